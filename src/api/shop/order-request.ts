import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { Acceptance } from '../../contract/shop.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { OrderTable } from '../db/shop-tables.ts'
import type { ReadyProof } from '../editions/proofs.ts'
import type { ProductRow } from './products.ts'
import type { Buyer } from './shop-deps.ts'

export interface OrderRequest {
  readonly product: ProductRow
  readonly priceId: string
  readonly story: StoryRow
  readonly language: Language
  readonly accepted: readonly Acceptance[]
  readonly proof: ReadyProof | undefined
  readonly buyer: Buyer
}

export function newOrder({ product, priceId, story, language, accepted, proof, buyer }: OrderRequest, now: number) {
  const { signedIn } = buyer
  return {
    id: randomUUID(),
    created_at: new Date(now),
    product_id: product.id,
    edition: product.name,
    story_id: story.id,
    account_id: signedIn?.account.id ?? null,
    claim_hash: buyer.ordererHash,
    browser_hmac: buyer.requesterHash,
    language,
    prefilled_email: signedIn?.account.email ?? null,
    accepted: JSON.stringify(accepted),
    price_id: priceId,
    price_in_cent: product.price_in_cent,
    state: 'started',
    print_interior: proof?.interior ?? null,
    print_cover: proof?.cover ?? null,
    print_pages: proof?.page_count ?? null,
  } satisfies Insertable<OrderTable>
}
