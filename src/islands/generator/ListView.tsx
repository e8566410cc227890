import { useStore } from '@nanostores/react'
import { counted } from '../../lib/counted.ts'
import { Icon } from '../icon/Icon.tsx'
import { useBench } from './context.ts'
import { ListFilter } from './ListFilter.tsx'
import { ListRow } from './ListRow.tsx'

interface Props {
  readonly onBack: () => void
  readonly onNew: () => void
  readonly onOpen: (id: string) => void
  readonly onDuplicate: (id: string) => void
}

/** All landing pages there are, found by words, language and state. */
export function ListView({ onBack, onNew, onOpen, onDuplicate }: Props) {
  const { generator, texts, language } = useBench()
  const { list: words } = texts.generator
  const { listing, opening } = generator
  const now = useStore(listing.$listing)
  const opened = useStore(opening.$opening)
  return (
    <div className="wrap gn-list">
      <div className="gn-head">
        <h1>{words.heading}</h1>
        <div className="gn-acts">
          <button type="button" className="btn quiet sm" onClick={onBack}>
            <Icon name="arrow-left" />
            {words.back}
          </button>
          <button type="button" className="btn gold sm" onClick={onNew}>
            <Icon name="plus" />
            {texts.generator.head.begin}
          </button>
        </div>
      </div>
      <ListFilter />
      <div role="status">
        {now.state === 'loading' && (
          <p className="gn-wait">
            <span className="spin" /> {texts.frame.moment}
          </p>
        )}
        {now.state === 'ready' && (
          <p className="hint">{now.total > 0 ? counted(language, now.total, words.total) : words.none}</p>
        )}
        {opened.state === 'failed' && (
          <p className="msg">
            <Icon name="alert-circle" />
            {texts.errors.refusals[opened.code]}
          </p>
        )}
        {now.state === 'failed' && (
          <p className="msg">
            <Icon name="alert-circle" />
            {texts.errors.refusals[now.code]}
          </p>
        )}
      </div>
      {now.state === 'ready' && (
        <ul className="gn-rows">
          {now.rows.map(row => (
            <ListRow
              key={row.id}
              row={row}
              isBusy={opened.state === 'busy' && opened.id === row.id}
              onOpen={() => onOpen(row.id)}
              onDuplicate={() => onDuplicate(row.id)}
            />
          ))}
        </ul>
      )}
      {now.state === 'ready' && now.next !== null && (
        <button type="button" className="btn paper" aria-busy={now.isLoadingMore || undefined} onClick={listing.more}>
          {now.isLoadingMore && <span className="spin" />}
          {words.more}
        </button>
      )}
    </div>
  )
}
