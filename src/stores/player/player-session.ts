import type { Story } from '../../contract/story.ts'
import type { Clock } from '../clock.ts'
import type { ListeningKeeper } from './listening-keeper.ts'
import { createPlayer } from './player.ts'
import { type SoundChapter, soundChapters } from './player-chapters.ts'
import { createSleepTimer } from './player-sleep.ts'
import { isSounding, type PlayerState, type Spot } from './player-state.ts'
import type { PlayerTurns } from './player-turns.ts'
import type { OpenSound } from './sound.ts'

interface Parts {
  readonly story: Story
  readonly openSound: OpenSound
  readonly clock: Clock
  readonly turns: PlayerTurns
  readonly keeper: ListeningKeeper
  /** 1 is as it was spoken. */
  readonly rate: number
  /** Reads the story again; `change` takes the result. */
  readonly lookAgain: () => void
}

export type PlayerSession = ReturnType<typeof createPlayerSession>

/** Player, timer and position; silent as soon as another page plays. */
export function createPlayerSession(parts: Parts) {
  const { clock, turns, keeper } = parts
  let chapters: readonly SoundChapter[] = soundChapters(parts.story)
  const player = createPlayer({
    openSound: parts.openSound,
    clock,
    chapters,
    onBegin: turns.take,
    isEnough: () => sleep.isEnough(),
    onMissing: parts.lookAgain,
  })
  const sleep = createSleepTimer({ clock, setVolume: player.setVolume, onSleep: player.pause })
  player.setRate(parts.rate)

  const soundOf = (number: number) => chapters.find(chapter => chapter.number === number)?.sound
  const keep = (spot: Spot, atOnce = false) => keeper.reached(spot, soundOf(spot.chapter), atOnce)
  const ends = [
    turns.onTaken(() => isSounding(player.$state.get()) && player.pause()),
    player.$spot.listen(spot => {
      if (player.$state.get() === 'playing') keep(spot)
    }),
    player.$state.listen((state: PlayerState, before) => {
      const spot = player.$spot.get()
      if (state === 'ended') keeper.ended()
      else if (state === 'paused' && before === 'playing') keep(spot, true)
    }),
  ]
  /** Moves to the kept position without playing, unless it plays already. */
  const resume = async () => {
    const spot = await keeper.resume(chapters)
    if (spot) player.lieAt(spot)
  }
  const change = (story: Story) => {
    chapters = soundChapters(story)
    player.update(chapters)
  }
  const leave = () => {
    if (isSounding(player.$state.get())) keep(player.$spot.get(), true)
    keeper.leave()
  }
  const end = () => {
    leave()
    for (const stop of ends) stop()
    sleep.off()
    player.close()
  }
  return { player, sleep, resume, change, leave, end }
}
