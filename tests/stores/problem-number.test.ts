import { expect, test } from 'vitest'
import { readAccount } from '../../src/contract/calls/read-account.ts'
import { readService } from '../../src/contract/calls/read-service.ts'
import { createClient } from '../../src/stores/client.ts'
import { createProblemNumbers } from '../../src/stores/problem-number.ts'

const NUMBER = '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11'

/** A client of a service that answers with a status, and what its page was told to show. */
function page() {
  const shown: (string | undefined)[] = []
  const answer = { status: 500, headers: { 'x-request-id': NUMBER } as Record<string, string> }
  const fetcher = async () => Response.json({ error: 'internal' }, answer)
  const numbers = createProblemNumbers(number => shown.push(number))
  return { ask: createClient(fetcher, '', null, numbers), answer, shown }
}

test('shows the number of a request that the service failed to answer, until the same was answered', async () => {
  const { ask, answer, shown } = page()
  await ask(readService, {})
  answer.status = 404
  await ask(readAccount, {})
  expect(shown).toEqual([NUMBER])
  await ask(readService, {})
  await ask(readService, {})
  expect(shown).toEqual([NUMBER, undefined])
})

test('shows none of a request that was refused, that never arrived, or that nobody waits for', async () => {
  const { ask, answer, shown } = page()
  await ask(readService, { isUnnoticed: true })
  answer.status = 429
  await ask(readService, {})
  answer.status = 502
  answer.headers = {}
  await ask(readService, {})
  expect(shown).toEqual([])
})
