import { atom } from 'nanostores'
import type { Clock } from '../clock.ts'
import type { ChapterList } from './chapter-list.ts'
import { createDeck } from './player-deck.ts'
import type { PlayerState, Spot } from './player-state.ts'
import type { OpenSound } from './sound.ts'

export interface ChapterSoundDeps {
  readonly openSound: OpenSound
  readonly clock: Clock
  readonly chapters: ChapterList
  /** Called when a chapter is missing, or its address has expired. */
  readonly onMissing: () => void
  readonly onEnd: () => void
}

export function createChapterSound({ openSound, clock, chapters, onMissing, onEnd }: ChapterSoundDeps) {
  const $state = atom<PlayerState>('paused')
  const $spot = atom<Spot>({ chapter: chapters.first(), seconds: 0 })
  let hasFailed = false

  const here = () => chapters.at($spot.get().chapter)
  const deck = createDeck({
    openSound,
    clock,
    onMoving: isMoving => {
      if (isMoving) hasFailed = false
      $state.set(isMoving ? 'playing' : 'loading')
    },
    onSeconds: seconds => $spot.set({ ...$spot.get(), seconds }),
    onEnd,
    onBlocked: () => pause(),
    onFailed: () => fail(),
  })
  const miss = () => {
    $state.set('waiting')
    onMissing()
  }
  /** The address may have expired: it is renewed once. */
  const fail = () => {
    deck.clear()
    if (hasFailed) return $state.set('stuck')
    hasFailed = true
    miss()
  }
  const sound = () => {
    if ($state.get() === 'stuck') hasFailed = false
    const there = here()?.sound
    if (!there) return miss()
    $state.set('loading')
    deck.play(there.address, $spot.get().seconds)
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
  return { $state, $spot, deck, here, sound, pause, goTo }
}
