import { own } from '../../../lib/own.ts'
import type { Effort } from '../../outside/model/thinking.ts'

/** By the name of the question: what decides the most is thought about longest, what the readers' eyes pass over least. */
const EFFORTS: Readonly<Record<string, Effort>> = {
  character: 'low',
  places: 'low',
  outline: 'low',
  moderation: 'low',
  plan: 'high',
  'plan-judge': 'high',
  'opening-judge': 'low',
  judge: 'high',
  'final-read': 'high',
}

export const effortOf = (name: string): Effort => own(EFFORTS, name) ?? 'medium'
