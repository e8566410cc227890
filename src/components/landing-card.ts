import type { Category } from '../contract/categories.ts'
import type { Texts } from '../contract/texts.ts'

/** A landing page as a card shows it. */
export interface ShownCard {
  readonly path: string
  readonly title: string
  /** `3-6`, or `12+`. */
  readonly ages: readonly string[]
  readonly badge: keyof Texts['home']['templates']['badges'] | undefined
  /** In 400 x 300 pixels and up to twice that; without one the category's own stands in. */
  readonly picture: { readonly src: string; readonly srcset: string; readonly avif: string } | undefined
  readonly category: Category
}

export type TemplateTab = keyof Texts['home']['templates']['tabs']

/** Cards that belong together, and the tab they stand behind. */
export interface ShownGroup {
  readonly name: keyof Texts['home']['templates']['groups']
  readonly tab: TemplateTab
  readonly cards: readonly ShownCard[]
}
