import { DEFAULT_STORY_LANGUAGE } from '../languages.ts'
import {
  AGE_MAX,
  LINE_MAX,
  LOCATIONS_MAX,
  NAME_MAX,
  RELATIONS_MAX,
  SHORT_TEXT_MAX,
  STORY_LENGTHS,
  TEXT_MAX,
} from '../limits.ts'
import { ARCHETYPES, BUILDS, EYES, GENDERS, HAIR, RELATION_GENDERS, TARGET_AGES, TONES } from '../options.ts'
import type { AnswerRow } from './row.ts'

/**
 * Every question of the wizard, in order: fields, cards, parameter, presets, brief and facts derive from it. Data only:
 * it is part of the wizard's script, whose bytes are limited.
 */
// biome-ignore format: two lines a row: what is asked and where it goes, then where it is shown and told
export const ANSWERS = {
  name: { name: 'name', path: 'character.demographics.name', kind: 'line', limit: NAME_MAX, required: true,
    step: 'person', review: ['hero', 'person'], isOnStage: true, fact: 'name' },
  age: { name: 'age', path: 'character.demographics.age', kind: 'number', limit: AGE_MAX, required: true,
    step: 'person', review: ['hero', 'person'], isOnStage: true, fact: 'age' },
  gender: { name: 'gender', path: 'character.demographics.gender', kind: 'choice', limit: NAME_MAX, options: GENDERS, required: true,
    step: 'person', review: ['hero', 'person'] },
  hair: { name: 'hair', path: 'character.physicalAppearance.hair', kind: 'choice', limit: SHORT_TEXT_MAX, options: HAIR,
    step: 'look', review: ['hero', 'look'], isOnStage: true, fact: 'option' },
  eyes: { name: 'eyes', path: 'character.physicalAppearance.eyes', kind: 'choice', limit: SHORT_TEXT_MAX, options: EYES,
    step: 'look', review: ['hero', 'look'], isOnStage: true, fact: 'option' },
  build: { name: 'build', path: 'character.physicalAppearance.physique', kind: 'choices', limit: SHORT_TEXT_MAX, options: BUILDS,
    step: 'look', review: ['hero', 'look'], isOnStage: true, fact: 'options' },
  peculiarities: { name: 'peculiarities', path: 'character.physicalAppearance.peculiarities', kind: 'text', limit: LINE_MAX, suggests: true,
    step: 'look', review: ['hero', 'look'], isOnStage: true, fact: 'list' },
  archetype: { name: 'archetype', path: 'character.archetype', kind: 'choice', limit: SHORT_TEXT_MAX, options: ARCHETYPES,
    step: 'inside', review: ['hero', 'role'] },
  characteristics: { name: 'characteristics', path: 'character.psychologicalTraits.characteristics', kind: 'text', limit: LINE_MAX, suggests: true,
    step: 'inside', review: ['hero', 'traits'], isOnStage: true, fact: 'list' },
  quirks: { name: 'quirks', path: 'character.psychologicalTraits.quirksFlawsFaults', kind: 'text', limit: LINE_MAX, suggests: true,
    step: 'inside', review: ['hero', 'traits'], isOnStage: true, fact: 'list' },
  history: { name: 'history', path: 'character.history', kind: 'text', limit: TEXT_MAX, suggests: true,
    step: 'inside', review: ['hero', 'history'], fact: 'text' },
  relations: { name: 'relations', path: 'character.relationships', kind: 'relations', limit: RELATIONS_MAX, options: RELATION_GENDERS,
    step: 'relations', review: ['company', 'relations'], isOnStage: true, fact: 'people' },
  location: { name: 'location', path: 'setting.location', kind: 'text', limit: LINE_MAX, required: true, suggests: true,
    step: 'place', review: ['place', 'location'], isOnStage: true, fact: 'place' },
  places: { name: 'places', path: 'setting.places', kind: 'places', limit: LOCATIONS_MAX,
    step: 'place', review: ['place', 'places'], fact: 'places' },
  isReal: { name: 'isReal', path: 'setting.isReal', kind: 'truth', otherwise: true,
    step: 'place', review: ['place', 'location'] },
  language: { name: 'language', path: 'story.language', kind: 'language', limit: NAME_MAX, required: true, otherwise: DEFAULT_STORY_LANGUAGE, isOfPage: true,
    step: 'telling', review: ['telling', 'language'] },
  languageOther: { name: 'languageOther', path: 'story.language', kind: 'line', limit: NAME_MAX, required: true, follows: 'language', isOfPage: true,
    step: 'telling', review: ['telling', 'language'] },
  length: { name: 'length', path: 'story.length', kind: 'choice', options: STORY_LENGTHS.map(String), isClosed: true, required: true,
    step: 'telling', review: ['telling', 'length'] },
  targetAge: { name: 'targetAge', path: 'story.targetAge', kind: 'choice', options: TARGET_AGES, isClosed: true, required: true,
    step: 'telling', review: ['telling', 'length'] },
  tone: { name: 'tone', path: 'story.tone', kind: 'choices', limit: LINE_MAX, options: TONES,
    step: 'place', review: ['place', 'tone'], isOnStage: true },
  baseStory: { name: 'baseStory', path: 'story.baseStory', kind: 'base-story', limit: SHORT_TEXT_MAX,
    step: 'telling', review: ['telling', 'baseStory'], isOnStage: true, fact: 'text' },
  baseStoryOther: { name: 'baseStoryOther', path: 'story.baseStory', kind: 'line', limit: SHORT_TEXT_MAX, follows: 'baseStory',
    step: 'telling', review: ['telling', 'baseStory'] },
  refinement: { name: 'refinement', path: 'story.refinement', kind: 'text', limit: TEXT_MAX, suggests: true,
    step: 'telling', review: ['telling', 'refinement'], fact: 'text' },
} as const satisfies Readonly<Record<string, AnswerRow>>

type Table = typeof ANSWERS
export type AnswerName = keyof Table
export type RowOf<Name extends AnswerName> = Table[Name]

export const ANSWER_LIST: readonly Table[AnswerName][] = Object.values(
  ANSWERS satisfies { readonly [Name in AnswerName]: { readonly name: Name } },
)

export const ROWS: readonly AnswerRow[] = [...ANSWER_LIST]
