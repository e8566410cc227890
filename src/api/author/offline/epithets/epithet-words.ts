import type { EYES, HAIR } from '../../../../contract/options.ts'
import type { NounPhrase } from '../answers/reading.ts'

/** What stands after a name, between commas: "seven years old, with red hair and a gap in her teeth". */
export interface EpithetWords {
  readonly hair: Readonly<Record<(typeof HAIR)[number], string>>
  readonly eyes: Readonly<Record<(typeof EYES)[number], string>>
  /** What somebody is known by, as it stands among the looks. */
  lookOf(phrase: NounPhrase): string | undefined
  /** Looks together: "with red hair and blue eyes". */
  withLooks(looks: readonly string[]): string
  yearsOf(number: string, isOne: boolean): string
  /** The word between the last two of several, by the last. */
  andBefore(last: string): string
  /** After adjectives, so that they are told as known: "stubborn and funny as ever". */
  readonly known: readonly string[]
}

/** "a, b and c" */
export function enumerated(parts: readonly string[], andBefore: (last: string) => string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${andBefore(last)} ${last}`
}
