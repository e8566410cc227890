import { sentencesOf, wordsOf } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import { calledName } from '../story/called-name.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { folded } from './folding.ts'
import { paragraphsOf } from './paragraphs.ts'

const OPENING_WORDS = 4
/** Words behind a name, so that a long one alone makes no two openings alike. */
const BEHIND_NAME_WORDS = 2
const ALIKE_IN_A_ROW = 3
/** Shorter sentences are a list by intent: "One bell. One lamp. One step." */
const FORM_WORDS = 4
/** Words of a story per allowed row of alike sentences. */
const WORDS_PER_ROW = 200

const firstWords = (text: string, count: number, language: string): string =>
  wordsOf(folded(text, language), language).slice(0, count).join(' ')

/** Words of a chapter's opening that tell it from another. */
function openingWords(text: string, names: readonly string[], language: string): number {
  const start = folded(text, language)
  const name = names.find(one => one !== '' && start.startsWith(one))
  return name === undefined
    ? OPENING_WORDS
    : Math.max(OPENING_WORDS, wordsOf(name, language).length + BEHIND_NAME_WORDS)
}

function checkChapterOpenings({ language, hero, relations }: Brief, chapters: readonly Manuscript[]): Finding[] {
  const seen = new Set<string>()
  const names = [hero, ...relations].map(({ name }) => folded(calledName(name), language))
  return chapters.flatMap((chapter): Finding[] => {
    const text = paragraphsOf(chapter)[0] ?? ''
    const count = openingWords(text, names, language)
    const opening = firstWords(text, count, language)
    const isNew = opening.split(' ').length < count || !seen.has(opening)
    seen.add(opening)
    const note = `An earlier chapter opens with "${opening}" too. Open with another place, voice or thing.`
    return isNew ? [] : [{ kind: 'echo', chapter: chapter.number, paragraph: 0, note }]
  })
}

function alikeIn(text: string, language: string): string | undefined {
  const sentences = sentencesOf(text, language).map(sentence => wordsOf(folded(sentence, language), language))
  let row = 0
  for (const [index, words] of sentences.entries()) {
    const before = sentences[index - 1]?.[0]
    const isAlike = words.length >= FORM_WORDS && words[0] === before
    row = isAlike ? row + 1 : 1
    if (row === ALIKE_IN_A_ROW) return words[0]
  }
  return undefined
}

export function checkSentenceStarts(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const rows = chapters.flatMap(chapter =>
    paragraphsOf(chapter).flatMap((text, paragraph): Finding[] => {
      const word = alikeIn(text, brief.language)
      const note = `${ALIKE_IN_A_ROW} neighbouring sentences begin with "${word}". Let them open differently.`
      return word === undefined ? [] : [{ kind: 'echo', chapter: chapter.number, paragraph, note }]
    }),
  )
  const isHabit = rows.length > Math.max(1, Math.floor(brief.words / WORDS_PER_ROW))
  return [...checkChapterOpenings(brief, chapters), ...(isHabit ? rows : [])]
}
