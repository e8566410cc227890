import type { TextPosition } from '../../contract/reading-position.ts'
import type { Clock } from '../clock.ts'
import { type SentenceTimings, sentenceAt, sentenceOf } from '../read-along/sentence-timings.ts'
import type { ReadingSync } from '../reader/reading-sync-on-demand.ts'
import { endOf, progressAt, type ReadingText } from '../reader/reading-text.ts'
import { isFinished, type StoredPosition } from '../reader/stored-position.ts'
import type { ListeningPosition } from './listening-position.ts'
import type { SoundChapter } from './player-chapters.ts'
import type { Spot } from './player-state.ts'

/** Interval while the sound plays. */
const SAVE_EVERY_MS = 10_000
const MS_PER_SECOND = 1000

export interface ListeningTrackerDeps {
  readonly text: ReadingText
  readonly timings: SentenceTimings
  readonly clock: Clock
  readonly sync: ReadingSync
  /** Listening position of this browser; `read`: its reading position. */
  readonly heard: ListeningPosition | undefined
  readonly read: StoredPosition | undefined
  readonly saveHeard: (position: ListeningPosition | undefined) => void
  readonly saveRead: (position: StoredPosition) => void
}

export interface ListeningTracker {
  readonly resume: (chapters: readonly SoundChapter[]) => Promise<Spot | undefined>
  readonly reached: (spot: Spot, sound: SoundChapter['sound'], atOnce?: boolean) => void
  readonly ended: () => void
  readonly leave: () => void
}

/** Also a reading position, on every device. In this browser it is exact; elsewhere the beginning of the sentence. */
export function createListeningTracker(deps: ListeningTrackerDeps): ListeningTracker {
  const { text, timings, clock, sync, heard } = deps
  let savedAt = Number.NEGATIVE_INFINITY

  /** Undefined at the beginning. `chapters`: as they can be heard now. */
  const resume = async (chapters: readonly SoundChapter[]): Promise<Spot | undefined> => {
    const elsewhere = await sync.fetchPosition()
    const here = deps.read && !isFinished(deps.read) ? deps.read : undefined
    const read = elsewhere && elsewhere.at > (here?.at ?? 0) ? elsewhere : here
    if (!read || read.at <= (heard?.at ?? 0)) return heard
    return progressAt(text, read).percent === 100 ? undefined : spotOf(chapters, read)
  }
  const spotOf = async (chapters: readonly SoundChapter[], position: TextPosition): Promise<Spot | undefined> => {
    const sound = chapters.find(({ number }) => number === position.chapter)?.sound
    if (!sound) return undefined
    const isStart = position.paragraph === 0 && position.offset === 0
    const sentence = isStart
      ? undefined
      : sentenceOf(await timings.load(sound.timings), position.paragraph, position.offset)
    return { chapter: position.chapter, seconds: (sentence?.fromMs ?? 0) / MS_PER_SECOND }
  }
  /** Saves now and then, or `atOnce`. */
  const reached = (spot: Spot, sound: SoundChapter['sound'], atOnce = false) => {
    const at = clock.now()
    if (!atOnce && at - savedAt < SAVE_EVERY_MS) return
    savedAt = at
    deps.saveHeard({ ...spot, at })
    const known = timings.at(sound?.timings)
    // Timings that are not loaded yet are there the next time.
    if (known.length === 0) void timings.load(sound?.timings)
    const sentence = sentenceAt(known, spot.seconds * MS_PER_SECOND)
    if (sentence) saveRead({ chapter: spot.chapter, paragraph: sentence.paragraph, offset: sentence.start }, at)
  }
  const saveRead = (position: TextPosition, at: number) => {
    deps.saveRead({ ...position, ...progressAt(text, position), at })
    sync.save({ ...position, at })
  }
  /** The next time, the story begins at the beginning. */
  const ended = () => {
    deps.saveHeard(undefined)
    saveRead(endOf(text), clock.now())
  }
  const leave = (): void => void sync.flush(true)
  return { resume, reached, ended, leave }
}
