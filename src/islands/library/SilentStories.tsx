import type { StorySummary } from '../../contract/story-summary.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { type LibraryPaths, type LibraryTexts, titleOf } from './library-props.ts'

interface Props {
  readonly stories: readonly StorySummary[]
  readonly texts: LibraryTexts
  readonly paths: LibraryPaths
}

export function SilentStories({ stories, texts, paths: { shop } }: Props) {
  const offered = stories.filter(({ state, role }) => state === 'complete' && role === 'owner')
  if (!shop || offered.length === 0) return null
  const { heading, text, offer } = texts.audiobooks.silent
  return (
    <section className="library-silent" aria-labelledby="library-silent">
      <h2 id="library-silent">{heading}</h2>
      <p className="hint">{text}</p>
      <ul>
        {offered.map(story => (
          <li key={story.id}>
            <span lang={story.language}>{titleOf(story, texts)}</span>
            <a
              className="button quiet small"
              href={`${fill(shop, { id: story.id })}?only=audiobook`}
              aria-label={`${offer}: ${titleOf(story, texts)}`}
            >
              <Icon name="headphones" />
              {offer}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
