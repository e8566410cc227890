import { setPersistentEngine } from '@nanostores/persistent'
import de from '../../../i18n/de.json' with { type: 'json' }
import en from '../../../i18n/en.json' with { type: 'json' }
import { ANSWERS, type AnswerName } from '../../../src/contract/answers/table.ts'
import type { Parameter } from '../../../src/contract/parameter.ts'
import type { WizardPage } from '../../../src/contract/wizard-page.ts'
import { itemAt } from '../../../src/lib/item-at.ts'
import { createClient } from '../../../src/stores/client.ts'
import type { Spot } from '../../../src/stores/wizard/route.ts'
import { createWizard } from '../../../src/stores/wizard/wizard.ts'
import { fakeClock, settle } from '../fake-clock.ts'

export const STORY = '6f0e3e2c-94f5-4c62-8c8b-0f1d2a3b4c5d'

export const BEDTIME: WizardPage = {
  language: 'de',
  category: 'bedtime',
  productDefinition: 'Eine Gute-Nacht-Geschichte',
  questions: [
    { idx: 0, question: 'Wer schläft mit im Bett?', kind: 'companion', type: 'str' },
    { idx: 1, question: 'Wie viele Stufen hat die Treppe?', kind: 'other', type: 'int' },
    { idx: 2, question: 'Brennt ein Nachtlicht?', kind: 'other', type: 'bool' },
    {
      idx: 3,
      question: 'Welches Geräusch hat die Nacht?',
      kind: 'other',
      type: 'list',
      options: ['Ticken', 'Regen', 'Stille'],
    },
    { idx: 4, question: 'Was soll im Traum vorkommen?', kind: 'wish', type: 'textarea', required: true },
  ],
  stage: { src: '/stage.webp', alt: '' },
  paths: {
    story: '/de/geschichte/{id}',
    self: '/de/geschichten/gute-nacht',
    login: '/de/login',
    library: '/de/library',
  },
}

/** A browser's history in memory: entries, the place in them, and who listens. */
function fakeRoute(step?: string) {
  const entries: Spot[] = [{ step, depth: 0 }]
  let at = 0
  let visit: (spot: Spot) => void = () => {}
  const left: string[] = []
  const closed: string[] = []
  const read = () => itemAt(entries, at)
  return {
    left,
    closed,
    steps: () => entries.slice(0, at + 1).map(entry => entry.step),
    read,
    push(name: string, depth: number) {
      entries.splice(at + 1, entries.length, { step: name, depth })
      at += 1
    },
    replace(name: string, depth: number) {
      entries[at] = { step: name, depth }
    },
    back() {
      at -= 1
      visit(read())
    },
    leave: (path: string) => left.push(path),
    close: (path: string) => closed.push(path),
    listen(listener: (spot: Spot) => void) {
      visit = listener
      return () => {}
    },
  }
}

type TestResponse = { status?: number; body: unknown } | 'network-failure'
const SERVICE = {
  author: 'offline',
  languages: ['en', 'de', 'fr', 'es'],
  lengths: [500, 1000, 2000, 5000],
  toddlerLengths: [500, 1000, 2000],
  mailbox: null,
  estimateSeconds: 5,
  testPayment: true,
  taxedPrices: true,
}

function responseOf(answer: TestResponse): Response {
  if (answer === 'network-failure') throw new TypeError('network failure')
  return Response.json(answer.body, { status: answer.status ?? 200 })
}

interface Given {
  page?: Partial<WizardPage>
  step?: string
  /** What the browser keeps; hand the same one on to come back later. */
  stored?: Record<string, string>
  forecast?: () => TestResponse | Promise<TestResponse>
  author?: string
  start?: () => TestResponse | Promise<TestResponse>
  /** The answers of an earlier story. */
  handed?: Parameter
}

/** A wizard over a browser in memory and a service that starts stories as `start` says. */
export async function createTestWizard({
  page,
  step,
  stored = {},
  start = () => ({ body: { id: STORY } }),
  forecast = () => 'network-failure',
  author = 'offline',
  handed,
}: Given = {}) {
  setPersistentEngine(stored, { addEventListener() {}, removeEventListener() {} })
  const forecasts: unknown[] = []
  const starts: { key: string; parameter: unknown }[] = []
  const client = createClient(async (input, init) => {
    if (String(input).endsWith('/service')) return Response.json({ ...SERVICE, author })
    if (String(input).endsWith('/stories/forecast')) {
      forecasts.push(JSON.parse(String(init?.body)).parameter)
      return responseOf(await forecast())
    }
    starts.push({
      key: new Headers(init?.headers).get('idempotency-key') ?? '',
      parameter: JSON.parse(String(init?.body)).parameter,
    })
    return responseOf(await start())
  })
  const route = fakeRoute(step)
  const alarms: string[] = []
  const { clock, advance } = fakeClock()
  const ids = { made: 0 }
  const wizard = createWizard({
    page: { ...BEDTIME, ...page },
    texts: page?.language === 'en' ? en : de,
    client,
    route,
    clock,
    openStream: () => () => {},
    newId: () => `start ${++ids.made}`,
    alarm: message => alarms.push(message),
    handover: handed,
  })
  wizard.enter()
  await settle()
  const answer = (answers: Partial<Record<AnswerName, Parameters<typeof wizard.set>[1]>>) => {
    for (const [name, value] of Object.entries(answers)) wizard.set(ANSWERS[name as AnswerName], value)
  }
  const question = (idx: number) => {
    const field = wizard.steps.flatMap(card => card.fields).find(candidate => candidate.name === `question-${idx}`)
    if (!field) throw new Error(`no question ${idx}`)
    return field
  }
  const at = () => wizard.$card.get().step
  const problems = () => wizard.$shown.get().problems.map(({ id, issue }) => `${id} ${issue.code}`)
  return { wizard, advance, route, starts, forecasts, alarms, stored, answer, question, at, problems }
}

type TestWizard = Awaited<ReturnType<typeof createTestWizard>>

/** Answers what must be answered and goes on to the last card. */
export function answerAll({ wizard, answer, question, at }: TestWizard) {
  answer({ name: 'Mila', age: '7', gender: 'female', location: 'Oma Inges Garten', length: '500' })
  wizard.set(question(4), 'ein Fuchs')
  for (let card = 0; card < wizard.steps.length && at() !== 'check'; card += 1) wizard.next()
}
