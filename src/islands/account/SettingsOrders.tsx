import './orders.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { OrdersStore } from '../../stores/account/orders.ts'
import { OrderRow } from './OrderRow.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsPaths, SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'language' | 'texts'> {
  readonly store: OrdersStore
  readonly paths: SettingsPaths
}

const ID = 'orders'

export function SettingsOrders({ language, texts, store, paths }: Props) {
  const now = useStore(store.$orders)
  const { orders: own, unreachable } = texts.settings
  useEffect(() => {
    // The page did not exist yet when the browser scrolled to the hash.
    if (now.state !== 'loading' && location.hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView()
  }, [now.state])
  return (
    <SettingsPart id={ID} heading={own.heading}>
      {now.state === 'loading' && <p role="status">{texts.frame.moment}</p>}
      {now.state === 'unreachable' && (
        <>
          <p>{own.unreachable}</p>
          <button type="button" className="button paper small" onClick={store.load}>
            {unreachable.retry}
          </button>
        </>
      )}
      {now.state === 'ready' && now.orders.length === 0 && <p>{own.none}</p>}
      {now.state === 'ready' && now.orders.length > 0 && (
        <ul className="settings-orders">
          {now.orders.map(order => (
            <OrderRow key={order.id} {...{ order, language, texts, paths }} />
          ))}
        </ul>
      )}
      <a className="hint" href={paths.withdrawal}>
        {own.about}
      </a>
    </SettingsPart>
  )
}
