import type { Headwear, Look } from '../../figures/look.ts'
import type { PetLook } from '../../figures/pets/pet-table.ts'
import { isFromBehind, leavesChair, type Pose } from '../../figures/pose.ts'
import { kinOf } from '../../figures/read/kin-words.ts'
import { type Cast, castOf } from './figures/cast.ts'
import type { PersonWords, PictureBrief, SceneWords } from './picture-brief.ts'
import type { PlannedScene } from './planned-scene.ts'
import { wordsOf } from './scene-plan.ts'
import type { Distance } from './staging/shot.ts'

/** More would be a list instead of somebody. */
const FEATURES_MOST = 4
/** What is done without a seat: in a wheelchair somebody sits there instead. */
const ON_FEET: readonly Pose[] = ['standing', 'walking', 'running', 'climbing']
const HEADWEAR: Readonly<Partial<Record<Headwear, string>>> = {
  ...{ cap: 'cap', peaked: 'cap', 'officer-cap': 'cap', nightcap: 'nightcap', brim: 'hat', pointed: 'hat' },
  ...{ helmet: 'helmet', 'bike-helmet': 'helmet', 'fire-helmet': 'helmet', headscarf: 'headscarf' },
  ...{ kerchief: 'kerchief', turban: 'turban', kippa: 'kippa', crown: 'crown' },
}
const BEARDS = { full: 'beard', long: 'beard', stubble: 'beard', moustache: 'moustache' } as const
const MOUTHS: Readonly<Partial<Record<Look['mouth'], string>>> = { gap: 'tooth-gap', braces: 'braces' }
const OUTFITS: Readonly<Partial<Record<Look['outfit'], string>>> = { raincoat: 'raincoat', uniform: 'uniform' }

const when = (is: unknown, key: string | undefined): readonly string[] => (is && key !== undefined ? [key] : [])

const aidsOf = (look: Look): readonly string[] => [
  ...when(look.wheelchair, 'wheelchair'),
  ...when(look.crutches, 'crutches'),
  ...when(look.cane, look.cane === 'white' ? 'white-cane' : 'cane'),
]

const faceOf = (look: Look): readonly string[] => [
  ...when(look.glasses, 'glasses'),
  ...when(look.sunglasses, 'sunglasses'),
  ...when(look.eyePatch, 'eye-patch'),
  ...when(look.beard, look.beard && BEARDS[look.beard]),
  ...when(look.bindi, 'bindi'),
  ...when(look.mouth, MOUTHS[look.mouth]),
  ...when(look.freckles, 'freckles'),
]

const clothesOf = (look: Look): readonly string[] => [
  ...when(look.outfit, OUTFITS[look.outfit]),
  ...when(look.apron, 'apron'),
  ...when(look.rucksack, 'rucksack'),
]

/** What can be seen of somebody from there, what matters most first. */
function featuresOf(look: Look, distance: Distance, pose: Pose): readonly string[] {
  if (distance === 'above') return []
  const isFaceSeen = distance !== 'far' && !isFromBehind(pose)
  const isWhole = distance !== 'close' && !leavesChair(pose)
  const seen = [
    ...(isWhole ? aidsOf(look) : []),
    ...when(isWhole && look.prosthesis, `${look.prosthesis}-prosthesis`),
    ...when(isFaceSeen && look.hearingAids, 'hearing-aids'),
    ...when(look.headwear, HEADWEAR[look.headwear]),
    ...(isFaceSeen ? faceOf(look) : []),
    ...when(isWhole && look.carriesBaby, 'baby'),
    ...when(isWhole && look.isPregnant, 'pregnant'),
    ...clothesOf(look),
  ]
  return seen.slice(0, FEATURES_MOST)
}

/** Of those who are neither, the age alone is known. */
function kindOf({ group }: Look, gender: string): string {
  if (group === 'baby') return 'baby'
  const age = group === 'toddler' ? 'child' : group
  return gender === 'female' || gender === 'male' ? `${age}-${gender}` : age
}

const petWords = (pet: PetLook): PersonWords => ({
  kind: pet.animal,
  features: [...when(pet.glasses, 'glasses'), ...when(pet.headwear, pet.headwear && HEADWEAR[pet.headwear.kind])],
})

/** Everybody in a picture of a story, the hero first. */
function peopleOf({ company, shot }: PlannedScene, brief: PictureBrief, cast: Cast): readonly PersonWords[] {
  const { hero, heroPet, others } = cast
  const distance = shot?.distance ?? 'whole'
  const first = heroPet
    ? petWords(heroPet)
    : { kind: kindOf(hero, brief.hero.gender), features: featuresOf(hero, distance, company.pose) }
  const rest = company.persons.flatMap(index => {
    const [look, relation] = [others[index], brief.relations?.[index]]
    if (!look || !relation) return []
    const isSaid = relation.gender === 'female' || relation.gender === 'male'
    const gender = isSaid ? relation.gender : (kinOf(relation.connection).gender ?? '')
    return [{ kind: kindOf(look, gender), features: featuresOf(look, distance, company.pose) }]
  })
  return [first, ...rest]
}

/** Words of a brief's pictures: of those of a story also who is there. */
export function wordsFor(brief: PictureBrief): (scene: PlannedScene) => SceneWords {
  const cast = castOf(brief)
  return scene => {
    const words = wordsOf(scene)
    if (!scene.shot) return words
    const { pose, animal } = scene.company
    return {
      ...words,
      ...(cast.hero.wheelchair && ON_FEET.includes(pose) ? { pose: 'sitting' } : {}),
      ...(animal ? { companion: animal } : {}),
      people: peopleOf(scene, brief, cast),
    }
  }
}
