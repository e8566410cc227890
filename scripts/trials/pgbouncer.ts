// The product through a real PgBouncer in transaction mode: stories, mails and notifications.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exampleParameter } from '../../tests/helpers/example-parameter.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../rig/pgbouncer.ts'
import { openRig } from '../rig/services.ts'

const STORIES = 4
const LIMIT_MS = 180_000
const MAIL_LIMIT_MS = 60_000
const LOOK_MS = 500
const LETTER = /\.eml$/

if (!hasPgBouncer()) {
  console.error('pgbouncer is missing: this trial needs it (apt-get install pgbouncer)')
  process.exit(1)
}
const bouncers: PgBouncer[] = []
const rig = await openRig({
  services: 2,
  through: async url => {
    const bouncer = await startPgBouncer(url)
    bouncers.push(bouncer)
    return { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: url }
  },
})
try {
  await rig.add({ ROLE: 'worker' })
  await rig.add({ ROLE: 'worker' })
  const began = performance.now()
  const stories = await Promise.all(Array.from({ length: STORIES }, start))
  const login = await fetch(`${origin(1)}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@reader.example', lang: 'en' }),
  })
  if (!login.ok) throw new Error(`signing in was answered with ${login.status}: ${await login.text()}`)
  await until('the mail was sent', MAIL_LIMIT_MS, async () => mailsIn(rig.folder).length > 0)
  for (const story of stories) await until('a story is complete', LIMIT_MS, () => isComplete(story))
  const said = bouncers.map(bouncer => bouncer.log()).join('') + rig.services.map(service => service.log()).join('')
  const broken = /when not linked|advisory|call broke|nobody tells/.exec(said)
  if (broken) throw new Error(`somebody complained: ${said.slice(Math.max(0, broken.index - 300), broken.index + 300)}`)
  console.log(
    `${STORIES} stories complete and a mail sent through PgBouncer in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
} finally {
  await rig.stop()
  for (const bouncer of bouncers) await bouncer.stop()
}

function origin(n: number): string {
  return rig.services[n % rig.services.length]?.origin ?? ''
}

interface Started {
  readonly id: string
  readonly cookie: string
}

async function start(_: unknown, n: number): Promise<Started> {
  const started = await fetch(`${origin(n)}/api/v1/stories/start-generator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parameter: exampleParameter() }),
  })
  const { id } = (await started.json()) as { id: string }
  return { id, cookie: started.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function isComplete({ id, cookie }: Started): Promise<boolean> {
  const answer = await fetch(`${origin(1)}/api/v1/stories/${id}/generator-status`, { headers: { cookie } })
  const { statusDetails } = (await answer.json()) as { statusDetails?: { isComplete: boolean } }
  return statusDetails?.isComplete === true
}

function mailsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => path.dirname(name).includes('outbox') && LETTER.test(name),
  )
}

async function until(what: string, limit: number, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + limit; !(await isSo()); await sleep(LOOK_MS)) {
    if (performance.now() > end) throw new Error(`it took too long until ${what}`)
  }
}
