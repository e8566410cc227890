import type { Language } from '../../contract/languages.ts'
import { counted } from '../../lib/counted.ts'
import type { CheckoutProof } from '../../stores/checkout/checkout-proof.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { ShopProps, ShopTexts } from './shop-props.ts'
import { presentIn } from './use-checkout.ts'

interface Props {
  readonly now: CheckoutProof
  readonly language: Language
  readonly texts: ShopTexts['checkout']['proof']
  readonly errors: ShopProps['texts']['errors']
  readonly onAgain: () => void
}

export function ProofToLookAt({ now, language, texts, errors, onAgain }: Props) {
  const isSpent = now.state === 'failed' && now.code === 'change-quota'
  return (
    <section className="checkout-proof" aria-labelledby="proof">
      <h3 id="proof">{texts.heading}</h3>
      <div role="status">
        {now.state === 'pending' && (
          <p className="checkout-wait">
            <Spinner /> {texts.pending}
          </p>
        )}
        {now.state === 'refused' && <p>{texts.refused}</p>}
        {now.state === 'failed' && <p>{isSpent ? errors['change-quota'] : texts.failed}</p>}
        {now.state === 'ready' && (
          <p>
            {texts.text} {counted(language, now.pages, texts.pages)}{' '}
            {presentIn(location.search) !== undefined && texts.dedicated}
          </p>
        )}
      </div>
      {now.state === 'ready' && (
        <p className="checkout-files">
          <File href={now.interior} icon="book-open" label={texts.interior} />
          <File href={now.cover} icon="image" label={texts.cover} />
        </p>
      )}
      {now.state === 'failed' && !isSpent && (
        <button type="button" className="button paper small" onClick={onAgain}>
          <Icon name="refresh" />
          {texts.again}
        </button>
      )}
    </section>
  )
}

const File = ({ href, icon, label }: { readonly href: string; readonly icon: string; readonly label: string }) => (
  <a className="button paper small" href={href} target="_blank" rel="noopener">
    <Icon name={icon} />
    {label}
  </a>
)
