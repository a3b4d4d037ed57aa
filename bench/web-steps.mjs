/**
 * What is measured in a page: when its first view stands and can be used, how long the browser takes from an input to the
 * next frame that shows it (the browser's own Event Timing, in steps of 8 ms), and how evenly a long text scrolls.
 */

const VIEWPORT = { width: 1280, height: 860 };
/** Milliseconds until a page has done what it does by and by. */
const SETTLED = 2000;

/** A page with an empty cache. */
async function fresh(browser, address) {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "commit" });
  return { page, close: () => context.close() };
}

/** Runs in the page before its scripts: keeps what the browser tells of inputs and paints. */
function watch() {
  const held = { inputs: [], largest: 0 };
  window.benchmark = held;
  const observe = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe("event", ({ interactionId, duration, name }) => interactionId && held.inputs.push({ name, duration }), {
    durationThreshold: 16,
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    held.largest = startTime;
  });
}

/** React marks the elements that it has taken over; gives the time when they were. */
const takenOver = (page) =>
  page.waitForFunction(() => {
    const card = document.querySelector("article h3 a");
    return card && Object.keys(card).some((key) => key.startsWith("__react")) ? performance.now() : false;
  });

/** Milliseconds since the navigation began; `usable`: the page is taken over and its links answer. */
export async function measureFirstView(browser, address) {
  const { page, close } = await fresh(browser, address);
  await page.getByText("As-built specification").waitFor();
  const usable = await takenOver(page);
  const figures = await page.evaluate(() => ({
    firstByte: performance.getEntriesByType("navigation")[0].responseStart,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    largestPaint: window.benchmark.largest,
  }));
  const all = { ...figures, usable: await usable.jsonValue() };
  await close();
  return all;
}

/** The slowest input of each step. */
export async function measureInteractions(browser, address) {
  const { page, close } = await fresh(browser, address);
  await page.waitForLoadState("networkidle");
  // As somebody who has looked at the page before doing anything.
  await page.waitForTimeout(SETTLED);
  const nav = page.getByRole("navigation", { name: "The nine points" });
  const steps = {
    openPoint: async () => {
      await nav.getByRole("link", { name: "API calls" }).click();
      await page.getByRole("row").nth(3).waitFor();
    },
    filter: () => page.getByRole("searchbox").pressSequentially("user", { delay: 30 }),
    sort: () => page.getByRole("columnheader", { name: "Address" }).click(),
    select: async () => {
      // Rows that can be selected; those of groups cannot.
      await page.locator("[role=row][aria-selected]").nth(2).click();
      await page.locator("mark").first().waitFor();
    },
    nextRow: () => page.keyboard.press("ArrowDown"),
    openLongList: async () => {
      await nav.getByRole("link", { name: "Error messages" }).click();
      await page.getByRole("option").nth(3).waitFor();
    },
    searchEverywhere: async () => {
      await page.keyboard.press("Control+k");
      await page.getByRole("textbox", { name: "Search everywhere" }).pressSequentially("user", { delay: 30 });
    },
  };
  const slowest = {};
  for (const [name, act] of Object.entries(steps)) slowest[name] = await slowestInput(page, act);
  await close();
  return slowest;
}

async function slowestInput(page, act) {
  await page.evaluate(() => {
    window.benchmark.inputs = [];
  });
  await act();
  // The browser tells of an input some frames after it.
  await page.waitForTimeout(400);
  return page.evaluate(() => Math.max(8, ...window.benchmark.inputs.map(({ duration }) => duration)));
}

/**
 * What says the same on a machine that does much else: the memory of the scripts in kilobytes after a collection, and the
 * milliseconds that the page's own thread works to open the list of errors.
 */
export async function measureThread(browser, address) {
  const { page, close } = await fresh(browser, address);
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const metric = async (wanted) => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === wanted).value;
  };
  const heap = async () => {
    await page.waitForTimeout(SETTLED);
    await session.send("HeapProfiler.collectGarbage");
    return (await metric("JSHeapUsedSize")) / 1000;
  };
  const nav = page.getByRole("navigation", { name: "The nine points" });
  const heapOverview = await heap();
  await nav.getByRole("link", { name: "API calls" }).click();
  await page.getByRole("row").nth(3).waitFor();
  const heapCalls = await heap();
  const before = await metric("TaskDuration");
  await nav.getByRole("link", { name: "Error messages" }).evaluate((link) => link.click());
  await page.waitForTimeout(SETTLED);
  const openErrors = ((await metric("TaskDuration")) - before) * 1000;
  await close();
  return { heapOverview, heapCalls, openErrors };
}

/** From the address to the first lines, then a scroll through the text: the median and the slowest frame. */
export async function measureLongLine(browser, address) {
  const { page, close } = await fresh(browser, address.replace(/\/file\/.*$/, ""));
  await page.waitForLoadState("networkidle");
  // Before that nobody listens to the history.
  await takenOver(page);
  const opened = await openInPage(page, new URL(address).pathname);
  await page.getByLabel(/^Text of/).hover();
  const frames = await framesWhile(page, async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(16);
    }
  });
  await close();
  return { opened, frame: frames.median, slowestFrame: frames.slowest };
}

/** Goes to a page of the application, as a step in the history does; gives the milliseconds until its text stands. */
function openInPage(page, path) {
  return page.evaluate(async (to) => {
    const start = performance.now();
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
    while (!document.querySelector('section[aria-label^="Text of"] span')) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, path);
}

async function framesWhile(page, act) {
  await page.evaluate(() => {
    const frames = [];
    let last = performance.now();
    const next = (now) => {
      frames.push(now - last);
      last = now;
      if (window.benchmark.frames) requestAnimationFrame(next);
    };
    window.benchmark.frames = frames;
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(() => {
    const frames = window.benchmark.frames.slice(1).sort((a, b) => a - b);
    window.benchmark.frames = undefined;
    return { median: frames[frames.length >> 1], slowest: frames.at(-1) };
  });
}
