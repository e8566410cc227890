import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import { textOf } from '../../stores/wizard/draft.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWizard } from './context.ts'

/** Answers of an earlier visit: to go on with, or to put away. */
export function DraftNotice() {
  const { texts, draft, $values, $card, steps } = useWizard()
  const notice = useStore(draft.$notice)
  const name = textOf(useStore($values).name).trim()
  const { step } = useStore($card)
  const words = texts.wizard.draft
  if (notice === 'none') return null
  if (notice === 'emptied') {
    return (
      <div className="sheet wizard-draft" role="status">
        <p>{words.emptied}</p>
        <button type="button" className="button paper" onClick={draft.undo}>
          <Icon name="rotate-left" />
          {words.undo}
        </button>
      </div>
    )
  }
  const number = steps.findIndex(one => one.name === step) + 1
  return (
    <section className="sheet wizard-draft">
      <div>
        <h2>{name ? fill(words.named, { name }) : words.unnamed}</h2>
        <p className="hint">{fill(words.until, { number })}</p>
      </div>
      <button type="button" className="button paper" onClick={draft.startAnew}>
        <Icon name="rotate-left" />
        {words.anew}
      </button>
      <button type="button" className="button gold" onClick={draft.goOn}>
        {words.goOn}
      </button>
    </section>
  )
}
