import { storyLanguageCode } from '../../contract/languages.ts'
import { CHAPTER_WORDS_MIN, CHAPTERS_MAX } from '../../contract/limits.ts'
import { TONES, type Tone } from '../../contract/options.ts'
import type { Parameter } from '../../contract/parameter.ts'
import type { Brief, Gender, Relation } from './brief.ts'
import { type Answered, factsOf } from './facts.ts'
import { type Memory, NO_MEMORY } from './memory.ts'
import { isSaid } from './plain.ts'

const CHAPTERS_FOR_WORDS: Readonly<Record<number, number>> = { 500: 1, 1000: 3, 2000: 5, 5000: 8, 10000: 12 }

const GENDERS: readonly string[] = ['male', 'female', 'non-binary'] satisfies Gender[]

/** A typed gender is nobody's to guess. */
const genderOf = (text: string | undefined): Gender => {
  const asked = text?.trim().toLowerCase() ?? ''
  return GENDERS.includes(asked) ? (asked as Gender) : 'unsaid'
}

const split = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(isSaid)

const isTone = (text: string): text is Tone => (TONES as readonly string[]).includes(text)
/** An answer of nothing but marks ("?", "…") is as good as none. */
const trimmed = (text: string | undefined): string => (text !== undefined && isSaid(text) ? text.trim() : '')

/** An asked number of chapters is cut to what the words can fill. */
function chapterCount(words: number, asked: number | undefined): number {
  const wanted = asked ?? CHAPTERS_FOR_WORDS[words] ?? 1
  return Math.max(1, Math.min(wanted, CHAPTERS_MAX, Math.floor(words / CHAPTER_WORDS_MIN)))
}

const relations = ({ character }: Parameter): Relation[] =>
  (character.relationships ?? []).map(({ name, gender, age, connection }) => ({
    name: name.trim(),
    gender: genderOf(gender),
    age,
    connection: trimmed(connection),
  }))

function hero({ character }: Parameter): Brief['hero'] {
  const { demographics, physicalAppearance: look, psychologicalTraits: traits } = character
  return {
    name: demographics.name.trim(),
    age: demographics.age,
    gender: genderOf(demographics.gender),
    archetype: trimmed(character.archetype),
    hair: trimmed(look?.hair),
    eyes: trimmed(look?.eyes),
    build: split(look?.physique),
    peculiarities: trimmed(look?.peculiarities),
    characteristics: trimmed(traits?.characteristics),
    quirks: trimmed(traits?.quirksFlawsFaults),
    history: trimmed(character.history),
  }
}

/**
 * The answers of the wizard, made whole and ordered. `seed` decides every choice of the offline author, `memory` tells
 * it what not to choose again.
 */
export function briefOf(parameter: Parameter, seed: string, memory: Memory = NO_MEMORY): Brief {
  const { story, setting, context } = parameter
  const words = Number(story.length)
  const answered: Answered = {
    seed,
    language: storyLanguageCode(story.language) ?? story.language.trim(),
    category: context.category,
    words,
    chapterCount: chapterCount(words, story.chapterCount),
    targetAge: story.targetAge,
    audience: story.audience.trim(),
    tones: split(story.tone).filter(isTone),
    refinement: trimmed(story.refinement),
    baseStory: trimmed(story.baseStory),
    hero: hero(parameter),
    relations: relations(parameter),
    location: setting.location.trim(),
    places: (setting.places ?? []).map(trimmed).filter(place => place !== ''),
    isReal: setting.isReal,
    answers: (parameter.dynamic ?? [])
      .filter(({ answer }) => isSaid(answer))
      .map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
    memory,
  }
  return { ...answered, facts: factsOf(answered) }
}
