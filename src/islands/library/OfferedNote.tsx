import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../../stores/client.ts'
import { createOffered, type Decision, type Offered } from '../../stores/library/offered.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { AllTexts } from './library-props.ts'

interface Props {
  readonly texts: Pick<AllTexts, 'library' | 'frame'>
  readonly onKept: () => void
}

export function OfferedNote({ texts, onKept }: Props) {
  const [store] = useState(() => createOffered(call))
  const now = useStore(store.$offered)
  const done = useRef<HTMLParagraphElement>(null)
  const { offered: own } = texts.library
  useEffect(() => {
    void store.find()
  }, [store])
  useEffect(() => {
    // The pressed button is gone.
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
  <p className="library-offered-done" role="status" tabIndex={-1} ref={focus}>
    <Icon name="check" /> {as === 'keep' ? texts.kept : texts.discarded}
  </p>
)

interface QuestionProps extends Pick<Props, 'texts'> {
  readonly now: Extract<Offered, { state: 'some' | 'deciding' }>
  readonly onDecide: (decision: Decision) => void
}

function Question({ now, texts, onDecide }: QuestionProps) {
  const { offered: own } = texts.library
  const ways = { busy: now.state === 'deciding' ? now.as : undefined, moment: own.busy, onDecide }
  return (
    <section className="library-offered sheet" aria-labelledby="offered">
      <h2 id="offered">{own.heading}</h2>
      <p>{own.text}</p>
      <ul>
        {now.stories.map(({ id, title }) => (
          <li key={id}>{title ?? own.untitled}</li>
        ))}
      </ul>
      <p className="actions">
        <Choose as="keep" look="button gold" icon="check" label={own.keep} {...ways} />
        <Choose as="discard" look="button paper" icon="trash" label={own.discard} {...ways} />
      </p>
      <Problem role="alert" hasIcon={false}>
        {now.state === 'some' && now.hasFailed && own.failed}
      </Problem>
    </section>
  )
}

interface ChooseProps extends Pick<QuestionProps, 'onDecide'> {
  readonly as: Decision
  readonly look: string
  readonly icon: string
  readonly label: string
  readonly moment: string
  readonly busy: Decision | undefined
}

const Choose = ({ as, look, icon, label, moment, busy, onDecide }: ChooseProps) => (
  <BusyButton locks className={look} icon={icon} isBusy={busy === as} moment={moment} onClick={() => onDecide(as)}>
    {label}
  </BusyButton>
)
