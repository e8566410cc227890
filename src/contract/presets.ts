import type { Category } from './categories.ts'
import type { TargetAge, Tone } from './options.ts'

export interface Preset {
  readonly targetAge?: TargetAge
  readonly tone: readonly Tone[]
  readonly age?: number
  readonly isReal: boolean
}

export const PRESETS: Readonly<Record<Category, Preset>> = {
  christmas: { targetAge: 'child', tone: ['happy', 'moving'], age: 14, isReal: true },
  bedtime: { targetAge: 'child', tone: ['happy', 'inspiring'], age: 14, isReal: true },
  adventure: { targetAge: '12-20', tone: ['thrilling', 'funny'], age: 16, isReal: true },
  scifi: { targetAge: '12-20', tone: ['thrilling', 'futuristic'], age: 16, isReal: false },
  love: { targetAge: '20+', tone: ['romantic', 'moving'], age: 17, isReal: true },
  horror: { targetAge: '20+', tone: ['dark', 'thrilling'], age: 17, isReal: true },
  generic: { tone: [], isReal: true },
}
