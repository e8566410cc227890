import type { Edition } from '../../contract/shop.ts'

const KEY = 'shop-wish'

export interface ShopWish {
  readonly story: string
  readonly edition: Edition
}

/** One request over the visit to the sign-in page; without storage the visitor presses once more. */
export function createShopWish(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const keep = ({ story, edition }: ShopWish) => {
    try {
      open().setItem(KEY, `${story} ${edition}`)
    } catch {
      // Blocked or full.
    }
  }
  /** Read once. */
  const take = (story: string): string | undefined => {
    try {
      const kept = open().getItem(KEY)?.split(' ')
      open().removeItem(KEY)
      return kept?.[0] === story ? kept[1] : undefined
    } catch {
      return undefined
    }
  }
  return { keep, take }
}
