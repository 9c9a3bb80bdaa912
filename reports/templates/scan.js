(() => {
  "use strict";
  const table = document.getElementById("file-table");
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const words = new Map(rows.map((row) => [row, [0, 1, 2].map((at) => row.cells[at].textContent).join(" ").toLowerCase()]));
  const filter = document.getElementById("filter");
  const onlyFound = document.getElementById("only-found");
  const onlyLost = document.getElementById("only-lost");
  const naturally = new Intl.Collator("en", { numeric: true }).compare;
  const help = document.getElementById("help");

  function apply() {
    const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const row of rows) {
      const seen =
        (!onlyFound.checked || "found" in row.dataset) &&
        (!onlyLost.checked || "lost" in row.dataset) &&
        wanted.every((word) => words.get(row).includes(word));
      row.hidden = !seen;
      shown += seen;
    }
    document.getElementById("shown").textContent = `${shown.toLocaleString("en")} of ${rows.length.toLocaleString("en")} shown`;
  }

  function sort(button) {
    const heading = button.closest("th");
    const own = heading.closest("table");
    const at = heading.cellIndex;
    const numeric = button.dataset.kind === "number";
    const before = heading.getAttribute("aria-sort");
    const descending = before ? before === "ascending" : numeric;
    for (const other of heading.parentNode.cells) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", descending ? "descending" : "ascending");
    const keyed = [...own.tBodies[0].rows].map((row, place) => {
      const text = row.cells[at].textContent;
      return { row, place, key: numeric ? Number(text) || 0 : text };
    });
    keyed.sort((one, other) => {
      const order = numeric ? one.key - other.key : naturally(one.key, other.key);
      return (descending ? -order : order) || one.place - other.place;
    });
    own.tBodies[0].append(...keyed.map((entry) => entry.row));
  }

  function step(direction) {
    const links = [...document.querySelectorAll("#findings tbody a, #file-table tbody a")].filter((link) => !link.closest("tr").hidden);
    const at = links.indexOf(document.activeElement);
    const next = at < 0 ? (direction > 0 ? 0 : links.length - 1) : at + direction;
    if (links[next]) {
      links[next].focus({ preventScroll: true });
      links[next].scrollIntoView({ block: "center" });
    }
  }

  function toggle(box) {
    box.checked = !box.checked;
    apply();
  }

  const keys = {
    j: () => step(1),
    k: () => step(-1),
    f: () => filter.focus(),
    e: () => toggle(onlyFound),
    l: () => toggle(onlyLost),
    u: () => document.querySelector('nav a[aria-keyshortcuts="u"]')?.click(),
    "?": () => help.showModal(),
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (event.target === filter) {
      if (event.key === "Escape") filter.blur();
      return;
    }
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  for (const button of document.querySelectorAll("th button")) button.addEventListener("click", () => sort(button));
  for (const button of document.querySelectorAll(".narrow")) {
    button.addEventListener("click", () => {
      filter.value = button.dataset.filter;
      apply();
      document.getElementById("files").scrollIntoView();
    });
  }
  document.querySelector(".toolbar").hidden = false;
  filter.addEventListener("input", apply);
  onlyFound.addEventListener("change", apply);
  onlyLost.addEventListener("change", apply);
  document.getElementById("help-button").addEventListener("click", () => help.showModal());
  apply();
})();
