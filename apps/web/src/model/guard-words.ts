/** What a guard of a screen says to a reader: the specification has a redirect as `redirect=/sign-in`. */
const REDIRECT = "redirect=";

export const guardWords = (guard: string): string =>
  guard.startsWith(REDIRECT) ? `redirects to ${guard.slice(REDIRECT.length)}` : guard;
