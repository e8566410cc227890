import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../../stores/client.ts'
import { createOffered, type Decision, type Offered } from '../../stores/library/offered.ts'
import { BusyButton } from '../account/BusyButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { AllTexts } from './library-props.ts'

interface Props {
  readonly texts: Pick<AllTexts, 'library' | 'frame'>
  /** Called when there may be more to see. */
  readonly onKept: () => void
}

/** Asks whether stories that came from another browser are the visitor's: keep or delete. */
export function OfferedNote({ texts, onKept }: Props) {
  const [store] = useState(() => createOffered(call))
  const now = useStore(store.$offered)
  const done = useRef<HTMLParagraphElement>(null)
  const { offered: own } = texts.library
  useEffect(() => {
    void store.find()
  }, [store])
  useEffect(() => {
    // The button that was pressed is gone.
    if (now.state === 'decided') done.current?.focus()
  }, [now.state])
  const decide = async (decision: Decision) => {
    if ((await store.decide(decision)) && decision === 'keep') onKept()
  }
  if (now.state === 'none') return null
  if (now.state === 'decided') return <Decided as={now.as} texts={own} focus={done} />
  return <Question now={now} texts={texts} onDecide={decide} />
}

interface DecidedProps {
  readonly as: Decision
  readonly texts: AllTexts['library']['offered']
  readonly focus: RefObject<HTMLParagraphElement | null>
}

const Decided = ({ as, texts, focus }: DecidedProps) => (
  <p className="lib-offered-done" role="status" tabIndex={-1} ref={focus}>
    <Icon name="check" /> {as === 'keep' ? texts.kept : texts.discarded}
  </p>
)

interface QuestionProps extends Pick<Props, 'texts'> {
  readonly now: Extract<Offered, { state: 'some' | 'deciding' }>
  readonly onDecide: (decision: Decision) => void
}

function Question({ now, texts, onDecide }: QuestionProps) {
  const { offered: own } = texts.library
  const busy = now.state === 'deciding' ? now.as : undefined
  return (
    <section className="lib-offered sheet" aria-labelledby="offered">
      <h2 id="offered">{own.heading}</h2>
      <p>{own.text}</p>
      <ul>
        {now.stories.map(({ id, title }) => (
          <li key={id}>{title ?? own.untitled}</li>
        ))}
      </ul>
      <p className="acts">
        <BusyButton
          className="btn gold"
          icon="check"
          isBusy={busy === 'keep'}
          moment={own.busy}
          onClick={() => onDecide('keep')}
        >
          {own.keep}
        </BusyButton>
        <BusyButton
          className="btn paper"
          icon="trash"
          isBusy={busy === 'discard'}
          moment={own.busy}
          onClick={() => onDecide('discard')}
        >
          {own.discard}
        </BusyButton>
      </p>
      <p className="msg" role="alert">
        {now.state === 'some' && now.hasFailed && own.failed}
      </p>
    </section>
  )
}
