import { Suspense } from 'react'
import type { Story } from '../../contract/story.ts'
import type { ShownPreview } from '../../stores/checkout/preview.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import { ShopCover } from './ShopCover.tsx'
import type { ShopTexts } from './shop-props.ts'

const LookInside = lazyOr(
  () => import('./look/LookInside.tsx'),
  () => null,
)

interface Props {
  readonly story: Story
  readonly preview: ShownPreview
  readonly texts: ShopTexts
}

/** The book to be leafed through; its cover until the pages are there, or where they cannot be set. */
export function ShopLook({ story, preview, texts }: Props) {
  const { cover: picture } = story
  const pages = typeof preview === 'string' ? undefined : preview.pages
  const isMaking = preview === 'loading' || pages?.state === 'pending'
  const instead = <ShopCover {...{ story, texts, isMaking }} />
  return (
    <>
      {picture && (
        <div className="shop-backdrop" aria-hidden="true">
          <img src={picture} alt="" />
        </div>
      )}
      <div className="shop-left">
        {pages?.state === 'ready' ? (
          <Suspense fallback={instead}>
            <LookInside {...{ story, pages }} texts={texts.look} />
          </Suspense>
        ) : (
          instead
        )}
      </div>
    </>
  )
}
