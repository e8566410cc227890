import type { ReadyProof } from '../../../stores/checkout/checkout-proof.ts'
import { Icon } from '../../icon/Icon.tsx'
import type { ShopTexts } from '../shop-props.ts'

interface Props {
  readonly proof: ReadyProof
  readonly texts: ShopTexts['checkout']['proof']
}

export const ProofFiles = ({ proof, texts }: Props) => (
  <p className="checkout-files">
    <File href={proof.interior} icon="book-open" label={texts.interior} />
    <File href={proof.cover} icon="image" label={texts.cover} />
  </p>
)

const File = ({ href, icon, label }: { readonly href: string; readonly icon: string; readonly label: string }) => (
  <a className="button paper small" href={href} target="_blank" rel="noopener">
    <Icon name={icon} />
    {label}
  </a>
)
