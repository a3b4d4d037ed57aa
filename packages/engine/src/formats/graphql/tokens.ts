/** Tokens of GraphQL documents (specification of October 2021, section 2.1), without comments; what is none is a token, too. */

/** Most tokens of one document. */
const MAX_TOKENS = 8000;

const TOKEN =
  /#[^\n\r]*|"""[\s\S]*?(?:"""|$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|\.\.\.|[A-Za-z_]\w*|[!$&():=@[\]{|}]|-?\d[\w.+-]*|[^\s,\ufeff]/g;

export const tokensOf = (text: string): readonly string[] =>
  (text.match(TOKEN) ?? []).slice(0, MAX_TOKENS).filter((token) => !token.startsWith("#"));

export const isName = (token: string): boolean => /^[A-Za-z_]/.test(token);
