import { fill } from '../../lib/fill.ts'
import type { Bought } from '../../stores/payment/payment-return.ts'
import type { PaymentPaths } from './payment-props.ts'

export function purchasePath({ product, storyId }: Pick<Bought, 'product' | 'storyId'>, paths: PaymentPaths): string {
  if (storyId === null) return paths.overview
  if (product === 'webbook') return fill(paths.reader, { id: storyId })
  if (product === 'paperback') return paths.orders
  const query = new URLSearchParams({ newPurchase: product, storyId })
  return `${product === 'ebook' ? paths.ebooks : paths.audiobooks}?${query}`
}

export const signInTo = (path: string, { login }: PaymentPaths): string =>
  `${login}?${new URLSearchParams({ to: path })}`
