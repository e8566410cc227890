import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { Category } from '../../../../contract/categories.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { Section } from './sections.ts'

export interface LandingPlan {
  readonly id: string
  readonly group: string
  readonly category: Category
  /** Names of cards: the page's own picture, and those between its sections. */
  readonly cover: string
  readonly pictures: readonly string[]
  readonly ages: readonly string[]
  readonly badge?: string
  readonly ranking: number
}

export interface LandingText {
  readonly url: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly productDefinition: string
  readonly questions: readonly {
    readonly question: string
    readonly kind: AnswerKind
    readonly options: readonly string[]
  }[]
  readonly sections: readonly Section[]
  readonly boxTitle: string
  readonly boxText: string
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

export const readLandingPlans = (): readonly LandingPlan[] => read('landings.json') as LandingPlan[]

export function readLandingTexts(language: Language): ReadonlyMap<string, LandingText> {
  const folder = new URL(`${language}/`, import.meta.url)
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return new Map(
    files.flatMap(name => Object.entries(read(`${language}/${name}`) as Readonly<Record<string, LandingText>>)),
  )
}
