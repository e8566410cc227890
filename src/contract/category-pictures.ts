import type { Category } from './categories.ts'

interface CategoryPictures {
  /** Among the seven stages of the home page. */
  readonly card: string
  /** Beside the sections of its long text, in their order; each keeps the promise of its caption. */
  readonly sections: readonly string[]
}

/** Pictures of the site (src/assets/site) by folder and name; a page's own types prove that they are there. */
// biome-ignore format: a category is one row of a table
export const CATEGORY_PICTURES = {
  christmas: { card: 'cards/christmas-christmas-tree', sections: ['cards/christmas-village', 'cards/christmas-city'] },
  bedtime: { card: 'cards/bedtime-whale', sections: ['cards/bedtime-whale', 'cards/bedtime-moon-house'] },
  adventure: { card: 'cards/adventure-ship', sections: ['cards/adventure-sea-floor', 'cards/adventure-dragon'] },
  scifi: { card: 'cards/scifi-planet-city', sections: ['cards/scifi-rocket', 'cards/scifi-dinosaur'] },
  love: { card: 'cards/love-heart-tree', sections: ['cards/love-ship', 'cards/love-balloon'] },
  horror: { card: 'cards/horror-manor', sections: ['cards/horror-castle', 'cards/horror-manor'] },
  generic: { card: 'cards/generic-library', sections: ['cards/theatre', 'cards/generic-castle'] },
} as const satisfies Readonly<Record<Category, CategoryPictures>>
