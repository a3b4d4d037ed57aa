/** Steps through the list, table or tree on the page as its own keys do, from wherever the focus is. */

export function walk(key: "ArrowDown" | "ArrowUp"): void {
  const list = document.querySelector("#content :is([role='grid'], [role='listbox'], [data-walks])");
  list?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
