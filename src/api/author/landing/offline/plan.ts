import type { Category } from '../../../../contract/categories.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import { kindOf } from './belongs.ts'
import { entry, type Material } from './material.ts'
import type { Understood } from './understand.ts'

export type Part = 'tale' | 'who' | 'occasion' | 'mood' | 'tell' | 'read'

/** Where a question stands in the material: of the tale, of the kind of person, of the occasion, or about the page itself. */
export interface Ask {
  readonly from: 'tale' | 'who' | 'occasion' | 'own'
  readonly index: number
}

/** What a page says and in which order, without a word of any language. */
export interface Plan {
  readonly person: string | undefined
  readonly kind: string
  readonly occasion: string | undefined
  readonly tale: string
  readonly category: Category
  readonly name: string | undefined
  /** Places in the lists of the material. */
  readonly thing: number
  readonly taleText: number
  readonly kindText: number
  readonly moodText: number
  /** Each is a section of its own; a mood that is none follows the tale. */
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

/** A page for what was understood: chance decides what the idea leaves open. */
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
