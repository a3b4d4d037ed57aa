/** An application in an archive has the specification that its folder has. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { tgz, zip } from "../packages/capture/tests/archives.ts";
import { asbuilt, material, SMALL } from "./cli.ts";

function specificationOf(path: string) {
  const { code, stdout } = asbuilt(["analyze", path, "--format", "json"]);
  expect(code).toBe(0);
  const { subject, ...rest } = JSON.parse(stdout);
  return { ...rest, digest: subject.digest };
}

test("zip and the .tgz of npm pack", async () => {
  const inside = Object.entries(SMALL).map(([path, content]) => ({ name: `package/${path}`, content }));
  const packed = material({ "app.zip": zip(inside), "app-1.0.0.tgz": await tgz(inside) });
  const whole = specificationOf(material(SMALL));
  for (const name of ["app.zip", "app-1.0.0.tgz"]) {
    expect(specificationOf(join(packed, name))).toEqual(whole);
  }
});
