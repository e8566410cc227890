import { Suspense } from 'react'
import { CURRENCY } from '../../contract/currency.ts'
import type { Language } from '../../contract/languages.ts'
import type { Order } from '../../contract/orders.ts'
import { fill } from '../../lib/fill.ts'
import { writtenDay, writtenMoney } from '../../lib/written.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import type { SettingsPaths, SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'texts'> {
  readonly order: Order
  readonly language: Language
  readonly paths: SettingsPaths
}

/** Only of printed books. */
const PrintProgress = lazyOr(
  () => import('./PrintProgress.tsx'),
  () => null,
)

export function OrderRow({ order, language, texts, paths }: Props) {
  const { orders: own } = texts.settings
  const { number, title } = order
  const product = texts.shop.products[order.product].title
  return (
    <li>
      <div>
        <b>{title ? fill(own.of, { product, title }) : product}</b>
        <p className="hint">
          {writtenDay(language, order.createdAt)} · {fill(own.number, { number })}
        </p>
        <p>
          {priceIn(language, order.paidInCent) ?? own.free} ·{' '}
          <span className="settings-order-state">{stateOf(order, own)}</span>
          {order.withdrawal === 'declared' && ` · ${own.withdrawn}`}
        </p>
        {order.invoices.map(({ id, kind, number: written, downloadUrl }) => (
          <p key={id}>
            <a className="hint" href={downloadUrl} download>
              {fill(own.invoices[kind], { number: written })}
            </a>
          </p>
        ))}
        {order.product === 'paperback' && order.state === 'fulfilled' && (
          <Suspense>
            <PrintProgress {...{ language, texts }} order={order.id} />
          </Suspense>
        )}
      </div>
      <Ways {...{ order, product, paths }} own={own} />
    </li>
  )
}

interface WaysProps extends Pick<Props, 'order' | 'paths'> {
  readonly product: string
  readonly own: Own
}

function Ways({ order, product, own, paths }: WaysProps) {
  const { number, title, withdrawal } = order
  const href = orderPathOf(order, paths)
  return (
    <div className="settings-order-ways">
      {href && (
        <a
          className="button paper small"
          href={href}
          aria-label={title ? fill(own.openOf, { product, title }) : `${own.open}: ${product}`}
        >
          {own.open}
        </a>
      )}
      {withdrawal === 'possible' && (
        <a
          className="button quiet small"
          href={`${paths.withdrawal}?${new URLSearchParams({ order: number })}`}
          aria-label={fill(own.withdrawOf, { number })}
        >
          {own.withdraw}
        </a>
      )}
    </div>
  )
}

type Own = Props['texts']['settings']['orders']

/** For prints only the order is known, not how far the delivery is. */
const stateOf = ({ product, state }: Order, { states, ordered }: Own): string =>
  product === 'paperback' && state === 'fulfilled' ? ordered.paperback : states[state]

/** Undefined when the order has no edition, or not any more. */
function orderPathOf({ product, state, storyId }: Order, paths: SettingsPaths): string | undefined {
  if (storyId === null || state === 'mismatched' || state === 'refunded' || state === 'undeliverable') return undefined
  if (product === 'ebook') return paths.ebooks
  if (product === 'audiobook') return fill(paths.player, { id: storyId })
  return fill(paths.reader, { id: storyId })
}

/** Undefined for 0 cents. */
const priceIn = (language: Language, cents: number): string | undefined =>
  cents === 0 ? undefined : writtenMoney(language, cents, CURRENCY)
