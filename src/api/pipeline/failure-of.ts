import type { StoryFailure } from '../../contract/story.ts'
import { AuthorError } from '../author/author.ts'
import type { Brief } from '../story/brief.ts'
import { careOf } from '../story/care/care.ts'
import { StoryRejected } from './rejected.ts'

/** Answers that a careful author would rather not tell: heavy ones, and what is asked of the story in free words. */
function delicate(brief: Brief): string[] {
  const heavy = careOf(brief).heavy.map(({ fact }) => fact)
  return [...new Set([...heavy, ...(brief.refinement === '' ? [] : ['story.refinement'])])]
}

function failure(reason: StoryFailure['reason'], facts: readonly string[], { answers }: Brief): StoryFailure {
  const questionOf = (fact: string) => {
    const own = /^dynamic\.(?<index>\d{1,3})$/u.exec(fact)?.groups?.index
    return (own !== undefined && answers[Number(own)]?.question) || null
  }
  return { reason, answers: facts.map(fact => ({ fact, question: questionOf(fact) })) }
}

/** Why a step's last failure ends its story, as far as its visitor can change it; undefined for all else. No answer is quoted. */
export function failureOf(error: unknown, brief: Brief): StoryFailure | undefined {
  if (error instanceof AuthorError) return error.isWithheld ? failure('withheld', delicate(brief), brief) : undefined
  if (!(error instanceof StoryRejected)) return undefined
  if (error.kinds.has('safety')) return failure('unfit', delicate(brief), brief)
  return error.facts.length > 0 ? failure('untold', error.facts, brief) : undefined
}
