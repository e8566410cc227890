import type { Category } from './categories.ts'

interface CategoryPictures {
  readonly card: string
  /** For the long text's sections, in order; each fits its caption. */
  readonly sections: readonly string[]
}

/** Pictures in src/assets/site by folder and name; the page's types prove that they exist. */
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
