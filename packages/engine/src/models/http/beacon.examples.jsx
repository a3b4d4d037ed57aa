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

// finds: call protocol=beacon method=POST url=/beacons/closed body=at
export const closed = () => report("/closed", { at: Date.now() });

// example: parameters
export const leftTheQuay = (berth) =>
  // finds: call protocol=beacon method=POST url=/beacons/quay body=event,berth
  navigator.sendBeacon("/beacons/quay", new URLSearchParams({ event: "leave", berth }));

// example: a method of the same name
export function signal({ lighthouse }) {
  // finds nothing
  return lighthouse.sendBeacon("/harbour", "on");
}

// example: what a component of options keeps
const leave = (visit) => navigator.sendBeacon("/visits", JSON.stringify(visit));

export const Visit = {
  data() {
    return { visit: { page: "", from: "", seconds: 1 }, busy: false };
  },
  methods: {
    packed() {
      return { ...this.visit, guest: this.guest };
    },
    leave() {
      this.busy = true;
      // finds: call protocol=beacon method=POST url=/visits body=page,from,seconds,guest
      return leave(this.packed());
    },
  },
};
