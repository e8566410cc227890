import type { Language } from '../../../contract/languages.ts'
import type { SandboxCheckoutStore } from '../../../stores/checkout/sandbox-checkout.ts'
import type { ShopProps } from '../shop-props.ts'
export interface SandboxPageProps {
  readonly store: SandboxCheckoutStore
  readonly language: Language
  readonly texts: ShopProps['texts']
  /** What is paid for. */
  readonly title: string
}
