import { type FormEvent, useEffect, useRef } from 'react'
import { TEXT_MAX } from '../../contract/limits.ts'
import { MESSAGE_TOPICS, type MessageTopic } from '../../contract/message.ts'
import type { Order } from '../../contract/orders.ts'
import type { Contact, ContactStore, MessageField, TypedMessage } from '../../stores/contact/contact.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Field, tiesOf } from '../ui/Field.tsx'
import { Problem } from '../ui/Problem.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { ContactTexts } from './contact-props.ts'
import { OrderField } from './OrderField.tsx'

interface Props {
  readonly now: Extract<Contact, { state: 'open' | 'sending' }>
  readonly store: ContactStore
  readonly texts: ContactTexts
  readonly orders: readonly Order[]
}

const FIELDS: readonly MessageField[] = ['number', 'email', 'text']

export function WriteStep({ now, store, texts, orders }: Props) {
  const own = texts.contact
  const form = useRef<HTMLFormElement>(null)
  const issues = now.state === 'open' ? now.issues : {}
  const wrong = FIELDS.find(field => issues[field])
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`#contact-${wrong}`)?.focus()
  }, [wrong])
  const problemOf = (field: MessageField) => {
    const issue = issues[field]
    if (!issue) return ''
    return field === 'number' ? texts.numberProblem : explain(issue, texts.errors)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.send(typedIn(form.current, now.typed.topic))
  }
  const choose = (topic: MessageTopic) => store.choose(topic, typedIn(form.current, topic))
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TopicField chosen={now.typed.topic} onChoose={choose} texts={own} />
      {now.typed.topic === 'order' && (
        <OrderField {...{ orders, texts }} typed={now.typed.number} problem={problemOf('number')} />
      )}
      <WriterFields {...{ texts, problemOf }} typed={now.typed} />
      <Problem role="alert">{now.state === 'open' && now.code && texts.errors.refusals[now.code]}</Problem>
      <BusyButton
        locks
        type="submit"
        className="button gold"
        icon="mail"
        isBusy={now.state === 'sending'}
        moment={texts.moment}
      >
        {own.send}
      </BusyButton>
    </form>
  )
}

interface WriterProps {
  readonly texts: ContactTexts
  readonly typed: TypedMessage
  readonly problemOf: (field: MessageField) => string
}

const WriterFields = ({ texts: { contact: own, placeholder }, typed, problemOf }: WriterProps) => (
  <>
    <TextField
      id="contact-email"
      fieldClass="contact-field"
      name="email"
      type="email"
      label={own.email}
      defaultValue={typed.email}
      placeholder={placeholder}
      problem={problemOf('email')}
      required
      autoComplete="email"
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
    />
    <Field id="contact-text" className="contact-field" label={own.text} problem={problemOf('text')}>
      <textarea
        className="input"
        {...tiesOf('contact-text', undefined, problemOf('text'))}
        name="text"
        dir="auto"
        rows={6}
        maxLength={TEXT_MAX}
        placeholder={own.placeholder}
        defaultValue={typed.text}
        required
      />
    </Field>
  </>
)

interface TopicProps {
  readonly chosen: MessageTopic
  readonly onChoose: (topic: MessageTopic) => void
  readonly texts: ContactTexts['contact']
}

const TopicField = ({ chosen, onChoose, texts }: TopicProps) => (
  <fieldset className="contact-field">
    <legend>{texts.topic}</legend>
    <div className="chips">
      {MESSAGE_TOPICS.map(topic => (
        <label className="chip" key={topic}>
          <input type="radio" name="topic" checked={topic === chosen} onChange={() => onChoose(topic)} />
          <Icon name="check" />
          {texts.topics[topic]}
        </label>
      ))}
    </div>
  </fieldset>
)

function typedIn(form: HTMLFormElement | null, topic: MessageTopic): TypedMessage {
  const data = new FormData(form ?? undefined)
  const typed = (field: MessageField) => String(data.get(field) ?? '')
  return { topic, number: typed('number'), email: typed('email'), text: typed('text') }
}
