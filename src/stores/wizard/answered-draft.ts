import { OTHER_STORY_LANGUAGES, STORY_LANGUAGES, storyLanguageCode } from '../../contract/languages.ts'
import type { Parameter } from '../../contract/parameter.ts'
import { DRAFT_VERSION, type Draft, type Value } from './draft.ts'
import { type Field, OTHER } from './fields.ts'
import type { Wording } from './parameter.ts'
import type { Step } from './steps.ts'

const OFFERED: readonly string[] = [...STORY_LANGUAGES, ...OTHER_STORY_LANGUAGES]

const parted = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/**
 * The draft that a story's parameter was made of: the other way round of `parameterOf`. All cards count as left in good
 * order; whatever a page of today does not ask any more is left out when the draft is shown.
 */
export function answeredDraft(parameter: Parameter, steps: readonly Step[], texts: Wording): Draft {
  const given = {
    ...characterOf(parameter),
    ...settingOf(parameter),
    ...storyOf(parameter, texts),
    ...questionsOf(parameter, steps, texts),
  }
  const values = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, Value] => entry[1] !== undefined && entry[1] !== ''),
  )
  return {
    version: DRAFT_VERSION,
    values,
    edited: editedOf(parameter, steps) ?? Object.keys(values),
    passed: steps.map(step => step.name).filter(name => name !== 'check'),
  }
}

function characterOf({ character }: Parameter): Record<string, Value | undefined> {
  const { demographics, physicalAppearance: look, psychologicalTraits: traits } = character
  return {
    name: demographics.name,
    age: String(demographics.age),
    gender: demographics.gender,
    hair: look?.hair,
    eyes: look?.eyes,
    build: parted(look?.physique),
    peculiarities: look?.peculiarities,
    archetype: character.archetype,
    characteristics: traits?.characteristics,
    quirks: traits?.quirksFlawsFaults,
    history: character.history,
    relations: (character.relationships ?? []).map(({ name, gender, age, connection }) => ({
      name,
      gender: gender ?? '',
      age: age === undefined ? '' : String(age),
      connection: connection ?? '',
    })),
  }
}

const settingOf = ({ setting }: Parameter): Record<string, Value | undefined> => ({
  location: setting.location,
  places: setting.places ?? [],
  isReal: setting.isReal,
})

function storyOf({ story }: Parameter, { wizard }: Wording): Record<string, Value | undefined> {
  const code = storyLanguageCode(story.language)
  const isOffered = code !== undefined && OFFERED.includes(code)
  const known = Object.entries(wizard.baseStories).find(([, title]) => title === story.baseStory)?.[0]
  return {
    language: isOffered ? code : OTHER,
    languageOther: isOffered ? undefined : story.language,
    length: story.length,
    targetAge: story.targetAge,
    tone: parted(story.tone),
    refinement: story.refinement,
    baseStory: known ?? (story.baseStory ? OTHER : undefined),
    baseStoryOther: known ? undefined : story.baseStory,
  }
}

/** The answers to a page's own questions, found by the question's words. */
function questionsOf({ dynamic = [] }: Parameter, steps: readonly Step[], texts: Wording) {
  const fields = steps.flatMap(step => step.fields).filter(field => field.question)
  return Object.fromEntries(
    fields.flatMap(field => {
      const found = dynamic.find(({ question }) => question === field.question?.question)
      return found ? [[field.name, answerOf(field, found.answer, texts)]] : []
    }),
  )
}

function answerOf(field: Field, answer: string, { options: { truth } }: Wording): Value | undefined {
  if (field.kind === 'truth') return answer === truth.yes ? true : answer === truth.no ? false : undefined
  if (field.kind !== 'choice') return answer
  const chosen = field.question?.options?.indexOf(answer) ?? -1
  return chosen === -1 ? undefined : String(chosen)
}

/** The fields marked as changed, as long as the page still has the same cards. */
function editedOf({ context: { userEdit } }: Parameter, steps: readonly Step[]): string[] | undefined {
  const isSame =
    userEdit?.length === steps.length && steps.every((step, at) => step.fields.length === userEdit[at]?.length)
  if (!isSame) return undefined
  return steps.flatMap((step, at) => step.fields.filter((_, place) => userEdit?.[at]?.[place]).map(({ name }) => name))
}
