/** Why a point, or a part of it, is not shown. Words for the document; the codes are what programs read. */
import type { Gap, LeftOut, PointName, Reason } from "@as-built/spec";
import type { Absences } from "../unpack/absences.ts";
import { absenceReasons, absencesAt, absenceWords } from "./absence-words.ts";
import { gapReasons, gapWords } from "./gap-words.ts";
import { machineryWords } from "./machinery.ts";
import { unreadWords } from "./unread-requests.ts";

/** What each point would show, in a sentence's words. */
const SUBJECT: Readonly<Record<PointName, string>> = {
  purpose: "product purpose, audience or feature",
  screens: "product route or screen",
  entities: "product entity, field or data shape",
  states: "product state or transition",
  validation: "product input rule",
  roles: "role, permission or access rule",
  calls: "product call",
  errors: "product error code or message",
  constants: "product limit, fee, rate or threshold",
};

export interface Situation {
  readonly point: PointName;
  readonly statements: number;
  /** Whether there is code that may speak for the product. */
  readonly hasProduct: boolean;
  /** What is not in the capture, or could not be read. */
  readonly absences: Absences;
  readonly leftOut: readonly LeftOut[];
  readonly gaps: readonly Gap[];
  /** Whether the gaps hold more than what was read of the product. */
  readonly isMostlyGaps: boolean;
  /** What the point has places for that were not read: requests at addresses that only the running program knows. */
  readonly unread: readonly Reason[];
}

export interface NotShown {
  readonly notShown?: string;
  readonly reasons?: readonly Reason[];
}

export function notShown(situation: Situation): NotShown {
  const { point, statements, hasProduct, leftOut, gaps, isMostlyGaps, unread } = situation;
  const absences = absencesAt(point, situation.absences);
  const absent = absenceReasons(absences);
  if (statements > 0) return incomplete(isMostlyGaps ? gaps : [], absences, unread);
  const subject = SUBJECT[point];
  const reasons = [...gapReasons(gaps), ...(!hasProduct && point === "calls" ? [SERVER_ONLY] : []), ...absent];
  const tail = sentences(gapWords(gaps), absenceWords(absences));
  if (unread.length > 0)
    return { notShown: sentences("Not shown.", unreadWords(unread), tail), reasons: [...unread, ...reasons] };
  if (hasProduct) {
    const words = sentences(`Not shown. No ${subject} was found in the product code.`, tail);
    return { notShown: words, reasons: [{ code: "no-evidence" }, ...reasons] };
  }
  if (gaps.length > 0)
    return { notShown: sentences(`Not shown. No ${subject} was found: ${tail}`, beyond(point)), reasons };
  const words = `Not shown. No ${subject} appears: the material holds no product code.`;
  return {
    notShown: sentences(words, machineryWords(point, leftOut), absenceWords(absences), beyond(point)),
    reasons: [{ code: "no-product-code" }, ...reasons],
  };
}

function incomplete(gaps: readonly Gap[], absences: Absences, unread: readonly Reason[]): NotShown {
  const reasons = [...unread, ...gapReasons(gaps), ...absenceReasons(absences)];
  if (reasons.length === 0) return {};
  return { notShown: sentences("Incomplete.", unreadWords(unread), gapWords(gaps), absenceWords(absences)), reasons };
}

const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

const SERVER_ONLY: Reason = { code: "server-only" };

/** What no script can show. */
const beyond = (point: PointName): string =>
  point === "calls" ? "What the server does and what any response looks like is not shown." : "";
