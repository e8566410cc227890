import type { RefusalCode } from '../../contract/refusals.ts'
import type { Story } from '../../contract/story.ts'
import type { ShopNews } from '../../stores/checkout/shop.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import type { ShopProps } from './shop-props.ts'
export interface CheckoutDialogProps extends ShopProps {
  readonly story: Story
  readonly offer: Offer
  readonly isTest: boolean
  /** The prices that were agreed to on this page. */
  readonly agreed: Set<string>
  /** Why it had to be begun anew. */
  readonly news: ShopNews['code'] | undefined
  readonly onStale: (code: RefusalCode) => void
  readonly onClose: () => void
}
