import { Suspense, useEffect } from 'react'
import type { Language } from '../../../contract/languages.ts'
import { counted } from '../../../lib/counted.ts'
import type { CheckoutProof, ReadyProof } from '../../../stores/checkout/checkout-proof.ts'
import { Icon } from '../../icon/Icon.tsx'
import { lazyOr } from '../../ui/lazy-or.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import type { ShopProps, ShopTexts } from '../shop-props.ts'
import { presentIn } from '../use-checkout.ts'
import { ProofFiles } from './ProofFiles.tsx'

interface Props {
  readonly now: CheckoutProof
  readonly language: Language
  readonly storyLanguage: string
  readonly texts: ShopTexts
  readonly errors: ShopProps['texts']['errors']
  readonly unseen: number
  readonly onSeen: (page: number) => void
  readonly onAgain: () => void
}

const ProofPages = lazyOr(() => import('./ProofPages.tsx'), FilesInstead)

export function ProofToLookAt(props: Props) {
  const { now, texts: shop, errors, onAgain } = props
  const texts = shop.checkout.proof
  const isSpent = now.state === 'failed' && now.code === 'change-quota'
  const hasPages = now.state === 'ready' && now.pictures.length > 0
  return (
    <section className={hasPages ? 'checkout-proof has-pages' : 'checkout-proof'} aria-labelledby="proof">
      <h3 id="proof">{hasPages ? texts.leaf : texts.heading}</h3>
      <div role="status">
        {now.state === 'pending' && (
          <p className="checkout-wait">
            <Spinner /> {texts.pending}
          </p>
        )}
        {now.state === 'refused' && <p>{texts.refused}</p>}
        {now.state === 'failed' && <p>{isSpent ? errors['change-quota'] : texts.failed}</p>}
        {now.state === 'ready' && <Lead {...props} now={now} />}
      </div>
      {now.state === 'ready' && <Ready {...props} now={now} />}
      {now.state === 'failed' && !isSpent && (
        <button type="button" className="button paper small" onClick={onAgain}>
          <Icon name="refresh" />
          {texts.again}
        </button>
      )}
    </section>
  )
}

type ReadyProps = Props & { readonly now: ReadyProof }

function Lead({ now, language, texts: { checkout } }: ReadyProps) {
  const texts = checkout.proof
  return (
    <p>
      {now.pictures.length > 0 ? texts.lead : `${texts.text} ${counted(language, now.pages, texts.pages)}`}{' '}
      {presentIn(location.search) !== undefined && texts.dedicated}
    </p>
  )
}

function Ready({ now, storyLanguage, texts, unseen, onSeen }: ReadyProps) {
  if (now.pictures.length === 0) return <ProofFiles proof={now} texts={texts.checkout.proof} />
  return (
    <Suspense>
      <ProofPages proof={now} language={storyLanguage} {...{ texts, unseen, onSeen }} />
    </Suspense>
  )
}

interface InsteadProps {
  readonly proof: ReadyProof
  readonly texts: ShopTexts
  readonly onSeen: (page: number) => void
}

/** Where the pages cannot be leafed through, the files are what there is to look at. */
function FilesInstead({ proof, texts, onSeen }: InsteadProps) {
  useEffect(() => {
    for (const { number } of proof.pictures) onSeen(number)
  }, [proof, onSeen])
  return <ProofFiles proof={proof} texts={texts.checkout.proof} />
}
