import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import type { Bought } from '../../stores/payment/payment-return.ts'
import { Icon } from '../icon/Icon.tsx'
import type { PaymentPaths } from './payment-props.ts'
import { purchasePath, signInTo } from './purchase-path.ts'

interface Props {
  readonly bought: Bought
  readonly isTest: boolean
  readonly texts: Texts['payment']
  readonly paths: PaymentPaths
}

export function Complete(props: Props) {
  const { bought, isTest, texts, paths } = props
  if (bought.isForPresent) return <ForPresent {...props} />
  const { complete: own, signedOut } = texts
  const { product, email, who } = bought
  const target = purchasePath(bought, paths)
  return (
    <>
      <h1>{own.heading}</h1>
      <p className="lead">{own[product]}</p>
      {who !== 'stranger' && email !== null && <p>{mailLine(bought, own)}</p>}
      {who === 'signed-out' && <p>{email === null ? signedOut.plain : fill(signedOut.text, { email })}</p>}
      {who === 'stranger' && <p>{signedOut.stranger}</p>}
      {who === 'signed-in' ? (
        <a className="button gold" href={target}>
          {onwardLabel(product, own)}
        </a>
      ) : (
        <a className="button gold" href={signInTo(location.pathname, paths)}>
          <Icon name="lock" />
          {signedOut.signIn}
        </a>
      )}
      {who === 'signed-in' && product !== 'paperback' && email !== null && (
        <a className="button quiet small" href={paths.orders}>
          {own.toOrders}
        </a>
      )}
      {isTest && <p className="hint">{own.test}</p>}
    </>
  )
}

/** A recipient needs no account: what was bought opens where the present was opened. */
function ForPresent({ bought: { product, email, storyId }, isTest, texts: { complete: own, present }, paths }: Props) {
  return (
    <>
      <h1>{own.heading}</h1>
      <p className="lead">{product === 'audiobook' ? present.audiobook : present.ebook}</p>
      {email !== null && <p>{fill(own.receipt, { email })}</p>}
      <a className="button gold" href={fill(paths.shop, { id: storyId ?? '' })}>
        {present.files}
      </a>
      {isTest && <p className="hint">{own.test}</p>}
    </>
  )
}

const mailLine = ({ product, email }: Bought, own: Texts['payment']['complete']): string =>
  fill(product === 'ebook' || product === 'audiobook' ? own.mail : own.receipt, { email: email ?? '' })

function onwardLabel(product: Bought['product'], own: Texts['payment']['complete']): string {
  if (product === 'webbook') return own.toReader
  return product === 'paperback' ? own.toOrders : own.toLibrary
}
