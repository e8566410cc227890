import { lazy, Suspense, useState } from 'react'
import type { GivenPresent } from '../../contract/present.ts'
import { fill } from '../../lib/fill.ts'
import { Bow } from '../book/Bow.tsx'
import { Icon } from '../icon/Icon.tsx'
import { momentOf } from '../present/present-time.ts'
import type { ReadyProps } from './give-props.ts'

const Card = lazy(async () => ({ default: (await import('./Card.tsx')).Card }))

interface Props extends ReadyProps {
  readonly present: GivenPresent
}

const timeOf = ({ language, present: { timeZone } }: Props, opensAt: string): string =>
  momentOf(language, { opensAt, timeZone })

export function PresentRow(props: Props) {
  const { present, texts } = props
  const [isCardOpen, setIsCardOpen] = useState(false)
  const { to, state } = present
  return (
    <article className="sheet give-present">
      <Wrapped {...props} />
      <h3 className={state === 'opened' ? 'give-state opened' : 'give-state'} dir="auto">
        <Icon name={state === 'opened' ? 'check' : 'gift'} />
        <span>{fill(texts.give.states[state], { to, time: timeOf(props, present.opensAt) })}</span>
      </h3>
      {present.thanks && (
        <blockquote className="give-thanks" dir="auto">
          {present.thanks}
        </blockquote>
      )}
      <Times {...props} />
      {state !== 'ended' && <Actions {...props} isCardOpen={isCardOpen} onCard={() => setIsCardOpen(!isCardOpen)} />}
      {isCardOpen && (
        <Suspense>
          <Card {...props} />
        </Suspense>
      )}
    </article>
  )
}

/** The story's picture, with a bow until somebody opens the present. */
const Wrapped = ({ now: { cover }, present: { state } }: Props) =>
  cover && (
    <div className="book give-book">
      <img src={cover} alt="" width={600} height={960} loading="lazy" />
      {state !== 'opened' && state !== 'ended' && <Bow />}
    </div>
  )

const Times = (props: Props) => (
  <dl className="give-times">
    {(['delivered', 'opened'] as const).map(name => {
      const time = props.present[`${name}At`]
      return (
        time && (
          <div key={name}>
            <dt>{props.texts.give.times[name]}</dt>
            <dd>{timeOf(props, time)}</dd>
          </div>
        )
      )
    })}
  </dl>
)

interface ActionsProps extends Props {
  readonly isCardOpen: boolean
  readonly onCard: () => void
}

function Actions({ isCardOpen, onCard, ...props }: ActionsProps) {
  const { present, now, texts, paths } = props
  return (
    <div className="give-actions">
      <a className="button quiet small" href={fill(paths.present, { id: present.code })}>
        <Icon name="eye" />
        {texts.give.look}
      </a>
      {present.dedication !== '' && now.fillsPaperback && (
        <a className="button quiet small" href={`${fill(paths.shop, { id: present.story })}?present=${present.id}`}>
          <Icon name="book-open" />
          {texts.give.paperback}
        </a>
      )}
      <button type="button" className="button quiet small" aria-expanded={isCardOpen} onClick={onCard}>
        <Icon name="file-text" />
        {texts.give.card.show}
      </button>
      {present.state === 'scheduled' && <Changes {...props} />}
    </div>
  )
}

/** The pressed button is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

function Changes({ present, store, texts: { give: own } }: Props) {
  const [isSure, setIsSure] = useState(false)
  if (isSure) {
    return (
      <>
        <span>{own.sure}</span>
        <button
          type="button"
          className="button paper small"
          ref={takeFocus}
          onClick={() => void store.cancel(present.id)}
        >
          {own.yes}
        </button>
        <button type="button" className="button quiet small" onClick={() => setIsSure(false)}>
          {own.no}
        </button>
      </>
    )
  }
  return (
    <>
      <button type="button" className="button quiet small" onClick={() => store.edit(present)}>
        <Icon name="pencil" />
        {own.edit}
      </button>
      <button type="button" className="button quiet small" onClick={() => setIsSure(true)}>
        <Icon name="rotate-left" />
        {own.cancel}
      </button>
    </>
  )
}
