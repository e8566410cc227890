import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import type { Acceptance } from '../../contract/shop.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { OrderTable } from '../db/shop-tables.ts'
import type { ReadyProof } from '../editions/proofs.ts'
import type { ProductRow } from './products.ts'
import type { AppliedCode } from './reductions.ts'
import type { Buyer } from './shop-deps.ts'

export interface OrderRequest {
  readonly product: ProductRow
  readonly priceId: string
  readonly story: StoryRow
  readonly language: Language
  readonly accepted: readonly Acceptance[]
  readonly proof: ReadyProof | undefined
  /** Undefined where the whole price is asked. */
  readonly applied: AppliedCode | undefined
  readonly buyer: Buyer
  /** Of a recipient, for whom the edition becomes a part of it; undefined for the story's owner. */
  readonly present: string | undefined
}

export function newOrder(request: OrderRequest, now: number) {
  const { product, priceId, story, language, accepted, proof, applied, buyer, present } = request
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
    code: applied?.code ?? null,
    code_id: applied?.id ?? null,
    discount_in_cent: applied?.discountInCent ?? 0,
    state: 'started',
    print_interior: proof?.interior ?? null,
    print_cover: proof?.cover ?? null,
    print_pages: proof?.page_count ?? null,
    present_id: present ?? null,
  } satisfies Insertable<OrderTable>
}
