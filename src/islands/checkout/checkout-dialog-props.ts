import type { RefusalCode } from '../../contract/refusals.ts'
import type { Story } from '../../contract/story.ts'
import type { ShopNews } from '../../stores/checkout/shop.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import type { ShopProps } from './shop-props.ts'
export interface CheckoutDialogProps extends ShopProps {
  readonly story: Story
  readonly offer: Offer
  readonly isTest: boolean
  /** Ids of the prices that were agreed to on this page, each with the code it was agreed to with. */
  readonly agreed: Map<string, string | undefined>
  /** Why it had to be begun anew. */
  readonly news: ShopNews['code'] | undefined
  readonly onStale: (code: RefusalCode) => void
  readonly onClose: () => void
}
