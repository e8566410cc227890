import type { Template } from '../language-pack.ts'
import type { Trait } from '../pack/trait.ts'

/** A trait with what is said of it to the youngest readers. */
export interface SpanishTrait extends Trait {
  readonly small: readonly Template[]
}
