import { describe, expect, it } from 'vitest'
import { type Asking, askForPublication } from '../../scripts/publish/ask-publication.ts'
import { openProgressLine } from '../../scripts/publish/progress-line.ts'
import type { PublicationState } from '../../src/contract/publication-state.ts'

const ORIGIN = 'https://tales.example'
const BEFORE = '2026-11-21T09:00:00.000Z'
const idle: PublicationState = { state: 'idle', rendered: 5, total: 5, startedAt: BEFORE, endedAt: BEFORE }
const STARTED = '2026-11-21T12:00:00.000Z'
const rendering = (rendered: number): PublicationState => ({
  state: 'rendering',
  rendered,
  total: 300,
  startedAt: STARTED,
  endedAt: BEFORE,
})
const done: PublicationState = { ...rendering(300), state: 'idle', endedAt: '2026-11-21T12:00:02.500Z' }

type Reply = PublicationState | number | 'nobody'

/** A service that gives these answers in turn, the last one again and again. */
function service(replies: readonly Reply[]) {
  const requests: string[] = []
  const shown: string[] = []
  let waited = 0
  let turn = 0
  const request: typeof fetch = async (input, init) => {
    const reply = replies[Math.min(turn++, replies.length - 1)] ?? 500
    requests.push(`${init?.method} ${String(input)} ${new Headers(init?.headers).get('authorization')}`)
    if (reply === 'nobody') throw new TypeError('fetch failed')
    return typeof reply === 'number'
      ? new Response('{"error":"unauthorised"}', { status: reply })
      : Response.json(reply)
  }
  const asking: Asking = {
    origin: ORIGIN,
    key: 'key',
    request,
    show: line => void shown.push(line),
    wait: async ms => {
      waited += ms
    },
  }
  return { asking, requests, shown, waited: () => waited }
}

describe('npm run publish', () => {
  it('asks once, looks every second and says how many pages took how long', async () => {
    const { asking, requests, shown, waited } = service([rendering(0), rendering(120), rendering(290), done])
    expect(await askForPublication(asking)).toEqual({ pages: 300, seconds: 2.5 })
    expect(requests).toEqual([
      `POST ${ORIGIN}/api/v1/publication Bearer key`,
      ...Array(3).fill(`GET ${ORIGIN}/api/v1/publication Bearer key`),
    ])
    expect(shown).toEqual(['0 of 300 pages', '120 of 300 pages', '290 of 300 pages'])
    expect(waited()).toBe(3000)
  })

  it('does not take the end of an earlier rendering for its own', async () => {
    const { asking } = service([idle, idle, rendering(10), done])
    expect(await askForPublication(asking)).toEqual({ pages: 300, seconds: 2.5 })
  })

  it('looks again when the service does not answer for a moment', async () => {
    const { asking } = service([rendering(0), 'nobody', 503, done])
    expect((await askForPublication(asking)).pages).toBe(300)
  })

  it.each<[string, readonly Reply[], string]>([
    ['nobody is there', ['nobody'], `Nobody answers at ${ORIGIN}`],
    ['the key is another', [401], 'another SESSION_SECRET'],
    ['somebody else answers', [404], 'not this service'],
    ['the rendering fails', [rendering(3), { ...done, state: 'failed' }], 'the one from before is still served'],
    ['nothing begins', [idle], 'has begun nothing'],
    ['it goes away and stays away', [rendering(1), 'nobody'], 'Nobody answers'],
  ])('says so in a sentence when %s', async (_case, replies, sentence) => {
    await expect(askForPublication(service(replies).asking)).rejects.toThrow(sentence)
  })
})

describe('Its progress', () => {
  const written = (isTTY: boolean): string => {
    let text = ''
    const line = openProgressLine({ isTTY, write: more => (text += more) })
    line.show('1 of 2 pages')
    line.end('2 pages in 0.1 s')
    return text
  }

  it('is one line in a terminal', () => {
    expect(written(true)).toBe('\r\u001b[K1 of 2 pages\r\u001b[K2 pages in 0.1 s\n')
  })

  it('is plain lines elsewhere', () => {
    expect(written(false)).toBe('1 of 2 pages\n2 pages in 0.1 s\n')
  })
})
