/** Characters of a token, roughly, where nobody counts them for us. */
const CHARACTERS_PER_TOKEN = 4

/** Tokens a text has, roughly. */
export const roughTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)
