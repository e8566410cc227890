import * as z from 'zod/mini'
import {
  AGE_INPUT_MAX,
  LINE_MAX,
  NAME_MAX,
  PLACES_MAX,
  RELATIONS_MAX,
  SHORT_TEXT_MAX,
  STORY_LENGTHS,
  TEXT_MAX,
} from './limits.ts'
import { ARCHETYPES, EYES, GENDERS, HAIR, TARGET_AGES } from './options.ts'
import { Relationship } from './parameter.ts'
import { filledText, text } from './text.ts'

const Telling = z.strictObject({
  length: z.optional(z.enum(STORY_LENGTHS.map(String) as [string, ...string[]])),
  targetAge: z.optional(z.enum(TARGET_AGES)),
  /** Comma-joined, as in the generation parameter. */
  tone: z.optional(text(LINE_MAX)),
  refinement: z.optional(text(TEXT_MAX)),
  baseStory: z.optional(text(SHORT_TEXT_MAX)),
})

const Demographics = z.strictObject({
  name: z.optional(text(NAME_MAX)),
  age: z.optional(z.int().check(z.gte(0), z.lte(AGE_INPUT_MAX))),
  gender: z.optional(z.enum(GENDERS)),
})

const Appearance = z.strictObject({
  hair: z.optional(z.enum(HAIR)),
  eyes: z.optional(z.enum(EYES)),
  physique: z.optional(text(SHORT_TEXT_MAX)),
  peculiarities: z.optional(text(LINE_MAX)),
})

const Traits = z.strictObject({
  characteristics: z.optional(text(LINE_MAX)),
  quirksFlawsFaults: z.optional(text(LINE_MAX)),
})

const Hero = z.strictObject({
  demographics: z.optional(Demographics),
  physicalAppearance: z.optional(Appearance),
  archetype: z.optional(z.enum(ARCHETYPES)),
  psychologicalTraits: z.optional(Traits),
  history: z.optional(text(TEXT_MAX)),
  relationships: z.optional(z.array(Relationship).check(z.maxLength(RELATIONS_MAX))),
})

const Setting = z.strictObject({
  location: z.optional(text(LINE_MAX)),
  places: z.optional(z.array(filledText(SHORT_TEXT_MAX)).check(z.maxLength(PLACES_MAX))),
  isReal: z.optional(z.boolean()),
})

/**
 * What staff answered beforehand for the visitors of a landing page: the shape of the generation parameter, nothing of
 * it required. The language is the page's and the questions are its own, so neither stands here.
 */
export const LandingPresets = z.strictObject({
  story: z.optional(Telling),
  character: z.optional(Hero),
  setting: z.optional(Setting),
})
export type LandingPresets = z.output<typeof LandingPresets>
