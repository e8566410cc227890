import { fill } from '../../lib/fill.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { OfferProps } from './offer-props.ts'

export function OfferWays({ story, offer, isLit, isTaking, onClaim, onOrder, texts: all, paths }: OfferProps) {
  const { edition, now } = offer
  const { actions } = all.shop
  const look = isLit ? 'button gold' : 'button paper'
  const named = (label: string) => ({ 'aria-label': `${label}: ${offer.texts.title}` })
  switch (now.kind) {
    case 'readable':
      return <Way href={fill(paths.reader, { id: story.id })} label={actions.open} {...named(actions.open)} />
    case 'free':
      return (
        <BusyButton
          className={look}
          isBusy={isTaking}
          locks
          onClick={() => onClaim(offer)}
          {...named(isTaking ? all.frame.moment : actions.take)}
          moment={all.frame.moment}
        >
          {actions.take}
        </BusyButton>
      )
    case 'priced': {
      if (edition === 'webbook') return null
      if (story.mustBeRead) {
        return (
          <Way
            href={fill(paths.reader, { id: story.id })}
            label={all.shop.unread.read}
            {...named(all.shop.unread.read)}
          />
        )
      }
      const label = edition === 'paperback' ? (now.isAgain ? actions.again : actions.order) : actions.buy
      return (
        <button
          type="button"
          className={look}
          aria-haspopup="dialog"
          onClick={() => onOrder(edition)}
          {...named(label)}
        >
          {label}
        </button>
      )
    }
    case 'too-short':
    case 'unsold':
      return null
    case 'owned':
      return <OwnedWays {...{ story, offer, texts: all, paths }} />
  }
}

function OwnedWays({ story, offer, texts, paths }: Pick<OfferProps, 'story' | 'offer' | 'texts' | 'paths'>) {
  const { edition, now } = offer
  const { actions } = texts.shop
  if (now.kind !== 'owned') return null
  const named = (label: string) => ({ label, 'aria-label': `${label}: ${offer.texts.title}` })
  if (now.making === 'ready' && edition === 'audiobook') {
    return <Way href={fill(paths.player, { id: story.id })} {...named(actions.listen)} />
  }
  if (now.making === 'ready') {
    return (
      <ul className="shop-files">
        {now.files.map(({ format, href }) => (
          <li key={format}>
            <a className="button paper small" href={href} download aria-label={fill(actions.download, { format })}>
              {format}
            </a>
          </li>
        ))}
      </ul>
    )
  }
  const libraryPath = edition === 'audiobook' ? paths.library.audiobooks : paths.library.ebooks
  return <Way href={libraryPath} {...named(actions.library)} />
}

const Way = ({
  href,
  label,
  ...rest
}: {
  readonly href: string
  readonly label: string
  readonly 'aria-label': string
}) => (
  <a className="button paper" href={href} {...rest}>
    {label}
  </a>
)
