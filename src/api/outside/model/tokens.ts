/** Characters of a token, roughly, where no usage is reported. */
const CHARACTERS_PER_TOKEN = 4

export const roughTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN)
