// example: timers
export function watch(load, show) {
  // finds: constant value=30000 unit=ms
  const every = setInterval(() => load.refresh(), 30_000);
  // finds: constant value=5000 unit=ms
  setTimeout(() => show.hideNotice(), 5e3);
  return () => clearInterval(every);
}

// example: a time from settings
export const settings = {
  // finds: constant name=retryDelay value=400 unit=ms
  retryDelay: 400,
};

export function retry(run) {
  return new Promise((resolve) => {
    // finds: constant value=400 unit=ms
    setTimeout(() => resolve(run.again()), settings.retryDelay);
  });
}

// example: streams
export function stream(form, debounceTime, save) {
  // finds: constant value=250 unit=ms
  return form.valueChanges.pipe(debounceTime(250)).subscribe(save);
}

// example: a time of a stream that has no name
export function sampled(changes, debounceTime, save) {
  // finds nothing
  return changes.pipe(debounceTime(260)).subscribe(save);
}

// example: things that look alike
export function count(list, run) {
  // finds nothing
  setTimeout(() => run.paint(), 0);
  // finds nothing
  setTimeout(() => run.paint(), 16);
  // finds nothing
  return list.reduce((sum, one) => sum + one.price, 1000);
}

// example: what may be a time
// finds nothing
export const hostsOf = (server, cookies) => server.getHosts(cookies.host, false, 10000);

// example: a pause
const rest = (length) => new Promise((done) => setTimeout(done, length));
const twice = (length) => length * 2;
export async function goBack(router) {
  // finds: constant unit=ms value=500
  await rest(500);
  // finds nothing
  return router.back(twice(700));
}

// example: what is taken where nothing is kept, with its bounds
// finds nothing
export const rowsOf = (settings) => settings.getNumber("rows of a page", 50, 10, 20000);

// example: what the program's own functions are given for the time that they wait
export function limited(wait, run) {
  let timer = null;
  return (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...given), wait);
  };
}
export function seldom(least, run) {
  let last = 0;
  return (...given) => {
    const now = new Date().getTime();
    if (now - last < least) return undefined;
    last = now;
    return run(...given);
  };
}
export function Searching({ catalogue, view, useState }) {
  const [rows, show] = useState([]);
  // finds: constant value=350 unit=ms
  const search = limited(350, async (words) => show(await catalogue.search(words)));
  // finds: constant value=1500 unit=ms
  const scroll = seldom(1500, (event) => view.loadMore(event));
  // finds nothing
  const blink = limited(10, () => view.blink());
  return (
    <main onScroll={scroll} onPointerMove={blink}>
      <input aria-label="Find a letter" onChange={(event) => search(event.target.value)} />
      <p>{rows.length} letters are listed below.</p>
    </main>
  );
}

// example: a function that lodash limits, and a setting that is switched after a while
export function tidy(_, drawer) {
  // finds: constant value=450 unit=ms
  drawer.sortAll = _.debounce(drawer.sortAll, 450);
  // finds: constant value=300 unit=ms
  drawer.timer = setTimeout(() => drawer.loadLetters(true), 300);
  return drawer;
}

// example: the time since a moment
export function tapped(pad, run) {
  // finds: constant value=180 unit=ms
  if (Date.now() - pad.pressedAt < 180) run(pad);
}

// example: what is shown for longer than drawing takes
export function notice(box, wait) {
  // finds: constant value=5500 unit=ms
  setTimeout(() => box.remove(), wait ? 5500 : 5500);
}

// example: what is put off as long as something goes on
export function Search({ find }) {
  const timer = useRef();
  const typed = ({ target }) => {
    clearTimeout(timer.current);
    // finds: constant unit=ms value=270
    timer.current = setTimeout(() => find(target.value), 270);
  };
  return <input onChange={typed} />;
}

// example: times in the markup of templates
export const search = {
  // finds: constant value=275 unit=ms
  template: '<input ng-model="vm.q" ng-model-options="{ debounce: 275 }" ng-change="vm.search()">',
};
export const filter = {
  // finds: constant value=425 unit=ms
  markup: '<input x-model="q" @input.debounce.425ms="search">',
};
export const plain = {
  // finds nothing
  text: "Debounce what is typed, throttle what is drawn.",
};

// example: streams that repeat and that are tried again
import { retry, timer } from "rxjs";

export function news(load, show) {
  // finds: constant value=820 unit=ms
  const again = () => timer(820);
  // finds: constant name=count value=3
  const retried = retry({ count: 3, delay: again });
  // finds: constant value=41000 unit=ms
  const ticks = timer(0, 41e3);
  return ticks.pipe(retried).subscribe(() => load(show));
}

// example: a time from now on
export function offered(berth) {
  // finds: constant value=1850 unit=ms
  berth.heldUntil = Date.now() + 1850;
  return berth;
}
// finds: constant value=43200000 unit=ms
export const recent = (list) => list.since(new Date(Date.now() - 432e5).toISOString());

// example: what is kept after a while
export const kept = (draft) =>
  // finds: constant value=640 unit=ms
  // finds: constant value=logbook-draft
  setTimeout(() => localStorage.setItem("logbook-draft", JSON.stringify(draft)), 640);
