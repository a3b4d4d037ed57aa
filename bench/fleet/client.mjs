/** What a client does with a server that may be away for a moment: it asks again. */

const PAUSE_MS = 200;
const PATIENCE_MS = 300_000;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @returns {Promise<Response>} the first answer that is none of 429 and 5xx */
async function patiently(url, init = {}) {
  const begun = performance.now();
  for (;;) {
    const answer = await fetch(url, init()).catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    await answer?.body?.cancel();
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`${url} gave no answer in time`);
    await pause(PAUSE_MS);
  }
}

/** @returns {Promise<unknown>} */
async function ask(url, path, init = () => ({})) {
  const answer = await patiently(`${url}${path}`, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  return JSON.parse(body);
}

export const ready = (url) => patiently(`${url}/readyz`, () => ({})).then((answer) => answer.body?.cancel());

/**
 * @param {string} url of the server
 * @param {Record<string, string | Uint8Array>} files by path
 * @returns {Promise<string>} the id of the analysis; a request that was cut off may have made another one
 */
export async function upload(url, files) {
  const { analysis } = await ask(url, "/api/v1/uploads", () => {
    const body = new FormData();
    for (const [path, content] of Object.entries(files)) body.append("files", new File([content], path));
    return { method: "POST", body };
  });
  return analysis.id;
}
