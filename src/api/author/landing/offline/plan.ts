import type { Category } from '../../../../contract/categories.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import { kindOf } from './belongs.ts'
import { entry, type Material } from './material.ts'
import type { Understood } from './understand.ts'

export type Part = 'tale' | 'who' | 'occasion' | 'mood' | 'tell' | 'read'

export interface Ask {
  readonly from: 'tale' | 'who' | 'occasion' | 'own'
  readonly index: number
}

export interface Plan {
  readonly person: string | undefined
  readonly kind: string
  readonly occasion: string | undefined
  readonly tale: string
  readonly category: Category
  readonly name: string | undefined
  /** Indices in the lists of the material. */
  readonly thing: number
  readonly taleText: number
  readonly kindText: number
  readonly moodText: number
  readonly parts: readonly Part[]
  readonly asks: readonly Ask[]
}

const indexIn = (items: readonly unknown[], dice: Seeded) => Math.floor(dice.next() * items.length)

function partsOf(found: Understood, dice: Seeded): Part[] {
  const between: Part[] = ['who', found.occasion ? 'occasion' : 'mood', 'tell']
  return ['tale', ...dice.shuffle(between), 'read']
}

function asksOf(found: Understood, ownQuestions: number, dice: Seeded): Ask[] {
  const own: Ask = { from: 'own', index: Math.floor(dice.next() * ownQuestions) }
  const asks: Ask[] = [
    { from: 'tale', index: 0 },
    { from: 'tale', index: 1 },
    { from: 'who', index: 0 },
  ]
  if (found.occasion) asks.push({ from: 'occasion', index: 0 })
  return !found.occasion || found.phraseIsTitle ? [...asks, own] : asks
}

export function planFor(found: Understood, category: Category, material: Material, dice: Seeded): Plan {
  const kind = kindOf(found, material)
  const tale = found.tale ?? category
  const { things, texts } = entry(material.tales, tale)
  return {
    ...{ person: found.person, kind, occasion: found.occasion, tale, category, name: found.name },
    thing: indexIn(things, dice),
    taleText: indexIn(texts, dice),
    kindText: indexIn(entry(material.kinds, kind).texts, dice),
    moodText: indexIn(material.moods[category].texts, dice),
    parts: partsOf(found, dice),
    asks: asksOf(found, material.phrases.ownQuestions.length, dice),
  }
}
