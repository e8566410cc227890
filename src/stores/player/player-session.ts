import type { Story } from '../../contract/story.ts'
import type { Clock } from '../clock.ts'
import type { ListeningTracker } from './listening-tracker.ts'
import type { PlaybackLock } from './playback-lock.ts'
import { createPlayer } from './player.ts'
import { type SoundChapter, soundChapters } from './player-chapters.ts'
import { createSleepTimer } from './player-sleep.ts'
import { isSounding, type PlayerState, type Spot } from './player-state.ts'
import type { OpenSound } from './sound.ts'

interface PlayerSessionDeps {
  readonly story: Story
  readonly openSound: OpenSound
  readonly clock: Clock
  readonly playbackLock: PlaybackLock
  readonly tracker: ListeningTracker
  /** 1 is as it was spoken. */
  readonly rate: number
  /** Reads the story again; `change` takes the result. */
  readonly lookAgain: () => void
}

export type PlayerSession = ReturnType<typeof createPlayerSession>

/** Player, timer and position; silent as soon as another page plays. */
export function createPlayerSession(deps: PlayerSessionDeps) {
  const { clock, playbackLock, tracker } = deps
  let chapters: readonly SoundChapter[] = soundChapters(deps.story)
  const player = createPlayer({
    openSound: deps.openSound,
    clock,
    chapters,
    onBegin: playbackLock.claim,
    isEnough: () => sleep.isEnough(),
    onMissing: deps.lookAgain,
  })
  const sleep = createSleepTimer({ clock, setVolume: player.setVolume, onSleep: player.pause })
  player.setRate(deps.rate)

  const soundOf = (number: number) => chapters.find(chapter => chapter.number === number)?.sound
  const save = (spot: Spot, atOnce = false) => tracker.reached(spot, soundOf(spot.chapter), atOnce)
  const ends = [
    playbackLock.onClaimed(() => isSounding(player.$state.get()) && player.pause()),
    player.$spot.listen(spot => {
      if (player.$state.get() === 'playing') save(spot)
    }),
    player.$state.listen((state: PlayerState, before) => {
      const spot = player.$spot.get()
      if (state === 'ended') tracker.ended()
      else if (state === 'paused' && before === 'playing') save(spot, true)
    }),
  ]
  /** Moves to the kept position without playing, unless it plays already. */
  const resume = async () => {
    const spot = await tracker.resume(chapters)
    if (spot) player.prepareAt(spot)
  }
  const change = (story: Story) => {
    chapters = soundChapters(story)
    player.update(chapters)
  }
  const leave = () => {
    if (isSounding(player.$state.get())) save(player.$spot.get(), true)
    tracker.leave()
  }
  const end = () => {
    leave()
    for (const stop of ends) stop()
    sleep.off()
    player.close()
  }
  return { player, sleep, resume, change, leave, end }
}
