import type { AnswerRow } from '../../contract/answers/row.ts'
import { ANSWERS, type AnswerName } from '../../contract/answers/table.ts'
import { storyLanguageCode } from '../../contract/languages.ts'
import { CHAPTER_WORDS_MIN, CHAPTERS_MAX } from '../../contract/limits.ts'
import { TONES, type Tone } from '../../contract/options.ts'
import type { Parameter } from '../../contract/parameter.ts'
import { valueAt } from '../../lib/value-at.ts'
import type { Brief, BriefLanding, Relation } from './brief.ts'
import { type BriefAnswers, type Gender, HERO_NAMES, SCENE_NAMES } from './brief-answers.ts'
import { careOf, keepCare } from './care/care.ts'
import { type Answered, factsOf } from './facts.ts'
import { type Memory, NO_MEMORY } from './memory.ts'
import { isSaid } from './plain-words.ts'
import { questionKind } from './question-kind.ts'
import type { StoryLanding } from './story-landing.ts'

const CHAPTERS_FOR_WORDS: Readonly<Record<number, number>> = { 500: 1, 1000: 3, 2000: 5, 5000: 8, 10000: 12 }

const GENDERS: readonly string[] = ['male', 'female', 'non-binary'] satisfies Gender[]

/** A typed gender is not guessed. */
const genderOf = (text: string | undefined): Gender => {
  const given = text?.trim().toLowerCase() ?? ''
  return GENDERS.includes(given) ? (given as Gender) : 'unsaid'
}

const split = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(isSaid)

const isTone = (text: string): text is Tone => (TONES as readonly string[]).includes(text)
/** Marks alone ("?", "…") count as no answer. */
const trimmed = (text: string | undefined): string => (text !== undefined && isSaid(text) ? text.trim() : '')

function chapterCount(words: number, requested: number | undefined): number {
  const wanted = requested ?? CHAPTERS_FOR_WORDS[words] ?? 1
  return Math.max(1, Math.min(wanted, CHAPTERS_MAX, Math.floor(words / CHAPTER_WORDS_MIN)))
}

const relations = ({ character }: Parameter): Relation[] =>
  (character.relationships ?? []).map(({ name, gender, age, connection }) => ({
    name: name.trim(),
    gender: genderOf(gender),
    age,
    connection: trimmed(connection),
  }))

function answer({ name, kind, required }: AnswerRow, sent: unknown): unknown {
  if (kind === 'number' || kind === 'truth') return sent
  if (kind === 'places') return Array.isArray(sent) ? sent.map(trimmed).filter(place => place !== '') : []
  const text = typeof sent === 'string' ? sent : ''
  if (name === 'gender') return genderOf(text)
  if (kind === 'choices') return split(text)
  return required ? text.trim() : trimmed(text)
}

/** The one cast from rows of the table to the types derived from them. */
const answersIn = <Name extends AnswerName>(parameter: Parameter, names: readonly Name[]) =>
  Object.fromEntries(
    names.map(name => [name, answer(ANSWERS[name], valueAt(parameter, ANSWERS[name].path.split('.')))]),
  ) as BriefAnswers<Name>

export const heroAnswers = (parameter: Parameter) => answersIn(parameter, HERO_NAMES)

function landingOf({ landingPage, productDefinition }: Parameter['context'], found: StoryLanding | undefined) {
  const sent: BriefLanding = {
    slug: landingPage?.trim() ?? '',
    title: '',
    productDefinition: trimmed(productDefinition),
  }
  const { slug, title, productDefinition: promised } = found ?? sent
  return slug === '' ? undefined : { slug, title, productDefinition: promised }
}

/**
 * The wizard's answers, complete and ordered. `seed` decides the offline author's choices, `memory` what it avoids, `landing`
 * is the page as it was when the story began.
 */
export function briefOf(
  parameter: Parameter,
  seed: string,
  memory: Memory = NO_MEMORY,
  landing: StoryLanding | undefined = undefined,
): Brief {
  const { story, setting, context } = parameter
  const words = Number(story.length)
  const language = storyLanguageCode(story.language)
  const origin = { category: context.category, landing, language: context.urlLanguage ?? language }
  const answered: Answered = {
    seed,
    language: language ?? story.language.trim(),
    category: context.category,
    words,
    chapterCount: chapterCount(words, story.chapterCount),
    targetAge: story.targetAge,
    audience: story.audience.trim(),
    tones: split(story.tone).filter(isTone),
    ...answersIn(parameter, SCENE_NAMES),
    hero: heroAnswers(parameter),
    relations: relations(parameter),
    isReal: setting.isReal,
    answers: (parameter.dynamic ?? [])
      .filter(({ answer }) => isSaid(answer))
      .map(({ question, answer }) => {
        return { question: question.trim(), kind: questionKind(question, origin), answer: answer.trim() }
      }),
    landing: landingOf(context, landing),
    memory,
  }
  const brief = { ...answered, facts: factsOf(answered) }
  keepCare(brief, careOf(answered))
  return brief
}
