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
import { posesFor } from './chapter-poses.ts'
import { groupX, sceneriesOf, settingOf, thingsIn } from './cover-shots.ts'
import { isScenery, type SceneryName } from './scenery.ts'
import type { Distance } from './shot.ts'
import { notInSet } from './show-things.ts'

/** Neighbours are never alike; a bird looks down once in five chapters. */
const DISTANCES: readonly Distance[] = ['whole', 'half', 'far', 'close', 'above']
const SKIES: readonly SkyKind[] = ['bands', 'moon', 'rings', 'crescent']
const GOING_MAX = 2

/** Order shared by the story: neighbouring chapters never get the same. */
const inTurn = <Item>(seed: string, items: readonly Item[], chapter: number): Item =>
  itemAt(randomFrom(seed).shuffled(items), chapter % items.length)

function companyOf(
  brief: PictureBrief,
  { chapter, who }: ChapterScene,
  distance: Distance,
  motif: SceneryName,
): Company {
  const relations = brief.relations ?? []
  const { others } = castOf(brief)
  const persons = who.filter(index => relations[index] && others[index]).slice(0, distance === 'close' ? 0 : GOING_MAX)
  const animal = who.map(index => relations[index]).flatMap(relation => (relation && animalOf(relation)) ?? [])[0]
  const isNear = distance === 'close' || distance === 'half'
  const poses = posesFor({ isNear, isAlone: persons.length === 0, motif, things: brief.story?.things ?? [] })
  const pose = inTurn(`${brief.seed}/poses`, poses, chapter)
  return { pose, persons, ...(animal && persons.length < GOING_MAX && distance !== 'close' ? { animal } : {}) }
}

/** The chapter's own location, then those of the story in turn. */
function sceneryOfChapter(brief: PictureBrief, { chapter, place, story }: ChapterScene): SceneryName {
  const said = story?.locations.find(isScenery) ?? motifsOfLocation(place)[0]
  return said ?? inTurn(`${brief.seed}/places`, sceneriesOf(randomFrom(`${brief.seed}/places`), brief), chapter)
}

/** A chapter's own things, else one of the story's after the other. */
function thingsOfChapter({ chapter, story: own }: ChapterScene, story: StorySubjects) {
  const [named, all] = [own ? thingsIn(own) : [], thingsIn(story)]
  const inTurn = all.length > 0 ? [itemAt(all, (chapter - 1) % all.length)] : []
  return named.length > 0 ? named.slice(0, 2) : inTurn
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
  const motif = sceneryOfChapter(brief, scene)
  const company = companyOf(brief, scene, distance, motif)
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
  const chosen = thingsOfChapter(scene, story)
  const things = distance === 'above' ? chosen : notInSet(chosen, motif)
  const thingX = isLeft ? random.between(0.66, 0.8) : random.between(0.2, 0.34)
  const hasMoon = [...story.things, ...(scene.story?.things ?? [])].includes('moon')
  return { motif, setting, company, shot: { theme: 'chapter', distance, things, hasMoon, thingX } }
}
