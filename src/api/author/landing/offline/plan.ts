import type { Category } from '../../../../contract/categories.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import { kindOf } from './belongs.ts'
import { entry, type Material } from './material.ts'
import type { Understood } from './understand.ts'

export type Part = 'tale' | 'who' | 'occasion' | 'mood' | 'making' | 'read'

export interface QuestionRef {
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
  readonly questionRefs: readonly QuestionRef[]
}

const indexIn = (items: readonly unknown[], dice: Seeded) => Math.floor(dice.next() * items.length)

function partsOf(found: Understood, dice: Seeded): Part[] {
  const between: Part[] = ['who', found.occasion ? 'occasion' : 'mood', 'making']
  return ['tale', ...dice.shuffle(between), 'read']
}

function questionRefsFor(found: Understood, ownQuestions: number, dice: Seeded): QuestionRef[] {
  const own: QuestionRef = { from: 'own', index: Math.floor(dice.next() * ownQuestions) }
  const questionRefs: QuestionRef[] = [
    { from: 'tale', index: 0 },
    { from: 'tale', index: 1 },
    { from: 'who', index: 0 },
  ]
  if (found.occasion) questionRefs.push({ from: 'occasion', index: 0 })
  return !found.occasion || found.phraseIsTitle ? [...questionRefs, own] : questionRefs
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
    questionRefs: questionRefsFor(found, material.phrases.ownQuestions.length, dice),
  }
}
