import { type FormEvent, useState } from 'react'
import { THANKS_MAX } from '../../contract/present.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { ViewProps } from './present-props.ts'

export function ThanksForm({ present, store, isBusy, texts }: ViewProps) {
  const own = texts.present.thanks
  const [isOpen, setIsOpen] = useState(false)
  const said = present.unpacked?.thanks
  if (said) {
    return (
      <p className="present-note" role="status" dir="auto">
        <Icon name="heart" />
        {fill(own.sent, { from: present.from, thanks: said })}
      </p>
    )
  }
  if (!isOpen) {
    return (
      <button type="button" className="button quiet" onClick={() => setIsOpen(true)}>
        <Icon name="heart" />
        {own.open}
      </button>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const thanks = String(new FormData(event.currentTarget).get('thanks') ?? '')
    if (thanks.trim() !== '') void store.thank(thanks)
  }
  return (
    <form className="present-thanks" onSubmit={submit}>
      <TextField
        id="present-thanks"
        name="thanks"
        label={fill(own.label, { from: present.from })}
        maxLength={THANKS_MAX}
        required
        autoFocus
        autoComplete="off"
        dir="auto"
      />
      <BusyButton type="submit" className="button gold" isBusy={isBusy} icon="heart" moment={texts.frame.moment}>
        {own.send}
      </BusyButton>
    </form>
  )
}
