import * as z from 'zod/mini'
import { parameterShape } from './answers/parameter-shape.ts'
import { CATEGORIES } from './categories.ts'
import { LANGUAGES } from './languages.ts'
import { ANSWERS_MAX, CHAPTERS_MAX, LINE_MAX, SHORT_TEXT_MAX, TEXT_MAX } from './limits.ts'
import { filledText, text } from './text.ts'

const { language, length, targetAge, tone, refinement, baseStory, ...moreOfStory } = parameterShape('story')

/** In the order of the API description. */
const StoryParameter = z.strictObject({
  language,
  length,
  chapterCount: z.optional(z.int().check(z.gte(1), z.lte(CHAPTERS_MAX))),
  audience: z._default(filledText(SHORT_TEXT_MAX), 'normal'),
  targetAge,
  tone,
  refinement,
  theme: z.optional(text(SHORT_TEXT_MAX)),
  /** A well-known book or film in whose spirit the story is told. */
  baseStory,
  ...moreOfStory,
})

const { archetype, history, relationships, ...moreOfCharacter } = parameterShape('character')

const Character = z.strictObject({
  demographics: z.strictObject(parameterShape('character.demographics')),
  physicalAppearance: z.optional(z.strictObject(parameterShape('character.physicalAppearance'))),
  archetype,
  psychologicalTraits: z.optional(z.strictObject(parameterShape('character.psychologicalTraits'))),
  history,
  relationships,
  ...moreOfCharacter,
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

/** The wizard's answers (spec 3, "Generation parameter"). */
export const Parameter = z.strictObject({
  story: StoryParameter,
  character: Character,
  setting: z.strictObject(parameterShape('setting')),
  dynamic: z.optional(z.array(Answer).check(z.maxLength(ANSWERS_MAX))),
  context: Context,
})
export type Parameter = z.output<typeof Parameter>
export type ParameterInput = z.input<typeof Parameter>
