/**
 * Regular expressions that may take more than linear time, by what bounds the text that each of them reads: no such text is
 * longer, so what they take is bounded, too. `patterns.mjs` asks for an entry, and for none that is not needed.
 */

/** @type {readonly { readonly bound: string, readonly patterns: readonly RegExp[] }[]} */
export const BOUNDED = [
  {
    bound: "a number: at most 24 characters",
    patterns: [
      // apps/cli/src/render-summary.ts
      /\B(?=(?:\d{3})+$)/g,
    ],
  },
  {
    bound: "reads files of this repository, or what the program itself has written",
    patterns: [
      // apps/web/src/model/read-specification.ts
      /<script[^>]*\bid="as-built-specification"[^>]*>([\s\S]*?)<\/script>/,
      // apps/web/vite.config.ts
      /[\\/]node_modules[\\/].*\.[cm]?js$/,
      // apps/web/vite.viewer.config.ts
      /<script type="module"[^>]*>([\s\S]*?)<\/script>/,
      // bench/web-steps.mjs
      /\/file\/.*$/,
      // bench/words.mjs
      /\{[^}]*?([?*]?)\}/g,
      // packages/engine/tests/harness/annotation.ts
      /\w+\s+\w+/,
      // packages/engine/tests/harness/compare.ts
      /(\{[^}]*\})/,
      // packages/engine/tests/harness/example-cases.ts
      /<!--.*?-->/gs,
      // tools/docs/names.mjs
      /\]\(([^)\s]+)\)/g,
      // tools/docs/names.mjs
      /((?:`[^`\n]+`(?:, | and ))*`[^`\n]+`) \(`([^`\n]+(?:\/[^`\n]+|\.(?:ts|tsx|mjs)))`[),]/g,
      // tools/docs/repository.mjs
      /^\s+(?:readonly\s+|private\s+|static\s+|async\s+)*([A-Za-z_$][\w$]*)\??\s*[(:<=]/gm,
      // tools/lib/boundaries.mjs
      /\?.*$/,
      // tools/lib/measure.mjs
      /[a-z]{2}.*\s.*[a-z]{2}/i,
    ],
  },
  {
    bound: "a line of the stack of an error of the pages themselves",
    patterns: [
      // apps/web/src/telemetry/digest.ts
      /([\w.-]+\.[jt]sx?(?:\?[^:)\s]*)?:\d+:\d+)/,
    ],
  },
  {
    bound: "a part of `SCRIPT`, which is tried at one place, the beginning of four `WINDOW`s",
    patterns: [
      // packages/capture/src/looks.ts
      /[!~+;-]?\(?(?:async\s+)?function(?:\s*\*)?(?:\s*[\w$]+)?\s*\(/,
      // packages/capture/src/looks.ts
      /(?:var|let|const)\s*(?:[\w$]+\s*[=,;]|[{[])/,
      // packages/capture/src/looks.ts
      /import\s*(?:["'{*(]|[\w$]+\s*(?:,\s*[{*]|from\s*["']))/,
    ],
  },
  {
    bound: "the 300 code units of `FONT`",
    patterns: [
      // attribute/fonts.ts
      /[-._](?=[\w]*(?:\d|[a-z][A-Z]|[A-Z]{2}[a-z]))[\w]{7,32}$/,
    ],
  },
  {
    bound: "a path of `MAX_PATH` code units",
    patterns: [
      // attribution-units.ts
      /^(?:\.{1,2}\/|\[project\]\/|(?:[\w.-]+\/)*node_modules\/)[^?]*\.(?:[mc]?[jt]sx?|vue|svelte)\b/,
    ],
  },
  {
    bound: "a function of `MAX_HELPER` code units",
    patterns: [
      // evaluate/path-join.ts
      /\.forEach\([\s\S]*?\[\w+,[^\]]*\]\.join\((?:"\/"|'\/'|`\/`)\)/,
    ],
  },
  {
    bound: "a name of `MAX_NAME` code units",
    patterns: [
      // language/amounts.ts
      /(?:batch|chunk|file|upload|image|photo|queue|pool|buffer|cache|window|sample)s?_?size$|(?:max|min)_?\w*$|_count$|history\w*items$|^auto_?close$/i,
    ],
  },
  {
    bound: "40 code units before a place",
    patterns: [
      // extract/constants/surroundings.ts
      /([A-Za-z_]\w{2,})["']?\s*(?:[:=]|=\{)\s*$/,
    ],
  },
  {
    bound: "a key of `MAX_KEY` code units",
    patterns: [
      // extract/entities/ember-models.ts
      /(?:^|\/)models\/([\w/-]+)$|(?:^|\/)([\w-]+)\/model$/,
    ],
  },
  {
    bound: "a text of `MAX_LENGTH` code units",
    patterns: [
      // language/failures.ts
      /^try again\W*$|undone|reversed|irreversib|^(?:are you sure|at (?:most|least) |learn|see |how |when |which |if (?!.*must be)|this (?:will|action|is the|setting|option|flag)|whether|used to|e\.g\.|specify |define|enabl\w+ |disabl\w+ |allows? )|function\b|;\s*$|=>|\b(?:px|var\(--|decorations?)\b|^\S+ error$|^(?:missing|invalid|unknown|unexpected) \p{L}+s: |\bare \p{L}+ed when\b|^no errors?\b|without errors?|if .{0,40} fails?\b|automatically|successful|\b(?:tests|checks|verifies|detects) (?:for|whether|if)\b|^\{\w+\}%|^(?:add|fill|find|fix|generate|import|insert|install|restore|sync|translate|update|upload)(?: in)? missing\b|\bno \p{L}+(?: \p{L}+)? (?:is |are )?(?:required|needed)\b|(?:^|\()(?:\d+|\{\w+\})(?: \/ |(?<=\([^)]*)\/)(?:\d+|\{\w+\}) \p{L}|^(?:\d+|\{\w+\}) \p{L}+ (?:out )?of (?:\d+|\{\w+\}) \p{L}|\?\s*\(?optional\)?$|\b(?:across|from|by|of|with)$|^[\p{L} ]{3,25}: (?:select|choose|add) /iu,
    ],
  },
  {
    bound: "a text of `MAX_PROGRESS` code units",
    patterns: [
      // language/failures.ts
      /^\p{L}+ing\b.*(?:…|\.\.\.)$/u,
    ],
  },
  {
    bound: "the path of a file, which capture and the file system bound",
    patterns: [
      // extract/framework-routes/json-routes.ts
      /(?:^|\/)page-data\/.*page-data\.json$/,
      // formats/next/page-path.ts
      /(?:^|\/)static\/chunks\/app\/(.*\/)?page-[\w-]+\.js$/,
    ],
  },
  {
    bound: "`MAX_NAME` code units before a place",
    patterns: [
      // extract/name-place.ts
      /[\w$"'-]+\s*:\s*$/,
    ],
  },
  {
    bound: "a text of `MAX_TEXT` code units",
    patterns: [
      // extract/standing/standing.ts
      /[{}<>;=_\\]|:\/\/|^\W*[a-z][\w-]*[-.:/][\w./:-]*$/,
    ],
  },
  {
    bound: "markup that ends with the last `<`: no text is sought in vain",
    patterns: [
      // extract/validation/ng-messages.ts
      /ng-message=\\?["']([\w-]+)\\?["'](?:(?!ng-message=)[^<>])*>([^<]+)</g,
    ],
  },
  {
    bound: "`MAX_MESSAGE` code units of a text",
    patterns: [
      // language/demands.ts
      /\b(?:(?:is|are) (?:a |an )?(?:required|mandatory|missing|empty|blank|too (?:long|short|large|big|small|weak))|required\b|(?:can ?not|can't|may not|must not|should not|shouldn't|mustn't) (?:be|exceed|contain|start|end|include|have|match|format)|must\b|has to be|have to be|needs? to be|already (?:exists?|taken|in use|used|registered)|is not (?:a )?(?:valid|allowed|correct|supported)|(?:are|is|not) (?:in)?valid|at least (?:one|\d+|a|\{)|at most|no more than|longer than|shorter than|(?:do|does|did) not match|don't match|doesn't match|not match|(?:is|are) not (?:equal|identical|the same)|cannot exceed|can only|may only|exceeds?\b|(?<!\bto )\bduplicates?\b(?! (?:the|this|a|an|your|shared)\b)|please (?:enter|select|fill|choose|provide|specify|pick|add|use|give)|not allowed|not supported|not a valid|already exist|(?:over|above|below|beyond) the (?:maximum|minimum|limit)|only .{1,60} (?:is |are )?(?:allowed|accepted|permitted|supported)\b)/i,
      // language/demands.ts
      /\b(?:is|are) (?:not valid|invalid)\b.*\bplease (?:select|choose|provide|pick)\b/i,
      // language/demands.ts
      /(?:do|does|did)(?: not|n't) match$|(?:is|are) not (?:equal|identical|the same)\b|(?:passwords?|fields?|both).* (?:must|do(?:es)?(?: not|n't)) match/i,
      // language/demands.ts
      /(?:do|does|did)(?: not|n't) match .*(?:regex|pattern|format|expression)|must only contain|may only contain|can only contain/i,
      // language/demands.ts
      /valid .*\bjson\b|\bjson\b.*valid/i,
      // language/demands.ts
      /(?:valid|invalid).*\burl\b|\b(?:valid|invalid) link\b|\burl\b.*(?:in)?valid/i,
      // language/demands.ts
      /valid .*\b(?:regex|regular expression)\b|\b(?:regex|regular expression)\b.*valid/i,
      // language/demands.ts
      /valid .*\bsemver\b/i,
      // language/demands.ts
      /(?:valid|invalid).*\bdate\b|\bdate\b.*(?:in)?valid/i,
      // language/demands.ts
      /(?:is|are|field) (?:a )?(?:required|mandatory)|required$|(?:can ?not|can't|may not|must not|should not) be (?:left )?(?:empty|blank)|must not be empty|(?:select|add|choose|enter|specify|need|have|is|least) at least one|at least one .*(?:is|are) required|please (?:enter|select|fill|choose|provide|specify|pick)(?! an? valid)|must (?:select|specify|enter|choose|provide)|cannot be empty|is missing$/i,
      // language/demands.ts
      / ?(?:["'`“‘]?\{+[^{}]*\}+["'`”’]?)(?=[\s.,:;!?]|$)/gu,
    ],
  },
  {
    bound: "`MAX_LABEL` code units of a text",
    patterns: [
      // extract/extractors/template-validation/field-labels.ts
      /[\s:*]+$/,
    ],
  },
  {
    bound: "`HEAD` code units of a comment",
    patterns: [
      // attribute/banners.ts
      /(?:^[*\s]*version:?\s*|\sv)(\d+\.\d+\.\d+(?:-[\w.]+)?)\b/im,
    ],
  },
  {
    bound: "a name of 100 code units: what is tried in vain at one place ends there",
    patterns: [
      // attribute/angularjs-root.ts
      /\s(?:data-|x-)?ng[-:_]app\s?=\s?["']([\w.$-]{1,100})["']/g,
    ],
  },
  {
    bound: "`MAX_BEFORE` code units before an address",
    patterns: [
      // extract/extractors/external-addresses/not-led-to.ts
      /(?:\b(?:ex|eg|e\.g)\.|\bexamples?:|\bsuch as\b|\bfor instance\b)[^.]*$|(?:\bex|\be\.g)\.\s.*$/i,
    ],
  },
];
