/** Describes screens: the route pattern, what guards it, what it calls and links to. */
import { plural } from "../format.ts";
import { guardWords } from "../guard-words.ts";
import { type Describer, fact, references, textFact } from "../line.ts";

export const screens: Describer<"screens"> = {
  line: ({ path, title, name, guards = [], calls = [], redirectsTo }) => ({
    title: path,
    mono: true,
    ...subtitle(title ?? name),
    ...(guards.length > 0 ? { flag: { text: "guarded", tone: "warn" } } : {}),
    chips: [
      ...(redirectsTo ? [`redirects to ${redirectsTo}`] : []),
      ...(calls.length > 0 ? [plural(calls.length, "call")] : []),
    ],
  }),
  facts: (screen, titleOf) => [
    ...textFact("Path", screen.path, true),
    ...textFact("Title", screen.title),
    ...textFact("Route name", screen.name, true),
    ...fact("Parent", references(screen.parent ? [screen.parent] : [], titleOf)),
    ...textFact("Redirects to", screen.redirectsTo, true),
    ...fact(
      "Guards",
      references(screen.guards, titleOf).map((guard) => ({ ...guard, text: guardWords(guard.text) })),
    ),
    ...fact("Calls", references(screen.calls, titleOf)),
    ...fact(
      "Texts",
      (screen.texts ?? []).map((text) => ({ text: `“${text}”` })),
    ),
    ...fact(
      "Links to",
      (screen.links ?? []).map((text) => ({ text, mono: true })),
    ),
    ...textFact("Chunk", screen.chunk, true),
    ...textFact("Entry", screen.entry),
  ],
  weight: ({ path, title, calls = [], redirectsTo }) =>
    (title ? 4 : 0) + Math.min(calls.length, 4) - (redirectsTo ? 4 : 0) - path.split("/").length / 2,
};

/** Where the code shows neither, the path alone names a screen: a text on it may be a button's or a warning's. */
const subtitle = (text: string | undefined): { readonly subtitle?: string } => (text ? { subtitle: text } : {});
