import type { Fact } from '../../story/brief.ts'

/** `mustSay` holds wordings, one of which must be in the text letter by letter. */
export const factsAsData = (facts: readonly Fact[]) =>
  facts.map(({ id, text, aliases }) => ({ id, answer: text, mustSay: aliases }))
