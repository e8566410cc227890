import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { declaredNames, wordsOf } from './helpers/declared-names.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const NOWHERE = /^$/
/** What is drawn has the names of things. */
const DRAWN = /illustrator|figures|street|site-pictures|draw/
/** Words of `docs/glossary.md` that name no type, function, member or file, and where each is the field's own word. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  desk: NOWHERE,
  bench: /^scripts\/bench|publish-bench/,
  errand: NOWHERE,
  loose: NOWHERE,
  told: NOWHERE,
  tell: NOWHERE,
  tells: NOWHERE,
  teller: NOWHERE,
  sister: NOWHERE,
  sisters: NOWHERE,
  knock: NOWHERE,
  house: DRAWN,
  hand: DRAWN,
  room: DRAWN,
  rooms: DRAWN,
  // The shelf of a filter is the field's own word.
  shelf: /illustrator|narrator\/sound/,
  shelves: DRAWN,
  stand: DRAWN,
  stands: DRAWN,
  standing: DRAWN,
  door: /illustrator|advent/,
  doors: /illustrator|advent/,
  hold: DRAWN,
  holdings: NOWHERE,
  wish: NOWHERE,
  wishes: NOWHERE,
  wished: NOWHERE,
  asked: NOWHERE,
}

/** A call of the public contract, and keys of data that is stored or sent: each in its own files only. */
const KEPT: Readonly<Record<string, RegExp>> = {
  'read-wish': /^src\/(?:api|contract)\/calls\//,
  readWish: /^src\/contract\/calls\/read-wish\.ts$/,
  wish: /^src\/api\/stories\/revision-requests\.ts$/,
  askedAt: /^src\/api\/db\/(?:job-priority|jobs)\.ts$/,
  told: /^src\/api\/story\/memory\.ts$/,
  tellHeading: /^src\/api\/author\/landing\/offline\/material\.ts$/,
}

const code = ['src', 'scripts', 'tests']
  .flatMap(folder =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file => path.join(folder, file)),
  )
  .filter(file => /\.(ts|tsx|mjs|astro)$/.test(file) && !file.endsWith('.d.ts'))

const isRefused = (name: string, file: string): boolean =>
  !KEPT[name]?.test(file) && wordsOf(name).some(word => Object.hasOwn(REFUSED, word) && !REFUSED[word]?.test(file))

describe('The glossary', () => {
  it('lists every refused word in its last column', () => {
    const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8')
    const notToBeSaid = glossary
      .split('\n')
      .map(line => line.split('|').at(-2) ?? '')
      .join(' ')
      .toLowerCase()
    const said = new Set(wordsOf(notToBeSaid))
    expect(Object.keys(REFUSED).filter(word => !said.has(word))).toEqual([])
  })

  it('names files', () => {
    const names = code.map(file => ({ file, name: path.basename(file).replace(/\..*$/, '') }))
    expect(names.filter(({ file, name }) => isRefused(name, file)).map(({ file }) => file)).toEqual([])
  })

  it('names types, functions and members', () => {
    const wrong = code
      .filter(file => !file.endsWith('.astro'))
      .flatMap(file =>
        declaredNames(file, readFileSync(path.join(ROOT, file), 'utf8'))
          .filter(({ name }) => isRefused(name, file))
          .map(({ name, line }) => `${file}:${line} ${name}`),
      )
    expect(wrong).toEqual([])
  })
})
