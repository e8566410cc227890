import type { Category } from '../../../contract/categories.ts'
import type { Look } from '../../../figures/look.ts'
import { type Cast, castOf } from '../figures/cast.ts'
import type { PictureBrief } from '../picture-brief.ts'

type CastSpec = Pick<PictureBrief['hero'], 'age' | 'gender' | 'hair'> & {
  readonly category: Category
  readonly wears?: Partial<Look>
  readonly with?: { readonly connection: string; readonly wears?: Partial<Look> }
}

const RED = '#c8452f'
const GOLD = '#e0a23a'
const NAVY = '#2c4a86'
const CREAM = '#efe3cf'

const CAST_SPECS = {
  redHood: {
    age: 8,
    gender: 'female',
    hair: 'brown',
    category: 'generic',
    wears: { headwear: 'hood', coat: RED, headwearColour: RED },
  },
  goldHood: {
    age: 7,
    gender: 'male',
    hair: 'black',
    category: 'generic',
    wears: { headwear: 'hood', coat: GOLD, headwearColour: GOLD },
  },
  snowChild: {
    age: 8,
    gender: 'male',
    hair: 'brown',
    category: 'christmas',
    wears: { headwear: 'cap', coat: RED, headwearColour: GOLD },
  },
  nightcap: {
    age: 5,
    gender: 'male',
    hair: 'blond',
    category: 'bedtime',
    wears: { headwear: 'nightcap', headwearColour: RED },
  },
  sleepless: { age: 8, gender: 'female', hair: 'schwarze Locken', category: 'bedtime' },
  explorer: { age: 11, gender: 'female', hair: 'rote Zöpfe', category: 'adventure', wears: { coat: GOLD } },
  captain: {
    age: 34,
    gender: 'male',
    hair: 'black',
    category: 'adventure',
    wears: { coat: RED, headwear: 'brim', headwearColour: '#b98a4e' },
  },
  pilot: { age: 10, gender: 'female', hair: 'brown', category: 'scifi' },
  lovers: {
    age: 31,
    gender: 'female',
    hair: 'lange braune Haare',
    category: 'love',
    wears: { coat: RED },
    with: { connection: 'husband', wears: { coat: NAVY } },
  },
  oldLovers: {
    age: 71,
    gender: 'male',
    hair: 'grey',
    category: 'love',
    wears: { coat: NAVY },
    with: { connection: 'wife', wears: { coat: CREAM } },
  },
  brave: { age: 13, gender: 'female', hair: 'black', category: 'horror', wears: { coat: RED, cape: '#3a2f5a' } },
  grandmother: {
    age: 8,
    gender: 'male',
    hair: 'red',
    category: 'generic',
    wears: { coat: GOLD },
    with: { connection: 'grandmother', wears: { coat: '#7a2247' } },
  },
  father: {
    age: 6,
    gender: 'female',
    hair: 'schwarze Locken',
    category: 'generic',
    wears: { coat: RED },
    with: { connection: 'father', wears: { coat: '#2f8f8a' } },
  },
  friends: {
    age: 12,
    gender: 'female',
    hair: 'blond',
    category: 'generic',
    wears: { coat: GOLD },
    with: { connection: 'best friend', wears: { coat: NAVY } },
  },
} as const satisfies Record<string, CastSpec>

export type CastName = keyof typeof CAST_SPECS

export function siteCast(name: CastName): Cast {
  const spec: CastSpec = CAST_SPECS[name]
  const { age, gender, hair, category } = spec
  const relations = spec.with ? [{ gender: 'unsaid', age: undefined, connection: spec.with.connection }] : []
  const brief = { seed: `site/${name}`, category, hero: { age, gender, hair, build: [] }, location: '', tones: [] }
  const { hero, others, animals, petLooks } = castOf({ ...brief, companions: relations.length, relations })
  const dressed = others.map(other => (other ? { ...other, ...spec.with?.wears } : undefined))
  return { hero: { ...hero, ...spec.wears }, others: dressed, animals, petLooks }
}
