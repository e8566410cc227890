import { atom } from 'nanostores'
import { declareWithdrawal } from '../../contract/calls/declare-withdrawal.ts'
import type { Language } from '../../contract/languages.ts'
import { NAME_MAX } from '../../contract/limits.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import { OrderNumber, settledNumber } from '../../contract/withdrawal.ts'
import { readEmail } from '../account/typed-email.ts'
import type { Client } from '../client.ts'

export interface Declaration {
  readonly name: string
  readonly number: string
  readonly email: string
}

export type Field = keyof Declaration

export type Withdrawing =
  | { state: 'open'; typed: Declaration; issues: Readonly<Partial<Record<Field, Issue>>> }
  /** Nothing was sent yet. */
  | { state: 'confirming'; typed: Declaration; code?: RefusalCode }
  | { state: 'sending'; typed: Declaration }
  /** `declaredAt`: ISO 8601, of the service. */
  | { state: 'done'; typed: Declaration; declaredAt: string }

const EMPTY: Declaration = { name: '', number: '', email: '' }

/** In the two steps of the law: declare, then confirm. */
export function createWithdrawing({ ask, language }: { readonly ask: Client; readonly language: Language }) {
  const $withdrawing = atom<Withdrawing>({ state: 'open', typed: EMPTY, issues: {} })

  /** Only where nothing was typed yet. */
  const suggest = (known: Partial<Declaration>) => {
    const now = $withdrawing.get()
    if (now.state !== 'open') return
    const typed = { ...now.typed }
    for (const field of ['name', 'number', 'email'] as const) typed[field] ||= known[field] ?? ''
    $withdrawing.set({ ...now, typed })
  }
  const next = (typed: Declaration) => {
    if ($withdrawing.get().state !== 'open') return
    const issues = issuesOf(typed)
    if (Object.keys(issues).length > 0) return $withdrawing.set({ state: 'open', typed, issues })
    const settled = { name: typed.name.trim(), number: settledNumber(typed.number), email: typed.email.trim() }
    $withdrawing.set({ state: 'confirming', typed: settled })
  }
  const back = () => {
    const now = $withdrawing.get()
    if (now.state === 'confirming') $withdrawing.set({ state: 'open', typed: now.typed, issues: {} })
  }
  const confirm = async () => {
    const now = $withdrawing.get()
    if (now.state !== 'confirming') return
    const { typed } = now
    $withdrawing.set({ state: 'sending', typed })
    const result = await ask(declareWithdrawal, { body: { ...typed, lang: language } })
    if (result.ok) $withdrawing.set({ state: 'done', typed, declaredAt: result.value.declaredAt })
    else $withdrawing.set({ state: 'confirming', typed, code: result.refusal.code })
  }
  const again = () => {
    const { typed } = $withdrawing.get()
    $withdrawing.set({ state: 'open', typed: { ...typed, number: '' }, issues: {} })
  }
  return { $withdrawing, suggest, next, back, confirm, again }
}

export type WithdrawingStore = ReturnType<typeof createWithdrawing>

function issuesOf({ name, number, email }: Declaration): Partial<Record<Field, Issue>> {
  const said = name.trim()
  const read = readEmail(email)
  return {
    ...(said === '' && { name: { path: 'name', code: 'required', params: {} } }),
    ...(said.length > NAME_MAX && { name: { path: 'name', code: 'string-max', params: { maximum: NAME_MAX } } }),
    ...(!OrderNumber.safeParse(number).success && { number: { path: 'number', code: 'format', params: {} } }),
    ...('issue' in read && { email: read.issue }),
  }
}

/** Order number in the query; undefined when it names none. */
export function orderIn(search: string): string | undefined {
  const number = new URLSearchParams(search).get('order') ?? ''
  return OrderNumber.safeParse(number).success ? settledNumber(number) : undefined
}
