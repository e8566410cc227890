import { COVER_CHOICES } from '../../contract/limits.ts'
import type { Tone } from '../../contract/options.ts'
import type { Animal } from '../../figures/pets/pet-table.ts'
import { PETS } from '../../figures/pets/pet-table.ts'
import type { Pose } from '../../figures/pose.ts'
import { itemAt } from '../../lib/item-at.ts'
import { airOf } from './air-plan.ts'
import { castOf } from './figures/cast.ts'
import type { Company } from './figures/company.ts'
import { motifsOfLocation } from './location-words.ts'
import { MOTIFS_OF_CATEGORY, type MotifName } from './motifs/motif-table.ts'
import { type Mood, type Palette, palettesOf } from './palettes.ts'
import type { Random } from './paper/random.ts'
import type { PictureBrief, SceneWords } from './picture-brief.ts'
import type { PlannedScene } from './planned-scene.ts'
import type { Setting } from './setting.ts'
import { SKIES_OF_A_SIDE, skyLight } from './sky-plan.ts'
import { planCovers } from './staging/cover-shots.ts'

const MOOD_OF_TONE: Partial<Record<Tone, Mood>> = {
  happy: 'bright',
  motivating: 'bright',
  romantic: 'bright',
  funny: 'bright',
  inspiring: 'bright',
  dark: 'dark',
  sad: 'dark',
  thrilling: 'dark',
  dystopian: 'dark',
  moving: 'calm',
  futuristic: 'calm',
}
const POSES: readonly Pose[] = ['standing', 'walking', 'waving', 'back', 'sitting']
/** Distance from the middle, fraction of the width, by company: companions need room behind. */
const HERO_AWAY: readonly (readonly [number, number])[] = [
  [0.11, 0.17],
  [0.03, 0.07],
  [-0.04, -0.01],
]
const PET_AWAY = [0.06, 0.1] as const
/** Horse, deer and bear stand beside the hero; room as in {@link PETS}. */
const LARGE_PET_AWAY = [-0.05, -0.02] as const
const LARGE_PET_ROOM = 80

/** The location's own first, then its kin, then the category's; no duplicates. */
function chooseMotifs(random: Random, brief: PictureBrief): readonly MotifName[] {
  const ofCategory = random.shuffled(MOTIFS_OF_CATEGORY[brief.category])
  const wanted = motifsOfLocation(brief.location).slice(0, 3)
  return Array.from(new Set([...wanted, ...ofCategory])).slice(0, COVER_CHOICES)
}

export const moodsOf = (brief: PictureBrief): readonly (Mood | undefined)[] =>
  brief.tones.map(tone => MOOD_OF_TONE[tone])

function choosePalettes(random: Random, brief: PictureBrief): readonly Palette[] {
  const moods = moodsOf(brief)
  const [typical, ...others] = palettesOf(brief.category) as [Palette, ...Palette[]]
  const fitting = random
    .shuffled(others)
    .toSorted((a, b) => Number(moods.includes(b.mood)) - Number(moods.includes(a.mood)))
  return [typical, ...fitting].slice(0, COVER_CHOICES)
}

/** Named animals in every second picture at least; no animal that nobody has named. */
function petOf(random: Random, animals: readonly Animal[], index: number): Animal | undefined {
  const likes = random.chance(0.6)
  return index % 2 === 1 || likes ? animals[index % Math.max(1, animals.length)] : undefined
}

function companyOf(random: Random, brief: PictureBrief, index: number, poses: readonly Pose[]): Company {
  const { others, animals } = castOf(brief)
  const known = others.flatMap((other, position) => (other ? [position] : []))
  const person = known[brief.category === 'love' ? 0 : Math.floor(index / 2) % Math.max(1, known.length)]
  const isAccompanied = person !== undefined && (brief.category === 'love' || (brief.companions > 0 && index % 2 === 0))
  const pose = itemAt(poses, index % poses.length)
  const pet = petOf(random, animals, index)
  if (!isAccompanied) return { pose, persons: [], ...(pet ? { animal: pet } : {}) }
  const isClose = index === 0 || brief.category === 'love'
  return { pose: isClose && random.chance(0.7) ? 'pair' : pose === 'sitting' ? 'standing' : pose, persons: [person] }
}

/** `side` is where the motif is not. */
export function heroAway(random: Random, { persons, animal }: Company): number {
  if (persons.length === 0 && animal) {
    const [least, most] = PETS[animal].room >= LARGE_PET_ROOM ? LARGE_PET_AWAY : PET_AWAY
    return random.between(least, most)
  }
  const going = Math.min(HERO_AWAY.length - 1, persons.length + (animal && persons.length > 0 ? 1 : 0))
  return random.between(...itemAt(HERO_AWAY, going))
}

export function planScenes(random: Random, brief: PictureBrief): readonly PlannedScene[] {
  if (brief.story) return planCovers(random, brief, brief.story, moodsOf(brief))
  const motifs = chooseMotifs(random, brief)
  const palettes = choosePalettes(random, brief)
  const skies = random.shuffled(SKIES_OF_A_SIDE).map(pair => random.shuffled(pair))
  const poses = random.shuffled(POSES)
  const firstSide = random.chance(0.5) ? 1 : -1
  return motifs.map((motif, index) => {
    const side = (index % 2 === 0 ? firstSide : -firstSide) as 1 | -1
    const motifX = 0.5 + side * random.between(0.07, 0.11)
    const company = companyOf(random, brief, index, poses)
    const setting: Setting = {
      palette: itemAt(palettes, index),
      sky: skyLight(random, itemAt(itemAt(skies, index % 2), Math.floor(index / 2)), motif, motifX),
      motifX,
      heroX: 0.5 - side * heroAway(random, company),
      facing: side,
      ...airOf(random, brief, ''),
      underWater: motif === 'sea-floor',
    }
    return { motif, setting, company }
  })
}

export const wordsOf = ({ motif, setting, company, shot }: PlannedScene): SceneWords => ({
  motif,
  timeOfDay: setting.palette.timeOfDay,
  sky: setting.sky.kind,
  pose: company.pose,
  ...(setting.underWater || setting.weather === 'clear' ? {} : { weather: setting.weather }),
  ...(company.persons.length > 0
    ? { companion: 'person' as const }
    : company.animal
      ? { companion: company.animal }
      : {}),
  ...(shot ? { things: shot.things.slice(0, 3), distance: shot.distance } : {}),
})
