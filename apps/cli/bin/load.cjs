/** The step from `asbuilt.cjs` to modules, in a file of its own: the oldest Nodes cannot parse `import()`. */
"use strict";

import("./start.mjs");
