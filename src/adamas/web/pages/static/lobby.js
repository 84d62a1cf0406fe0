const list = document.getElementById("tables");
const answer = await fetch("/api/tables");
const { tables } = await answer.json();
list.replaceChildren(
  ...tables.map((table) => {
    const item = document.createElement("li");
    const names = table.seats.map((seat) => seat.name ?? "–").join(", ");
    item.textContent = `${table.game}: ${names} (${table.status})`;
    return item;
  }),
);
