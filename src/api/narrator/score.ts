import { plainCharacters } from './reading/plain-characters.ts'
import { spokenForm } from './reading/spoken-form.ts'
import { breaths } from './sentences/breaths.ts'
import { sentenceSpans } from './sentences/sentence-spans.ts'
import type { Span } from './sentences/span.ts'

interface ScorePosition extends Span {
  readonly paragraph: number | 'title'
}

export interface ScorePart {
  readonly position: ScorePosition
  /** Each spoken at once; empty when unspeakable. */
  readonly breaths: readonly string[]
  readonly text: string
  readonly pauseMs: number
}

export interface ScoreText {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly language: string
}

/** Silence after each; `scene` is a line that only separates scenes. */
const PAUSE_MS = { title: 1300, paragraph: 750, sentence: 400, scene: 900 } as const

function partsOf(text: string, paragraph: number | 'title', language: string, read: typeof spokenForm): ScorePart[] {
  const spans = sentenceSpans(text, language)
  const endPauseMs = paragraph === 'title' ? PAUSE_MS.title : PAUSE_MS.paragraph
  return spans.map((span, index) => {
    const sentence = text.slice(span.start, span.end)
    const spoken = breaths(read(sentence, language))
    const pauseMs = index < spans.length - 1 ? PAUSE_MS.sentence : endPauseMs
    return {
      position: { paragraph, ...span },
      breaths: spoken,
      text: sentence,
      pauseMs: spoken.length > 0 ? pauseMs : PAUSE_MS.scene,
    }
  })
}

/** Sentences with position and pause. Engines get numbers and signs as words, a model gets cleared text. */
export function scoreOf({ title, paragraphs, language }: ScoreText, forEngine: boolean): ScorePart[] {
  const read = forEngine ? spokenForm : forModel
  return [
    ...partsOf(title, 'title', language, read),
    ...paragraphs.flatMap((text, index) => partsOf(text, index, language, read)),
  ]
}

const HAS_WORDS = /[\p{L}\p{N}]/u

/** Quotation marks and dashes tell a model who speaks; markup and controls are removed. */
function forModel(sentence: string, language: string): string {
  if (!HAS_WORDS.test(plainCharacters(sentence, language))) return ''
  return sentence
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu, ' ')
    .replace(/[*_#~^|\\{}[\]<>=]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
