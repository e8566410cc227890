import type { Values } from './draft.ts'
import { OTHER } from './fields.ts'
import type { Wording } from './parameter.ts'

interface Person {
  readonly name: string
  readonly gender?: string | undefined
  readonly age?: number | undefined
  readonly connection?: string | undefined
}

/** A generation parameter, or any part of one. */
export interface Given {
  readonly story?: Telling | undefined
  readonly character?: Hero | undefined
  readonly setting?:
    | {
        readonly location?: string | undefined
        readonly places?: string[] | undefined
        readonly isReal?: boolean | undefined
      }
    | undefined
}

interface Telling {
  readonly length?: string | undefined
  readonly targetAge?: string | undefined
  readonly tone?: string | undefined
  readonly refinement?: string | undefined
  readonly baseStory?: string | undefined
}

interface Hero {
  readonly demographics?:
    | { readonly name?: string | undefined; readonly age?: number | undefined; readonly gender?: string | undefined }
    | undefined
  readonly physicalAppearance?:
    | {
        readonly hair?: string | undefined
        readonly eyes?: string | undefined
        readonly physique?: string | undefined
        readonly peculiarities?: string | undefined
      }
    | undefined
  readonly archetype?: string | undefined
  readonly psychologicalTraits?:
    | { readonly characteristics?: string | undefined; readonly quirksFlawsFaults?: string | undefined }
    | undefined
  readonly history?: string | undefined
  readonly relationships?: readonly Person[] | undefined
}

/** What fields of the wizard hold for the given parts of a parameter; what is not given has no field here. */
export function givenValues({ story, character, setting }: Given, texts: Wording): Values {
  const values = { ...heroValues(character ?? {}), ...setting, ...tellingValues(story ?? {}, texts) }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Values
}

function heroValues({ demographics, physicalAppearance: look, psychologicalTraits: traits, ...hero }: Hero) {
  return {
    name: demographics?.name,
    age: numberText(demographics?.age),
    gender: demographics?.gender,
    hair: look?.hair,
    eyes: look?.eyes,
    build: parted(look?.physique),
    peculiarities: look?.peculiarities,
    archetype: hero.archetype,
    characteristics: traits?.characteristics,
    quirks: traits?.quirksFlawsFaults,
    history: hero.history,
    relations: hero.relationships?.map(({ name, gender, age, connection }) => ({
      name,
      gender: gender ?? '',
      age: numberText(age) ?? '',
      connection: connection ?? '',
    })),
  }
}

function tellingValues({ length, targetAge, tone, refinement, baseStory }: Telling, { wizard }: Wording) {
  const known = Object.entries(wizard.baseStories).find(([, title]) => title === baseStory)?.[0]
  return {
    length,
    targetAge,
    tone: parted(tone),
    refinement,
    baseStory: known ?? (baseStory ? OTHER : undefined),
    baseStoryOther: known ? undefined : baseStory,
  }
}

const numberText = (number: number | undefined) => (number === undefined ? undefined : String(number))

/** The options of a comma-joined text. */
const parted = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
