import { isAdvent } from '../../contract/advent.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import type { SheetProps } from './shared-props.ts'

export function ReadIt({ now, store, texts, paths }: SheetProps) {
  const { sharedStory: own } = texts
  const { shared, status } = now
  const hasCalendar = isAdvent(shared.chapters)
  const id = shared.story ?? ''
  return (
    <div className="shared-actions">
      {hasCalendar && (
        <a className="button gold" href={fill(paths.advent, { id })}>
          <Icon name="gift" />
          {texts.calendar}
        </a>
      )}
      <a className={`button ${hasCalendar ? 'paper' : 'gold'}`} href={fill(paths.reader, { id })}>
        <Icon name="book-open" />
        {own.read}
      </a>
      <a className="button paper" href={paths.library}>
        <Icon name="library" />
        {own.library}
      </a>
      {status !== 'own' && (
        <button type="button" className="button quiet" onClick={() => void store.undo()}>
          <Icon name={status === 'added' ? 'rotate-left' : 'x'} />
          {status === 'added' ? own.undo : own.remove}
        </button>
      )}
    </div>
  )
}
