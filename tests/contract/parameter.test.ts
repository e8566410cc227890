import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { issuesOf } from '../../src/contract/issues.ts'
import { LandingPresets } from '../../src/contract/landing-presets.ts'
import { Parameter, type ParameterInput } from '../../src/contract/parameter.ts'
import type { Frozen, FrozenInput, FrozenPresets } from './frozen-parameter.ts'

/** Every place of the parameter: what callers send stands in their programs, so none may change by accident. */
const LOCATIONS = [
  ...['demographics', 'demographics.name', 'demographics.age', 'demographics.gender'].map(hero),
  ...['physicalAppearance', 'physicalAppearance.hair', 'physicalAppearance.eyes'].map(hero),
  ...['physicalAppearance.physique', 'physicalAppearance.peculiarities', 'archetype', 'psychologicalTraits'].map(hero),
  ...['psychologicalTraits.characteristics', 'psychologicalTraits.quirksFlawsFaults', 'history'].map(hero),
  ...['relationships', 'relationships.0', 'relationships.0.name', 'relationships.0.gender'].map(hero),
  ...['relationships.0.age', 'relationships.0.connection'].map(hero),
  ...['setting', 'setting.location', 'setting.places', 'setting.places.0', 'setting.isReal'],
  ...['language', 'length', 'chapterCount', 'audience', 'targetAge', 'tone', 'refinement', 'theme', 'baseStory'].map(
    name => `story.${name}`,
  ),
  ...['dynamic', 'dynamic.0', 'dynamic.0.question', 'dynamic.0.answer', 'context', 'context.category'],
  ...['context.landingPage', 'context.userId', 'context.urlLanguage', 'context.productDefinition', 'context.userEdit'],
]

function hero(location: string) {
  return `character.${location}`
}

const many = (count: number, value: unknown) => Array.from({ length: count }, () => value)
const PERSON = { name: 'Ingrid', gender: 'female', age: 68, connection: 'Oma' }

/** What is tried at every place, each by its name. */
const PROBES: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  empty: '',
  blank: '  ',
  word: 'word',
  spaced: ' two words ',
  control: 'a\u0000b',
  surrogate: 'a\ud800',
  ...Object.fromEntries(
    [60, 61, 120, 121, 300, 301, 2000, 2001].map(length => [`${length} units`, 'x'.repeat(length)]),
  ),
  ...Object.fromEntries(
    ['red', 'female', 'child', '500', 'hero', 'happy,dark', 'bedtime', 'de'].map(one => [one, one]),
  ),
  ...Object.fromEntries([-1, 0, 7, 7.5, 24, 25, 999, 1000, 99_999, 100_000].map(one => [`number ${one}`, one])),
  true: true,
  false: false,
  'no entry': [],
  'an entry': ['somewhere'],
  'an empty entry': [''],
  '10 entries': many(10, 'somewhere'),
  '11 entries': many(11, 'somewhere'),
  '10 people': many(10, PERSON),
  '11 people': many(11, PERSON),
  'no keys': {},
  'an unknown key': { colour: 'red' },
}

/** Answers in every place. */
const FULL = {
  story: {
    ...{ language: 'de', length: '500', chapterCount: 3, audience: 'normal', targetAge: 'child', tone: 'funny,sad' },
    ...{ refinement: 'Mit Regen', theme: 'bedtime', baseStory: 'Peter Pan' },
  },
  character: {
    demographics: { name: 'Łucja', age: 7, gender: 'female' },
    physicalAppearance: { hair: 'red', eyes: 'green', physique: 'small,slim', peculiarities: 'Zahnlücke' },
    archetype: 'hero',
    psychologicalTraits: { characteristics: 'mutig', quirksFlawsFaults: 'zählt jede Stufe' },
    history: 'Kam mit der Fähre',
    relationships: [PERSON],
  },
  setting: { location: 'das Treppenhaus', places: ['der Keller'], isReal: false },
  dynamic: [{ question: 'Welches Geräusch hat die Nacht?', answer: 'Regen' }],
  context: {
    category: 'bedtime',
    landingPage: 'opa',
    userId: '6f0e3e2c-94f5-4c62-8c8b-0f1d2a3b4c5d',
    urlLanguage: 'de',
    productDefinition: 'Eine Gute-Nacht-Geschichte',
    userEdit: [[true, false]],
  },
}
const PRESETS = {
  story: { length: '500', targetAge: 'child', tone: 'funny,sad', refinement: 'Mit Regen', baseStory: 'Peter Pan' },
  character: FULL.character,
  setting: FULL.setting,
}

/** The answers with another value at one place. */
function changed(value: unknown, [key, ...rest]: readonly string[], probe: unknown): unknown {
  if (key === undefined) return probe
  if (Array.isArray(value)) return value.map((entry, at) => (String(at) === key ? changed(entry, rest, probe) : entry))
  if (typeof value !== 'object' || value === null) throw new Error(`${key} leads nowhere`)
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    name === key ? changed(entry, rest, probe) : entry,
  ])
  return Object.fromEntries(entries)
}

/** In one line what becomes of a value: what is stored instead of it, or each refusal. */
function outcome(schema: z.ZodMiniType, full: object, location: string, probe: unknown): string {
  const input: unknown = JSON.parse(JSON.stringify(changed(full, location.split('.'), probe)))
  const parsed = schema.safeParse(input)
  if (parsed.success)
    return JSON.stringify(parsed.data) === JSON.stringify(input) ? 'taken' : JSON.stringify(parsed.data)
  return issuesOf(parsed.error, input)
    .map(({ path, code, params }) => `${path} ${code} ${JSON.stringify(params)}`)
    .join('; ')
}

/** What becomes of every probe at every place: those with the same outcome in one line. */
function outcomes(schema: z.ZodMiniType, full: object, places: readonly string[]): string {
  const lines = places.flatMap(location => {
    const probes = Object.entries(PROBES).map(
      ([name, probe]) => [name, outcome(schema, full, location, probe)] as const,
    )
    const groups = Map.groupBy(probes, ([, described]) => described)
    return [
      location,
      ...[...groups].map(([described, names]) => `  ${names.map(([name]) => name).join(', ')}: ${described}`),
    ]
  })
  return `${lines.join('\n')}\n`
}

describe('The generation parameter', () => {
  it('takes and refuses at every place what it always did, by the same codes', async () => {
    await expect(outcomes(Parameter, FULL, LOCATIONS)).toMatchFileSnapshot('frozen/parameter-outcomes.txt')
  })

  it('adds the same defaults to the least that can be sent', () => {
    const least = {
      story: { length: '500', targetAge: 'child' },
      character: { demographics: { name: 'Mila', age: 7, gender: 'female' } },
      setting: { location: 'Hamburg' },
      context: { category: 'bedtime', productDefinition: 'Eine Geschichte' },
    }
    expect(JSON.stringify(Parameter.parse(least))).toBe(
      '{"story":{"language":"deutsch","length":"500","audience":"normal","targetAge":"child"},' +
        '"character":{"demographics":{"name":"Mila","age":7,"gender":"female"}},' +
        '"setting":{"location":"Hamburg","isReal":true},' +
        '"context":{"category":"bedtime","productDefinition":"Eine Geschichte"}}',
    )
  })

  it('keeps its types, but for what one may leave out', () => {
    expectTypeOf<Parameter>().toExtend<Frozen>()
    expectTypeOf<Frozen>().toExtend<Parameter>()
    expectTypeOf<ParameterInput>().toExtend<FrozenInput>()
    expectTypeOf<FrozenInput>().toExtend<ParameterInput>()
  })
})

describe('The answers that staff give beforehand', () => {
  const places = LOCATIONS.filter(
    location => !/^(?:dynamic|context|story\.(?:language|chapterCount|audience|theme))/.test(location),
  )

  it('are taken and refused as ever', async () => {
    await expect(outcomes(LandingPresets, PRESETS, places)).toMatchFileSnapshot('frozen/presets-outcomes.txt')
    expect(LandingPresets.parse({})).toEqual({})
    for (const name of ['language', 'chapterCount', 'audience', 'theme'])
      expect(LandingPresets.safeParse({ story: { [name]: '1' } }).success).toBe(false)
  })

  it('keep their types', () => {
    expectTypeOf<LandingPresets>().toExtend<FrozenPresets>()
    expectTypeOf<FrozenPresets>().toExtend<LandingPresets>()
  })
})

describe('The description of both', () => {
  it('is as ever, to the order of its keys', async () => {
    const description = {
      input: z.toJSONSchema(Parameter, { io: 'input' }),
      output: z.toJSONSchema(Parameter),
      presets: z.toJSONSchema(LandingPresets),
    }
    await expect(`${JSON.stringify(description, undefined, 1)}\n`).toMatchFileSnapshot('frozen/parameter-schema.txt')
  })
})
