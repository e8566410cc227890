import type { Category } from '../contract/categories.ts'
import type { Texts } from '../contract/texts.ts'

export interface ShownCard {
  readonly path: string
  readonly title: string
  /** `3-6`, or `12+`. */
  readonly ages: readonly string[]
  readonly badge: keyof Texts['home']['templates']['badges'] | undefined
  /** 400 x 300 pixels and up to twice that; default: the category's own. */
  readonly picture: { readonly src: string; readonly srcset: string; readonly avif: string } | undefined
  readonly category: Category
}

export type TemplateTab = keyof Texts['home']['templates']['tabs']

export interface ShownGroup {
  readonly name: keyof Texts['home']['templates']['groups']
  readonly tab: TemplateTab
  readonly cards: readonly ShownCard[]
}
