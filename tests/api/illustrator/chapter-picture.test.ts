import { describe, expect, test } from 'vitest'
import { planChapter } from '../../../src/api/illustrator/chapter-plan.ts'
import { chapterPicture } from '../../../src/api/illustrator/draw-chapter.ts'
import { castOf } from '../../../src/api/illustrator/figures/cast.ts'
import type { ChapterScene } from '../../../src/api/illustrator/picture-brief.ts'
import { type Colour, distance, mix } from '../../../src/lib/colour.ts'
import { itemAt } from '../../../src/lib/item-at.ts'
import { CHAPTERS, drawTile, STORY } from './contact-sheets.ts'

const SMALL_PX = 90
const running = () => new AbortController().signal
const draw = (scene: ChapterScene) => chapterPicture(STORY, scene, running(), SMALL_PX)
const first = itemAt(CHAPTERS, 0)

/** Redmean distance within which paper in lantern light still is the same paper. */
const SAME_PAPER = 95
/** Sideways reach and height of the strip round the hero, as shares of the picture. */
const STRIP = { reach: 0.07, top: 0.68, bottom: 0.9 } as const

const hexOf = (pixels: Uint8Array, at: number): Colour =>
  `#${[0, 1, 2].map(channel => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`

/** How many pixels round the hero are of a colour, in its light or its shade. */
function sampled(scene: ChapterScene, colour: Colour, width = 240): number {
  const planned = planChapter(STORY, scene)
  const { pixels, height } = drawTile(STORY, planned, 'sample', width)
  const shades = [colour, mix(colour, '#10001c', 0.28), mix(colour, '#ffe0a0', 0.22)]
  let count = 0
  for (let y = Math.round(STRIP.top * height); y < STRIP.bottom * height; y++) {
    for (
      let x = Math.round((planned.setting.heroX - STRIP.reach) * width);
      x < (planned.setting.heroX + STRIP.reach) * width;
      x++
    ) {
      const seen = hexOf(pixels, (y * width + x) * 3)
      if (shades.some(shade => distance(shade, seen) < SAME_PAPER)) count++
    }
  }
  return count
}

describe('the picture of a chapter', () => {
  test('is the same for the same brief and scene, and another for another chapter', async () => {
    const one = await draw(first)
    expect(await draw(first)).toEqual(one)
    expect((await draw({ ...first, chapter: 2 })).bytes).not.toEqual(one.bytes)
  })

  test('shows the place, the time and the company the plan names', () => {
    const scenes = CHAPTERS.map(scene => planChapter(STORY, scene))
    expect(scenes.map(({ motif }) => motif)).toEqual([
      'garden',
      'library',
      'train',
      'island',
      'sea-floor',
      'mountains',
      'city',
      'school',
      'jungle',
      'desert',
      'bridge',
      'dinosaur',
    ])
    expect(scenes.map(({ setting }) => setting.palette.timeOfDay)).toEqual(CHAPTERS.map(({ timeOfDay }) => timeOfDay))
    expect(scenes[3]?.company).toMatchObject({ persons: [], animal: 'dog' })
    expect(scenes[5]?.company.persons).toEqual([0, 2])
    expect(scenes[5]?.setting.weather).toBe('fog')
    expect(scenes[7]?.setting.season).toBe('autumn')
  })

  test('shows the same hero, coat and hair, in all of twelve scenes', () => {
    const { hero } = castOf(STORY)
    for (const scene of CHAPTERS) {
      expect([scene.place, sampled(scene, hero.coat) > 150]).toEqual([scene.place, true])
      expect([scene.place, sampled(scene, hero.hair) > 20]).toEqual([scene.place, true])
    }
  })

  test('is drawn for a place nobody knows, and for persons nobody has named', async () => {
    const { scene } = await draw({ chapter: 40, count: 40, place: '\u202E<svg>\u0000', who: [-1, 9, 2.5] })
    expect(scene.motif).not.toBe('')
    expect(scene.companion).toBeUndefined()
  })

  test('is not begun for a signal that is already aborted', async () => {
    const reason = new Error('changed their mind')
    await expect(chapterPicture(STORY, first, AbortSignal.abort(reason))).rejects.toBe(reason)
  })
})
