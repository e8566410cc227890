import type { Category } from './categories.ts'
import type { TargetAge, Tone } from './options.ts'

/** What a card begins with. The hero's age is asked: an age that is filled in would be taken for the hero's own. */
export interface Preset {
  readonly targetAge?: TargetAge
  readonly tone: readonly Tone[]
  readonly isReal: boolean
}

export const PRESETS: Readonly<Record<Category, Preset>> = {
  christmas: { targetAge: 'child', tone: ['happy', 'moving'], isReal: true },
  bedtime: { targetAge: 'child', tone: ['happy', 'inspiring'], isReal: true },
  adventure: { targetAge: '12-20', tone: ['thrilling', 'funny'], isReal: true },
  scifi: { targetAge: '12-20', tone: ['thrilling', 'futuristic'], isReal: false },
  love: { targetAge: '20+', tone: ['romantic', 'moving'], isReal: true },
  horror: { targetAge: '20+', tone: ['dark', 'thrilling'], isReal: true },
  generic: { tone: [], isReal: true },
}
