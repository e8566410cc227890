import { fill } from '../../lib/fill.ts'
import type { Shop } from '../../stores/checkout/shop.ts'
import { Icon } from '../icon/Icon.tsx'
import { ShopCodes } from './ShopCodes.tsx'
import type { ShopProps } from './shop-props.ts'

interface Props extends ShopProps {
  readonly shop: Extract<Shop, { state: 'open' }>
  readonly isNarrowed: boolean
  readonly onAll: () => void
}

export function ShopHead({ shop, isNarrowed, onAll, language, texts: { shop: texts }, paths }: Props) {
  const { story, offers, isTest } = shop
  return (
    <header className="shop-head">
      <p className="eyebrow" lang={story.language}>
        {story.title || texts.untitled}
      </p>
      <h1>{isNarrowed ? texts.headingAudiobook : texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {story.mustBeRead && (
        <div className="shop-unread">
          <p>{texts.unread.text}</p>
          <a className="button gold" href={fill(paths.reader, { id: story.id })}>
            {texts.unread.read}
          </a>
        </div>
      )}
      {isNarrowed && <ShopCodes {...{ offers, language, texts }} />}
      {isTest && (
        <p className="shop-test">
          <Icon name="shield-check" />
          <span>{texts.test}</span>
        </p>
      )}
      {isNarrowed && (
        <button type="button" className="button quiet" onClick={onAll}>
          {texts.all}
        </button>
      )}
    </header>
  )
}
