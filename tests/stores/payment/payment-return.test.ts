import { expect, test } from 'vitest'
import { createPaymentReturn, pauseAfter } from '../../../src/stores/payment/payment-return.ts'
import { createSession } from '../../../src/stores/session.ts'
import { fakeClock } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID } from '../sample-story.ts'

const CHECKOUT = 'cs_test_aaaaaaaaaaaaaaaaaaaa'
const EMAIL = 'łucja@example.com'

const GIVEN = `id=${STORY_ID}; email=${encodeURIComponent(EMAIL)}`

type Status = Partial<Record<'status' | 'customer_email' | 'jwt' | 'storyId', string | null>>
const answer = (status: Status) => ({
  json: { status: 'pending', customer_email: null, jwt: null, product: 'ebook', storyId: STORY_ID, ...status },
})

/** A page that comes back from a payment, before a service that answers so, the last answer again and again. */
function page(
  answers: readonly (ReturnType<typeof answer> | 'network-failure' | { status: number; json: unknown })[],
  cookie = '',
  isGiven = false,
) {
  const jar = { cookie }
  const service = fakeService((_request, count) => {
    const reply = answers[Math.min(count, answers.length) - 1] ?? 'network-failure'
    // The session comes as a cookie of the answer, beside what says whose it is.
    if (isGiven && reply !== 'network-failure' && Object(reply.json).status === 'complete') jar.cookie = GIVEN
    return reply
  })
  const time = fakeClock()
  const jars: string[] = []
  const session = createSession(
    {
      get cookie() {
        return jar.cookie
      },
      set cookie(line) {
        jars.push(line)
        jar.cookie = [...jar.cookie.split('; ').filter(Boolean), line.split('; ')[0]].join('; ')
      },
    },
    false,
  )
  const store = createPaymentReturn({ ask: service.ask, clock: time.clock, session })
  return { ...service, ...time, store, session, jars, now: () => store.$payment.get() }
}

test('asks 20 times, from one second doubling to ten, then says that we go on looking', async () => {
  const { store, now, requests, advance, pending } = page([answer({})])
  expect([1, 2, 3, 4, 5, 19].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
  await store.open(`/de/return/${CHECKOUT}`)
  expect([now(), requests.length]).toEqual([{ state: 'pending', tries: 1 }, 1])
  await advance(999)
  expect(requests).toHaveLength(1)
  await advance(1)
  expect(requests).toHaveLength(2)
  await advance(2000 + 4000 + 8000)
  expect(requests).toHaveLength(5)
  await advance(15 * 10_000)
  expect([now(), requests.length, pending()]).toEqual([{ state: 'late' }, 20, 0])
  await store.again()
  expect([now(), requests.length]).toEqual([{ state: 'pending', tries: 1 }, 21])
  store.stop()
  expect(pending()).toBe(0)
})

test('signs the browser in that is given a session, and stops asking', async () => {
  const done = answer({ status: 'complete', customer_email: EMAIL })
  const { store, now, session, requests, advance } = page([answer({}), done], '', true)
  await store.open(`/de/return/${CHECKOUT}`)
  await advance(60_000)
  expect(now()).toEqual({ state: 'complete', product: 'ebook', storyId: STORY_ID, email: EMAIL, who: 'signed-in' })
  expect(session.look()).toMatchObject({ state: 'signed-in', email: EMAIL, id: STORY_ID })
  expect(requests).toHaveLength(2)
})

test('lets whoever is signed in already stay who they are', async () => {
  const own = `email=own%40example.com; id=${STORY_ID}`
  const { store, now, session, jars } = page([answer({ status: 'complete' })], own)
  await store.open(`/de/return/${CHECKOUT}`)
  expect(now()).toMatchObject({ state: 'complete', who: 'signed-in' })
  expect([jars, session.look()]).toMatchObject([[], { email: 'own@example.com' }])
})

test.each([
  [
    'without a session the buyer is told how to get in',
    answer({ status: 'complete', customer_email: EMAIL }),
    { state: 'complete', who: 'signed-out' },
  ],
  [
    'another browser learns only what was bought',
    answer({ status: 'complete', storyId: null }),
    { state: 'complete', who: 'stranger' },
  ],
  ['what ran out is over', answer({ status: 'expired' }), { state: 'expired', storyId: STORY_ID }],
  ['what never was is not known', { status: 404, json: { error: 'not-found' } }, { state: 'unknown' }],
  ['without an answer it stops, and offers to look again', 'network-failure' as const, { state: 'failed' }],
])('%s', async (_title, reply, is) => {
  const { store, now, pending } = page([reply])
  await store.open(`/th/return/${CHECKOUT}`)
  expect(now()).toMatchObject(is)
  expect(pending()).toBe(0)
})

test('asks nothing for an address without a checkout', async () => {
  const { store, now, requests } = page([answer({})])
  for (const path of ['/de/return/_', '/de/return/', '/de/return/%3Cscript%3E', '/de/return/%E0%A4%A']) {
    await store.open(path)
    expect([path, now()]).toEqual([path, { state: 'unknown' }])
  }
  expect(requests).toEqual([])
})
