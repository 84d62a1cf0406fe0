// The page of whoever looks after the house. Names and reasons are shown as text only.
let key = "";
const at = (id) => document.getElementById(id);

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (answer.status === 204) return null;
  const found = await answer.json();
  if (!answer.ok) throw new Error(`${found.message} ${found.todo}`);
  return found;
}

function row(cells, label, act) {
  const made = document.createElement("tr");
  for (const cell of cells) made.insertCell().textContent = cell;
  const last = made.insertCell();
  if (label) {
    const button = document.createElement("button");
    button.textContent = label;
    button.addEventListener("click", () => attempt(act).then(() => attempt(show)));
    last.append(button);
  }
  return made;
}

const time = (seconds) => new Date(seconds * 1000).toLocaleString();
const blocking = (person, blocked) => () => ask("/api/admin/block", { person, blocked });

async function show() {
  const house = await ask("/api/admin");
  at("enter").hidden = true;
  at("house").hidden = false;
  at("figures").textContent =
    `Version ${house.version}, ${house.sockets} sockets, ${house.rooms} live tables`;
  at("reports").replaceChildren(
    ...house.reports.map((each) =>
      row(
        [time(each.at), each.name, each.table, each.reason],
        each.person && "Block",
        blocking(each.person, true),
      ),
    ),
  );
  at("tables").replaceChildren(
    ...house.tables.map((each) =>
      row(
        [time(each.changed_at), each.game, each.id, each.status],
        ["open", "playing"].includes(each.status) && "Close",
        () => ask("/api/admin/close", { table: each.id }),
      ),
    ),
  );
  at("people").replaceChildren(
    ...house.people.map((each) =>
      row(
        [time(each.created_at), each.name, each.id],
        each.blocked ? "Unblock" : "Block",
        blocking(each.id, !each.blocked),
      ),
    ),
  );
}

async function attempt(act) {
  at("problem").textContent = "";
  try {
    await act();
  } catch (error) {
    at("problem").textContent = error.message;
  }
}

at("enter").addEventListener("submit", (event) => {
  event.preventDefault();
  key = at("key").value;
  attempt(show);
});
