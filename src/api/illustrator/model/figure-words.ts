import { BUILDS } from '../../../contract/options.ts'
import { kinOf } from '../figures/kin-words.ts'
import type { Look } from '../figures/look.ts'
import type { HairStyle, Headwear, Outfit } from '../figures/look-options.ts'
import type { PictureBrief } from '../picture-brief.ts'
import { clothWord, hairColourWord, skinWord } from './colour-words.ts'

type Gender = 'female' | 'male' | 'unsaid'

const BODIES: Record<Look['body'], Record<Gender, string>> = {
  toddler: { female: 'a toddler, a girl', male: 'a toddler, a boy', unsaid: 'a toddler' },
  child: { female: 'a girl', male: 'a boy', unsaid: 'a child' },
  teen: { female: 'a girl in her teens', male: 'a boy in his teens', unsaid: 'a teenager' },
  adult: { female: 'a woman', male: 'a man', unsaid: 'a grown-up' },
  old: { female: 'an old woman', male: 'an old man', unsaid: 'an old person' },
}

const HAIR: Record<HairStyle, (colour: string) => string> = {
  short: colour => `short ${colour} hair`,
  bob: colour => `${colour} hair cut to a bob`,
  long: colour => `long ${colour} hair`,
  bun: colour => `${colour} hair in a bun`,
  curls: colour => `curly ${colour} hair`,
  plaits: colour => `${colour} hair in two plaits`,
  bald: () => 'a bald head',
}

const OUTFITS: Record<Outfit, (colour: string) => string> = {
  cloak: colour => `a big simple ${colour} cloak with three buttons`,
  parka: colour => `a ${colour} winter parka edged with white fur`,
  nightshirt: colour => `a long ${colour} nightshirt with dots`,
  explorer: colour => `a short ${colour} explorer's jacket with a leather belt and a rucksack`,
  dress: colour => `a wide ${colour} dress with a sash`,
  jacket: colour => `a short ${colour} jacket`,
  cape: colour => `a long ${colour} cape`,
  suit: colour => `a ${colour} space suit`,
}

const HEADWEAR: Record<Headwear, (coat: string, scarf: string) => string> = {
  none: () => '',
  bow: (_, scarf) => `a ${scarf} bow in the hair`,
  hood: coat => `the ${coat} hood up`,
  cap: coat => `a ${coat} woollen cap with a bobble`,
  nightcap: (_, scarf) => `a ${scarf} nightcap`,
  brim: () => 'a brown hat with a wide brim',
  helmet: () => 'a round white helmet with its visor open',
}

const genderOf = (text: string): Gender => (text === 'female' || text === 'male' ? text : 'unsaid')

/** Words from the tables above only, never a visitor's. */
function wordsOfLook(look: Look): string {
  const [coat, scarf] = [clothWord(look.coat), clothWord(look.scarf)]
  const worn = [OUTFITS[look.outfit](coat), `a flying ${scarf} scarf`, HEADWEAR[look.headwear](coat, scarf)]
  const hair = HAIR[look.hairStyle](hairColourWord(look.hair))
  const extras = [look.beard ? 'a beard' : '', look.cane ? 'a walking stick' : '']
  const features = [hair, `${skinWord(look.skin)} skin`, ...extras].filter(Boolean).join(', ')
  return `with ${features}; wearing ${worn.filter(Boolean).join(', ')}`
}

/** Older ages look the same. */
const OLDEST = 100

export function heroWords({ hero }: PictureBrief, look: Look): string {
  const age = Math.min(OLDEST, Math.max(1, Math.round(hero.age)))
  const build = BUILDS.filter(word => hero.build.includes(word)).join(', ')
  const body = `${BODIES[look.body][genderOf(hero.gender)]}, about ${age} years old`
  return `${body}${build === '' ? '' : `, ${build}`}, ${wordsOfLook(look)}`
}

export function companionWords({ relations }: PictureBrief, index: number, look: Look): string {
  const relation = relations?.[index]
  const said = genderOf(relation?.gender ?? '')
  const gender = said === 'unsaid' ? (kinOf(relation?.connection ?? '').gender ?? said) : said
  return `${BODIES[look.body][gender]}, ${wordsOfLook(look)}`
}
