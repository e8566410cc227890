import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { startStory } from '../helpers/start-story.ts'

let test: TestService
beforeAll(async () => {
  test = await openTestService()
})
afterAll(() => test.close())

type Example = ReturnType<typeof exampleParameter>
const changed = (change: (parameter: Example) => void) => {
  const parameter = structuredClone(exampleParameter())
  change(parameter)
  return parameter
}
const hero = (parameter: Example) => parameter.character.demographics as Record<string, unknown>

const BAD: [string, unknown, { path: string; code: string }][] = [
  ['no parameter at all', undefined, { path: 'parameter', code: 'required' }],
  ['a text in its place', 'a story please', { path: 'parameter', code: 'type' }],
  [
    'no name',
    changed(p => void delete hero(p).name),
    { path: 'parameter.character.demographics.name', code: 'required' },
  ],
  [
    'an empty name',
    changed(p => void Object.assign(hero(p), { name: '' })),
    { path: 'parameter.character.demographics.name', code: 'string-min' },
  ],
  [
    'a name of spaces',
    changed(p => void Object.assign(hero(p), { name: '   ' })),
    { path: 'parameter.character.demographics.name', code: 'blank' },
  ],
  [
    'a name of 50,000 letters',
    changed(p => void Object.assign(hero(p), { name: 'a'.repeat(50_000) })),
    { path: 'parameter.character.demographics.name', code: 'string-max' },
  ],
  [
    'a lone surrogate',
    changed(p => void Object.assign(hero(p), { name: 'Mila\ud800' })),
    { path: 'parameter.character.demographics.name', code: 'characters' },
  ],
  [
    'a null character',
    changed(p => void Object.assign(p.setting, { location: 'am\u0000Meer' })),
    { path: 'parameter.setting.location', code: 'characters' },
  ],
  [
    'an escape sequence',
    changed(p => void Object.assign(p.setting, { location: '\u001b[31mrot' })),
    { path: 'parameter.setting.location', code: 'characters' },
  ],
  [
    'an age in words',
    changed(p => void Object.assign(hero(p), { age: 'sieben' })),
    { path: 'parameter.character.demographics.age', code: 'type' },
  ],
  [
    'an age with a fraction',
    changed(p => void Object.assign(hero(p), { age: 7.5 })),
    { path: 'parameter.character.demographics.age', code: 'type' },
  ],
  [
    'an age below zero',
    changed(p => void Object.assign(hero(p), { age: -1 })),
    { path: 'parameter.character.demographics.age', code: 'number-min' },
  ],
  [
    'an age beyond all years',
    changed(p => void Object.assign(hero(p), { age: 100_000 })),
    { path: 'parameter.character.demographics.age', code: 'number-max' },
  ],
  [
    'an unknown field',
    changed(p => Object.assign(p.story, { isAdmin: true })),
    { path: 'parameter.story.isAdmin', code: 'unknown-field' },
  ],
  [
    'a length we do not sell',
    changed(p => void Object.assign(p.story, { length: '700' })),
    { path: 'parameter.story.length', code: 'option' },
  ],
  [
    'an unknown category',
    changed(p => Object.assign(p.context, { category: 'western' })),
    { path: 'parameter.context.category', code: 'option' },
  ],
  [
    'eleven relations',
    changed(
      p => void Object.assign(p.character, { relationships: Array.from({ length: 11 }, () => ({ name: 'Ida' })) }),
    ),
    { path: 'parameter.character.relationships', code: 'array-max' },
  ],
  [
    'a relation without a name',
    changed(p => void Object.assign(p.character, { relationships: [{ name: '' }] })),
    { path: 'parameter.character.relationships.0.name', code: 'string-min' },
  ],
]

describe('Bad input', () => {
  it.each(BAD)('with %s is refused with the path of the field', async (_what, parameter, issue) => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/v1/stories/start-generator',
      payload: { parameter },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe('invalid-input')
    expect(response.json().issues).toContainEqual(expect.objectContaining(issue))
  })

  it('is never stored', async () => {
    const { count } = await test.database.db
      .selectFrom('story')
      .select(row => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe('0')
  })

  it.each([
    ['half a JSON text', '{"parameter": {', 'application/json', 400, 'invalid-input'],
    ['a poisoned prototype', '{"__proto__": {"x": 1}}', 'application/json', 400, 'invalid-input'],
    ['a form', 'parameter=1', 'application/x-www-form-urlencoded', 415, 'wrong-content-type'],
    ['no body', '', 'application/json', 400, 'invalid-input'],
    ['70,000 bytes', JSON.stringify({ parameter: 'a'.repeat(70_000) }), 'application/json', 413, 'body-too-large'],
    [
      'an unknown field of 60,000 letters',
      JSON.stringify({ ['x'.repeat(60_000)]: 1 }),
      'application/json',
      400,
      'invalid-input',
    ],
  ])('such as %s is answered, never with 500', async (_what, payload, type, status, error) => {
    const response = await test.server.inject({
      method: 'POST',
      url: '/api/v1/stories/start-generator',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(status)
    expect(response.json().error).toBe(error)
    expect(response.body.length).toBeLessThan(2000)
  })

  it('in an address names nothing', async () => {
    for (const id of ['1', '%00', '..%2f..%2fetc%2fpasswd', "'; drop table story; --", 'x'.repeat(5000)]) {
      const response = await test.server.inject({ method: 'GET', url: `/api/v1/stories/${id}` })
      expect([400, 404, 414]).toContain(response.statusCode)
    }
  })

  it('that names what every object inherits is taken for the words it is', async () => {
    const odd = [
      changed(p => void Object.assign(p.story, { language: 'constructor' })),
      changed(
        p =>
          void Object.assign(p.character, { physicalAppearance: { hair: 'constructor', physique: 'tall, toString' } }),
      ),
    ]
    const responses = await Promise.all(odd.map(parameter => startStory(test.server, { parameter })))
    expect(responses.map(answer => answer.statusCode)).toEqual([400, 200])
    expect(responses[0]?.json().error).toBe('language-not-written')
  })

  it('that is only unusual is taken: emoji, right to left, scripts and quotes', async () => {
    const names = ['👩‍👩‍👧', 'ليلى', "O'Brien-Ångström", '<script>alert(1)</script>', 'สมหญิง', 'İpek', '"; --']
    const codes = await Promise.all(
      names.map(async name => (await startStory(test.server, { parameter: exampleParameter({ name }) })).statusCode),
    )
    expect(codes).toEqual(names.map(() => 200))
  })
})
