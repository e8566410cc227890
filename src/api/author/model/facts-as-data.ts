import type { Fact } from '../../story/brief.ts'

/** Facts as a prompt shows them: `mustSay` holds the wordings, one of which must stand in the text letter by letter. */
export const factsAsData = (facts: readonly Fact[]) =>
  facts.map(({ id, text, aliases }) => ({ id, answer: text, mustSay: aliases }))
