// The rules of landing pages behind two routes, for an editor who saves through them as staff do.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { LandingDeps } from '../../src/api/landings/landing-deps.ts'
import { readLanding } from '../../src/api/landings/read-landing.ts'
import { saveLandings } from '../../src/api/landings/save-landing.ts'
import { Refusal } from '../../src/api/results/refusal.ts'
import { saveLanding } from '../../src/contract/calls/save-landing.ts'

const BODY_MAX_BYTES = 2 * 1024 * 1024

/** `GET /bench/landing/{id}` and `POST /bench/landing`, answered as the calls are. */
export function addSaveRoute(server: FastifyInstance, deps: Omit<LandingDeps, 'author' | 'draw'>): void {
  const unasked = () => Promise.reject(new Error('nobody writes or draws here'))
  const whole: LandingDeps = { ...deps, author: { write: unasked, translate: unasked }, draw: unasked }
  const staff = randomUUID()
  server.get<{ Params: { id: string } }>('/bench/landing/:id', async request => {
    const found = await readLanding(whole, request.params.id)
    if (found instanceof Refusal) throw new Error(`the page was refused: ${found.code}`)
    return found
  })
  server.post('/bench/landing', { bodyLimit: BODY_MAX_BYTES }, async request => {
    const { publish, siblings, ...page } = saveLanding.body.parse(request.body)
    const saved = await saveLandings(whole, { pages: [page, ...siblings], publish, staff })
    if (saved instanceof Refusal) throw new Error(`the save was refused: ${saved.code}`)
    return saved
  })
}
