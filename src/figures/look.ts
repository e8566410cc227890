import type { Colour } from '../lib/colour.ts'
import type { AgeGroup, Body } from './body.ts'

export type HairStyle =
  | 'short'
  | 'quiff'
  | 'buzz'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'waves'
  | 'curls'
  | 'afro'
  | 'puffs'
  | 'locs'
  | 'plaits'
  | 'bun'
  | 'pony'
  | 'tuft'
  | 'crown'
  | 'bald'

export type Headwear =
  | 'none'
  | 'bow'
  | 'flower'
  | 'headband'
  | 'hood'
  | 'rainhood'
  | 'cap'
  | 'peaked'
  | 'nightcap'
  | 'brim'
  | 'helmet'
  | 'bike-helmet'
  | 'fire-helmet'
  | 'officer-cap'
  | 'headscarf'
  | 'kerchief'
  | 'turban'
  | 'kippa'
  | 'crown'
  | 'pointed'

export type Outfit =
  | 'cloak'
  | 'parka'
  | 'nightshirt'
  | 'explorer'
  | 'dress'
  | 'jacket'
  | 'suit'
  | 'raincoat'
  | 'jumper'
  | 'dungarees'
  | 'uniform'
  | 'kaftan'
  | 'vest'

export type Beard = 'full' | 'long' | 'stubble' | 'moustache'
export type Mouth = 'smile' | 'calm' | 'laugh' | 'gap' | 'braces'

/** What is drawn of a person: every given feature is a sheet of its own, none takes the place of another. */
export interface Look {
  readonly age: number
  readonly group: AgeGroup
  readonly body: Body
  /** Factors of height below the neck, and of width. */
  readonly stature: number
  readonly girth: number
  readonly skin: Colour
  readonly hair: Colour
  readonly hairStyle: HairStyle
  readonly eyes?: Colour
  readonly beard?: Beard
  readonly mouth: Mouth
  readonly freckles?: boolean
  readonly scar?: boolean
  readonly glasses?: Colour
  readonly sunglasses?: boolean
  readonly eyePatch?: boolean
  readonly earrings?: boolean
  readonly bindi?: boolean
  readonly hearingAids?: Colour
  readonly headwear: Headwear
  readonly headwearColour: Colour
  readonly outfit: Outfit
  readonly coat: Colour
  readonly trousers: Colour
  readonly shoes: Colour
  readonly boots?: boolean
  readonly scarf?: Colour
  readonly stripes?: Colour
  readonly dots?: Colour
  readonly apron?: Colour
  readonly cape?: Colour
  readonly rucksack?: Colour
  readonly wheelchair?: Colour
  readonly crutches?: Colour
  readonly cane?: 'wood' | 'white'
  readonly prosthesis?: 'leg' | 'arm'
  readonly isPregnant?: boolean
  readonly isRound?: boolean
  readonly carriesBaby?: boolean
}
