import { atom } from 'nanostores'
import type { PostJson } from '../other-requests.ts'
import {
  createSandboxClient,
  type SandboxPayment,
  type SandboxRefusal,
  type SandboxCheckout as Shown,
} from './sandbox-client.ts'

export type SandboxCheckout =
  | { state: 'loading' }
  | { state: 'away' }
  /** `problem`: why the card or the code was refused. */
  | { state: 'open'; shown: Shown; step: 'form' | 'paying' | 'asked'; problem: SandboxRefusal | undefined }
  | { state: 'over' }
  | { state: 'paid' }

interface SandboxCheckoutDeps {
  readonly postJson: PostJson
  readonly secret: string
  /** Opens the path that Stripe would lead to. */
  readonly leave: (path: string) => void
  readonly onFailed: () => void
}

export function createSandboxCheckout({ postJson, secret, leave, onFailed }: SandboxCheckoutDeps) {
  const $sandbox = atom<SandboxCheckout>({ state: 'loading' })
  const client = createSandboxClient(postJson, secret)
  let tried: SandboxPayment | undefined

  const open = async () => {
    $sandbox.set({ state: 'loading' })
    const result = await client.show()
    if (!result.ok) return $sandbox.set({ state: 'away' })
    if (result.value.status !== 'open') return end()
    $sandbox.set({ state: 'open', shown: result.value, step: 'form', problem: undefined })
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
    const result = await client.applyCode(code)
    if (!result.ok) return refuse(now.shown, { code: result.refusal.code, param: result.refusal.param ?? CODE })
    $sandbox.set({ ...now, shown: { ...now.shown, ...result.value }, problem: undefined })
  }
  const pay = async (payment: SandboxPayment) => {
    const now = $sandbox.get()
    if (now.state !== 'open' || now.step === 'paying') return
    tried = payment
    $sandbox.set({ ...now, step: 'paying', problem: undefined })
    const result = await client.pay(payment)
    if (!result.ok) return refuse(now.shown, result.refusal)
    const { status, return_url } = result.value
    if (status === 'requires_action') return $sandbox.set({ ...now, step: 'asked', problem: undefined })
    $sandbox.set({ state: 'paid' })
    // The service may have another origin than this page.
    if (return_url !== null) leave(new URL(return_url).pathname)
  }
  const confirmChallenge = async (challenge: 'confirmed' | 'refused') => {
    if (tried) await pay({ ...tried, challenge })
  }
  return { $sandbox, open, applyCode, pay, confirmChallenge }
}

const OVER = 'checkout_session_not_open'
const CODE = 'promotion_code'

export type SandboxCheckoutStore = ReturnType<typeof createSandboxCheckout>
