import type { Texts } from '../../contract/texts.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import { isRelations, isTexts, type RelationDraft, textOf, type Value, type Values } from './draft.ts'
import { type Field, OTHER } from './fields.ts'
import type { Step } from './steps.ts'

export interface Wording {
  options: Pick<Texts['options'], 'truth'>
  wizard: Pick<Texts['wizard'], 'baseStories'>
}

export interface Asked {
  page: WizardPage
  steps: readonly Step[]
  values: Values
  edited: readonly string[]
  /** Texts of the page's language: yes, no and the titles of the base stories travel in words. */
  texts: Wording
}

/** The generation parameter of the answers so far: unanswered parts are undefined, so the contract's schema names them. */
export function parameterOf({ page, steps, values, edited, texts }: Asked) {
  const typed = (name: string) => filled(values[name])
  return {
    story: {
      language: values.language === OTHER ? (typed('languageOther') ?? '') : (typed('language') ?? ''),
      length: typed('length'),
      chapterCount: page.chapterCount,
      targetAge: typed('targetAge'),
      tone: joined(values.tone),
      refinement: typed('refinement'),
      theme: page.category,
      baseStory: baseStoryOf(values, texts.wizard.baseStories),
    },
    character: characterOf(values),
    setting: { location: typed('location'), places: placesOf(values.places), isReal: values.isReal !== false },
    dynamic: answeredQuestions(steps, values).map(field => ({
      question: field.question?.question,
      answer: answerText(field, values[field.name], texts.options.truth),
    })),
    context: {
      category: page.category,
      landingPage: page.landingPage,
      urlLanguage: page.language,
      productDefinition: page.productDefinition,
      userEdit: steps.map(step => step.fields.map(field => edited.includes(field.name))),
    },
  }
}

/** The questions that have an answer, in the order in which they are sent as `dynamic`. */
export function answeredQuestions(steps: readonly Step[], values: Values): Field[] {
  const questions = steps.flatMap(step => step.fields).filter(field => field.question)
  return questions.filter(field => typeof values[field.name] === 'boolean' || filled(values[field.name]) !== undefined)
}

/** An answer of a page's own question in words. */
export function answerText(field: Field, value: Value | undefined, truth: { yes: string; no: string }): string {
  if (typeof value === 'boolean') return value ? truth.yes : truth.no
  const text = textOf(value).trim()
  // A choice that was taken back is no option: as a number it would be the first.
  return field.kind === 'choice' && text !== '' ? (field.question?.options?.[Number(text)] ?? '') : text
}

function characterOf(values: Values) {
  const typed = (name: string) => filled(values[name])
  return {
    demographics: { name: typed('name'), age: numberOf(values.age), gender: typed('gender') },
    physicalAppearance: {
      hair: typed('hair'),
      eyes: typed('eyes'),
      physique: joined(values.build),
      peculiarities: typed('peculiarities'),
    },
    archetype: typed('archetype'),
    psychologicalTraits: { characteristics: typed('characteristics'), quirksFlawsFaults: typed('quirks') },
    history: typed('history'),
    relationships: isRelations(values.relations) ? values.relations.map(relationshipOf) : [],
  }
}

const relationshipOf = ({ name, gender, age, connection }: RelationDraft) => ({
  name: filled(name),
  gender: filled(gender),
  age: numberOf(age),
  connection: filled(connection),
})

function baseStoryOf(values: Values, titles: Readonly<Record<string, string>>): string | undefined {
  const chosen = filled(values.baseStory)
  if (chosen === OTHER) return filled(values.baseStoryOther)
  return chosen && titles[chosen]
}

function filled(value: Value | undefined): string | undefined {
  return textOf(value).trim() || undefined
}

const joined = (value: Value | undefined) => (isTexts(value) && value.length > 0 ? value.join(',') : undefined)

const placesOf = (value: Value | undefined) =>
  isTexts(value) ? value.map(place => place.trim()).filter(place => place !== '') : []

/** Undefined for an empty text, NaN for one that is no number. */
function numberOf(value: Value | undefined): number | undefined {
  const text = filled(value)
  return text === undefined ? undefined : Number(text)
}
