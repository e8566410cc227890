import { countWords, wordsOf } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { givenWords, withoutGiven } from './given.ts'
import { outsideDialogue } from './outside-dialogue.ts'
import { paragraphsOf } from './paragraphs.ts'

/** Words that the narrator may say again: a refrain. */
const NARRATED_WORDS = 24
/** Words that people may say or sing again, or that stand in lines of their own: a song, a spell. */
const SPOKEN_WORDS = 44
/** A paragraph of so many words is a line. */
const LINE_WORDS = 12
/** Words in a row by which a repeat is seen, and by which it goes on after a changed word. */
const SEED_WORDS = 4
const RESUMED_WORDS = 3
/** Words that may be changed, added or left out between two equal runs. */
const GAP_WORDS = 3
/** Words of a repeat by which a paragraph counts as told again. */
const TOUCHED_WORDS = 8
/** Words of the note. */
const SHOWN_WORDS = 12

interface Word {
  readonly word: string
  readonly chapter: number
  readonly paragraph: number
  readonly isSpoken: boolean
}

function wordsIn(brief: Brief, chapters: readonly Manuscript[]): Word[] {
  const { language } = brief
  const given = givenWords(brief)
  return chapters.flatMap(chapter =>
    paragraphsOf(chapter).flatMap((text, paragraph) => {
      const words = countWords(text, language)
      const narrated = countWords(outsideDialogue(text), language)
      const isSpoken = words <= LINE_WORDS || narrated < words / 2
      return wordsOf(withoutGiven(text, given, language), language).map(word => {
        return { word, chapter: chapter.number, paragraph, isSpoken }
      })
    }),
  )
}

const isSame = (words: readonly Word[], one: number, other: number): boolean => words[one]?.word === words[other]?.word

/** The smallest gap in both, behind which they go on alike; undefined for none. */
function gapBehind(words: readonly Word[], earlier: number, later: number): [number, number] | undefined {
  for (let sum = 1; sum <= 2 * GAP_WORDS; sum += 1)
    for (let skipped = Math.max(0, sum - GAP_WORDS); skipped <= Math.min(sum, GAP_WORDS); skipped += 1) {
      const at: [number, number] = [earlier + skipped, later + sum - skipped]
      if (at[1] + RESUMED_WORDS > words.length) continue
      const run = Array.from({ length: RESUMED_WORDS }, (_, index) => index)
      if (run.every(index => isSame(words, at[0] + index, at[1] + index))) return at
    }
  return undefined
}

interface Repeat {
  readonly earlier: number
  /** Indices of the later words that stand earlier, too. */
  readonly said: readonly number[]
}

function repeatFrom(words: readonly Word[], earlier: number, later: number): Repeat {
  const said: number[] = []
  let [from, to] = [earlier, later]
  while (to < words.length && from < later) {
    if (isSame(words, from, to)) {
      said.push(to)
      from += 1
      to += 1
      continue
    }
    const next = gapBehind(words, from, to)
    if (!next) break
    ;[from, to] = next
  }
  return { earlier, said }
}

const isTooLong = (words: readonly Word[], { said }: Repeat): boolean =>
  said.length >= SPOKEN_WORDS || said.filter(at => words[at]?.isSpoken === false).length >= NARRATED_WORDS

function repeatsIn(words: readonly Word[]): Repeat[] {
  const seen = new Map<string, number[]>()
  const repeats: Repeat[] = []
  for (let at = 0; at + SEED_WORDS <= words.length; at += 1) {
    const seed = words.slice(at, at + SEED_WORDS)
    const key = seed.map(({ word }) => word).join(' ')
    const before = (seen.get(key) ?? []).filter(earlier => earlier + SEED_WORDS <= at)
    seen.set(key, [...(seen.get(key) ?? []), at])
    const isInside = repeats.at(-1)?.said.includes(at) === true
    if (isInside || before.length === 0) continue
    const [longest] = before
      .map(earlier => repeatFrom(words, earlier, at))
      .sort((one, other) => other.said.length - one.said.length)
    if (longest && isTooLong(words, longest)) repeats.push(longest)
  }
  return repeats
}

function findingsOf(words: readonly Word[], { earlier, said }: Repeat): Finding[] {
  const counts = new Map<string, { word: Word; count: number; first: number }>()
  for (const at of said) {
    const word = words[at]
    if (!word) continue
    const key = `${word.chapter}.${word.paragraph}`
    const known = counts.get(key)
    counts.set(key, known ? { ...known, count: known.count + 1 } : { word, count: 1, first: at })
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count))
  const touched = [...counts.values()].filter(({ count }) => count >= Math.min(TOUCHED_WORDS, most))
  return touched.map(({ word, first }) => {
    const shown = words.slice(first, first + SHOWN_WORDS)
    const passage = shown.map(({ word: said }) => said).join(' ')
    const from = words[earlier]?.chapter
    const note = `From "${passage}" on, this was already told in chapter ${from}, nearly word for word. Tell what is new here, in other words.`
    return { kind: 'echo', chapter: word.chapter, paragraph: word.paragraph, note }
  })
}

/**
 * Passages that are told twice, nearly word for word, in a story of any length. Neither refrains of a few words, nor songs, nor the visitor's own words.
 */
export function checkRepeatedPassages(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const words = wordsIn(brief, chapters)
  return repeatsIn(words).flatMap(repeat => findingsOf(words, repeat))
}
