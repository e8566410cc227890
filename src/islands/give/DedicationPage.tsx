import { fill } from '../../lib/fill.ts'
import type { Draft } from './draft.ts'
import type { GiveProps } from './give-props.ts'

interface Props {
  readonly draft: Pick<Draft, 'to' | 'from' | 'dedication'>
  readonly cover: string | null
  readonly texts: GiveProps['texts']
}

/** The page as it opens: the words of the giver are text and nothing else. */
export const DedicationPage = ({ draft, cover, texts: { present } }: Props) => (
  <div className="give-spread" aria-hidden="true">
    <div className="give-leaf">{cover && <img src={cover} alt="" width={600} height={960} />}</div>
    <div className="give-leaf give-words">
      <p className="give-to" dir="auto">
        {draft.to.trim() && fill(present.tagTo, { to: draft.to })}
      </p>
      <p className="give-dedication" dir="auto">
        {draft.dedication}
      </p>
      <p className="give-from" dir="auto">
        {draft.from}
      </p>
    </div>
  </div>
)
