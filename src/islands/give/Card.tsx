import './card.css'
import type { GivenPresent } from '../../contract/present.ts'
import { writeCode } from '../../contract/present.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { momentOf } from '../present/present-time.ts'
import type { ReadyProps } from './give-props.ts'
import { QrPicture } from './QrPicture.tsx'

interface Props extends ReadyProps {
  readonly present: GivenPresent
}

/** A sheet of A5 to be folded once: outside first, then inside. Only these are printed. */
export const Card = (props: Props) => (
  <div className="give-card">
    <button type="button" className="button gold" onClick={() => print()}>
      <Icon name="file-text" />
      {props.texts.give.card.print}
    </button>
    <p className="hint">{props.texts.give.card.hint}</p>
    <Outside {...props} />
    <Inside {...props} />
  </div>
)

const Outside = ({ present, texts, now }: Props) => (
  <div className="give-paper">
    <div className="give-half">
      <p>{texts.give.card.once}</p>
    </div>
    <div className="give-half give-front">
      {now.cover && <img src={now.cover} alt="" />}
      <p dir="auto">{fill(texts.present.tagTo, { to: present.to })}</p>
      <p className="give-title">{texts.give.card.front}</p>
    </div>
  </div>
)

function Inside({ present, language, texts, paths }: Props) {
  const own = texts.give.card
  const way = { address: `${location.host}${paths.code}`, time: momentOf(language, present) }
  return (
    <div className="give-paper">
      <div className="give-half">
        <p className="give-to" dir="auto">
          {fill(texts.present.tagTo, { to: present.to })}
        </p>
        <p className="give-dedication" dir="auto">
          {present.dedication}
        </p>
        <p className="give-from" dir="auto">
          {present.from}
        </p>
      </div>
      <div className="give-half">
        <p className="give-title">{own.open}</p>
        <QrPicture text={location.origin + fill(paths.present, { id: present.code })} />
        <p className="give-code">{writeCode(present.code)}</p>
        <p>{fill(own.way, way)}</p>
      </div>
    </div>
  )
}
