/** `node ahead.ts`: bundles the examples before a test asks for them. */
import { ready } from "../bundles.ts";

await ready();
