// The page of whoever looks after the house. Names and reasons are shown as text only.
let key = "";
const at = (id) => document.getElementById(id);

async function ask(path, body) {
  const answer = await fetch(path, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Error("The server cannot be reached.");
  });
  if (answer.status === 204) return null;
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

// A row of cells, and a button that does something, if there is something to do.
function row(cells, button) {
  const made = document.createElement("tr");
  for (const cell of cells) made.insertCell().append(cell);
  made.cells[0].className = "when";
  const last = made.insertCell();
  last.className = "act";
  if (button) last.append(button);
  return made;
}

function button(label, about, act, question) {
  const made = document.createElement("button");
  made.textContent = label;
  made.setAttribute("aria-label", `${label} ${about}`);
  made.addEventListener("click", async () => {
    if (question && !confirm(question)) return;
    made.disabled = true;
    if (await attempt(act)) await attempt(show);
    made.disabled = false;
  });
  return made;
}

function fill(id, rows) {
  const body = at(id);
  const columns = [...body.parentElement.tHead.rows[0].cells].map((cell) => cell.textContent);
  for (const each of rows) {
    [...each.cells].forEach((cell, place) => (cell.dataset.column = columns[place]));
  }
  body.replaceChildren(...rows);
  body.parentElement.hidden = rows.length === 0;
  at(`no-${id}`).hidden = rows.length > 0;
}

function time(seconds) {
  const format = { dateStyle: "medium", timeStyle: "short" };
  return new Date(seconds * 1000).toLocaleString(undefined, format);
}

function code(text) {
  const made = document.createElement("code");
  made.textContent = text;
  return made;
}

const set = (person, blocked) => () => ask("/api/admin/block", { person, blocked });

function blocking(person, name, blocked) {
  if (blocked) return button("Unblock", name, set(person, false));
  const question = `Block ${name}? Their seats become free, and they cannot come back.`;
  return button("Block", name, set(person, true), question);
}

function closing(table, game) {
  const question = `Close this table of ${game}? Its game ends for everybody.`;
  const act = () => ask("/api/admin/close", { table });
  return button("Close", `the table ${table}`, act, question);
}

async function show() {
  const house = await ask("/api/admin");
  const blocked = new Map(house.people.map((each) => [each.id, each.blocked]));
  at("door").hidden = true;
  at("house").hidden = at("buttons").hidden = false;
  at("figures").textContent =
    `Version ${house.version}. This process has ${house.sockets} open pages ` +
    `and ${house.rooms} tables in memory.`;
  fill(
    "reports",
    house.reports.map((each) =>
      row(
        [time(each.at), each.name, code(each.table), each.reason],
        each.person && blocking(each.person, each.name, blocked.get(each.person)),
      ),
    ),
  );
  fill(
    "tables",
    house.tables.map((each) =>
      row(
        [time(each.changed_at), each.game, code(each.id), each.status],
        ["open", "playing"].includes(each.status) && closing(each.id, each.game),
      ),
    ),
  );
  fill(
    "people",
    house.people.map((each) =>
      row(
        [time(each.created_at), each.name, code(each.id)],
        blocking(each.id, each.name, each.blocked),
      ),
    ),
  );
}

// Whether it worked; if not, the page says why.
async function attempt(act) {
  at("problem").textContent = "";
  try {
    await act();
    return true;
  } catch (error) {
    at("problem").textContent = error.message;
    return false;
  }
}

at("enter").addEventListener("submit", (event) => {
  event.preventDefault();
  key = at("key").value.trim();
  attempt(show);
});
at("again").addEventListener("click", () => attempt(show));
at("leave").addEventListener("click", () => location.reload());
