import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { DEFAULT_STORY_LANGUAGE, LANGUAGES } from './languages.ts'
import {
  AGE_MAX,
  ANSWERS_MAX,
  CHAPTERS_MAX,
  LINE_MAX,
  NAME_MAX,
  PLACES_MAX,
  RELATIONS_MAX,
  SHORT_TEXT_MAX,
  STORY_LENGTHS,
  TEXT_MAX,
} from './limits.ts'
import { TARGET_AGES } from './options.ts'
import { filledText, text } from './text.ts'

const age = z.int().check(z.gte(0), z.lte(AGE_MAX))

export const Relationship = z.strictObject({
  name: filledText(NAME_MAX),
  gender: z.optional(text(NAME_MAX)),
  age: z.optional(age),
  connection: z.optional(text(SHORT_TEXT_MAX)),
})

const Demographics = z.strictObject({ name: filledText(NAME_MAX), age, gender: filledText(NAME_MAX) })

/** Several chosen options travel as one comma-joined text, as in `physique` and `tone`. */
const PhysicalAppearance = z.strictObject({
  hair: z.optional(text(SHORT_TEXT_MAX)),
  eyes: z.optional(text(SHORT_TEXT_MAX)),
  physique: z.optional(text(SHORT_TEXT_MAX)),
  peculiarities: z.optional(text(LINE_MAX)),
})

const Character = z.strictObject({
  demographics: Demographics,
  physicalAppearance: z.optional(PhysicalAppearance),
  archetype: z.optional(text(SHORT_TEXT_MAX)),
  psychologicalTraits: z.optional(
    z.strictObject({
      characteristics: z.optional(text(LINE_MAX)),
      quirksFlawsFaults: z.optional(text(LINE_MAX)),
    }),
  ),
  history: z.optional(text(TEXT_MAX)),
  relationships: z.optional(z.array(Relationship).check(z.maxLength(RELATIONS_MAX))),
})

const StoryWish = z.strictObject({
  language: z._default(filledText(NAME_MAX), DEFAULT_STORY_LANGUAGE),
  length: z.enum(STORY_LENGTHS.map(String) as [string, ...string[]]),
  chapterCount: z.optional(z.int().check(z.gte(1), z.lte(CHAPTERS_MAX))),
  audience: z._default(filledText(SHORT_TEXT_MAX), 'normal'),
  targetAge: z.enum(TARGET_AGES),
  tone: z.optional(text(LINE_MAX)),
  refinement: z.optional(text(TEXT_MAX)),
  theme: z.optional(text(SHORT_TEXT_MAX)),
  /** A well-known book or film in whose spirit the story is told. */
  baseStory: z.optional(text(SHORT_TEXT_MAX)),
})

const Setting = z.strictObject({
  location: filledText(LINE_MAX),
  places: z.optional(z.array(filledText(SHORT_TEXT_MAX)).check(z.maxLength(PLACES_MAX))),
  isReal: z._default(z.boolean(), true),
})

const Answer = z.strictObject({ question: filledText(LINE_MAX), answer: filledText(TEXT_MAX) })

const Context = z.strictObject({
  category: z.enum(CATEGORIES),
  landingPage: z.optional(text(SHORT_TEXT_MAX)),
  userId: z.optional(z.uuid()),
  urlLanguage: z.optional(z.enum(LANGUAGES)),
  productDefinition: filledText(LINE_MAX),
  userEdit: z.optional(z.array(z.array(z.boolean()).check(z.maxLength(50))).check(z.maxLength(50))),
})

/** Everything the wizard collected, as `start-generator` takes it (spec 3, "Generation parameter"). */
export const Parameter = z.strictObject({
  story: StoryWish,
  character: Character,
  setting: Setting,
  dynamic: z.optional(z.array(Answer).check(z.maxLength(ANSWERS_MAX))),
  context: Context,
})
export type Parameter = z.output<typeof Parameter>
export type ParameterInput = z.input<typeof Parameter>
