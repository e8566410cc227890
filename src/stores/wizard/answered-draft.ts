import { OTHER_STORY_LANGUAGES, STORY_LANGUAGES, storyLanguageCode } from '../../contract/languages.ts'
import type { Parameter } from '../../contract/parameter.ts'
import { DRAFT_VERSION, type Draft, type Value } from './draft.ts'
import { type Field, OTHER } from './fields.ts'
import { givenValues } from './given-values.ts'
import type { Wording } from './parameter.ts'
import type { Step } from './steps.ts'

const OFFERED: readonly string[] = [...STORY_LANGUAGES, ...OTHER_STORY_LANGUAGES]

/** Inverse of `parameterOf`. All cards count as passed; what the page no longer asks is left out when it is shown. */
export function answeredDraft(parameter: Parameter, steps: readonly Step[], texts: Wording): Draft {
  const given = {
    ...givenValues(parameter, texts),
    ...languageOf(parameter),
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

function languageOf({ story }: Parameter): Record<string, Value | undefined> {
  const code = storyLanguageCode(story.language)
  const isOffered = code !== undefined && OFFERED.includes(code)
  return { language: isOffered ? code : OTHER, languageOther: isOffered ? undefined : story.language }
}

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

/** Undefined when the page has other cards by now. */
function editedOf({ context: { userEdit } }: Parameter, steps: readonly Step[]): string[] | undefined {
  const isSame =
    userEdit?.length === steps.length && steps.every((step, at) => step.fields.length === userEdit[at]?.length)
  if (!isSame) return undefined
  return steps.flatMap((step, at) => step.fields.filter((_, index) => userEdit?.[at]?.[index]).map(({ name }) => name))
}
