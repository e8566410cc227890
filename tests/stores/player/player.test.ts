import { describe, expect, it } from 'vitest'
import { createPlayer } from '../../../src/stores/player/player.ts'
import { soundChapters } from '../../../src/stores/player/player-chapters.ts'
import { LISTEN_TICK_MS } from '../../../src/stores/player/player-deck.ts'
import { fakeClock } from '../fake-clock.ts'
import { fakeSounds } from './fake-sounds.ts'
import { CHAPTER_MS, spokenStory } from './spoken-story.ts'

const LENGTH = CHAPTER_MS / 1000

function playing(spoken: readonly number[] = [1, 2, 3], isEnough = false) {
  const time = fakeClock()
  const sounds = fakeSounds()
  const requests = { begun: 0, missing: 0 }
  const player = createPlayer({
    openSound: sounds.openSound,
    clock: time.clock,
    chapters: soundChapters(spokenStory(spoken)),
    onBegin: () => {
      requests.begun += 1
    },
    isEnough: () => isEnough,
    onMissing: () => {
      requests.missing += 1
    },
  })
  /** The sound begins, and is heard for so many seconds. */
  const hear = async (seconds: number) => {
    const sound = sounds.last()
    sound.order.onPlaying()
    sound.seconds += seconds
    await time.advance(LISTEN_TICK_MS)
  }
  return {
    player,
    ...time,
    ...sounds,
    requests,
    hear,
    state: () => player.$state.get(),
    spot: () => player.$spot.get(),
  }
}

describe('A player', () => {
  it('fetches nothing before somebody presses play', () => {
    const { player, sounds, state } = playing()
    expect(state()).toBe('paused')
    player.prepareAt({ chapter: 2, seconds: 12 })
    expect(sounds).toEqual([])
  })

  it('plays, says where it is, and pauses there', async () => {
    const { player, last, hear, state, spot, requests } = playing()
    player.toggle()
    expect(state()).toBe('loading')
    expect(requests.begun).toBe(1)
    await hear(7)
    expect(state()).toBe('playing')
    expect(spot()).toEqual({ chapter: 1, seconds: 7 })
    player.toggle()
    expect(state()).toBe('paused')
    expect(last().isPlaying).toBe(false)
    player.toggle()
    expect(last().isPlaying).toBe(true)
  })

  it('goes on with the next chapter by itself, and ends after the last', async () => {
    const { player, last, sounds, hear, state, spot } = playing()
    player.choose(2)
    await hear(LENGTH)
    last().order.onEnd()
    expect(spot()).toEqual({ chapter: 3, seconds: 0 })
    expect(sounds[0]?.isClosed).toBe(true)
    await hear(LENGTH)
    last().order.onEnd()
    expect(state()).toBe('ended')
    expect(spot()).toEqual({ chapter: 3, seconds: LENGTH })
    player.play()
    expect(spot()).toEqual({ chapter: 1, seconds: 0 })
    expect(last().isPlaying).toBe(true)
  })

  it('stays at the end of a chapter where that was enough', async () => {
    const { player, last, hear, state, spot } = playing([1, 2, 3], true)
    player.play()
    await hear(LENGTH)
    last().order.onEnd()
    expect(state()).toBe('paused')
    expect(spot()).toEqual({ chapter: 2, seconds: 0 })
  })

  it('skips within a chapter and never out of its beginning', async () => {
    const { player, last, hear, spot } = playing()
    player.play()
    await hear(30)
    player.skip(10)
    expect(last().seconds).toBe(40)
    player.skip(-60)
    expect(spot()).toEqual({ chapter: 1, seconds: 0 })
  })

  it('goes on with the next chapter where a skip leads behind the end', async () => {
    const { player, hear, spot } = playing()
    player.play()
    await hear(LENGTH - 4)
    player.skip(10)
    expect(spot()).toEqual({ chapter: 2, seconds: 0 })
  })

  it('turns to the chapters beside this one, playing on only where it played', async () => {
    const { player, hear, state, spot, sounds } = playing()
    player.turn(1)
    expect(spot()).toEqual({ chapter: 2, seconds: 0 })
    expect(state()).toBe('paused')
    expect(sounds).toEqual([])
    player.play()
    await hear(3)
    player.turn(-1)
    expect(spot()).toEqual({ chapter: 1, seconds: 0 })
    expect(state()).toBe('loading')
    player.turn(-1)
    expect(spot().chapter).toBe(1)
  })

  it('waits for a chapter that is still being spoken, and then plays it', async () => {
    const { player, last, hear, state, spot, requests, sounds } = playing([1])
    player.play()
    await hear(LENGTH)
    last().order.onEnd()
    expect(state()).toBe('waiting')
    expect(requests.missing).toBe(1)
    player.update(soundChapters(spokenStory([1])))
    expect(sounds).toHaveLength(1)
    player.update(soundChapters(spokenStory([1, 2])))
    expect(spot()).toEqual({ chapter: 2, seconds: 0 })
    expect(last().order.address).toBe('/media/chapter-2.mp3')
    expect(last().isPlaying).toBe(true)
  })

  it('does not begin by itself when somebody paused the waiting', () => {
    const { player, state, sounds } = playing([1])
    player.choose(3)
    player.pause()
    player.update(soundChapters(spokenStory()))
    expect(state()).toBe('paused')
    expect(sounds).toEqual([])
  })

  it('asks once for a better address where a sound is not to be had, then says so', async () => {
    const { player, last, hear, state, spot, requests, sounds } = playing()
    player.play()
    await hear(20)
    last().order.onFailed()
    expect(state()).toBe('waiting')
    expect(requests.missing).toBe(1)
    player.update(soundChapters(spokenStory()))
    expect(last().order.from).toBe(20)
    expect(spot()).toEqual({ chapter: 1, seconds: 20 })
    last().order.onFailed()
    expect(state()).toBe('stuck')
    player.play()
    expect(sounds).toHaveLength(3)
    expect(state()).toBe('loading')
  })

  it('says that it waits while a sound stands still', async () => {
    const { player, advance, hear, state } = playing()
    player.play()
    await hear(1)
    expect(state()).toBe('playing')
    await advance(2000)
    expect(state()).toBe('loading')
  })

  it('keeps the speed from chapter to chapter', () => {
    const { player, last } = playing()
    player.setRate(1.5)
    player.play()
    expect(last().rate).toBe(1.5)
    player.turn(1)
    expect(last().rate).toBe(1.5)
    player.setRate(0.75)
    expect(last().rate).toBe(0.75)
  })

  it('is no longer told by a sound that was taken off', async () => {
    const { player, sounds, hear, spot } = playing()
    player.play()
    await hear(3)
    player.choose(3)
    sounds[0]?.order.onEnd()
    expect(spot()).toEqual({ chapter: 3, seconds: 0 })
  })
})
