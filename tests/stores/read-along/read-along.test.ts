import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { soundChapters } from '../../../src/stores/player/player-chapters.ts'
import type { PlayerState, Spot } from '../../../src/stores/player/player-state.ts'
import { createReadAlong } from '../../../src/stores/read-along/read-along.ts'
import { createSentenceTimings, sentenceAt, sentenceOf } from '../../../src/stores/read-along/sentence-timings.ts'
import { spokenStory, TIMINGS } from '../player/spoken-story.ts'

const chapters = soundChapters(spokenStory())
const [first, second] = TIMINGS

function reading(state: PlayerState = 'paused') {
  const $spot = atom<Spot>({ chapter: 1, seconds: 0 })
  const actions: unknown[] = []
  const timings = createSentenceTimings(async () => new Blob([JSON.stringify(TIMINGS)]))
  const along = createReadAlong({
    player: {
      $spot,
      $state: atom<PlayerState>(state),
      choose: (...action) => void actions.push(['choose', ...action]),
      seek: (...action) => void actions.push(['seek', ...action]),
    },
    timings,
    soundOf: number => chapters.find(chapter => chapter.number === number)?.sound,
  })
  const load = () => timings.load(chapters[0]?.sound?.timings)
  return { along, $spot, actions, load }
}

describe('Reading along', () => {
  it('names the sentence that is heard, and none while the title is said', async () => {
    const { along, $spot, load } = reading()
    await load()
    $spot.set({ chapter: 1, seconds: 1 })
    expect(along.$sentence.get()).toBeUndefined()
    $spot.set({ chapter: 1, seconds: 20.5 })
    expect(along.$sentence.get()).toEqual({ chapter: 1, ...first })
    $spot.set({ chapter: 1, seconds: 40 })
    expect(along.$sentence.get()).toEqual({ chapter: 1, ...second })
  })

  it('plays the sentence that is tapped', async () => {
    const resting = reading()
    await resting.along.hear({ chapter: 2, paragraph: 1, offset: 7 })
    expect(resting.actions).toEqual([['choose', 2, 21]])
    const heard = reading('playing')
    await heard.along.hear({ chapter: 1, paragraph: 1, offset: 7 })
    expect(heard.actions).toEqual([['seek', 21]])
  })

  it('begins a chapter with its title', async () => {
    const { along, actions } = reading()
    await along.hear({ chapter: 3, paragraph: 0, offset: 0 })
    expect(actions).toEqual([['choose', 3, 0]])
  })

  it('steps from sentence to sentence', async () => {
    const { along, $spot, actions, load } = reading('playing')
    await load()
    $spot.set({ chapter: 1, seconds: 5 })
    along.step(1)
    $spot.set({ chapter: 1, seconds: 30 })
    along.step(-1)
    expect(actions).toEqual([
      ['seek', 21],
      ['seek', 2],
    ])
  })
})

describe('The times of sentences', () => {
  it('lead from a time to a sentence and back, over what nobody said', () => {
    expect(sentenceAt(TIMINGS, 1999)).toBeUndefined()
    expect(sentenceAt(TIMINGS, 20_500)).toEqual(first)
    expect(sentenceOf(TIMINGS, 0, 19)).toEqual(second)
    expect(sentenceOf(TIMINGS, 2, 0)).toBeUndefined()
  })

  it('are none where they cannot be had or read, and asked for again', async () => {
    let requests = 0
    const timings = createSentenceTimings(async () => {
      requests += 1
      return requests === 1 ? undefined : new Blob([requests === 2 ? '<html>' : JSON.stringify(TIMINGS)])
    })
    expect(await timings.load('/a')).toEqual([])
    expect(await timings.load('/a')).toEqual([])
    expect(await timings.load('/a')).toEqual(TIMINGS)
    expect(await timings.load('/a')).toEqual(TIMINGS)
    expect(requests).toBe(3)
    expect(await timings.load(undefined)).toEqual([])
  })
})
