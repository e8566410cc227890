import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { BookTitle } from '../book/BookTitle.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { ShopTexts } from './shop-props.ts'

/** The picture of a story's cover, with its title in it where there is one; null while nothing is drawn. */
export const coverOf = ({ cover, coverFormats }: Story): string | null => coverFormats.card ?? cover

/** The story as a book, and far out of focus behind everything. */
export function ShopCover({ story, texts }: { readonly story: Story; readonly texts: ShopTexts }) {
  const title = story.title || texts.untitled
  const picture = coverOf(story)
  return (
    <>
      {picture && (
        <div className="sp-backdrop" aria-hidden="true">
          <img src={picture} alt="" />
        </div>
      )}
      <div className="sp-left">
        <div className="sp-cover">
          <div className="book">
            {picture ? (
              <img src={picture} alt={fill(texts.cover, { title })} width={600} height={800} />
            ) : (
              <span className="sp-blank">
                <Icon name="lantern" />
              </span>
            )}
            {!story.coverFormats.card && <BookTitle title={title} language={story.language} decoration />}
          </div>
        </div>
      </div>
    </>
  )
}
