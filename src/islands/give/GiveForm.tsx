import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { Icon } from '../icon/Icon.tsx'
import { momentOf } from '../present/present-time.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import { DedicationPage } from './DedicationPage.tsx'
import { type Draft, draftOf, newDraft, requestOf } from './draft.ts'
import type { ReadyProps } from './give-props.ts'
import { PresentFields } from './PresentFields.tsx'

export function GiveForm(props: ReadyProps) {
  const { now, store, language, texts } = props
  const own = texts.give
  const { editing } = now
  const [draft, setDraft] = useState(() => (editing ? draftOf(editing) : newDraft(language, now.bought)))
  const form = useRef<HTMLFormElement>(null)
  // The first field that is wrong, or the form of a present that is to be changed.
  useEffect(() => {
    if (now.issues.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else if (editing) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [now.issues, editing])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.save(requestOf(draft))
  }
  return (
    <form ref={form} className="sheet give-sheet" noValidate onSubmit={submit}>
      <header>
        <h1>{editing ? own.changeHeading : own.heading}</h1>
        <p className="hint">{now.title || texts.reader.untitled}</p>
      </header>
      <PresentFields {...props} draft={draft} onChange={more => setDraft(before => ({ ...before, ...more }))} />
      <Preview {...props} draft={draft} />
    </form>
  )
}

function Preview({ draft, ...props }: ReadyProps & { readonly draft: Draft }) {
  const { now, texts } = props
  return (
    <div className="give-preview">
      <DedicationPage draft={draft} cover={now.cover} texts={texts} />
      <p className="hint">{texts.give.preview}</p>
      <p className="give-say">
        <Icon name="gift" />
        <span>{sayOf(draft, props)}</span>
      </p>
      <Buttons {...props} />
      <p className="hint">{texts.give.free}</p>
    </div>
  )
}

const Buttons = ({ now, store, texts: { give: own, errors, frame } }: ReadyProps) => (
  <>
    <Problem role="alert">{now.refused && explain({ code: now.refused, path: '', params: {} }, errors)}</Problem>
    <BusyButton type="submit" className="button gold" isBusy={now.isBusy} icon="gift" moment={frame.moment}>
      {now.editing ? own.save : own.wrap}
    </BusyButton>
    {now.editing && (
      <button type="button" className="button quiet" onClick={() => store.edit(undefined)}>
        {own.leave}
      </button>
    )}
  </>
)

/** What will happen, in one sentence. */
function sayOf({ day, hour, timeZone, delivery, to }: Draft, { language, texts: { give: own } }: ReadyProps): string {
  const at = Date.parse(`${day}T${hour}Z`)
  if (Number.isNaN(at)) return own.say.open
  // Day and hour stand as they were typed.
  const time = momentOf(language, { opensAt: new Date(at).toISOString(), timeZone: 'UTC' }, false)
  const words = { time, to: to.trim() || own.say.somebody, zone: timeZone.replaceAll('_', ' ') }
  return fill(own.say[delivery], words)
}
