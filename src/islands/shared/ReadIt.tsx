import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import type { SheetProps } from './SharedSheet.tsx'

/** The ways on from a story that is in the library, and the way back out of it for whoever was given it. */
export function ReadIt({ now, store, texts, paths }: SheetProps) {
  const { sharedStory: own } = texts
  const { shared, standing } = now
  return (
    <div className="shd-acts">
      <a className="btn gold" href={fill(paths.reader, { id: shared.story ?? '' })}>
        <Icon name="book-open" />
        {own.read}
      </a>
      <a className="btn paper" href={paths.library}>
        <Icon name="library" />
        {own.library}
      </a>
      {standing !== 'own' && (
        <button type="button" className="btn quiet" onClick={() => void store.undo()}>
          <Icon name={standing === 'added' ? 'rotate-left' : 'x'} />
          {standing === 'added' ? own.undo : own.remove}
        </button>
      )}
    </div>
  )
}
