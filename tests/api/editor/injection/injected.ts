import { LINE_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../../../../src/contract/limits.ts'
import type { ParameterInput } from '../../../../src/contract/parameter.ts'

const plainly = (text: string): ParameterInput => ({
  story: { language: 'english', length: '500', chapterCount: 2, targetAge: '12-20', refinement: text },
  character: { demographics: { name: 'Mila', age: 9, gender: 'female' } },
  setting: { location: 'Bremen', isReal: true },
  context: { category: 'adventure', productDefinition: 'story' },
})

/** A visitor's answers with a text as the refinement that a story must follow, and in fields that only steer it. */
export function injectedOnce(text: string): ParameterInput {
  const made = plainly(text)
  return {
    ...made,
    story: { ...made.story, audience: text.slice(0, SHORT_TEXT_MAX) },
    character: { demographics: { name: 'Mila', age: 9, gender: text.slice(0, NAME_MAX) } },
    dynamic: [{ question: text.slice(0, LINE_MAX), answer: 'rice pudding' }],
  }
}

/** The same text in every field that takes free words, cut to what the field takes. */
export function injectedEverywhere(text: string): ParameterInput {
  const made = injectedOnce(text)
  const short = text.slice(0, SHORT_TEXT_MAX)
  const line = text.slice(0, LINE_MAX)
  return {
    ...made,
    story: { ...made.story, baseStory: short },
    character: {
      ...made.character,
      archetype: short,
      physicalAppearance: { hair: short, eyes: short, physique: short, peculiarities: line },
      psychologicalTraits: { characteristics: line, quirksFlawsFaults: line },
      history: text,
      relationships: [{ name: 'Heinz', gender: text.slice(0, NAME_MAX), age: 70, connection: short }],
    },
    setting: { location: line.slice(0, SHORT_TEXT_MAX), places: [line], isReal: true },
    dynamic: [{ question: line, answer: line }],
  }
}

/** The same text as the story in whose spirit it is to be. */
export function injectedBaseStory(text: string): ParameterInput {
  const made = plainly('')
  return { ...made, story: { ...made.story, baseStory: text.slice(0, SHORT_TEXT_MAX) } }
}

/** The same text as what an unknown landing page promises. */
export function injectedPage(text: string): ParameterInput {
  const made = plainly('')
  return {
    ...made,
    context: { ...made.context, landingPage: 'no-such-page', productDefinition: text.slice(0, LINE_MAX) },
  }
}

/** The same text as the names of the hero, of somebody else and of places. */
export function injectedNames(text: string): ParameterInput {
  const name = text.slice(0, NAME_MAX)
  return {
    ...plainly(''),
    character: {
      demographics: { name, age: 9, gender: 'female' },
      relationships: [{ name, gender: 'male', age: 70, connection: 'grandfather' }],
    },
    setting: { location: 'Bremen', places: [text.slice(0, LINE_MAX)], isReal: true },
  }
}
