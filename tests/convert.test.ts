/** `asbuilt convert` and `asbuilt verify` as a release pipeline uses them: on files, with exit codes. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asbuilt, folder, material, SMALL } from "./cli.ts";

test("convert writes each file in the format that its ending names, and analyze as well", () => {
  const [input, out] = [material(SMALL), folder()];
  const file = join(out, "app.json");
  asbuilt(["analyze", input, "--output", file]);
  const names = ["app.openapi.json", "app.cdx.json", "app.sarif", "app.csv"];
  const { code } = asbuilt(["convert", file, ...names.flatMap((name) => ["--output", join(out, name)])]);
  expect(code).toBe(0);
  const [openapi = "", bill = "", log = "", rows = ""] = names.map((name) => readFileSync(join(out, name), "utf8"));
  expect(JSON.parse(openapi).paths).toHaveProperty("/api/orders/{value}");
  expect(JSON.parse(bill).bomFormat).toBe("CycloneDX");
  expect(JSON.parse(log).version).toBe("2.1.0");
  expect(rows).toMatch(/^"Point","Id"/);
  expect(asbuilt(["analyze", input, "--format", "openapi"]).stdout).toBe(openapi);
  expect(asbuilt(["convert", file])).toMatchObject({ code: 2, stderr: expect.stringContaining("--format") });
});

test("verify ends with 0 where nothing is false, with 1 and a list where something is", () => {
  const [input, file] = [material(SMALL), join(folder(), "app.json")];
  asbuilt(["analyze", input, "--output", file]);
  expect(asbuilt(["verify", file, input])).toMatchObject({ code: 0, stdout: "Nothing of it is false.\n" });
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("/api/orders/", "/api/secrets/"));
  const { code, stdout } = asbuilt(["verify", file, input]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^wrong-quote {2}call:/m);
  expect(stdout).toMatch(/^no-premise {2}call:.*: secrets$/m);
});

test("verify --reproduce finds what only a new analysis can tell, and leaves it to the version that wrote it", () => {
  const [input, file] = [material(SMALL), join(folder(), "app.json")];
  asbuilt(["analyze", input, "--output", file]);
  expect(asbuilt(["verify", file, input, "--reproduce"])).toMatchObject({
    code: 0,
    stdout: "Nothing of it is false.\n",
  });
  const specification = JSON.parse(readFileSync(file, "utf8"));
  const [call] = specification.points.calls.statements;
  call.basis = "inferred";
  writeFileSync(file, JSON.stringify(specification));
  expect(asbuilt(["verify", file, input]).code).toBe(0);
  const { code, stdout } = asbuilt(["verify", file, input, "--reproduce"]);
  expect([code, stdout]).toEqual([1, expect.stringContaining(`not-reproduced  ${call.id} `)]);
  expect(stdout).toMatch(/: basis$/m);
  specification.tool.version = "0.0.9";
  writeFileSync(file, JSON.stringify(specification));
  const other = asbuilt(["verify", file, input, "--reproduce"]);
  expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining("0.0.9 wrote it") });
});
