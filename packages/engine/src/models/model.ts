/**
 * Library knowledge as data. A model is a `.d.ts` with effects: the package, what it exports, its types, and of each
 * signature what a call of it does. The effects are a closed set; parameters have names, and effects refer to them by
 * paths. `signatures.ts` reads the texts, `interpret.ts` finds what a value or a call site is by a model.
 */

import type { ValidationRule } from "@as-built/spec";

/** The form in which a client gives an answer. */
export type AnswerForm =
  /** `Response` of the fetch standard: ky, wretch. */
  | "fetch"
  /** `{ data, status }` (axios). */
  | "axios"
  /** `{ body, status }` (superagent; Angular's HttpClient with `observe: "response"`). */
  | "body"
  /** `XMLHttpRequest`; jQuery's `jqXHR`. */
  | "xhr"
  /** An `XMLHttpRequest` that parses: `responseType = "json"`. */
  | "json-xhr"
  /** The `MessageEvent` of a stream of events. */
  | "message"
  /** A connection over which such events come: `WebSocket`, `EventSource`. */
  | "socket"
  /** A connection that gives the messages themselves. */
  | "messages"
  /** The data itself: Angular's HttpClient, jQuery, ofetch. */
  | "plain"
  /** Not known. */
  | "unknown";

/** What most clients give; of one that gives something else, nothing is read there. */
export const USUAL_ANSWER = "axios" satisfies AnswerForm;

/**
 * Where a part of a request stands: `"config.params"`. Several, the first that is there: `"config.method ?? config.type"`, at
 * the end also a fixed text: `"config.method ?? 'GET'"`; `"0"` is a number. `"$name"` is the verb that the name of the method begins with,
 * `"$method"` that name itself; `"$path"` are the names that lead there from a client that is nothing but a proxy of them,
 * `client.rooms.lend()` is "rooms.lend", `"$route"` the same as "/rooms/lend", `"$parent"` without the last one. `"this.config"` a property of what it is called on. `"url()"` is what a function there gives, or the value. `"{ [name]: value }"` is an object with one entry.
 */
export type Path = string;

/** The parts of a request that a client knows or a call names. */
export const PARTS = [
  "url",
  "base",
  "method",
  "body",
  "data",
  "query",
  "headers",
  "observe",
  "parse",
  "entries",
  "statuses",
  "words",
] as const;
export type Part = (typeof PARTS)[number];

/**
 * `data` is sent in the address where the method has no body, else as the body; `observe` is Angular's; `parse` says that
 * the answer is no JSON; `entries` are those of an object that is built step by step, `new HttpParams().set("page", 1)`;
 * `statuses` is an object that has what it tells of status codes under them, `words` one that has texts under their keys.
 */
export type Parts = { readonly [P in Part]?: Path };

/** A request is sent. What was known of the client, base and headers say, holds for it. */
export interface HttpEffect extends Parts {
  readonly effect: "http";
  readonly protocol?: "beacon" | "sse";
  readonly answer?: AnswerForm;
  /** The type of what the call gives, whose methods may add to the request. */
  readonly gives?: string;
  /** The name of the procedure that the request asks for. */
  readonly operation?: Path;
}

/** The call gives a value of a type of the model, which keeps these parts and those of what it is called on. */
export interface GivesEffect extends Parts {
  readonly effect: "gives";
  readonly type: string;
  /** Functions that the other side calls by their names. */
  readonly answers?: Path;
}

/** A connection is opened. */
export interface OpensEffect {
  readonly effect: "opens";
  readonly protocol: "websocket" | "sse";
  readonly url: Path;
  readonly type: string;
  /** Where nothing is said, `socket`. */
  readonly answer?: "socket" | "messages";
}

/** A message goes over a connection, with its name beside it; `other`: over whatever carries the protocol. */
export interface EventEffect {
  readonly effect: "event";
  readonly protocol: "websocket" | "sse" | "other";
  readonly direction: "sent" | "received";
  readonly name: Path;
  readonly body?: Path;
  /** Names of the connection's own events, in words. */
  readonly except?: string;
}

/** A message goes over a connection and holds its name: `socket.send(JSON.stringify({ type: "join", room }))`. */
export interface MessageEffect {
  readonly effect: "message";
  readonly protocol: "websocket";
  readonly data: Path;
}

/** What a function makes of each answer is what the client gives from then on: `interceptors.response.use(onData)`. */
export interface RewritesEffect {
  readonly effect: "rewrites";
  readonly by: Path;
}

/** Something is kept in the browser under a key, or read from there. */
export interface KeepsEffect {
  readonly effect: "keeps";
  readonly key: Path;
  /** What is kept, or what is taken while nothing is. */
  readonly value?: Path;
}

/** Words come up for people: a notice, a toast, a dialog. */
export interface TellsEffect {
  readonly effect: "tells";
  readonly text: Path;
  /** More words, below the first ones. */
  readonly detail?: Path;
  /**
   * How they are meant: "'error'", "$method", "options.type". Where nothing stands there, the words tell; "'interrupts'": and
   * so does a test that leads there, since nobody can go on before the dialog is answered.
   */
  readonly as?: Path;
  /** What may be the key of the words, in a catalogue that is loaded later. */
  readonly key?: Path;
}

/** The call gives the words of a key in the user's language. */
export interface TranslatesEffect {
  readonly effect: "translates";
  readonly key: Path;
  /** The words in the language of the source, where the call carries them. */
  readonly text?: Path;
}

/**
 * A method of a schema asks something of what it describes: of the type `Schema` as a step of a chain, `z.string().min(3)`; of
 * the type `Action` as a function in a pipe, by the kind that it says of itself, `v.pipe(v.string(), v.minLength(3))`; of the
 * type `Ensured` behind the name of a field, `rules.ensure("band").required()`; of the type `Named` by a name in a text;
 * of the type `Config` where it says what is set up.
 */
export interface RuleEffect {
  readonly effect: "rule";
  readonly rule: RuleName;
  /** The bound, the pattern, the list; or what is fixed: `"'integer'"`, `"0"`. */
  readonly value?: Path;
  /** What it asks where the schema is of a text or a list. */
  readonly ofTexts?: RuleName;
}
export type RuleType = "Action" | "Ensured" | "Named" | "Config";
export type RuleName = ValidationRule["rule"];

export type Effect =
  | KeepsEffect
  | RuleEffect
  | TellsEffect
  | TranslatesEffect
  | HttpEffect
  | GivesEffect
  | OpensEffect
  | EventEffect
  | MessageEffect
  | RewritesEffect;

/**
 * Effects by signature: `"get|delete(url: string, config?)"`, `"(config: object) | request(config)"`, `"new (url)"`; without
 * parameters a property, `"volatile"`, and `"*"` whatever else is called or read. The first that fits holds. A parameter may
 * say what it takes: `string` (no object or function), `text` (surely a text), `object`, `function`, `window`, `address` (no text without a slash), `rooted` (no text that begins with neither a
 * slash nor a scheme, or a function that gives one), `hash` (a key that a compiler adds: `$` and ten letters), `handed` (what the function around the call is given), an object with one of
 * the keys `{baseURL|headers}`, with one of each group `{url & body|data}`, and with no others than these and more `{url & body|data; headers|mode}`, or a value of a type of the model, whose parts hold for the call.
 */
export type TypeModel = Readonly<Record<string, Effect>>;

/** By what a value of a type is known where nothing says whose code it is. */
export interface Sign {
  readonly type: string;
  /** Methods that its class has, in words. */
  readonly methods?: string;
  /** A module, by its published name, of which its class is a part or an heir. */
  readonly inherits?: string;
  /** Whether it is a function that gives what it is called with to a function of the package, and does nothing else. */
  readonly forwards?: true;
  /** The name under which a framework or a caller hands it in, where it is called by itself: `({ fetch }) => fetch("/users")`. */
  readonly handedInAs?: string;
  /** Methods that nothing else has, in words: what they are called on is of the type. */
  readonly telling?: string;
  /** Methods of `this`, `()` and `new`, in words: what is called so is of the type where the signature asks for keys that it is given. */
  readonly given?: string;
  /** Properties under which a framework's components hold it, in words: `this.$toast`. */
  readonly heldAs?: string;
}

export interface Model {
  /** The package, or all that have this interface; none for what the browser provides. */
  readonly package?: string | readonly string[];
  /** Major versions with this interface: "0 - 1". */
  readonly versions: string;
  /** Types of what is exported, by name; `default` also where a bundle has lost the name, `*` for whatever is exported. */
  readonly exports?: Readonly<Record<string, string>>;
  /** Types of globals: `{ "navigator": "Navigator" }`. */
  readonly globals?: Readonly<Record<string, string>>;
  readonly signs?: readonly Sign[];
  /** The method by which interceptors copy a request, with another address: `request.clone({ url })`. */
  readonly copies?: string;
  readonly types: Readonly<Record<string, TypeModel>>;
}

export const http = (parts: Omit<HttpEffect, "effect">): HttpEffect => ({ effect: "http", ...parts });
export const gives = (type: string, parts: Omit<GivesEffect, "effect" | "type"> = {}): GivesEffect => ({
  effect: "gives",
  type,
  ...parts,
});
export const opens = (
  protocol: OpensEffect["protocol"],
  type: string,
  url: Path,
  answer?: OpensEffect["answer"],
): OpensEffect => ({
  effect: "opens",
  ...(answer && { answer }),
  protocol,
  type,
  url,
});
export const sends = (protocol: EventEffect["protocol"], name: Path, body?: Path): EventEffect => ({
  effect: "event",
  direction: "sent",
  protocol,
  name,
  ...(body !== undefined && { body }),
});
export const receives = (protocol: EventEffect["protocol"], name: Path, except?: string): EventEffect => ({
  effect: "event",
  direction: "received",
  protocol,
  name,
  ...(except !== undefined && { except }),
});
export const message = (data: Path): MessageEffect => ({ effect: "message", protocol: "websocket", data });
export const rewrites = (by: Path): RewritesEffect => ({ effect: "rewrites", by });
export const keeps = (key: Path, value?: Path): KeepsEffect => ({
  effect: "keeps",
  key,
  ...(value !== undefined && { value }),
});
export const tells = (as: Path | undefined, text: Path, detail?: Path): TellsEffect => ({
  effect: "tells",
  text,
  ...(as !== undefined && { as }),
  ...(detail !== undefined && { detail }),
});
export const translates = (key: Path, text?: Path): TranslatesEffect => ({
  effect: "translates",
  key,
  ...(text !== undefined && { text }),
});
export const rule = (name: RuleName, value?: Path, ofTexts?: RuleName): RuleEffect => ({
  effect: "rule",
  rule: name,
  ...(value !== undefined && { value }),
  ...(ofTexts !== undefined && { ofTexts }),
});
