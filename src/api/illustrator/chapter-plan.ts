import type { Pose } from '../../figures/pose.ts'
import { itemAt } from '../../lib/item-at.ts'
import { airOf } from './air-plan.ts'
import { animalOf, castOf } from './figures/cast.ts'
import type { Company } from './figures/company.ts'
import { motifsOfLocation } from './location-words.ts'
import { MOTIFS_OF_CATEGORY, type MotifName } from './motifs/motif-table.ts'
import { paletteAt } from './palettes.ts'
import { randomFrom } from './paper/random.ts'
import type { ChapterScene, PictureBrief } from './picture-brief.ts'
import type { PlannedScene } from './planned-scene.ts'
import { heroAway, moodsOf } from './scene-plan.ts'
import type { Setting, SkyKind } from './setting.ts'
import { skyLight } from './sky-plan.ts'
import { planChapterShot } from './staging/chapter-shots.ts'
import { hourOf } from './story-hours.ts'

const ALONE: readonly Pose[] = ['walking', 'sitting', 'standing', 'reading', 'back', 'waving']
const TOGETHER: readonly Pose[] = ['walking', 'pair', 'standing', 'back', 'waving']
const SKIES: readonly SkyKind[] = ['moon', 'rings', 'crescent', 'bands']
/** A crescent belongs to the night. */
const DAY_SKIES: readonly SkyKind[] = ['moon', 'rings', 'bands']
/** More would not fit behind the hero. */
const GOING_MAX = 2

/** Order shared by the story: neighbouring chapters never get the same. */
const inTurn = <Item>(seed: string, items: readonly Item[], chapter: number): Item =>
  itemAt(randomFrom(seed).shuffled(items), chapter % items.length)

function motifOf(brief: PictureBrief, { chapter, place }: ChapterScene): MotifName {
  const named = motifsOfLocation(place)[0]
  if (named) return named
  const kindred = motifsOfLocation(brief.location)
  return inTurn(`${brief.seed}/places`, kindred.length > 1 ? kindred : MOTIFS_OF_CATEGORY[brief.category], chapter)
}

function companyOf(brief: PictureBrief, { chapter, who }: ChapterScene): Company {
  const relations = brief.relations ?? []
  const { others } = castOf(brief)
  const persons = who.filter(index => relations[index] && others[index]).slice(0, GOING_MAX)
  const animal = who.map(index => relations[index]).flatMap(relation => (relation && animalOf(relation)) ?? [])[0]
  const pose = inTurn(`${brief.seed}/poses`, persons.length > 0 ? TOGETHER : ALONE, chapter)
  return { pose, persons, ...(animal && persons.length < GOING_MAX ? { animal } : {}) }
}

/** One light per time of day: the same world in every chapter. */
function paletteOf(brief: PictureBrief, { chapter, count, timeOfDay }: ChapterScene) {
  const time = timeOfDay ?? hourOf(brief.category, chapter, count)
  return paletteAt(randomFrom(`${brief.seed}/light/${time}`), brief.category, time, moodsOf(brief))
}

export function planChapter(brief: PictureBrief, scene: ChapterScene): PlannedScene {
  if (brief.story) return planChapterShot(brief, scene, brief.story, moodsOf(brief))
  const random = randomFrom(`${brief.seed}/chapter/${scene.chapter}`)
  const motif = motifOf(brief, scene)
  const palette = paletteOf(brief, scene)
  const company = companyOf(brief, scene)
  const side = scene.chapter % 2 === 0 ? 1 : -1
  const motifX = 0.5 + side * random.between(0.07, 0.11)
  const sky = inTurn(`${brief.seed}/skies`, palette.timeOfDay === 'day' ? DAY_SKIES : SKIES, scene.chapter)
  const setting: Setting = {
    palette,
    sky: skyLight(random, sky, motif, motifX),
    motifX,
    heroX: 0.5 - side * heroAway(random, company),
    facing: side,
    ...airOf(random, brief, scene.place),
    underWater: motif === 'sea-floor',
  }
  return { motif, setting, company }
}
