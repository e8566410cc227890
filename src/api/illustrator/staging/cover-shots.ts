import type { Category } from '../../../contract/categories.ts'
import type { Pose } from '../../../figures/pose.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { airOf } from '../air-plan.ts'
import { castOf } from '../figures/cast.ts'
import type { Company } from '../figures/company.ts'
import { motifsOfLocation } from '../location-words.ts'
import { type Mood, paletteAt, type TimeOfDay } from '../palettes.ts'
import type { Random } from '../paper/random.ts'
import type { PictureBrief, StorySubjects } from '../picture-brief.ts'
import type { PlannedScene } from '../planned-scene.ts'
import type { Setting, SkyKind } from '../setting.ts'
import { isThing, type ThingName } from '../things/thing-table.ts'
import { isScenery, type SceneryName } from './scenery.ts'
import { COVER_THEMES, type Distance, type Shot } from './shot.ts'
import { notInSet } from './show-things.ts'

/** Where a story of the category may be when nobody says: plain sets, and nothing that would be a thing of its own. */
const USUAL: Readonly<Record<Category, readonly SceneryName[]>> = {
  christmas: ['snow-field', 'living-room', 'market', 'village'],
  bedtime: ['bedroom', 'garden', 'meadow', 'attic'],
  adventure: ['forest', 'mountains', 'river', 'harbour', 'campsite'],
  scifi: ['spaceship', 'moon-surface', 'laboratory', 'planet-city'],
  love: ['park', 'cafe', 'street', 'bridge', 'railway-station'],
  horror: ['stairwell', 'moor', 'attic', 'cellar', 'manor'],
  generic: ['street', 'meadow', 'park', 'river', 'living-room'],
}
/** Lights of a category, in no order: each cover takes another. */
const LIGHTS: Readonly<Record<Category, readonly TimeOfDay[]>> = {
  christmas: ['night', 'dusk', 'day', 'dawn'],
  bedtime: ['night', 'dusk', 'night', 'dawn'],
  adventure: ['day', 'dusk', 'dawn', 'night'],
  scifi: ['night', 'day', 'dusk', 'night'],
  love: ['dusk', 'dawn', 'night', 'day'],
  horror: ['night', 'dusk', 'night', 'dawn'],
  generic: ['day', 'dusk', 'night', 'dawn'],
}
const SKIES: readonly SkyKind[] = ['bands', 'moon', 'rings', 'crescent']
/** Nobody waves under a title. */
const ALONE: readonly Pose[] = ['standing', 'walking', 'pointing', 'reading', 'sitting']

export const thingsIn = ({ things }: StorySubjects): readonly ThingName[] => things.filter(isThing)

/** Said by the story first, then by the visitor, then what the category is used to. */
export function sceneriesOf(random: Random, brief: PictureBrief): readonly SceneryName[] {
  const said = (brief.story?.locations ?? []).filter(isScenery)
  const typed = motifsOfLocation(brief.location).slice(0, 1)
  const usual = said.length + typed.length > 1 ? [] : random.shuffled(USUAL[brief.category]).slice(0, 2)
  return Array.from(new Set([...said.slice(0, 3), ...typed, ...usual]))
}

function companyOf(random: Random, brief: PictureBrief, theme: Shot['theme']): Company {
  const { others, animals } = castOf(brief)
  const known = (brief.relations ?? []).flatMap((_, index) => (others[index] ? [index] : []))
  const isTogether = theme === 'people' || theme === 'turn' || (theme === 'location' && random.chance(0.5))
  const persons = isTogether ? known.slice(0, theme === 'people' ? 2 : 1) : []
  const animal = theme === 'location' || theme === 'people' ? animals[0] : undefined
  const pose: Pose =
    theme === 'turn'
      ? persons.length > 0
        ? 'pair'
        : 'back'
      : theme === 'people'
        ? random.pick(['standing', 'pointing'])
        : random.pick(persons.length > 0 ? ['standing', 'walking'] : ALONE)
  return { pose, persons, ...(animal && persons.length < 2 ? { animal } : {}) }
}

const DISTANCE_OF = (random: Random, theme: Shot['theme'], isAlone: boolean): Distance => {
  if (theme === 'location') return random.pick(['whole', 'whole', 'half'])
  if (theme === 'thing') return 'far'
  if (theme === 'people') return isAlone ? random.pick(['close', 'half']) : 'half'
  return random.pick(['whole', 'whole', 'above'])
}

export interface SettingChoice {
  readonly hour: TimeOfDay
  readonly motif: SceneryName
  readonly heroX: number
  /** 1 looks right. */
  readonly facing: 1 | -1
  readonly kind: SkyKind
  readonly moods: readonly (Mood | undefined)[]
  /** Weather and season are looked up in it first. */
  readonly text: string
}

export function settingOf(random: Random, brief: PictureBrief, choice: SettingChoice): Setting {
  const { hour, motif, heroX, facing, kind, moods, text } = choice
  return {
    palette: paletteAt(random, brief.category, hour, moods),
    sky: { kind, x: 1 - heroX, y: 0.3, radius: 0.1 },
    motifX: 0.5 + (0.5 - heroX) * 0.4,
    heroX,
    facing,
    ...airOf(random, brief, text),
    underWater: motif === 'sea-floor',
  }
}

/** Others stand behind the hero, who leaves them room: a third of the way to the edge that the hero faces. */
export const groupX = ({ persons }: Company, isLeft: boolean): number =>
  0.5 + (isLeft ? 1 : -1) * (persons.length > 1 ? 0.3 : 0.18)

/** Four covers, four questions: each at another distance, in another light. */
export function planCovers(
  random: Random,
  brief: PictureBrief,
  story: StorySubjects,
  moods: readonly (Mood | undefined)[],
): readonly PlannedScene[] {
  const sceneries = sceneriesOf(random, brief)
  const lights = random.shuffled(LIGHTS[brief.category])
  const skies = random.shuffled(SKIES)
  const things = thingsIn(story)
  const firstSide = random.chance(0.5)
  return COVER_THEMES.map((theme, index) => {
    const company = companyOf(random, brief, theme)
    const distance = DISTANCE_OF(random, theme, company.persons.length === 0)
    const isLeft = (index % 2 === 0) === firstSide
    const away = theme === 'people' ? random.between(0.06, 0.14) : random.between(0.14, 0.24)
    const isGroup = distance === 'half' && (company.persons.length > 0 || company.animal !== undefined)
    const heroX = isGroup ? groupX(company, isLeft) : 0.5 + (isLeft ? -away : away)
    const thingX =
      theme === 'turn' && distance === 'whole'
        ? random.pick([0.42, 0.5, 0.58])
        : isLeft
          ? random.between(0.68, 0.78)
          : random.between(0.22, 0.32)
    const motif = itemAt(sceneries, theme === 'thing' ? 1 % sceneries.length : 0)
    const hasSet = theme !== 'turn' && distance !== 'above'
    const shown = hasSet ? notInSet(things, motif) : things
    const setting = settingOf(random, brief, {
      hour: itemAt(lights, index),
      motif,
      heroX,
      facing: isLeft ? 1 : -1,
      kind: itemAt(skies, index),
      moods,
      text: '',
    })
    return {
      motif,
      setting,
      company,
      shot: { theme, distance, things: shown, hasMoon: story.things.includes('moon'), thingX },
    }
  })
}
