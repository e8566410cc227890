import { useEffect, useRef } from 'react'
import type { ReceivedPresent } from '../../contract/present.ts'
import { fill } from '../../lib/fill.ts'
import { session } from '../../stores/session.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { ViewProps } from './present-props.ts'
import { ThanksForm } from './ThanksForm.tsx'

type Unpacked = NonNullable<ReceivedPresent['unpacked']>

interface Props extends ViewProps {
  readonly unpacked: Unpacked
}

export function Opened(props: Props) {
  const { present, unpacked, texts, paths } = props
  const own = texts.present
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  const id = unpacked.story
  return (
    <>
      <p className="present-eyebrow">
        <Icon name="gift" />
        {fill(own.fromTo, { from: present.from, to: present.to })}
      </p>
      <h1 ref={heading} tabIndex={-1} lang={unpacked.language}>
        {unpacked.title || texts.reader.untitled}
      </h1>
      {unpacked.dedication && (
        <blockquote className="present-dedication" dir="auto">
          <p>{unpacked.dedication}</p>
          <footer dir="auto">{present.from}</footer>
        </blockquote>
      )}
      <div className="present-actions">
        <a className="button gold lit" href={fill(paths.reader, { id })}>
          <Icon name="book-open" />
          {own.opened.read}
        </a>
        {unpacked.hasAudiobook && (
          <a className="button paper" href={fill(paths.player, { id })}>
            <Icon name="headphones" />
            {own.opened.listen}
          </a>
        )}
      </div>
      <Formats {...props} />
      {present.isGiver ? (
        <p className="present-note">{fill(own.opened.giver, { to: present.to })}</p>
      ) : (
        <Afterwards {...props} />
      )}
    </>
  )
}

/** Files that came with it, and others that may be bought for it, by whoever has opened it. */
function Formats({ present, unpacked: { story, editions, hasAudiobook }, texts, paths }: Props) {
  if (present.isGiver) return null
  const own = texts.present.opened
  const isWhole = editions.includes('ebook') && (hasAudiobook || editions.includes('audiobook'))
  return (
    <p className="present-note">
      <Icon name="book-open" />
      <a href={fill(paths.shop, { id: story })}>
        {isWhole ? own.files : editions.includes('ebook') ? own.audiobook : own.formats}
      </a>
    </p>
  )
}

function Afterwards(props: Props) {
  const { problem, texts } = props
  const own = texts.present
  return (
    <>
      <ThanksForm {...props} />
      <Keeping {...props} />
      <Problem role="alert">{problem && (problem === 'proof-needed' ? own.opened.proof : own.failed)}</Problem>
    </>
  )
}

function Keeping({ unpacked, store, isBusy, texts, paths }: Props) {
  const own = texts.present.opened
  if (unpacked.isKept) {
    return (
      <p className="present-note">
        <Icon name="check" />
        <a href={paths.library}>{own.kept}</a>
      </p>
    )
  }
  if (session.look().state === 'signed-in') {
    const { moment } = texts.frame
    const keep = { isBusy, moment, icon: 'library', onClick: () => void store.keep() }
    return (
      <BusyButton className="button paper" {...keep}>
        {own.keep}
      </BusyButton>
    )
  }
  return (
    <p className="present-note">
      <Icon name="library" />
      <span>
        {own.keepHint} <a href={loginOf(paths.login, store.code(), paths.present)}>{own.keepLink}</a>
      </span>
    </p>
  )
}

/** The login page leads back to the opened present. */
const loginOf = (login: string, code: string, present: string): string =>
  `${login}?${new URLSearchParams({ to: `${present}/${code}` })}`
