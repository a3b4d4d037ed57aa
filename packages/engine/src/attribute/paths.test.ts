import { type FileId, fileId } from "@as-built/spec";
import { describe, expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { hoistedPath, isHoistedCommonJs } from "./module-form.ts";
import { isOfVendors, sourcePath, sourcePaths, vendorFiles, withEntries } from "./paths.ts";

const parse = oxcParser();

function first(code: string) {
  const [node] = parse("x.js", code).program.body;
  if (!node) throw new Error("no statement");
  return node;
}

describe("paths of sources", () => {
  it.each([
    ["./node_modules/@scope/name/dist/a.js", { side: "package", name: "@scope/name" }],
    ["node_modules/.pnpm/name@1.2.3/node_modules/name/a.js", { side: "package", name: "name", version: "1.2.3" }],
    [
      "[project]/node_modules/.pnpm/@a+b@4.0.1_react@18.2.0/node_modules/@a/b/index.js",
      { side: "package", name: "@a/b", version: "4.0.1" },
    ],
    ["./src/orders.ts", { side: "product" }],
    ["webpack/runtime/x.js", undefined],
  ])("%s", (path, expected) => expect(sourcePath(path)).toEqual(expected));

  it.each([
    ["js/chunk-vendors.579356dd.js", true],
    ["js/chunk-vendors.js", true],
    ["vendors~main.0a1b2c.chunk.js", true],
    ["js/vendors-node_modules_lodash_lodash_js.js", true],
    ["js/chunk-common.579356dd.js", false],
    ["assets/vendors-Bx12.js", false],
    ["js/chunk-vendors-list/app.js", false],
  ])("a chunk of vendors: %s", (path, expected) => expect(isOfVendors({ file: fileId(path) })).toBe(expected));

  it("chunks called by vendors hold what uses nothing of the product's", () => {
    const files = ["vendor_a.js", "runtime.js", "vendors-Bx12.js", "index.js", "vendor_a.js", "vendorList.js"].map(
      fileId,
    );
    const uses = [[1, 4], [], [3], [0, 2], [], []];
    const units = files.map((file, at) => ({ file, uses: uses[at] ?? [] }));
    expect([...vendorFiles(units, (at) => at === 1, new Map())]).toEqual(["vendor_a.js"]);
  });

  it("chunks that the entry of a Create React App waits for hold packages, if they use nothing of the product's", () => {
    const named = ["main.35ae02cb", "2.2f67f9ba", "3.ff397d81", "4.0a1b2c3d"].map((name) =>
      fileId(`static/js/${name}.chunk.js`),
    );
    const ends = ["}},[[289,1,2,4]]]);", "}]]);", "}]]);", "}]]);"];
    const texts = new Map(
      named.map((file, at) => [file, `(this.webpackJsonp=this.webpackJsonp||[]).push([[0],{${ends[at]}`]),
    );
    const units = named.map((file, at) => ({ file, uses: at === 3 ? [0] : [] }));
    expect([...vendorFiles(units, () => false, texts)]).toEqual(["static/js/2.2f67f9ba.chunk.js"]);
  });

  it("are the product's in the file of an entry beside Vue CLI's chunk of packages", () => {
    const [app, later, vendors] = ["js/app.d401.js", "js/537.df56.js", "js/chunk-vendors.6cc4.js"].map(fileId);
    const unitsOf = (...files: readonly (FileId | undefined)[]) =>
      files.map((file = fileId("")) => ({ file, ...(file === app && { runtimeOf: "webpack" }) }));
    const own = { file: app ?? fileId("") };
    const units = [...unitsOf(app, later, vendors), own, own];
    const product = { side: "product" };
    const untold = units.map(() => undefined);
    // what is recognised there is known already
    expect(withEntries(untold, units, (at) => at === 4)).toEqual([undefined, undefined, undefined, product, undefined]);
    expect(withEntries(untold, [...unitsOf(app, later), own, own, own], () => false)).toEqual(untold);
  });

  it("are no names in the prose of a package", () => {
    const file = fileId("app.js");
    const lines = ["// Node.js", "// Parser.js", "// Node.js 0.10 has none", "// Parser.js", "// src/of a.js"];
    const { program, comments } = parse(file, lines.map((line, at) => `f(${at});${line}`).join("\n"));
    const units = program.body.map((node, at) => {
      const { start, end } = node;
      return { file, start, end, node, module: at, uses: [], loads: [], entry: false };
    });
    expect(sourcePaths(units, new Map([[file, comments]])).every((path) => path === undefined)).toBe(true);
  });

  it.each(["\n", "!*** ./a.ts ***!\n"])("stand above modules of webpack's development builds", (more) => {
    const file = fileId("main.js");
    const headers = [
      "./src/a.ts",
      "./node_modules/@scope/name/b.mjs",
      "./node_modules/vue-loader/lib??options!./src/A.vue?type=script",
      "./node_modules/c/index.js + 3 modules",
      "(webpack)/buildin/global.js",
      'external "React"',
    ];
    const code = headers
      .map(
        (name, at) =>
          `/*!${"*".repeat(20)}!*\\\n  !*** ${name} ***!\n  \\${"*".repeat(20)}/\nf(${at});/*!${more}*/g(${at});`,
      )
      .join("\n");
    const { program, comments } = parse(file, code);
    const units = program.body.map((node, at) => {
      const { start, end } = node;
      return { file, start, end, node, module: at, uses: [], loads: [], entry: false };
    });
    const product = { side: "product" };
    const expected = [product, { side: "package", name: "@scope/name" }, product, { side: "package", name: "c" }];
    const found = sourcePaths(units, new Map([[file, comments]]));
    expect(found.filter((_, at) => at % 2 === 0)).toEqual([...expected, undefined, undefined]);
    expect(found.filter((_, at) => at % 2 === 1)).toEqual([...expected, undefined, undefined]);
  });

  it("of a bundler count before those that came with a package", () => {
    const file = fileId("app.js");
    const code = [
      "a();// ./lib/a.js",
      "b();// ../../node_modules/kit/dist/kit.mjs",
      "c();// src/query.ts",
      "d();// ./lib/d.js",
      "e();",
    ].join("\n");
    const { program, comments } = parse(file, code);
    const units = program.body.map(({ start, end }, at) => {
      const [node] = program.body;
      if (!node) throw new Error("no statement");
      return { file, start, end, node, module: at, uses: [], loads: [], entry: false };
    });
    const kit = { side: "package", name: "kit" };
    const product = { side: "product" };
    expect(sourcePaths(units, new Map([[file, comments]]))).toEqual([undefined, product, kit, kit, product]);
  });

  it("stand in esbuild's wrappers", () => {
    expect(hoistedPath(first('var a=b({"node_modules/c/d.js"(e,t){t.exports=1}});'))).toBe("node_modules/c/d.js");
    expect(hoistedPath(first("var a=b({c:1});"))).toBeUndefined();
  });
});

describe("CommonJS in scope-hoisted scripts", () => {
  it.each([
    ["var a=o(((e,t)=>{t.exports=function(){return e}}));", true],
    ["var a=i(o((e=>{e.run=()=>1})));", true],
    ["var a=o(((e,t)=>{t.exports={title:`Orders`}}));", false],
    ["var a=memo(((e,t)=>{return t.run(()=>e)}));", false],
    ["var a=t((()=>{b=class{}}));", false],
  ])("%s", (code, expected) => expect(isHoistedCommonJs(first(code), code)).toBe(expected));
});
