/**
 * How much of a language model's context a text takes, without any model's own table: an estimate from above. In measured
 * English, code and Markdown a token holds three to four characters; outside of ASCII it may be one each.
 */

const CHARACTERS = 3;

export function estimatedTokens(text: string): number {
  let plain = 0;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) < 128) plain += 1;
  return Math.ceil(plain / CHARACTERS) + (text.length - plain);
}
