import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeError, failedServiceOf } from '../../src/lib/describe-error.ts'
import { PlainError } from '../../src/lib/plain-error.ts'

const SECRET = 'marianne.hüber@beispiel.example'
const text = (error: unknown) => JSON.stringify(describeError(error))

/** What PostgreSQL's driver throws: everything it was told, as properties. */
const databaseError = (fields: object) => Object.assign(new Error(`Key (email)=(${SECRET}) exists`), fields)

describe('The description of an error', () => {
  it('names its kind, its code and its places', () => {
    const error = Object.assign(new TypeError(SECRET), { code: 'ERR_NO_USE' })
    expect(describeError(error)).toMatchObject({ name: 'TypeError', code: 'ERR_NO_USE', message: undefined })
    expect(describeError(error).at).toMatch(/^\S* ?tests\/lib\/describe-error\.test\.ts:\d+:\d+( <|$)/)
  })

  it('has the message of an error of ours, and of no other', () => {
    class OwnError extends PlainError {}
    expect(describeError(new OwnError('the outline names no chapter')).message).toBe('the outline names no chapter')
    expect(describeError(new Error('the outline names no chapter')).message).toBeUndefined()
    expect(describeError(new Error('Connection terminated unexpectedly')).message).toBe(
      'Connection terminated unexpectedly',
    )
    expect(describeError(new Error(`Connection terminated unexpectedly by ${SECRET}`)).message).toBeUndefined()
  })

  it('has of a database’s error its SQLSTATE and names, never a value', () => {
    const fields = {
      code: '23505',
      severity: 'ERROR',
      routine: '_bt_check_unique',
      table: 'account',
      constraint: 'account_email',
      detail: `Key (email)=(${SECRET}) already exists.`,
      where: SECRET,
      hint: SECRET,
      parameters: [SECRET],
    }
    const described = describeError(databaseError(fields))
    expect(described).toMatchObject({
      code: '23505',
      routine: '_bt_check_unique',
      table: 'account',
      constraint: 'account_email',
    })
    expect(JSON.stringify(described)).not.toContain(SECRET)
    expect(text(databaseError({ ...fields, table: SECRET, constraint: SECRET, routine: SECRET }))).not.toContain(SECRET)
  })

  it('has the status of an answer, wherever a library puts it', () => {
    expect(describeError(Object.assign(new Error(), { $metadata: { httpStatusCode: 503 } })).status).toBe(503)
    expect(describeError(Object.assign(new Error(), { statusCode: 429 })).status).toBe(429)
    expect(describeError(Object.assign(new Error(), { responseCode: 535 })).status).toBe(535)
    expect(describeError(Object.assign(new Error(), { status: 'fine' })).status).toBeUndefined()
  })

  it('follows causes three deep, and errors that stand for several', () => {
    const deep = [1, 2, 3, 4, 5].reduce<Error>(
      (cause, depth) => new PlainError(`depth ${depth}`, { cause }),
      new Error(),
    )
    const described = describeError(deep)
    expect(described.cause?.cause?.cause?.message).toBe('depth 2')
    expect(described.cause?.cause?.cause?.cause).toBeUndefined()
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const many = new AggregateError([refused, refused, refused, refused])
    expect(describeError(many).errors).toHaveLength(3)
    expect(describeError(many).errors?.[0]?.code).toBe('ECONNREFUSED')
    const circle = new Error()
    circle.cause = circle
    expect(describeError(circle).cause?.cause?.cause?.cause).toBeUndefined()
  })

  it('tells which service failed, where the error or a cause of it does', () => {
    const away = Object.assign(new Error(), { service: 'files' })
    expect(failedServiceOf(describeError(new Error('', { cause: away })))).toBe('files')
    expect(failedServiceOf(describeError(new AggregateError([away])))).toBe('files')
    expect(failedServiceOf(describeError(new Error()))).toBeUndefined()
  })

  it('describes whatever else is thrown, and a copy of an error as the error', () => {
    const copy = { ...databaseError({ code: '57P01', severity: 'FATAL' }), message: SECRET, stack: new Error().stack }
    expect(describeError(copy)).toMatchObject({ name: 'Error', code: '57P01' })
    expect(describeError(copy).at).toContain('describe-error.test.ts')
    const names = ['text', undefined, null, 7, {}, [], () => 1, Symbol('s')].map(thrown => describeError(thrown).name)
    expect(names).toEqual([
      'thrown string',
      'thrown undefined',
      'thrown null',
      'thrown number',
      'thrown object',
      'thrown object',
      'thrown function',
      'thrown symbol',
    ])
    const { proxy, revoke } = Proxy.revocable(new Error(), {})
    revoke()
    const throwing = Object.defineProperty(new Error(), 'code', { get: () => expect.unreachable() })
    expect([describeError(proxy).name, describeError(throwing).code]).toEqual(['thrown object', undefined])
  })

  it('never repeats what somebody typed, wherever a library puts it', () => {
    const words = fc.oneof(
      fc.emailAddress(),
      fc.string({ unit: 'grapheme', minLength: 4 }),
      fc.constantFrom(
        `${SECRET}\n    at ${SECRET} (/srv/src/x.ts:1:1)`,
        '\n    at Marianne Hüber (/srv/src/x.ts:1:1)\n    at x (/srv/src/Hüber.ts:1:1)',
      ),
    )
    const property = fc.constantFrom(
      'detail',
      'where',
      'hint',
      'query',
      'parameters',
      'address',
      'path',
      'reason',
      'value',
    )
    const fields = fc.dictionary(property, words)
    fc.assert(
      fc.property(words, fields, words, (typed, more, below) => {
        const mark = 'Qx7Zk9' // Nothing of ours holds it.
        const error = new Error(`${mark}${typed}${mark}`, { cause: new RangeError(mark + below) })
        const put = Object.fromEntries(Object.entries(more).map(([name, value]) => [name, mark + value]))
        Object.assign(error, put, { code: mark + typed, service: mark + typed, table: mark + typed, severity: 'ERROR' })
        const described = text(
          new AggregateError([error, mark + typed], mark + typed, { cause: { ...error, message: mark } }),
        )
        // A code may be any word of letters and figures; the mark alone would be one.
        if (/^[\w-]*$/.test(typed)) return
        expect(described).not.toContain(mark)
        expect(described).not.toContain('Hüber')
      }),
      { numRuns: 500 },
    )
  })
})
