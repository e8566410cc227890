import './shop.css'
import './offers.css'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { createFreeClaimStorage } from '../../stores/checkout/free-claim.ts'
import { createShop } from '../../stores/checkout/shop.ts'
import { call } from '../../stores/client.ts'
import { session } from '../../stores/session.ts'
import { storyIdIn } from '../../stores/story-address.ts'
import { ShopHead } from './ShopHead.tsx'
import { ShopLook } from './ShopLook.tsx'
import { ShopNotice } from './ShopNotice.tsx'
import { ShopOffers } from './ShopOffers.tsx'
import type { PaidEdition, ShopPaths, ShopProps } from './shop-props.ts'
import { useDialogInHistory } from './use-dialog-in-history.ts'
import { usePreview } from './use-preview.ts'

const CheckoutDialog = lazy(() => import('./CheckoutDialog.tsx'))

export default function ShopPage(props: ShopProps) {
  const { language, paths } = props
  const [shop] = useState(() => shopOf(language, paths))
  const [isNarrowed, setNarrowed] = useState(() => isOnlyAudiobook(location.search))
  /** Ids of the prices that were agreed to on this page: consent is asked for once. */
  const [agreed] = useState(() => new Map<string, string | undefined>())
  const now = useStore(shop.$shop, { ssr: 'initial' })
  const dialog = useDialogInHistory<PaidEdition>()
  useEffect(() => {
    void shop.open(storyIdIn(location.pathname))
  }, [shop])
  const { state } = now
  useEffect(() => watchReturn(shop.refresh, state), [shop, state])
  const preview = usePreview(now.state === 'open' ? now.story : undefined)

  if (now.state !== 'open') return <ShopNotice {...props} now={now} onRetry={shop.retry} />
  const ordered = now.offers.find(({ edition }) => edition === dialog.opened)
  const shown = isNarrowed ? now.offers.filter(({ edition }) => edition === 'audiobook') : now.offers
  return (
    <>
      <ShopHead {...props} shop={now} isNarrowed={isNarrowed} onAll={() => setNarrowed(false)} />
      <ShopLook story={now.story} preview={preview} texts={props.texts.shop} />
      <ShopOffers {...props} {...{ preview }} shop={now} offers={shown} onClaim={shop.claim} onOrder={dialog.open} />
      {ordered && ordered.edition !== 'webbook' && (
        <Suspense>
          <CheckoutDialog
            key={ordered.product.priceId}
            {...props}
            story={now.story}
            offer={ordered}
            isTest={now.isTest}
            agreed={agreed}
            news={now.news?.edition === ordered.edition ? now.news.code : undefined}
            onStale={code => void shop.refresh({ edition: ordered.edition, code })}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  )
}

const isOnlyAudiobook = (search: string): boolean => new URLSearchParams(search).get('only') === 'audiobook'

function shopOf(language: ShopProps['language'], paths: ShopPaths) {
  return createShop({
    ask: call,
    session,
    freeClaim: createFreeClaimStorage(() => sessionStorage),
    language,
    leave: id => location.assign(fill(paths.return, { id })),
    signIn: story => {
      const to = fill(paths.shop, { id: story })
      location.assign(`${paths.login}?${new URLSearchParams({ story, to })}`)
    },
  })
}

/** Another tab may have bought something. */
function watchReturn(refresh: () => Promise<void>, state: string): (() => void) | undefined {
  if (state !== 'open') return undefined
  const look = () => {
    if (!document.hidden) void refresh()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) look()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', onPageShow)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pageshow', onPageShow)
  }
}
