import { BUILDS } from '../../../contract/options.ts'
import type { Beard, HairStyle, Headwear, Look, Outfit } from '../../../figures/look.ts'
import type { PetLook } from '../../../figures/pets/pet-table.ts'
import { kinOf } from '../../../figures/read/kin-words.ts'
import type { PictureBrief } from '../picture-brief.ts'
import { clothWord, hairColourWord, skinWord } from './colour-words.ts'

type Gender = 'female' | 'male' | 'unsaid'

const BODIES: Record<Look['group'], Record<Gender, string>> = {
  baby: { female: 'a baby girl', male: 'a baby boy', unsaid: 'a baby' },
  toddler: { female: 'a toddler, a girl', male: 'a toddler, a boy', unsaid: 'a toddler' },
  child: { female: 'a girl', male: 'a boy', unsaid: 'a child' },
  teen: { female: 'a girl in her teens', male: 'a boy in his teens', unsaid: 'a teenager' },
  adult: { female: 'a woman', male: 'a man', unsaid: 'a grown-up' },
  old: { female: 'an old woman', male: 'an old man', unsaid: 'an old person' },
}

const HAIR: Record<HairStyle, (colour: string) => string> = {
  short: colour => `short ${colour} hair`,
  quiff: colour => `short ${colour} hair with a quiff`,
  buzz: colour => `very short ${colour} hair`,
  bob: colour => `${colour} hair cut to a bob`,
  fringe: colour => `${colour} hair with a fringe`,
  long: colour => `long ${colour} hair`,
  waves: colour => `wavy ${colour} hair`,
  curls: colour => `curly ${colour} hair`,
  afro: colour => `a round ${colour} afro`,
  puffs: colour => `${colour} hair in two afro puffs`,
  locs: colour => `${colour} locs`,
  plaits: colour => `${colour} hair in two plaits`,
  bun: colour => `${colour} hair in a bun`,
  pony: colour => `${colour} hair in a ponytail`,
  tuft: colour => `a tuft of ${colour} hair`,
  crown: colour => `a bald crown with ${colour} hair round it`,
  bald: () => 'a bald head',
}

const OUTFITS: Record<Outfit, (colour: string) => string> = {
  cloak: colour => `a simple ${colour} coat with three buttons`,
  parka: colour => `a ${colour} winter parka edged with white fur`,
  nightshirt: colour => `a long ${colour} nightshirt`,
  explorer: colour => `a short ${colour} explorer's jacket with a leather belt`,
  dress: colour => `a wide ${colour} dress with a sash`,
  jacket: colour => `a short ${colour} jacket`,
  suit: colour => `a ${colour} space suit`,
  raincoat: colour => `a ${colour} raincoat`,
  jumper: colour => `a ${colour} jumper`,
  dungarees: colour => `dungarees over a ${colour} shirt`,
  uniform: colour => `a ${colour} uniform with a belt`,
  kaftan: colour => `a long ${colour} kaftan`,
  vest: colour => `a sleeveless ${colour} top`,
}

const HEADWEAR: Record<Headwear, (colour: string) => string> = {
  none: () => '',
  bow: colour => `a ${colour} bow in the hair`,
  flower: colour => `a ${colour} flower in the hair`,
  headband: colour => `a ${colour} headband`,
  hood: colour => `the ${colour} hood up`,
  rainhood: colour => `the ${colour} rain hood up`,
  cap: colour => `a ${colour} woollen cap with a bobble`,
  peaked: colour => `a ${colour} peaked cap`,
  nightcap: colour => `a ${colour} nightcap`,
  brim: colour => `a ${colour} hat with a wide brim`,
  helmet: () => 'a round clear space helmet',
  'bike-helmet': colour => `a ${colour} bicycle helmet`,
  'fire-helmet': () => "a red firefighter's helmet",
  'officer-cap': colour => `a ${colour} officer's cap`,
  headscarf: colour => `a ${colour} hijab`,
  kerchief: colour => `a ${colour} kerchief with dots`,
  turban: colour => `a ${colour} turban`,
  kippa: colour => `a ${colour} kippah`,
  crown: () => 'a golden crown',
  pointed: colour => `a pointed ${colour} hat`,
}

const BEARDS: Record<Beard, string> = {
  full: 'a full beard',
  long: 'a long beard',
  stubble: 'stubble',
  moustache: 'a moustache',
}

const genderOf = (text: string): Gender => (text === 'female' || text === 'male' ? text : 'unsaid')

/** Everything that is drawn beside hair and clothes. */
function extrasOf(look: Look): string[] {
  const coloured = (colour: string | undefined, what: string) => (colour ? `${clothWord(colour)} ${what}` : '')
  const said = [
    look.beard ? BEARDS[look.beard] : '',
    coloured(look.glasses, 'glasses'),
    look.sunglasses ? 'dark glasses' : '',
    look.eyePatch ? 'an eye patch' : '',
    look.freckles ? 'freckles' : '',
    look.scar ? 'a small scar on the forehead' : '',
    look.mouth === 'gap' ? 'a gap between the front teeth' : look.mouth === 'braces' ? 'braces on the teeth' : '',
    coloured(look.hearingAids, 'hearing aids'),
    look.earrings ? 'golden earrings' : '',
    look.bindi ? 'a bindi' : '',
    look.isPregnant ? 'a pregnant belly' : look.isRound ? 'a round belly' : '',
    look.prosthesis === 'leg' ? 'a running blade as one leg' : look.prosthesis === 'arm' ? 'an artificial arm' : '',
    look.wheelchair ? `sitting in a ${clothWord(look.wheelchair)} wheelchair, never standing` : '',
    look.crutches ? `leaning on ${clothWord(look.crutches)} crutches` : '',
    look.cane === 'white' ? 'a long white cane' : look.cane ? 'a walking stick' : '',
    look.carriesBaby ? 'a baby in the arms' : '',
  ]
  return said.filter(Boolean)
}

/** Words from the tables above only, never a visitor's. */
function wordsOfLook(look: Look): string {
  const coloured = (colour: string | undefined, what: string) => (colour ? `a ${clothWord(colour)} ${what}` : '')
  const worn = [
    OUTFITS[look.outfit](clothWord(look.coat)),
    ...[
      coloured(look.scarf, 'scarf'),
      coloured(look.apron, 'apron'),
      coloured(look.cape, 'cape'),
      coloured(look.rucksack, 'rucksack'),
    ],
    look.boots ? `${clothWord(look.shoes)} rubber boots` : '',
    HEADWEAR[look.headwear](clothWord(look.headwearColour)),
  ]
  const hair = HAIR[look.hairStyle](hairColourWord(look.hair))
  const features = [hair, `${skinWord(look.skin)} skin`, ...extrasOf(look)].join(', ')
  return `with ${features}; wearing ${worn.filter(Boolean).join(', ')}`
}

const petWords = ({ animal, glasses, scarf }: PetLook): string =>
  [`a ${animal.replace('-', ' ')}`, glasses ? 'with glasses' : '', scarf ? 'with a scarf' : '']
    .filter(Boolean)
    .join(' ')

/** Older ages look the same. */
const OLDEST = 100

export function heroWords({ hero }: PictureBrief, look: Look, pet?: PetLook): string {
  if (pet) return petWords(pet)
  const age = Math.min(OLDEST, Math.max(1, Math.round(hero.age)))
  const build = BUILDS.filter(word => hero.build.includes(word)).join(', ')
  const body = `${BODIES[look.group][genderOf(hero.gender)]}, about ${age} years old`
  return `${body}${build === '' ? '' : `, ${build}`}, ${wordsOfLook(look)}`
}

export function companionWords({ relations }: PictureBrief, index: number, look: Look): string {
  const relation = relations?.[index]
  const said = genderOf(relation?.gender ?? '')
  const gender = said === 'unsaid' ? (kinOf(relation?.connection ?? '').gender ?? said) : said
  return `${BODIES[look.group][gender]}, ${wordsOfLook(look)}`
}
