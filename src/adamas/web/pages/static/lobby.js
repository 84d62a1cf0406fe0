// The front page: which tables are open. Names are shown as text only.
const EVERY = 10_000;
const STATUS = { open: "waits for players", playing: "is being played", over: "is over", closed: "was closed" };
const at = (id) => document.getElementById(id);

async function ask(path) {
  const answer = await fetch(path).catch(() => {
    throw new Error("The server cannot be reached.");
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

function item(table) {
  const made = document.createElement("li");
  const title = document.createElement("b");
  title.textContent = table.game[0].toUpperCase() + table.game.slice(1);
  const names = table.seats.map((seat) => seat.name).filter(Boolean);
  const free = table.seats.length - names.length;
  const seats = free === 0 ? "" : free === 1 ? "; 1 seat is free" : `; ${free} seats are free`;
  const who = names.length ? `: ${names.join(", ")}` : "";
  made.append(title, ` ${STATUS[table.status]}${who}${seats}`);
  return made;
}

async function show() {
  try {
    const { tables } = await ask("/api/tables");
    at("tables").replaceChildren(...tables.map(item));
    at("state").textContent = tables.length ? "" : "There is no open table at the moment.";
  } catch (error) {
    at("tables").replaceChildren();
    at("state").textContent = error.message;
  }
  at("state").hidden = !at("state").textContent;
}

async function showInvitation(id) {
  at("invited").hidden = false;
  try {
    at("table").replaceChildren(item(await ask(`/api/tables/${encodeURIComponent(id)}`)));
  } catch (error) {
    const made = document.createElement("li");
    made.textContent = error.message;
    at("table").replaceChildren(made);
  }
}

const [, place, id] = location.pathname.split("/");

async function look() {
  await show();
  if (place === "t" && id) await showInvitation(decodeURIComponent(id));
}

look();
setInterval(() => document.visibilityState === "visible" && look(), EVERY);
