import { useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import type { More } from '../../stores/library/library.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { LibraryTexts } from './library-props.ts'

interface Props {
  readonly more: More
  readonly count: number
  readonly texts: LibraryTexts
  readonly onMore: () => Promise<void>
}

/** Announces the result; takes the focus once all stories are there and the button is gone. */
export function MoreStories({ more, count, texts: { more: texts }, onMore }: Props) {
  const [hasRequested, setRequested] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  const isAll = hasRequested && more === 'none'
  useEffect(() => {
    if (isAll) said.current?.focus()
  }, [isAll])
  if (more === 'none' && !hasRequested) return null
  const show = async () => {
    await onMore()
    setRequested(true)
  }
  const isBusy = more === 'loading'
  return (
    <div className="library-further">
      <p className="hint" role="status" ref={said} tabIndex={-1}>
        {more === 'failed' ? texts.failed : hasRequested ? fill(isAll ? texts.all : texts.shown, { count }) : ''}
      </p>
      {more !== 'none' && (
        <BusyButton className="button paper" isBusy={isBusy} onClick={() => void show()}>
          {more === 'failed' ? texts.retry : texts.show}
        </BusyButton>
      )}
    </div>
  )
}
