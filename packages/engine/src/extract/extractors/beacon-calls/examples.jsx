// example: a beacon when the page is left
const USAGE = "/usage";

export function watchPage(page) {
  addEventListener("pagehide", () => {
    // finds: call protocol=beacon method=POST url=/usage/pages body=page,seconds
    navigator.sendBeacon(`${USAGE}/pages`, JSON.stringify({ page, seconds: performance.now() / 1000 }));
  });
}

// example: a wrapper
const report = (path, data) => window.navigator.sendBeacon("/beacons" + path, new Blob([JSON.stringify(data)]));

// finds: call protocol=beacon method=POST url=/beacons/closed
export const closed = () => report("/closed", { at: Date.now() });

// example: a method of the same name
export function signal({ lighthouse }) {
  // finds nothing
  return lighthouse.sendBeacon("/harbour", "on");
}
