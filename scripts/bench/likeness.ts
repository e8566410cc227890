import sharp from 'sharp'
import { planChapter } from '../../src/api/illustrator/chapter-plan.ts'
import { drawScene } from '../../src/api/illustrator/draw-scene.ts'
import { castOf } from '../../src/api/illustrator/figures/cast.ts'
import { PICTURE } from '../../src/api/illustrator/format.ts'
import { randomFrom } from '../../src/api/illustrator/paper/random.ts'
import type { PictureBrief } from '../../src/api/illustrator/picture-brief.ts'
import type { PlannedScene } from '../../src/api/illustrator/planned-scene.ts'
import { planScenes } from '../../src/api/illustrator/scene-plan.ts'
import { hashDistance, perceptualHash } from '../../tests/api/illustrator/perceptual-hash.ts'
import { ALL_CATEGORIES, briefOfPlot, chapterOf, plotsOf } from '../pictures/plot-stories.ts'

/**
 * How alike pictures are: pHash, 63 bits of the lowest frequencies of a 32 x 32 grey picture. Likeness of two is
 * 1 - distance / 31.5, and 0 where more bits differ than chance would make differ. `npm run bench -- likeness`
 */
const BITS = 63
const SMALL_PX = 60
const STORIES = 10
const CHAPTERS = 6
/** Of 63: nearer than this, a viewer calls two covers twins. */
const TWINS = 12

/** Half of what was measured before pictures showed their stories: 0.224 and 0.210, with 29 pairs of twins. */
const COVERS_MOST = 0.112
const CHAPTERS_MOST = 0.105

type Hash = readonly boolean[]

async function hashOf(brief: PictureBrief, scene: PlannedScene, seed: string): Promise<Hash> {
  const { pixels, width, height } = drawScene(randomFrom(seed), scene, castOf(brief), PICTURE, SMALL_PX)
  return perceptualHash(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
}

const likeness = (one: Hash, other: Hash): number => Math.max(0, 1 - hashDistance(one, other) / (BITS / 2))
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const pairsOf = <One>(ones: readonly One[]): (readonly [One, One])[] =>
  ones.flatMap((one, index) => ones.slice(index + 1).map(other => [one, other] as const))

const allCovers: number[] = []
const allChapters: number[] = []
let twins = 0
for (const category of ALL_CATEGORIES) {
  const stories: { covers: Hash[]; chapters: Hash[] }[] = []
  for (const plot of plotsOf(category, STORIES)) {
    const brief = briefOfPlot(plot, category)
    const scenes = planScenes(randomFrom(`${brief.seed}/plan`), brief)
    const covers = await Promise.all(scenes.map((scene, index) => hashOf(brief, scene, `${brief.seed}/${index}`)))
    const numbers = Array.from({ length: CHAPTERS }, (_, index) => index + 1)
    const chapters = await Promise.all(
      numbers.map(chapter => {
        const planned = planChapter(brief, chapterOf(plot, chapter, CHAPTERS))
        return hashOf(brief, planned, `${brief.seed}/chapter/${chapter}/drawing`)
      }),
    )
    stories.push({ covers, chapters })
  }
  const covers = pairsOf(stories).flatMap(([one, other]) =>
    one.covers.flatMap(cover => other.covers.map(near => likeness(cover, near))),
  )
  const near = pairsOf(stories).filter(([one, other]) =>
    one.covers.some((cover, index) => hashDistance(cover, other.covers[index] ?? cover) < TWINS),
  )
  const chapters = stories.flatMap(story => pairsOf(story.chapters).map(([one, other]) => likeness(one, other)))
  twins += near.length
  allCovers.push(...covers)
  allChapters.push(...chapters)
  console.log(
    `${category}: covers ${mean(covers).toFixed(3)}, twins ${near.length}, chapters ${mean(chapters).toFixed(3)}`,
  )
}
console.log(`all: covers ${mean(allCovers).toFixed(3)}, twins ${twins}, chapters ${mean(allChapters).toFixed(3)}`)
if (mean(allCovers) > COVERS_MOST || mean(allChapters) > CHAPTERS_MOST) process.exitCode = 1
