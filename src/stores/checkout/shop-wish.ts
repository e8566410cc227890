import type { Edition } from '../../contract/shop.ts'

/** Where a tab keeps what its visitor wanted before they had to sign in. */
const KEY = 'shop-wish'

/** What somebody wanted for nothing when they were sent to sign in. */
export interface ShopWish {
  readonly story: string
  readonly edition: Edition
}

/** Keeps one wish while somebody is away to sign in. A browser that keeps nothing has them press once more. */
export function createShopWish(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const keep = ({ story, edition }: ShopWish) => {
    try {
      open().setItem(KEY, `${story} ${edition}`)
    } catch {
      // Blocked or full.
    }
  }
  /** The edition wanted of a story; it is wanted once. */
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
