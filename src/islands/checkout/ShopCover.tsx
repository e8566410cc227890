import type { Story } from '../../contract/story.ts'
import { coverOf, StoryBook } from '../book/StoryBook.tsx'
import type { ShopTexts } from './shop-props.ts'

export function ShopCover({ story, texts }: { readonly story: Story; readonly texts: ShopTexts }) {
  const picture = coverOf(story)
  return (
    <>
      {picture && (
        <div className="shop-backdrop" aria-hidden="true">
          <img src={picture} alt="" />
        </div>
      )}
      <div className="shop-left">
        <div className="shop-cover">
          <StoryBook {...{ story, texts }} />
        </div>
      </div>
    </>
  )
}
