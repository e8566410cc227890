import './present.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { codeIn, createReceived, type Received } from '../../stores/present/received.ts'
import { BlankCover } from '../book/BlankCover.tsx'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Problem } from '../ui/Problem.tsx'
import { CodeForm } from './CodeForm.tsx'
import { Opened } from './Opened.tsx'
import { Parcel } from './Parcel.tsx'
import type { PresentProps, ViewProps } from './present-props.ts'
import { momentOf } from './present-time.ts'
import { Sealed } from './Sealed.tsx'

export default function PresentPage(props: PresentProps) {
  const [store] = useState(() => createReceived(call))
  const now = useStore(store.$received)
  useEffect(() => void store.open(codeIn(location.pathname)), [store])
  const own = props.texts.present
  return (
    <div className="wrap present">
      {now.state === 'there' ? (
        <View {...props} {...now} store={store} />
      ) : (
        <div className="present-scene">
          <div className="present-words">
            <Other now={now} {...props} onRetry={() => void store.look()} loading={own.loading} />
          </div>
          <Parcel />
        </div>
      )}
    </div>
  )
}

interface OtherProps extends PresentProps {
  readonly now: Exclude<Received, { state: 'there' }>
  readonly loading: string
  readonly onRetry: () => void
}

function Other({ now, loading, onRetry, ...props }: OtherProps) {
  const { present: own, reader } = props.texts
  if (now.state === 'loading') return <LoadingLine className="present-note" text={loading} />
  if (now.state === 'enter') return <CodeForm {...props} {...own.enter} isNews={false} />
  if (now.state === 'gone') return <CodeForm {...props} {...own.gone} isNews />
  const notice = now.state === 'limited' ? own.limited : reader.unreachable
  return (
    <Notice heading={notice.heading} text={notice.text}>
      <button type="button" className="button gold" onClick={onRetry}>
        {reader.unreachable.retry}
      </button>
    </Notice>
  )
}

const View = (props: ViewProps) => (
  <div className="present-scene" data-cat={props.present.unpacked?.category}>
    <div className="present-words">
      <Words {...props} />
    </div>
    {props.present.unpacked ? <Book {...props} unpacked={props.present.unpacked} /> : <Wrapping {...props} />}
  </div>
)

function Words(props: ViewProps) {
  const { state, unpacked } = props.present
  if (unpacked) return <Opened {...props} unpacked={unpacked} />
  if (state === 'sealed') return <Sealed {...props} />
  return state === 'kept' ? <Kept {...props} /> : <Wrapped {...props} />
}

const Wrapping = ({ present, isBusy, texts: { present: own } }: ViewProps) => (
  <Parcel
    tag={{ to: fill(own.tagTo, { to: present.to }), from: fill(own.tagFrom, { from: present.from }) }}
    isOpening={isBusy}
  />
)

type BookProps = ViewProps & { readonly unpacked: NonNullable<ViewProps['present']['unpacked']> }

function Book({ unpacked, texts: { reader } }: BookProps) {
  const title = unpacked.title || reader.untitled
  return (
    <div className="present-book book">
      {unpacked.cover ? (
        <img src={unpacked.cover} alt={fill(reader.cover, { title })} width={600} height={800} />
      ) : (
        <BlankCover text={reader.binding} />
      )}
      <svg className="present-ribbon" viewBox="0 0 400 60" aria-hidden="true">
        <path d="M4 26C70-6 120 44 190 34S330-2 386 12l10 22C330 22 260 58 186 58S80 18 14 50z" fill="#d2533a" />
        <path d="M190 34C250 26 330-2 386 12l10 22C330 22 260 58 186 58z" fill="#a83a25" />
      </svg>
    </div>
  )
}

const Wrapped = ({ present, store, isBusy, problem, language, texts }: ViewProps) => (
  <>
    <p className="present-eyebrow">
      <Icon name="gift" />
      {momentOf(language, present)}
    </p>
    <h1>{fill(texts.present.wrapped.heading, { to: present.to })}</h1>
    <p className="lead">{fill(texts.present.wrapped.lead, { from: present.from })}</p>
    <BusyButton
      className="button gold lit"
      isBusy={isBusy}
      moment={texts.frame.moment}
      onClick={() => void store.unwrap()}
    >
      {texts.present.wrapped.pull}
    </BusyButton>
    <Problem role="alert">{problem && texts.present.failed}</Problem>
    <p className="present-note">
      <Icon name="book-open" />
      {texts.present.wrapped.note}
    </p>
  </>
)

const Kept = ({ texts: { present: own }, paths }: ViewProps) => (
  <>
    <h1>{own.kept.heading}</h1>
    <p className="lead">{own.kept.text}</p>
    <a className="button gold" href={`${paths.login}?${new URLSearchParams({ to: location.pathname })}`}>
      <Icon name="user" />
      {own.kept.login}
    </a>
  </>
)
