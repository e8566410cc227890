import type { Fact } from '../../story/brief.ts'

/** `mustSay` holds wordings, one of which must be in the text letter by letter; a fact without it takes any wording. */
export const factsAsData = (facts: readonly Fact[]) =>
  facts.map(({ id, text, aliases, byQuote }) =>
    byQuote ? { id, answer: text } : { id, answer: text, mustSay: aliases },
  )
