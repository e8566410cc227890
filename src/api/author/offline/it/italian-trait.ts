import type { Template } from '../language-pack.ts'
import type { Trait } from '../pack/trait.ts'

export interface ItalianTrait extends Trait {
  readonly small: readonly Template[]
}
