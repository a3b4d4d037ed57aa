/** The API as this application reads it is the server's: the type checker holds one against the other. */
import { expectTypeOf, it } from "vitest";
import type { z } from "zod";
import type * as access from "../../server/src/contract/access.ts";
import type * as analyses from "../../server/src/contract/analyses.ts";
import type * as applications from "../../server/src/contract/applications.ts";
import type * as ask from "../../server/src/contract/ask.ts";
import type * as captures from "../../server/src/contract/captures.ts";
import type * as reports from "../../server/src/contract/client-reports.ts";
import type * as releases from "../../server/src/contract/releases.ts";
import type {
  Analysis,
  Answer,
  Application,
  Caller,
  CallUse,
  Capture,
  ClientReport,
  CreatedToken,
  KnownName,
  LibraryUse,
  NewCapture,
  NewToken,
  Page,
  Release,
  RoleUse,
  Tokens,
  Uploaded,
} from "../src/api/types.ts";

/** The body of an answer of a route. */
type Answered<R extends { readonly responses: object }, S extends number = 200> = R["responses"] extends {
  readonly [K in S]: {
    readonly content: { readonly "application/json": { readonly schema: infer T extends z.ZodType } };
  };
}
  ? z.output<T>
  : "no such body";

/** The body that a route takes. */
type Taken<R extends { readonly request: object }> = R["request"] extends {
  readonly body: { readonly content: { readonly "application/json": { readonly schema: infer T extends z.ZodType } } };
}
  ? z.input<T>
  : "no such body";

it("gives what this application reads", () => {
  expectTypeOf<Answered<typeof analyses.getAnalysis>>().toExtend<Analysis>();
  expectTypeOf<Answered<typeof analyses.listAnalyses>>().toExtend<Page<Analysis>>();
  expectTypeOf<Answered<typeof releases.getRelease>>().toExtend<Release>();
  expectTypeOf<Answered<typeof applications.getApplication>>().toExtend<Application>();
  expectTypeOf<Answered<typeof applications.upload, 201>>().toExtend<Uploaded>();
  expectTypeOf<Answered<typeof ask.askNames>>().toExtend<Answer<KnownName>>();
  expectTypeOf<Answered<typeof ask.askLibraries>>().toExtend<Answer<LibraryUse>>();
  expectTypeOf<Answered<typeof ask.askCalls>>().toExtend<Answer<CallUse>>();
  expectTypeOf<Answered<typeof ask.askRoles>>().toExtend<Answer<RoleUse>>();
  expectTypeOf<Answered<typeof access.listTokens>>().toExtend<Tokens>();
  expectTypeOf<Answered<typeof access.createToken, 201>>().toExtend<CreatedToken>();
  expectTypeOf<Answered<typeof access.me>>().toExtend<Caller>();
  expectTypeOf<Answered<typeof captures.getCapture>>().toExtend<Capture>();
  expectTypeOf<Answered<typeof captures.startCapture, 202>>().toExtend<Capture>();
});

it("takes what this application sends", () => {
  expectTypeOf<ClientReport>().toExtend<Taken<typeof reports.report>>();
  expectTypeOf<NewToken>().toExtend<Taken<typeof access.createToken>>();
  expectTypeOf<NewCapture>().toExtend<Taken<typeof captures.startCapture>>();
});
