import { atom } from 'nanostores'
import type { Door } from '../beside-calls.ts'
import {
  openSandboxDoor,
  type SandboxPayment,
  type SandboxRefusal,
  type SandboxCheckout as Shown,
} from './sandbox-checkout-door.ts'

export type SandboxCheckout =
  | { state: 'loading' }
  | { state: 'away' }
  /** `problem`: why the card or the code was refused. */
  | { state: 'open'; shown: Shown; step: 'form' | 'paying' | 'asked'; problem: SandboxRefusal | undefined }
  | { state: 'over' }
  | { state: 'paid' }

interface Parts {
  readonly knock: Door
  readonly secret: string
  /** Opens the path that Stripe would lead to. */
  readonly leave: (path: string) => void
  readonly onFailed: () => void
}

export function createSandboxCheckout({ knock, secret, leave, onFailed }: Parts) {
  const $sandbox = atom<SandboxCheckout>({ state: 'loading' })
  const door = openSandboxDoor(knock, secret)
  let tried: SandboxPayment | undefined

  const open = async () => {
    $sandbox.set({ state: 'loading' })
    const answer = await door.show()
    if (!answer.ok) return $sandbox.set({ state: 'away' })
    if (answer.value.status !== 'open') return end()
    $sandbox.set({ state: 'open', shown: answer.value, step: 'form', problem: undefined })
  }
  const end = () => {
    $sandbox.set({ state: 'over' })
    onFailed()
  }
  const refuse = (shown: Shown, problem: SandboxRefusal) => {
    if (problem.code === OVER) return end()
    $sandbox.set({ state: 'open', shown, step: 'form', problem })
    onFailed()
  }
  const applyCode = async (code: string) => {
    const now = $sandbox.get()
    if (now.state !== 'open' || now.step !== 'form' || code.trim() === '') return
    $sandbox.set({ ...now, step: 'paying', problem: undefined })
    const answer = await door.applyCode(code)
    if (!answer.ok) return refuse(now.shown, { code: answer.refusal.code, param: answer.refusal.param ?? CODE })
    $sandbox.set({ ...now, shown: { ...now.shown, ...answer.value }, problem: undefined })
  }
  const pay = async (payment: SandboxPayment) => {
    const now = $sandbox.get()
    if (now.state !== 'open' || now.step === 'paying') return
    tried = payment
    $sandbox.set({ ...now, step: 'paying', problem: undefined })
    const answer = await door.pay(payment)
    if (!answer.ok) return refuse(now.shown, answer.refusal)
    const { status, return_url } = answer.value
    if (status === 'requires_action') return $sandbox.set({ ...now, step: 'asked', problem: undefined })
    $sandbox.set({ state: 'paid' })
    // The service may have another origin than this page.
    if (return_url !== null) leave(new URL(return_url).pathname)
  }
  const answerBank = async (challenge: 'confirmed' | 'refused') => {
    if (tried) await pay({ ...tried, challenge })
  }
  return { $sandbox, open, applyCode, pay, answerBank }
}

const OVER = 'checkout_session_not_open'
const CODE = 'promotion_code'

export type SandboxCheckoutStore = ReturnType<typeof createSandboxCheckout>
