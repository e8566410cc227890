import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HANDLERS } from '../../../src/api/boot/handlers.ts'
import { describeApi } from '../../../src/api/http/openapi.ts'
import { API_BASE } from '../../../src/contract/call.ts'
import type { RoleBrowser } from './role-browser.ts'
import { type Ask, type Row, TABLE } from './role-table.ts'
import { HERO, openStage, ROLES, type Role, type Stage } from './stage.ts'

interface Operation {
  readonly operationId: string
  readonly security?: readonly object[]
}
/** Answers that must not tell a thing that is somebody else's from one that never was. */
const CLOSED = [401, 403, 404]
const UUID = /^[0-9a-f]{8}-/

const { paths } = describeApi(HANDLERS.map(({ call }) => call)) as { paths: Record<string, Record<string, Operation>> }
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, security }]) => ({
    name: operationId,
    method: method.toUpperCase(),
    path: path.slice(API_BASE.length),
    // An empty requirement is one that everybody fulfils.
    isGuarded: security?.every(scheme => Object.keys(scheme).length > 0) ?? false,
    isHidden: security?.some(scheme => 'staff-session' in scheme) ?? false,
  })),
)

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const operationOf = ({ call }: Row) => operations.find(({ name }) => name === call)!
const statusesOf = ({ gives }: Row) => Object.fromEntries(gives.split(' ').map((code, at) => [ROLES[at], Number(code)]))

async function answerTo(row: Row, { params = {}, ...rest }: Ask, asker: RoleBrowser) {
  const { method, path } = operationOf(row)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  const { statusCode, body } = await asker.ask({ method, path: filled, ...rest })
  return { status: statusCode, body }
}

/** The same question about something that never was; undefined where the question names nothing. */
function aboutNothing({ params = {}, ...rest }: Ask): Ask | undefined {
  const names = Object.keys(params).filter(name => name === 'id' || name === 'story')
  if (names.length === 0) return undefined
  return {
    ...rest,
    params: { ...params, ...Object.fromEntries(names.map(name => [name, neverWas(params[name] ?? '')])) },
  }
}
const neverWas = (id: string) => (UUID.test(id) ? randomUUID() : randomBytes(16).toString('base64url'))

describe('The table of roles', () => {
  it('has a row for every call of the service, and none for another', () => {
    const requested = new Set<string>(TABLE.map(({ call }) => call))
    expect(operations.map(({ name }) => name).filter(name => !requested.has(name))).toEqual([])
    expect([...requested].filter(call => operations.every(({ name }) => name !== call))).toEqual([])
  })

  it('has a cell for every role', () => {
    for (const row of TABLE) expect([row.call, row.gives.split(' ').length]).toEqual([row.call, ROLES.length])
  })

  it('lets nobody in where the description asks for a session or a key', () => {
    const refused = (row: Row) => (operationOf(row)?.isHidden ? 404 : 401)
    const open = TABLE.filter(row => operationOf(row)?.isGuarded && statusesOf(row).nobody !== refused(row))
    expect(open.map(({ call }) => call)).toEqual([])
  })
})

describe.each(TABLE.map(row => ({ ...row, name: row.about ? `${row.call}, ${row.about},` : row.call })))(
  '$name',
  row => {
    it(`gives ${row.gives}, tells nobody else of the story, and lets only its owner change it`, async () => {
      const cast = await stage.cast()
      const before = await stage.stored(cast)
      expect([before.story, before.story_share, before.account, before.present]).toEqual(
        Array(4).fill(expect.stringMatching(/^1 rows/)),
      )
      const given: Partial<Record<Role, number>> = {}
      const notified: Role[] = []
      for (const role of ROLES) {
        if (role === 'owner') expect(await stage.stored(cast)).toEqual(before)
        const ask = row.ask?.(cast, role) ?? {}
        const response = await answerTo(row, ask, cast[role])
        given[role] = response.status
        if (response.body.includes(HERO)) notified.push(role)
        const nothing = CLOSED.includes(response.status) ? aboutNothing(ask) : undefined
        if (nothing) expect({ role, ...(await answerTo(row, nothing, cast[role])) }).toEqual({ role, ...response })
      }
      expect(given).toEqual(statusesOf(row))
      expect(notified).toEqual(row.reveals ?? [])
    })
  },
)
