import type { Clock } from '../clock.ts'
import { createChapterList } from './chapter-list.ts'
import { createChapterSound } from './chapter-sound.ts'
import type { SoundChapter } from './player-chapters.ts'
import { isSounding, type Spot } from './player-state.ts'
import type { OpenSound } from './sound.ts'

interface PlayerDeps {
  readonly openSound: OpenSound
  readonly clock: Clock
  readonly chapters: readonly SoundChapter[]
  readonly onBegin: () => void
  /** Asked at a chapter's end: whether to stop. */
  readonly isEnough: () => boolean
  /** Called when a chapter is missing, or its address has expired; `update` brings the news. */
  readonly onMissing: () => void
}

export type Player = ReturnType<typeof createPlayer>

export function createPlayer({ openSound, clock, chapters: first, onBegin, isEnough, onMissing }: PlayerDeps) {
  const book = createChapterList(first)
  const onEnd = () => finishChapter()
  const ofChapter = createChapterSound({ openSound, clock, chapters: book, onMissing, onEnd })
  const { $state, $spot, deck, here, sound, pause, goTo } = ofChapter
  const length = () => here()?.sound?.length ?? 0
  const isOn = () => isSounding($state.get())
  const play = () => {
    onBegin()
    if ($state.get() === 'ended') goTo({ chapter: book.first(), seconds: 0 })
    sound()
  }
  const choose = (chapter: number, seconds = 0) => {
    if (!book.at(chapter)) return
    goTo({ chapter, seconds })
    play()
  }
  /** Moves the position without playing; no-op for an unknown chapter. */
  const prepareAt = ({ chapter, seconds }: Spot) => {
    const there = book.at(chapter)
    if (there && !isOn()) goTo({ chapter, seconds: Math.max(0, Math.min(seconds, there.sound?.length || seconds)) })
  }
  const finishChapter = () => {
    const next = book.beside($spot.get().chapter, 1)
    const isAll = isEnough()
    if (next && isAll) return goTo({ chapter: next.number, seconds: 0 })
    if (next) return choose(next.number)
    deck.clear()
    $spot.set({ ...$spot.get(), seconds: length() })
    $state.set('ended')
  }
  const seek = (to: number) => {
    if (!here()?.sound) return
    const seconds = Math.max(0, Math.min(to, length()))
    if (seconds >= length() && isOn()) return finishChapter()
    $spot.set({ ...$spot.get(), seconds })
    if ($state.get() === 'ended') $state.set('paused')
    deck.seek(seconds)
  }
  /** Plays on if it played. */
  const turn = (by: -1 | 1) => {
    const beside = book.beside($spot.get().chapter, by)
    if (!beside) return
    if (isOn()) choose(beside.number)
    else goTo({ chapter: beside.number, seconds: 0 })
  }
  /** Plays a chapter that was waited for. */
  const update = (next: readonly SoundChapter[]) => {
    book.set(next)
    if ($state.get() === 'waiting' && here()?.sound) sound()
  }
  const toggle = () => (isOn() ? pause() : play())
  const skip = (seconds: number) => seek($spot.get().seconds + seconds)
  const { setRate, setVolume, clear: close } = deck
  return { $state, $spot, play, pause, toggle, choose, prepareAt, seek, skip, turn, update, setRate, setVolume, close }
}
