import { CHAPTER_LENGTH_TOLERANCE } from '../../../../contract/limits.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import { countWords } from '../../../../lib/words.ts'
import type { Brief } from '../../../story/brief.ts'
import { chapterWords } from '../../../story/chapter-words.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import { containsName } from '../../improve/rename.ts'

export interface Spot {
  readonly chapter: number
  readonly paragraph: number
  readonly text: string
  readonly wordsLeft: number
}

const SPOKEN = /[„“”‘’«»]|(?:^|\s)[—–]/u
const OPENS_SPEECH = /^[„“‘«—–]/u

/** After a finished dialogue of those named, else between paragraphs. Never first or last in a chapter. */
export function spotsIn(pages: readonly Manuscript[], brief: Brief, names: readonly string[], random: Seeded): Spot[] {
  const budgets = chapterWords(brief)
  const spots = pages.flatMap(({ number: chapter, text }) => {
    if (chapter === 0) return []
    const wordsLeft =
      Math.floor((budgets[chapter - 1] ?? 0) * (1 + CHAPTER_LENGTH_TOLERANCE)) - countWords(text, brief.language)
    const paragraphs = text.split('\n')
    return paragraphs.slice(0, -1).map((words, paragraph) => {
      const next = paragraphs[paragraph + 1] ?? ''
      const around = [paragraphs[paragraph - 1] ?? '', words].join(' ')
      const areThere = names.every(name => containsName(around, name, brief.language))
      const isTalk = SPOKEN.test(words) && !OPENS_SPEECH.test(next)
      return { spot: { chapter, paragraph, text: words, wordsLeft }, worth: (areThere ? 2 : 0) + (isTalk ? 1 : 0) }
    })
  })
  return random
    .shuffle(spots)
    .sort((one, other) => other.worth - one.worth)
    .map(({ spot }) => spot)
}
