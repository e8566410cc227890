import type { Trait } from '../pack/trait.ts'
import type { Template } from '../voice.ts'

/** A trait with what is said of it to the youngest readers. */
export interface ItalianTrait extends Trait {
  readonly small: readonly Template[]
}
