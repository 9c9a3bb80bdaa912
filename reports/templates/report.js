(() => {
  "use strict";
  const findings = [...document.querySelectorAll(".finding")];
  const toolbar = document.querySelector(".toolbar");
  const help = document.getElementById("help");
  const filter = document.getElementById("filter");
  const boxes = [...document.querySelectorAll("input[name=severity]")];
  const words = new Map(findings.map((one) => [one, one.textContent.toLowerCase()]));

  function apply() {
    const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const on = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    for (const one of findings) {
      const seen = on.has(one.dataset.severity) && wanted.every((word) => words.get(one).includes(word));
      one.hidden = !seen;
      shown += seen;
    }
    document.getElementById("shown").textContent = `${shown} of ${findings.length} shown`;
  }

  function show(finding) {
    finding.focus({ preventScroll: true });
    finding.scrollIntoView({ block: "start" });
  }

  function current() {
    return document.activeElement.closest(".finding");
  }

  function step(direction) {
    const seen = findings.filter((one) => !one.hidden);
    if (!seen.length) return;
    const at = seen.indexOf(current());
    const next = at < 0 ? (direction > 0 ? 0 : seen.length - 1) : at + direction;
    if (seen[next]) show(seen[next]);
  }

  function toggle(severity) {
    const box = boxes.find((one) => one.value === severity);
    box.checked = !box.checked;
    apply();
  }

  const keys = {
    j: () => step(1),
    k: () => step(-1),
    o: () => current()?.querySelector(".where a")?.click(),
    f: () => filter.focus(),
    e: () => toggle("error"),
    w: () => toggle("warning"),
    n: () => toggle("note"),
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    if (event.target === filter) {
      if (event.key === "Escape") filter.blur();
      return;
    }
    const up = document.querySelector('nav a[aria-keyshortcuts="u"]');
    const always = { "?": () => help.showModal(), u: up && (() => up.click()) };
    const action = always[event.key] || (toolbar && keys[event.key]);
    if (!action) return;
    event.preventDefault();
    action();
  });

  if (!toolbar) return;
  toolbar.hidden = false;
  filter.addEventListener("input", apply);
  for (const box of boxes) box.addEventListener("change", apply);
  document.getElementById("help-button").addEventListener("click", () => help.showModal());
  window.addEventListener("hashchange", () => {
    const target = document.getElementById(location.hash.slice(1));
    if (target?.matches(".finding")) { target.hidden = false; show(target); }
  });
  apply();
})();
