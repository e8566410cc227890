import type { Brief } from '../../../story/brief.ts'
import type { BriefChange } from '../../improve/brief-change.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { type AnswerLanguage, isAnswerLanguage, type Reading } from '../answers/reading.ts'
import { givenAnswers } from '../sockets/given-answers.ts'
import type { Filling } from '../sockets/socket.ts'
import type { CurrentStory } from './current-story.ts'
import { RevisionImpossible } from './revision-impossible.ts'

/** The answer as its socket takes it: a noun phrase instead of a noun phrase. */
function readingFor(
  story: CurrentStory,
  brief: Brief,
  filling: Filling,
  change: BriefChange & { kind: 'answer' | 'filling' },
): Reading {
  const language = story.pack.language as AnswerLanguage
  const kinds = story.plot.sockets?.find(({ name }) => name === filling.socket)?.kinds ?? []
  const readings =
    change.kind === 'answer'
      ? givenAnswers(brief, language).flatMap(({ fact, reading }) => (fact === change.fact ? [reading] : []))
      : kinds.flatMap(kind => readAnswer(kind, change.text, language) ?? [])
  const reading = readings.find(one => one.kind === filling.reading.kind)
  if (!reading) throw new RevisionImpossible('not-understood')
  return reading
}

/** What stands in sockets and threads after a change. Throws RevisionImpossible for words that cannot stand there. */
export function changedFillings(story: CurrentStory, brief: Brief, change: BriefChange): readonly Filling[] {
  if (change.kind !== 'answer' && change.kind !== 'filling') return story.fillings
  if (!isAnswerLanguage(story.pack.language)) throw new RevisionImpossible('not-understood')
  const isMeant = ({ socket, fact }: Filling) =>
    change.kind === 'answer' ? fact === change.fact : socket === change.socket
  if (!story.fillings.some(isMeant)) throw new RevisionImpossible('not-in-story')
  return story.fillings.map(filling =>
    isMeant(filling) ? { ...filling, reading: readingFor(story, brief, filling, change) } : filling,
  )
}
