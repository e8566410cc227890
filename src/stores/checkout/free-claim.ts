import type { Edition } from '../../contract/shop.ts'

const KEY = 'shop-wish'

export interface FreeClaim {
  readonly story: string
  readonly edition: Edition
}

/** One request over the visit to the sign-in page; without storage the visitor presses once more. */
export function createFreeClaimStorage(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const save = ({ story, edition }: FreeClaim) => {
    try {
      open().setItem(KEY, `${story} ${edition}`)
    } catch {
      // Blocked or full.
    }
  }
  /** Read once. */
  const consume = (story: string): string | undefined => {
    try {
      const stored = open().getItem(KEY)?.split(' ')
      open().removeItem(KEY)
      return stored?.[0] === story ? stored[1] : undefined
    } catch {
      return undefined
    }
  }
  return { save, consume }
}
