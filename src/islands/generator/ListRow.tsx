import type { LandingRow } from '../../contract/landing.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { useGeneratorContext } from './context.ts'

interface Props {
  readonly row: LandingRow
  readonly isBusy: boolean
  readonly onOpen: () => void
  readonly onDuplicate: () => void
}

export const ListRow = (props: Props) => (
  <li>
    {props.row.picture ? (
      <img src={props.row.picture} alt="" width={96} height={72} loading="lazy" decoding="async" />
    ) : (
      <span className="generator-blank" />
    )}
    <RowText row={props.row} />
    <RowActions {...props} />
  </li>
)

function RowText({ row }: Pick<Props, 'row'>) {
  const { texts, language, languages } = useGeneratorContext()
  const { list: words, standing: stateTexts } = texts.generator
  const { title, state, changed } = row
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="generator-row-text">
      <h2 lang={row.language}>{title}</h2>
      <p className="hint">
        <span className={state === 'published' ? 'pill lit' : 'pill'}>
          {stateTexts[changed && state === 'published' ? 'changed' : state]}
        </span>{' '}
        {[
          languages[row.language],
          texts.cards.groups[row.category].title,
          fill(words.rank, { rank: row.ranking }),
          fill(words.changed, { date: date.format(new Date(row.updatedAt)) }),
        ].join(' · ')}
      </p>
    </div>
  )
}

function RowActions({ row: { title, state, path }, isBusy, onOpen, onDuplicate }: Props) {
  const { list: words } = useGeneratorContext().texts.generator
  const named = (label: string) => ({ 'aria-label': fill(label, { title }) })
  return (
    <div className="generator-actions">
      <BusyButton
        className="button paper small"
        {...named(words.editOf)}
        isBusy={isBusy}
        icon="pencil"
        onClick={onOpen}
      >
        {words.edit}
      </BusyButton>
      <button type="button" className="button paper small" {...named(words.duplicateOf)} onClick={onDuplicate}>
        <Icon name="file-text" />
        {words.duplicate}
      </button>
      {state === 'published' && (
        <a
          className="button quiet small"
          href={encodeURI(path)}
          target="_blank"
          rel="noreferrer"
          {...named(words.lookOf)}
        >
          {words.look}
        </a>
      )}
    </div>
  )
}
