import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import type { Artifact } from "./artifact.ts";
import { namedPages, samePage } from "./named-pages.ts";
import { oxcParser } from "./parse/oxc.ts";

const artifact = (id: string, kind: Artifact["kind"], text: string): Artifact => ({
  id: fileId(id),
  kind,
  text,
  bytes: text.length,
  sha256: id,
});

const ROUTES =
  'import{createBrowserRouter as r}from"react-router-dom";r([{path:"/",element:a},{path:"/orders",element:b},{path:"/orders/:id",element:c},{path:"*",element:d}]);';

const pagesOf = (html: string, isSignedIn = false): readonly string[] =>
  namedPages(
    {
      input: "",
      digest: "",
      artifacts: [artifact("index.html", "html", html), artifact("main.js", "script", ROUTES)],
      failures: [],
    },
    { parser: oxcParser(), isSignedIn },
  );

test("screens without a hole are pages, where a server writes pages", () => {
  expect(pagesOf("<!doctype html><h1>Orders</h1><script src=main.js></script>")).toEqual(["/", "/orders"]);
});

test("of a screen with a hole, the first page that another links to; none with somebody's cookies", () => {
  const page = `<!doctype html><h1>Orders</h1><a href="/orders/8?tab=1#top">8</a><a href="/orders/17">17</a><a href="/orders/17/lines">Lines</a>
    <a href="//other.example/orders/1">Other</a><a href="https://desk.example/orders/2">2</a><a href="/orders">All</a><script src=main.js></script>`;
  expect(pagesOf(page)).toEqual(["/", "/orders", "/orders/17"]);
  expect(pagesOf(page, true)).toEqual(["/", "/orders"]);
});

test("a shell that scripts fill has no others", () => {
  const shell =
    "<!doctype html><title>Desk</title><style>a{}</style><noscript>Needs scripts</noscript><div id=root></div>";
  expect(pagesOf(`${shell}<script src=main.js>f()</script><template>later</template>`)).toEqual([]);
});

test("pages are the same by what they show and load", () => {
  const page = '<!doctype html><title>A</title><script nonce="1" src="/a.js"></script><p class=x>Words</p>';
  expect(samePage(page.replace('nonce="1"', 'nonce="2"').replace("class=x", ""))).toBe(samePage(page));
  for (const [from, to] of [
    ["Words", "Other"],
    ["/a.js", "/b.js"],
    [">A<", ">B<"],
  ] as const)
    expect(samePage(page.replace(from, to))).not.toBe(samePage(page));
});
