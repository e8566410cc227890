import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../../src/api/accounts/signed-in.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import { madeStory, ordered, orderRow, pay, signedInBuyer, type TestShop } from './test-shop.ts'

const SHIPPING = {
  name: 'Mila Morgenstern',
  address: { line1: 'Am Steg 1', line2: null, postal_code: '18586', city: 'Göhren', state: null, country: 'DE' },
}

export interface PaidPaperback {
  readonly order: string
  readonly buyer: SignedIn
  readonly claimHash: string | undefined
}

/** A paperback that was paid by an account of its own, with an address of its own for mails. */
export async function paidPaperback(testShop: TestShop): Promise<PaidPaperback> {
  const buyer = await signedInBuyer(testShop)
  const story = await madeStory(testShop, buyer)
  const started = await ordered(testShop, buyer, story, { edition: 'paperback' })
  await pay(testShop, started, { email: `${randomUUID()}@reader.example`, shipping: SHIPPING })
  await readStatus(testShop.deps, started.checkoutSessionId, buyer)
  const { id: order } = await orderRow(testShop, started.checkoutSessionId)
  return { order, buyer: buyer.signedIn, claimHash: buyer.claimHash }
}
