import type { ReactNode } from 'react'
import { fill } from '../../lib/fill.ts'
import type { Shop } from '../../stores/checkout/shop.ts'
import type { ShopProps } from './shop-props.ts'

interface Props extends ShopProps {
  readonly now: Exclude<Shop, { state: 'open' }>
  readonly onRetry: () => void
}

/** What stands where the shop would be. */
export function ShopNotice({ now, texts: { shop: texts }, paths, onRetry }: Props) {
  switch (now.state) {
    case 'loading':
      return (
        <p className="sp-loading" role="status">
          <span className="spin" /> {texts.loading}
        </p>
      )
    case 'missing':
      return <Notice {...texts.missing} way={<Way href={paths.library.overview} label={texts.missing.library} />} />
    case 'unfinished': {
      const href = fill(paths.story, { id: now.story.id })
      return <Notice {...texts.unfinished} way={<Way href={href} label={texts.unfinished.watch} />} />
    }
    case 'shared': {
      const href = fill(paths.reader, { id: now.story.id })
      return <Notice {...texts.shared} way={<Way href={href} label={texts.shared.read} />} />
    }
    case 'unreachable':
      return (
        <Notice
          {...texts.unreachable}
          way={
            <button type="button" className="btn gold" onClick={onRetry}>
              {texts.unreachable.retry}
            </button>
          }
        />
      )
  }
}

const Way = ({ href, label }: { readonly href: string; readonly label: string }) => (
  <a className="btn gold" href={href}>
    {label}
  </a>
)

const Notice = (props: { readonly heading: string; readonly text: string; readonly way: ReactNode }) => (
  <section className="sp-notice">
    <h1>{props.heading}</h1>
    <p className="lead">{props.text}</p>
    {props.way}
  </section>
)
