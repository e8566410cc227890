import type { Template } from '../language-pack.ts'
import type { Trait } from '../pack/trait.ts'

export interface SpanishTrait extends Trait {
  readonly small: readonly Template[]
}
