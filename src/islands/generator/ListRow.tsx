import type { LandingRow } from '../../contract/landing.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { useBench } from './context.ts'

interface Props {
  readonly row: LandingRow
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onDuplicate: () => void
}

/** A page in the list: what it is, where it stands, and what can be done with it. */
export function ListRow({ row, isBusy, onOpen, onDuplicate }: Props) {
  const { texts, language, languages } = useBench()
  const { list: words, standing } = texts.generator
  const { title, picture, state, changed, path } = row
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      {picture ? (
        <img src={picture} alt="" width={96} height={72} loading="lazy" decoding="async" />
      ) : (
        <span className="gn-blank" />
      )}
      <div className="gn-row-text">
        <h2 lang={row.language}>{title}</h2>
        <p className="hint">
          <span className={state === 'published' ? 'pill lit' : 'pill'}>
            {standing[changed && state === 'published' ? 'changed' : state]}
          </span>{' '}
          {[
            languages[row.language],
            texts.cards.groups[row.category].title,
            fill(words.rank, { rank: row.ranking }),
            fill(words.changed, { date: date.format(new Date(row.updatedAt)) }),
          ].join(' · ')}
        </p>
      </div>
      <div className="gn-acts">
        <button
          type="button"
          className="btn paper sm"
          aria-label={fill(words.editOf, { title })}
          aria-busy={isBusy || undefined}
          onClick={onOpen}
        >
          {isBusy ? <span className="spin" /> : <Icon name="pencil" />}
          {words.edit}
        </button>
        <button
          type="button"
          className="btn paper sm"
          aria-label={fill(words.duplicateOf, { title })}
          onClick={onDuplicate}
        >
          <Icon name="file-text" />
          {words.duplicate}
        </button>
        {state === 'published' && (
          <a
            className="btn quiet sm"
            href={encodeURI(path)}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(words.lookOf, { title })}
          >
            {words.look}
          </a>
        )}
      </div>
    </li>
  )
}
