import { APICallError } from 'ai'

/** What some models do not take: the schema of an answer, and how long to think. */
export type Ability = 'schema' | 'effort'

const STATUSES = new Set([400, 404, 422])
const NAMES: Readonly<Record<Ability, RegExp>> = {
  effort: /reasoning|thinking|effort/i,
  schema: /response_?format|json.?schema|structured.?output|output_(?:config|format)|grammar/i,
}
/** Characters of a refusal that says what is wrong. */
const REFUSAL_MAX = 2000

/** Abilities that a provider's refusal names. One that repeats the request names everything, and so tells nothing. */
export function lacksIn(causes: readonly unknown[]): Ability[] {
  const refusal = causes.find(cause => APICallError.isInstance(cause))
  if (!refusal || !STATUSES.has(refusal.statusCode ?? 0)) return []
  const said = refusal.responseBody ?? refusal.message
  if (said.length > REFUSAL_MAX || /messages\\?"/.test(said)) return []
  return (['effort', 'schema'] as const).filter(ability => NAMES[ability].test(said))
}

export interface Abilities {
  /** What the next request may say. */
  sent(): readonly Ability[]
  /** Whether the refused request is worth sending again, without what it was refused for. */
  learn(lacks: readonly Ability[], sent: readonly Ability[]): boolean
}

/** Known from the first refusal until the process ends. */
export function openAbilities(given: readonly Ability[]): Abilities {
  const open = new Set(given)
  return {
    sent: () => [...open],
    learn(lacks, sent) {
      const lacking = lacks.find(ability => sent.includes(ability))
      if (lacking === undefined) return false
      open.delete(lacking)
      return true
    },
  }
}
