import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { leaksIn } from './helpers/leaks.ts'

const line = (fields: object) => JSON.stringify({ level: 30, time: '2026-11-22T00:50:13.604Z', ...fields })
const names = (log: string) => leaksIn(log).map(leak => leak.split(' in: ')[0])

describe('The look through a log', () => {
  it.each([
    ['an e-mail address', line({ to: 'marianne.h+tales@beispiel-familie.example' })],
    ['an e-mail address', line({ route: '/de/login?email=a%40b.example' })],
    ['a session', line({ message: 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6.c2ln' })],
    ['a bearer', line({ headers: 'Bearer abcdefgh12345678' })],
    ['a mailed link', line({ url: '/de/verify?token=aB3dE9&r=x' })],
    ['a mailed link', line({ password: 'whatever' })],
    ['a secret', line({ claim: `A0${randomBytes(32).toString('base64url').slice(2)}` })],
    ['a secret', line({ share: `A0${randomBytes(16).toString('base64url').slice(2)}` })],
    ['a name or an answer', line({ title: 'Die Treppe von ŁUCJA' })],
  ])('finds %s', (name, log) => {
    expect(names(`fine\n${log}\nfine as well`)).toContain(name)
  })

  it('lets ids, figures, routes and stacks pass', () => {
    const calm = [
      line({ requestId: '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11', route: '/api/v1/stories/:id', status: 200, ms: 3 }),
      line({ storyId: '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11', step: 'draft', tokens: 70 }),
      line({ stack: 'Error: no\n    at x (/app/node_modules/@fastify/cookie/plugin.js:3:1)' }),
      line({ file: '_astro/_page_.B3kP0q1z.css', message: 'the site was rendered' }),
      'Lumitale is open at http://127.0.0.1:40173',
    ]
    expect(leaksIn(calm.join('\n'))).toEqual([])
  })
})
