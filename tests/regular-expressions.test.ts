import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { check } from 'recheck'
import { expect, it, vi } from 'vitest'
import { LANGUAGES } from '../src/contract/languages.ts'
import { exampleBrief } from './helpers/example-brief.ts'
import { type Expression, madeExpressions, writtenExpressions } from './helpers/expressions.ts'
import { isEndurance } from './helpers/how-often.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** What was searched, by hash: `npm test` searches what is new, and some of the others. EXPRESSIONS=write adds to it. */
const KNOWN = path.join(import.meta.dirname, 'known-expressions.json')
const isWriting = process.env.EXPRESSIONS === 'write'
/** Of those that are known, one in so many is searched again, others for another commit. */
const AGAIN_ONE_OF = 200
const SEARCH_MS = 20_000
const AT_ONCE = Math.min(2, os.availableParallelism())

/** Expressions that may take the square of what they read, and why nobody can use that. */
const ALLOWED: Readonly<Record<string, string>> = {
  'api/author/improve/understand-rename.ts': 'reads wishes, which have 500 letters at most',
  'api/bindery/print/preflight/content.ts':
    'reads drawing instructions of a PDF that our own typesetter has just written',
}
/** Files whose expressions are made in a browser alone, and what they make. */
const IN_BROWSERS: readonly Expression[] = [{ at: 'components/user-menu.ts', source: '(?:^|; )id=[^;]', flags: '' }]

const load = (file: string): Promise<Record<string, CallableFunction>> => import(path.join(ROOT, 'src', file))

const ANIMALS: Readonly<Record<string, string>> = { en: 'dog', de: 'Hund', fr: 'chien', es: 'perro', it: 'cane' }

const WHISTLING = {
  socket: 'habit',
  reading: {
    kind: 'habit',
    language: 'en',
    forms: { did: 'whistled through two fingers', do: 'whistle through two fingers' },
  },
  fact: undefined,
}

/** Has what makes expressions of what it is given make some. */
async function makeSome(): Promise<void> {
  const NAME = 'Mila Łucja'
  const uses: Record<string, (of: Record<string, CallableFunction>, language: string) => unknown> = {
    'api/editor/alias.ts': (of, language) => of.aliasTest?.(NAME, language),
    'api/author/offline/epithets/with-epithets.ts': (of, language) =>
      of.withEpithetAgain?.(
        { text: NAME, words: 2, optional: false },
        { fact: 'hero.age', position: 0 },
        [{ words: NAME, facts: ['hero.age'] }],
        NAME,
        language,
      ),
    'api/editor/phrase-pattern.ts': of => of.phrasePattern?.(['a*', 'two words']),
    'api/editor/script.ts': (of, language) => of.letterOf?.(language),
    'lib/readability/syllables.ts': (of, language) => of.syllablesIn?.('Wort', language),
    'api/author/improve/rename.ts': (of, language) => [
      of.withName?.(NAME, { from: NAME, to: 'Ida' }, language),
      of.standsIn?.(NAME, NAME, language),
    ],
    'api/author/improve/understand-rename.ts': (of, language) =>
      REQUESTS.map(request =>
        of.understandRename?.(request, { ...exampleBrief(), language }, [{ title: NAME, paragraphs: [NAME] }]),
      ),
    'api/editor/contradiction/animal-said.ts': (of, language) =>
      of.openAnimalTest?.({
        ...exampleBrief(),
        language,
        relations: [{ name: NAME, connection: ANIMALS[language] ?? '' }],
      }),
    'api/editor/contradiction/gender-said.ts': (of, language) =>
      ['female', 'male'].map(gender =>
        of.openGenderTest?.({ ...exampleBrief(), language, hero: { ...exampleBrief().hero, gender } }),
      ),
    'api/editor/contradiction/age-said.ts': (of, language) => of.openAgeTest?.({ ...exampleBrief(), language }),
    'api/editor/contradiction/kinship-said.ts': (of, language) => of.openKinshipTest?.({ ...exampleBrief(), language }),
    'api/editor/contradiction/looks-said.ts': (of, language) => of.openLooksTest?.({ ...exampleBrief(), language }),
    'api/illustrator/model/provenance.ts': of => of.creditsIn?.('<x photoshop:Credit="a">'),
    'api/narrator/reading/readable-script.ts': (of, language) => of.readable?.(NAME, language),
    'api/author/landing/offline/find-words.ts': (of, language) => of.has?.(' a ', ['stories'], language),
    'api/author/offline/improve/request-words.ts': of => of.anyOf?.('kürz|short'),
    'api/author/offline/pack/inserts.ts': of => of.without?.(['{a.}'], ['a']),
    'api/author/offline/habits/gestures.ts': of =>
      of.withGestures?.([], [{ ...WHISTLING, socket: 'gesture' }], 'en', () => NAME),
    'api/author/offline/habits/habit-mentions.ts': of => of.withBriefHabits?.([], [WHISTLING], 'en'),
    'api/author/offline/sockets/shorten-names.ts': of => of.withShortNames?.([], [NAMED], 'de'),
    'api/author/offline/sockets/short-nouns.ts': of => of.withShortNouns?.([], [LONG], 'en'),
  }
  for (const [file, use] of Object.entries(uses)) {
    const of = await load(file)
    for (const language of LANGUAGES) use(of, language)
  }
  const { spellOut } = await load('api/narrator/reading/abbreviations.ts')
  const { readingOf } = await load('api/narrator/reading/readings.ts')
  for (const language of LANGUAGES) spellOut?.('z. B.', readingOf?.(language))
}
/** Something with a name, as an answer is read. */
const NAMED = {
  socket: 'thing',
  fact: undefined,
  reading: { kind: 'noun phrase', isName: false, forms: { name: 'Flocke', der: 'der Stoffhase Flocke' } },
}
/** Something described at length. */
const LONG = {
  socket: 'thing',
  fact: undefined,
  reading: {
    kind: 'noun phrase',
    language: 'en',
    forms: { '': 'red bicycle with a bell', the: 'the red bicycle with a bell' },
    noun: { '': 'bicycle', the: 'the bicycle' },
  },
}
const REQUESTS = ['Nenne Mila Ida', 'Call Mila Ida', 'Mila should be called Ida']

const HASH_LENGTH = 16
const hashOf = ({ source, flags }: Expression) =>
  createHash('sha256').update(`4.5.0 ${flags} ${source}`).digest('hex').slice(0, HASH_LENGTH)

/** Hashes of what was found safe, and of what was found slow and is allowed. */
interface Known {
  readonly safe: readonly string[]
  readonly allowed: readonly string[]
}

const isAllowed = (at: string): boolean => Object.keys(ALLOWED).some(file => at.startsWith(file))

/** What is not searched this time. */
function readKnown(): { readonly safe: Set<string>; readonly allowed: Set<string> } {
  if (isEndurance) return { safe: new Set(), allowed: new Set() }
  const known: Known = JSON.parse(readFileSync(KNOWN, 'utf8'))
  const turn = Number(process.env.CORPUS_TURN ?? 0) % AGAIN_ONE_OF
  const kept = (hashes: readonly string[]) =>
    new Set(hashes.filter((_, index) => isWriting || index % AGAIN_ONE_OF !== turn))
  return { safe: kept(known.safe), allowed: kept(known.allowed) }
}

/** Each expression that is not safe: its file, and what a search for an input that takes long says of it. */
async function slowOnes(all: readonly Expression[]): Promise<string[]> {
  const { safe, allowed } = readKnown()
  const unique = new Map(all.map(one => [hashOf(one), one]))
  const isKnownSlow = (hash: string, { at }: Expression) => allowed.has(hash) && isAllowed(at)
  const slow = [...unique].flatMap(([hash, one]) => (isKnownSlow(hash, one) ? [one.at] : []))
  const left = [...unique].filter(([hash, one]) => !safe.has(hash) && !isKnownSlow(hash, one))
  const search = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [hash, { source, flags, at }] = next
      // A flag that asks for places of groups changes nothing in how long it takes.
      const found = await check(source, flags.replace('d', ''), { timeout: SEARCH_MS })
      if (found.status === 'safe') safe.add(hash)
      else {
        const summary = found.status === 'vulnerable' ? found.complexity.summary : ''
        slow.push(`${at} /${source}/${flags} ${found.status} ${summary}`)
        if (isAllowed(at)) allowed.add(hash)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, search))
  if (isWriting) {
    const used = (hashes: Set<string>) => [...hashes].filter(hash => unique.has(hash)).sort()
    const known: Known = { safe: used(safe), allowed: used(allowed) }
    writeFileSync(KNOWN, `${JSON.stringify(known, null, 2)}\n`)
  }
  return slow
}

const LIMIT_MS = 300_000

it('no regular expression of the sources takes longer than in proportion to what it reads', {
  timeout: LIMIT_MS,
}, async () => {
  const { written, makers } = writtenExpressions()
  // What is made while a file is evaluated is seen only where that happens now.
  vi.resetModules()
  const made = await madeExpressions(async () => {
    for (const file of makers) await load(file)
    await makeSome()
  })
  const all = [...written, ...made, ...IN_BROWSERS]
  // Whoever makes expressions of strings is seen making one.
  const seen = new Set([...made, ...IN_BROWSERS].map(({ at }) => at))
  expect(makers.filter(file => !seen.has(file))).toEqual([])
  expect(written.length).toBeGreaterThan(700)
  const slow = await slowOnes(all)
  expect(slow.filter(line => !isAllowed(line))).toEqual([])
  // What needs no exception any more has none.
  expect(Object.keys(ALLOWED).filter(file => !slow.some(line => line.startsWith(file)))).toEqual([])
})
