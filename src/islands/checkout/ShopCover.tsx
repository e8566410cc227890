import type { Story } from '../../contract/story.ts'
import { StoryBook } from '../book/StoryBook.tsx'
import type { ShopTexts } from './shop-props.ts'

export function ShopCover({ story, texts }: { readonly story: Story; readonly texts: ShopTexts }) {
  return (
    <>
      {story.cover && (
        <div className="shop-backdrop" aria-hidden="true">
          <img src={story.cover} alt="" />
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
