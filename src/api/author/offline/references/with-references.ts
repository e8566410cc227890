import type { Candidate } from '../candidates.ts'
import { withGestures } from '../habits/gestures.ts'
import { withBriefHabits } from '../habits/habit-mentions.ts'
import { withShortNouns } from '../sockets/short-nouns.ts'
import { withShortNames } from '../sockets/shorten-names.ts'
import type { Filling } from '../sockets/socket.ts'
import type { TokenResolver } from '../template.ts'
import { withSources } from './with-sources.ts'

/** Beats in their order, in which what was told before is told again as one does: by a name, by a verb. */
export function withReferences(
  chosen: readonly Candidate[],
  fillings: readonly Filling[],
  language: string,
  resolve: TokenResolver,
): Candidate[] {
  const named = withShortNames(withSources(chosen, fillings, language), fillings, language)
  const sourced = withShortNouns(named, fillings, language)
  return withBriefHabits(withGestures(sourced, fillings, language, resolve), fillings, language)
}
