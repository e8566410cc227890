import { useStore } from '@nanostores/react'
import { counted } from '../../lib/counted.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useGeneratorContext } from './context.ts'
import { ListFilter } from './ListFilter.tsx'
import { ListRow } from './ListRow.tsx'

interface Props {
  readonly onBack: () => void
  readonly onNew: () => void
  readonly onOpen: (id: string) => void
  readonly onDuplicate: (id: string) => void
}

export function ListView({ onBack, onNew, onOpen, onDuplicate }: Props) {
  const { generator, texts } = useGeneratorContext()
  const { list: words } = texts.generator
  const { listing, opening } = generator
  const now = useStore(listing.$listing)
  const opened = useStore(opening.$opening)
  return (
    <div className="wrap generator-list">
      <ListHead onBack={onBack} onNew={onNew} />
      <ListFilter />
      <ListStatus />
      {now.state === 'ready' && (
        <ul className="generator-rows">
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
        <BusyButton className="button paper" isBusy={now.isLoadingMore} onClick={listing.more}>
          {words.more}
        </BusyButton>
      )}
    </div>
  )
}

function ListHead({ onBack, onNew }: Pick<Props, 'onBack' | 'onNew'>) {
  const { texts, paths } = useGeneratorContext()
  const { list: words, head } = texts.generator
  return (
    <div className="generator-head">
      <h1>{words.heading}</h1>
      <div className="generator-actions">
        <button type="button" className="button quiet small" onClick={onBack}>
          <Icon name="arrow-left" />
          {words.back}
        </button>
        <a className="button quiet small" href={paths.ratings}>
          <Icon name="heart" />
          {texts.ratings}
        </a>
        <a className="button quiet small" href={paths.printOrders}>
          <Icon name="printer" />
          {texts.printOrders}
        </a>
        <a className="button quiet small" href={paths.invoices}>
          <Icon name="file-text" />
          {texts.invoices}
        </a>
        <button type="button" className="button gold small" onClick={onNew}>
          <Icon name="plus" />
          {head.begin}
        </button>
      </div>
    </div>
  )
}

function ListStatus() {
  const { generator, texts, language } = useGeneratorContext()
  const { list: words } = texts.generator
  const now = useStore(generator.listing.$listing)
  const opened = useStore(generator.opening.$opening)
  const { refusals } = texts.errors
  return (
    <div role="status">
      {now.state === 'loading' && (
        <p className="generator-wait">
          <Spinner /> {texts.frame.moment}
        </p>
      )}
      {now.state === 'ready' && (
        <p className="hint">{now.total > 0 ? counted(language, now.total, words.total) : words.none}</p>
      )}
      {opened.state === 'failed' && <Problem>{refusals[opened.code]}</Problem>}
      {now.state === 'failed' && <Problem>{refusals[now.code]}</Problem>}
    </div>
  )
}
