import { atom } from 'nanostores'
import type { Clock } from '../clock.ts'
import type { SoundChapter } from './player-chapters.ts'
import { createDeck } from './player-deck.ts'
import type { OpenSound } from './player-sound.ts'

export interface Spot {
  /** Counted from 1. */
  readonly chapter: number
  /** From the chapter's beginning. */
  readonly seconds: number
}

/** `waiting`: for a chapter that is still being spoken, and then goes on by itself. `stuck`: it cannot be had. */
export type PlayerState = 'paused' | 'loading' | 'playing' | 'waiting' | 'stuck' | 'ended'

interface Parts {
  readonly openSound: OpenSound
  readonly clock: Clock
  readonly chapters: readonly SoundChapter[]
  /** Called before anything is heard. */
  readonly onBegin: () => void
  /** Asked when a chapter has ended: whether that was all for now. */
  readonly isEnough: () => boolean
  /** Called when a chapter is not there, or its address no longer good; `update` brings the news. */
  readonly onMissing: () => void
}

export type Player = ReturnType<typeof createPlayer>

/** Plays the chapters of one story, one after the other. */
export function createPlayer({ openSound, clock, chapters: first, onBegin, isEnough, onMissing }: Parts) {
  const book = createChapterList(first)
  const $state = atom<PlayerState>('paused')
  const $spot = atom<Spot>({ chapter: book.first(), seconds: 0 })
  let hasFailed = false

  const here = () => book.at($spot.get().chapter)
  const length = () => here()?.sound?.length ?? 0
  const isOn = () => isSounding($state.get())
  const deck = createDeck({
    openSound,
    clock,
    onMoving: isMoving => {
      if (isMoving) hasFailed = false
      $state.set(isMoving ? 'playing' : 'loading')
    },
    onSeconds: seconds => $spot.set({ ...$spot.get(), seconds }),
    onEnd: () => finishChapter(),
    onBlocked: () => pause(),
    onFailed: () => fail(),
  })
  const miss = () => {
    $state.set('waiting')
    onMissing()
  }
  /** The address may have grown old: once it is asked for anew. */
  const fail = () => {
    deck.clear()
    if (hasFailed) return $state.set('stuck')
    hasFailed = true
    miss()
  }
  const sound = () => {
    const there = here()?.sound
    if (!there) return miss()
    $state.set('loading')
    deck.play(there.address, $spot.get().seconds)
  }
  const play = () => {
    onBegin()
    if ($state.get() === 'ended') goTo({ chapter: book.first(), seconds: 0 })
    if ($state.get() === 'stuck') hasFailed = false
    sound()
  }
  const pause = () => {
    deck.pause()
    $state.set('paused')
  }
  const goTo = (spot: Spot) => {
    deck.clear()
    $spot.set(spot)
    $state.set('paused')
  }
  /** Plays a chapter from its beginning, or from somewhere in it. */
  const choose = (chapter: number, seconds = 0) => {
    if (!book.at(chapter)) return
    goTo({ chapter, seconds })
    play()
  }
  /** Lies ready at a place without a sound; a chapter that is not there is left alone. */
  const lieAt = ({ chapter, seconds }: Spot) => {
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
  /** To the chapter before (-1) or after (1); plays on if it played. */
  const turn = (by: -1 | 1) => {
    const beside = book.beside($spot.get().chapter, by)
    if (!beside) return
    if (isOn()) choose(beside.number)
    else goTo({ chapter: beside.number, seconds: 0 })
  }
  /** Takes what is known of the chapters now; whoever waits for one hears it. */
  const update = (next: readonly SoundChapter[]) => {
    book.set(next)
    if ($state.get() === 'waiting' && here()?.sound) sound()
  }
  const toggle = () => (isOn() ? pause() : play())
  const skip = (seconds: number) => seek($spot.get().seconds + seconds)
  const { setRate, setVolume, clear: close } = deck
  return { $state, $spot, play, pause, toggle, choose, lieAt, seek, skip, turn, update, setRate, setVolume, close }
}

/** Whether something is heard, or is about to be. */
export const isSounding = (state: PlayerState): boolean => ['loading', 'playing', 'waiting'].includes(state)

function createChapterList(first: readonly SoundChapter[]) {
  let chapters = first
  return {
    at: (number: number) => chapters.find(chapter => chapter.number === number),
    beside: (number: number, by: -1 | 1) => chapters[chapters.findIndex(chapter => chapter.number === number) + by],
    first: () => chapters[0]?.number ?? 1,
    set: (next: readonly SoundChapter[]) => {
      chapters = next
    },
  }
}
