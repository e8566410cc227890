import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { type Sentence, sentencesIn } from '../sentence-lengths.ts'
import { LONG_SHARE, SENTENCE_BANDS } from './bands.ts'

/** Languages without marks at sentence ends: no length can be measured. */
const WITHOUT_MARK = new Set(['th', 'lo', 'km', 'my'])
const NAMED_CHARACTERS = 60

interface Placed extends Sentence {
  readonly chapter: number
  readonly paragraph: number
}

/** Cached: a chapter is measured for itself and again for its story. */
const measured = new WeakMap<Manuscript, { readonly brief: Brief; readonly sentences: readonly Placed[] }>()

function placedIn(brief: Brief, chapter: Manuscript): readonly Placed[] {
  if (WITHOUT_MARK.has(brief.language)) return []
  const known = measured.get(chapter)
  if (known?.brief === brief) return known.sentences
  const sentences = paragraphsOf(chapter).flatMap((text, paragraph) =>
    sentencesIn(brief, text).map(sentence => ({ ...sentence, chapter: chapter.number, paragraph })),
  )
  measured.set(chapter, { brief, sentences })
  return sentences
}

function longFinding({ targetAge }: Brief, { text, words, chapter, paragraph }: Placed): Finding {
  const start = text.slice(0, NAMED_CHARACTERS)
  const { most } = SENTENCE_BANDS[targetAge]
  const note = `The sentence that begins "${start}" has ${words} words; at most ${most} fit this age. Make two of it.`
  return { kind: 'age', chapter, paragraph, note }
}

const mean = (sentences: readonly Sentence[]): number =>
  sentences.length === 0 ? 0 : sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length

export function checkSentences(brief: Brief, chapter: Manuscript): Finding[] {
  const { ceiling, mean: bound } = SENTENCE_BANDS[brief.targetAge]
  const all = placedIn(brief, chapter)
  const single = all.filter(({ words }) => words > ceiling).map(sentence => longFinding(brief, sentence))
  if (mean(all) <= bound) return single
  const heavy = [...Map.groupBy(all, ({ paragraph }) => paragraph)].filter(([, group]) => mean(group) > bound)
  const note = `The sentences are too long for this age: at most ${bound} words on average. Make them shorter.`
  return [
    ...single,
    ...heavy.map(([paragraph]): Finding => ({ kind: 'age', chapter: chapter.number, paragraph, note })),
  ]
}

/** Sentences beyond the band, when they exceed `LONG_SHARE`. */
export function checkLongSentences(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const all = chapters.flatMap(chapter => placedIn(brief, chapter))
  const long = all.filter(({ words }) => words > SENTENCE_BANDS[brief.targetAge].most)
  return long.length > all.length * LONG_SHARE ? long.map(sentence => longFinding(brief, sentence)) : []
}
