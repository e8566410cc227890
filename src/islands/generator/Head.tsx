import { useStore } from '@nanostores/react'
import { counted } from '../../lib/counted.ts'
import { Icon } from '../icon/Icon.tsx'
import { useBench, usePage } from './context.ts'
import { Standing } from './Standing.tsx'

interface Props {
  readonly onList: () => void
  readonly onNew: () => void
}

/** What is done with the whole page: looked at, saved, published, taken back. */
export function Head({ onList, onNew }: Props) {
  const { generator, texts, language } = useBench()
  const { head: words, heading, internal } = texts.generator
  const { desk, saving, looks } = generator
  const { pages } = useStore(desk.$desk)
  const { stored } = usePage()
  const now = useStore(saving.$saving)
  const busy = now.state === 'busy' ? now.what : undefined
  const publish = pages.length > 1 ? counted(language, pages.length, words.publishAll) : words.publish
  return (
    <div className="gn-head">
      <h1>
        {heading} <span className="pill">{internal}</span>
      </h1>
      <div className="gn-acts">
        <button type="button" className="btn quiet sm" onClick={onList}>
          <Icon name="list" />
          {words.all}
        </button>
        <button type="button" className="btn quiet sm" onClick={onNew}>
          <Icon name="plus" />
          {words.begin}
        </button>
        <button type="button" className="btn paper sm" onClick={looks.preview}>
          <Icon name="book-open" />
          {words.preview}
        </button>
        {stored && stored.state === 'published' && (
          <button
            type="button"
            className="btn paper sm"
            aria-busy={busy === 'withdraw' || undefined}
            onClick={saving.withdraw}
          >
            {busy === 'withdraw' ? <span className="spin" /> : <Icon name="rotate-left" />}
            {words.withdraw}
          </button>
        )}
        <button
          type="button"
          className="btn paper sm"
          aria-busy={busy === 'draft' || undefined}
          onClick={() => saving.save(false)}
        >
          {busy === 'draft' ? <span className="spin" /> : <Icon name="check" />}
          {words.save}
        </button>
        <button
          type="button"
          className="btn gold sm"
          aria-busy={busy === 'publish' || undefined}
          onClick={() => saving.save(true)}
        >
          {busy === 'publish' ? <span className="spin" /> : <Icon name="globe" />}
          {publish}
        </button>
      </div>
      <Standing />
    </div>
  )
}
