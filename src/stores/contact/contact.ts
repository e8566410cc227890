import { atom } from 'nanostores'
import { sendMessage } from '../../contract/calls/send-message.ts'
import type { Language } from '../../contract/languages.ts'
import { TEXT_MAX } from '../../contract/limits.ts'
import type { MessageTopic } from '../../contract/message.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import { OrderNumber, settledNumber } from '../../contract/withdrawal.ts'
import { readEmail } from '../account/typed-email.ts'
import type { Client } from '../client.ts'

/** As typed. */
export interface TypedMessage {
  readonly topic: MessageTopic
  /** Of an order; empty: of none. */
  readonly number: string
  readonly email: string
  readonly text: string
}

export type MessageField = 'number' | 'email' | 'text'

export type Contact =
  | {
      state: 'open'
      typed: TypedMessage
      issues: Readonly<Partial<Record<MessageField, Issue>>>
      /** Why the service did not take it. */
      code?: RefusalCode
    }
  | { state: 'sending'; typed: TypedMessage }
  | { state: 'done'; typed: TypedMessage }

const EMPTY: TypedMessage = { topic: 'other', number: '', email: '', text: '' }

/** `known`: what need not be typed. */
export function createContact(
  { ask, language }: { readonly ask: Client; readonly language: Language },
  known: Partial<TypedMessage> = {},
) {
  const $contact = atom<Contact>({ state: 'open', typed: { ...EMPTY, ...known }, issues: {} })

  const choose = (topic: MessageTopic, typed: Omit<TypedMessage, 'topic'>) => {
    const now = $contact.get()
    if (now.state === 'open') $contact.set({ ...now, typed: { ...typed, topic } })
  }
  const send = async (typed: TypedMessage) => {
    if ($contact.get().state !== 'open') return
    const issues = issuesOf(typed)
    if (Object.keys(issues).length > 0) return $contact.set({ state: 'open', typed, issues })
    $contact.set({ state: 'sending', typed })
    const { topic, text } = typed
    const email = typed.email.trim()
    const number = topic === 'order' && typed.number.trim() !== '' ? settledNumber(typed.number) : undefined
    const result = await ask(sendMessage, { body: { topic, email, text, language, ...(number && { number }) } })
    if (result.ok) return $contact.set({ state: 'done', typed: { ...typed, email } })
    const refused = fieldsOf(result.refusal.issues)
    const code = Object.keys(refused).length > 0 ? {} : { code: result.refusal.code }
    $contact.set({ state: 'open', typed, issues: refused, ...code })
  }
  const again = () => {
    const { topic, email } = $contact.get().typed
    $contact.set({ state: 'open', typed: { ...EMPTY, topic, email }, issues: {} })
  }
  return { $contact, choose, send, again }
}

export type ContactStore = ReturnType<typeof createContact>

function issuesOf({ topic, number, email, text }: TypedMessage): Partial<Record<MessageField, Issue>> {
  const read = readEmail(email)
  const isNumber = topic !== 'order' || number.trim() === '' || OrderNumber.safeParse(number).success
  return {
    ...(!isNumber && { number: { path: 'number', code: 'format', params: {} } }),
    ...('issue' in read && { email: read.issue }),
    ...(text.trim() === '' && { text: { path: 'text', code: 'required', params: {} } }),
    ...(text.length > TEXT_MAX && { text: { path: 'text', code: 'string-max', params: { maximum: TEXT_MAX } } }),
  }
}

const FIELDS: readonly MessageField[] = ['number', 'email', 'text']

/** Issues of the service, by the field that they name. */
const fieldsOf = (issues: readonly Issue[]): Partial<Record<MessageField, Issue>> =>
  Object.fromEntries(issues.filter(({ path }) => FIELDS.includes(path as MessageField)).map(one => [one.path, one]))
