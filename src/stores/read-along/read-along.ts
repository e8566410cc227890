import { atom } from 'nanostores'
import type { TextPosition } from '../../contract/reading-position.ts'
import type { Player } from '../player/player.ts'
import type { ChapterSound } from '../player/player-chapters.ts'
import type { Spot } from '../player/player-state.ts'
import { type Sentence, type SentenceTimings, sentenceAt, sentenceOf } from './sentence-timings.ts'

const MS_PER_SECOND = 1000

export interface HeardSentence extends Sentence {
  /** Counted from 1. */
  readonly chapter: number
}

interface ReadAlongDeps {
  readonly player: Pick<Player, '$spot' | '$state' | 'choose' | 'seek'>
  readonly timings: SentenceTimings
  readonly soundOf: (chapter: number) => ChapterSound | undefined
}

export type ReadAlong = ReturnType<typeof createReadAlong>

export function createReadAlong({ player, timings, soundOf }: ReadAlongDeps) {
  /** Undefined before the first sentence, and without timings. */
  const $sentence = atom<HeardSentence | undefined>(undefined)
  const ofChapter = (chapter: number) => timings.at(soundOf(chapter)?.timings)

  const look = ({ chapter, seconds }: Spot) => {
    const sentence = sentenceAt(ofChapter(chapter), seconds * MS_PER_SECOND)
    const before = $sentence.get()
    if (before?.chapter === chapter && before.fromMs === sentence?.fromMs) return
    $sentence.set(sentence && { ...sentence, chapter })
  }
  const stops = [
    player.$spot.listen(look),
    player.$state.listen(state => {
      if (state === 'playing') void timings.load(soundOf(player.$spot.get().chapter)?.timings)
    }),
  ]
  const stop = () => {
    for (const end of stops) end()
  }

  /** Plays the sentence at a position; a chapter's beginning is its title. */
  const hear = async ({ chapter, paragraph, offset }: TextPosition) => {
    const known = await timings.load(soundOf(chapter)?.timings)
    const isStart = paragraph === 0 && offset === 0
    const sentence = isStart ? undefined : sentenceOf(known, paragraph, offset)
    hearSentence(chapter, sentence)
  }
  const hearSentence = (chapter: number, sentence: Sentence | undefined) => {
    const seconds = (sentence?.fromMs ?? 0) / MS_PER_SECOND
    const isHere = player.$spot.get().chapter === chapter && player.$state.get() === 'playing'
    if (isHere) player.seek(seconds)
    else player.choose(chapter, seconds)
  }
  /** Stays at a chapter's ends. */
  const step = (by: -1 | 1) => {
    const { chapter } = player.$spot.get()
    const sentences = ofChapter(chapter)
    const now = $sentence.get()
    const index = sentences.findIndex(({ fromMs }) => now?.chapter === chapter && fromMs === now.fromMs)
    const next = sentences[Math.max(0, index + by)]
    if (next) hearSentence(chapter, next)
  }
  return { $sentence, hear, step, stop }
}
