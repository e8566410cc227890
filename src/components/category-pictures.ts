import type { Category } from '../contract/categories.ts'
import type { SitePictureKey } from './site-picture.ts'

interface CategoryPictures {
  /** Among the seven stages of the home page. */
  readonly card: SitePictureKey
  /** Beside the sections of its long text, in their order; each keeps the promise of its caption. */
  readonly sections: readonly SitePictureKey[]
}

// biome-ignore format: a category is one row of a table
export const CATEGORY_PICTURES: Readonly<Record<Category, CategoryPictures>> = {
  christmas: { card: 'cards/christmas-christmas-tree', sections: ['cards/christmas-village', 'cards/christmas-city'] },
  bedtime: { card: 'cards/bedtime-whale', sections: ['cards/bedtime-whale', 'cards/bedtime-moon-house'] },
  adventure: { card: 'cards/adventure-ship', sections: ['cards/adventure-sea-floor', 'cards/adventure-dragon'] },
  scifi: { card: 'cards/scifi-planet-city', sections: ['cards/scifi-rocket', 'cards/scifi-dinosaur'] },
  love: { card: 'cards/love-heart-tree', sections: ['cards/love-ship', 'cards/love-balloon'] },
  horror: { card: 'cards/horror-manor', sections: ['cards/horror-castle', 'cards/horror-manor'] },
  generic: { card: 'cards/generic-library', sections: ['cards/theatre', 'cards/generic-castle'] },
}
