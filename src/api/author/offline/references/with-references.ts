import type { Candidate } from '../candidates.ts'
import { withBriefHabits } from '../habits/habit-mentions.ts'
import { withShortNames } from '../sockets/shorten-names.ts'
import type { Filling } from '../sockets/socket.ts'
import { withSources } from './with-sources.ts'

/** Beats in their order, in which what was told before is told again as one does: by a name, by a verb. */
export const withReferences = (
  chosen: readonly Candidate[],
  fillings: readonly Filling[],
  language: string,
): Candidate[] =>
  withBriefHabits(withShortNames(withSources(chosen, fillings, language), fillings, language), fillings, language)
