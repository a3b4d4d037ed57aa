/**
 * The page that the server draws is there before its application: files that are dropped in between are kept, and dropped
 * again where they were as soon as a drop zone listens; the browser would open them in place of the page. Runs as it is.
 */
(() => {
  const drags = new AbortController();
  let again = () => undefined;
  const stay = (event) => event.preventDefault();
  // What a drop carries can be read as long as it is told, and no longer.
  const held = (item) => {
    const [file, entry] = [item.getAsFile(), item.webkitGetAsEntry()];
    return { kind: item.kind, type: item.type, getAsFile: () => file, webkitGetAsEntry: () => entry };
  };
  const keep = (event) => {
    stay(event);
    const { target, dataTransfer } = event;
    const [files, items, types] = [[...dataTransfer.files], [...dataTransfer.items].map(held), [...dataTransfer.types]];
    again = () => {
      const drop = new Event("drop", { bubbles: true, cancelable: true });
      target.dispatchEvent(Object.assign(drop, { dataTransfer: { files, items, types } }));
    };
  };
  const { signal } = drags;
  document.addEventListener("dragover", stay, { signal });
  document.addEventListener("drop", keep, { signal });
  document.addEventListener("as-built:listens", () => {
    drags.abort();
    again();
    again = () => undefined;
  });
})();
