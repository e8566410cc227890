import { own } from '../own.ts'
import { amstad } from './amstad.ts'
import { fernandezHuerta } from './fernandez-huerta.ts'
import { flesch } from './flesch.ts'
import { gulpease } from './gulpease.ts'
import { kandelMoles } from './kandel-moles.ts'
import { lix } from './lix.ts'
import type { TextMeasures } from './text-measures.ts'
import { wienerSachtextformel } from './wiener-sachtextformel.ts'

export interface Formula {
  readonly name: string
  readonly score: (measures: TextMeasures) => number
  /** Whether higher is easier. */
  readonly isEase: boolean
}

const ease = (name: string, score: Formula['score']): Formula => ({ name, score, isEase: true })
const grade = (name: string, score: Formula['score']): Formula => ({ name, score, isEase: false })
const LIX = grade('LIX', lix)

const FORMULAS: Readonly<Record<string, readonly Formula[]>> = {
  en: [ease('Flesch', flesch)],
  de: [ease('Amstad', amstad), grade('Wiener Sachtextformel', wienerSachtextformel)],
  fr: [ease('Kandel-Moles', kandelMoles)],
  es: [ease('Fernández Huerta', fernandezHuerta)],
  it: [ease('Gulpease', gulpease)],
  pl: [LIX],
  da: [LIX],
  tr: [LIX],
}

/** Empty where no formula fits the language or its script. */
export const formulasFor = (language: string): readonly Formula[] => own(FORMULAS, language) ?? []
