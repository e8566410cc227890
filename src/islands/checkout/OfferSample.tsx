import { Suspense } from 'react'
import type { Story } from '../../contract/story.ts'
import type { ShownPreview } from '../../stores/checkout/preview.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import { Spinner } from '../ui/Spinner.tsx'
import type { ShopTexts } from './shop-props.ts'

const Sample = lazyOr(
  () => import('./sample/Sample.tsx'),
  () => null,
)

interface Props {
  readonly story: Story
  readonly preview: ShownPreview
  readonly texts: ShopTexts['sample']
}

/** The beginning to be heard; nothing where it cannot be spoken. */
export function OfferSample({ story, preview, texts }: Props) {
  if (preview === 'missing') return null
  const sample = preview === 'loading' ? undefined : preview.sample
  if (!sample || sample.state === 'pending') {
    return (
      <p className="hint shop-making" role="status">
        <Spinner /> {texts.making}
      </p>
    )
  }
  if (sample.state !== 'ready') return null
  return (
    <Suspense>
      <Sample {...{ sample, texts }} language={story.language} isAwaited={isAwaited()} />
    </Suspense>
  )
}

/** Whoever comes from a finished story to hear it need not look for the button. */
const isAwaited = (): boolean => new URLSearchParams(location.search).has('listen')
