import type { Pose } from '../../../figures/pose.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { animalOf, castOf } from '../figures/cast.ts'
import type { Company } from '../figures/company.ts'
import { motifsOfLocation } from '../location-words.ts'
import type { Mood } from '../palettes.ts'
import { randomFrom } from '../paper/random.ts'
import type { ChapterScene, PictureBrief, StorySubjects } from '../picture-brief.ts'
import type { PlannedScene } from '../planned-scene.ts'
import type { SkyKind } from '../setting.ts'
import { hourOf } from '../story-hours.ts'
import { groupX, sceneriesOf, settingOf, thingsIn } from './cover-shots.ts'
import { isScenery, type SceneryName } from './scenery.ts'
import type { Distance } from './shot.ts'

/** Neighbours are never alike; a bird looks down once in five chapters. */
const DISTANCES: readonly Distance[] = ['whole', 'half', 'far', 'close', 'above']
const ALONE: readonly Pose[] = ['walking', 'sitting', 'running', 'reading', 'back', 'waving', 'pointing']
const TOGETHER: readonly Pose[] = ['walking', 'pair', 'standing', 'back', 'waving']
/** Whoever fills the picture is seen from the front. */
const FROM_NEAR: readonly Pose[] = ['standing', 'pointing', 'waving', 'sitting', 'walking']
const SKIES: readonly SkyKind[] = ['bands', 'moon', 'rings', 'crescent']
const GOING_MAX = 2

/** Order shared by the story: neighbouring chapters never get the same. */
const inTurn = <Item>(seed: string, items: readonly Item[], chapter: number): Item =>
  itemAt(randomFrom(seed).shuffled(items), chapter % items.length)

function companyOf(brief: PictureBrief, { chapter, who }: ChapterScene, distance: Distance): Company {
  const relations = brief.relations ?? []
  const { others } = castOf(brief)
  const persons = who.filter(index => relations[index] && others[index]).slice(0, distance === 'close' ? 0 : GOING_MAX)
  const animal = who.map(index => relations[index]).flatMap(relation => (relation && animalOf(relation)) ?? [])[0]
  const isNear = distance === 'close' || distance === 'half'
  const poses = isNear ? FROM_NEAR : persons.length > 0 ? TOGETHER : ALONE
  const pose = inTurn(`${brief.seed}/poses`, poses, chapter)
  return { pose, persons, ...(animal && persons.length < GOING_MAX && distance !== 'close' ? { animal } : {}) }
}

/** The chapter's own location, then those of the story in turn. */
function sceneryOfChapter(brief: PictureBrief, { chapter, place, story }: ChapterScene): SceneryName {
  const said = story?.locations.find(isScenery) ?? motifsOfLocation(place)[0]
  return said ?? inTurn(`${brief.seed}/places`, sceneriesOf(randomFrom(`${brief.seed}/places`), brief), chapter)
}

/** A chapter's own things first, then the story's. */
function thingsOfChapter(chapter: StorySubjects | undefined, story: StorySubjects) {
  const own = chapter ? thingsIn(chapter) : []
  return own.length > 0 ? own.slice(0, 2) : thingsIn(story).slice(0, 1)
}

export function planChapterShot(
  brief: PictureBrief,
  scene: ChapterScene,
  story: StorySubjects,
  moods: readonly (Mood | undefined)[],
): PlannedScene {
  const { chapter, count } = scene
  const random = randomFrom(`${brief.seed}/chapter/${chapter}`)
  const distance = inTurn(`${brief.seed}/distances`, DISTANCES, chapter)
  const company = companyOf(brief, scene, distance)
  const motif = sceneryOfChapter(brief, scene)
  const isLeft = chapter % 2 === 0
  const isGroup = distance === 'half' && (company.persons.length > 0 || company.animal !== undefined)
  const away = random.between(distance === 'close' ? 0.08 : 0.12, distance === 'close' ? 0.16 : 0.24)
  const heroX = isGroup ? groupX(company, isLeft) : 0.5 + (isLeft ? -away : away)
  const setting = settingOf(random, brief, {
    hour: scene.timeOfDay ?? hourOf(brief.category, chapter, count),
    motif,
    heroX,
    facing: isLeft ? 1 : -1,
    kind: inTurn(`${brief.seed}/skies`, SKIES, chapter),
    moods,
    text: scene.place,
  })
  const things = thingsOfChapter(scene.story, story)
  const thingX = isLeft ? random.between(0.66, 0.8) : random.between(0.2, 0.34)
  const hasMoon = [...story.things, ...(scene.story?.things ?? [])].includes('moon')
  return { motif, setting, company, shot: { theme: 'chapter', distance, things, hasMoon, thingX } }
}
