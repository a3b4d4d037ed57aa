/** An application that is packed for a browser, a desktop or a phone says what its folder says. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asar, crx, hermes, zip } from "../packages/capture/tests/archives.ts";
import { asbuilt, material, SMALL } from "./cli.ts";

const pointsOf = (path: string): unknown => {
  const { code, stdout } = asbuilt(["analyze", path, "--format", "json"]);
  expect(code).toBe(0);
  return JSON.parse(stdout).points;
};

const entries = (folder = "") => Object.entries(SMALL).map(([path, content]) => ({ name: folder + path, content }));
const ANDROID = [{ name: "AndroidManifest.xml" }, { name: "resources.arsc" }];

describe("asbuilt analyze", () => {
  test("reads extensions of browsers, archives of Electron, applications for phones", () => {
    const packed = material({
      "desk.crx": crx(entries()),
      "desk.xpi": zip(entries()),
      "desk.asar": asar(entries()),
      "desk.apk": zip([...ANDROID, ...entries("assets/public/")]),
      "desk.ipa": zip([{ name: "Payload/Desk.app/Info.plist" }, ...entries("Payload/Desk.app/www/")]),
    });
    const points = pointsOf(material(SMALL));
    for (const name of ["desk.crx", "desk.xpi", "desk.asar", "desk.apk", "desk.ipa"])
      expect({ name, points: pointsOf(join(packed, name)) }).toEqual({ name, points });
  });

  test("says of compiled code what it is, and reads what stands beside it", () => {
    const bundle = { name: "assets/index.android.bundle", content: hermes(96) };
    const packed = material({
      "hermes.apk": zip([...ANDROID, bundle]),
      "both.apk": zip([...ANDROID, bundle, ...entries("assets/public/")]),
      "native.apk": zip(ANDROID),
    });
    const compiled = asbuilt(["analyze", join(packed, "hermes.apk")]);
    expect({ code: compiled.code, stdout: compiled.stdout }).toEqual({ code: 2, stdout: "" });
    expect(compiled.stderr).toMatch(
      /compiled for Hermes.*: index\.android\.bundle, version 96\n.*react-native bundle/s,
    );
    const both = asbuilt(["analyze", join(packed, "both.apk"), "--format", "json"]);
    const { material: held, points } = JSON.parse(both.stdout);
    expect(held.failures).toEqual([
      {
        file: "index.android.bundle",
        code: "hermes-bytecode",
        error: "is compiled for Hermes, the engine of React Native, and holds no JavaScript (version 96)",
      },
    ]);
    expect(points.calls.statements).toHaveLength(2);
    expect(asbuilt(["analyze", join(packed, "native.apk")]).stderr).toMatch(/without pages and without a bundle/);
  });

  test("refuses what is hostile", () => {
    const packed = material({
      "up.crx": crx([...entries(), { name: "../../up.js" }]),
      "up.asar": asar([...entries(), { name: "../up.js" }]),
      "up.ipa": zip([{ name: "Payload/A.app/Info.plist" }, { name: "Payload/A.app/../../up.js" }]),
    });
    for (const name of ["up.crx", "up.asar", "up.ipa"]) {
      const { code, stdout, stderr } = asbuilt(["analyze", join(packed, name)]);
      expect({ name, code, stdout }).toEqual({ name, code: 2, stdout: "" });
      expect(stderr).toMatch(/leads out of it/);
    }
  });
});
