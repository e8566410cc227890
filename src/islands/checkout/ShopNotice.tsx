import type { ComponentProps } from 'react'
import { fill } from '../../lib/fill.ts'
import type { Shop } from '../../stores/checkout/shop.ts'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { ShopProps } from './shop-props.ts'

interface Props extends ShopProps {
  readonly now: Exclude<Shop, { state: 'open' }>
  readonly onRetry: () => void
}

export function ShopNotice({ now, texts: { shop: texts }, paths, onRetry }: Props) {
  switch (now.state) {
    case 'loading':
      return <LoadingLine className="shop-loading" text={texts.loading} />
    case 'missing':
      return <Led {...texts.missing} href={paths.library.overview} label={texts.missing.library} />
    case 'unfinished':
      return <Led {...texts.unfinished} href={fill(paths.story, { id: now.story.id })} label={texts.unfinished.watch} />
    case 'shared':
      return <Led {...texts.shared} href={fill(paths.reader, { id: now.story.id })} label={texts.shared.read} />
    case 'unreachable':
      return (
        <Notice className="shop-notice" {...texts.unreachable}>
          <button type="button" className="button gold" onClick={onRetry}>
            {texts.unreachable.retry}
          </button>
        </Notice>
      )
  }
}

interface LedProps extends Pick<ComponentProps<typeof Notice>, 'heading' | 'text'> {
  readonly href: string
  readonly label: string
}

const Led = ({ heading, text, href, label }: LedProps) => (
  <Notice className="shop-notice" heading={heading} text={text}>
    <a className="button gold" href={href}>
      {label}
    </a>
  </Notice>
)
