import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { CALL_NAMES } from '../src/contract/call-names.ts'
import { type FunctionLength, functionLengths } from './helpers/function-lengths.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const LINES_MAX = 300
const MEDIAN_LINES_MAX = 60
const NINE_IN_TEN_LINES_MAX = 200
const FUNCTION_LINES_MAX = 60
const NINE_IN_TEN_FUNCTION_LINES_MAX = 30
/** What the offline author tells of answers is prose. */
const STORY_TEXT = /^src\/api\/author\/offline\/[a-z]{2}\/inserts\//

/** Who may import whom among the folders of src; a folder may always import itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  lib: [],
  contract: ['lib'],
  // Drawn by the service into pictures, and by the wizard in the browser: pure functions from looks to SVG.
  figures: ['contract', 'lib'],
  stores: ['figures', 'contract', 'lib'],
  islands: ['stores', 'figures', 'contract', 'lib'],
  components: ['contract', 'lib', 'assets'],
  layouts: ['components', 'contract', 'lib', 'styles'],
  editorial: ['contract', 'lib'],
  styles: [],
  pages: ['layouts', 'components', 'islands', 'editorial', 'contract', 'lib', 'styles', 'assets'],
  api: ['figures', 'contract', 'lib'],
}

/** Whoever makes a story. */
const STUDIO = ['author', 'editor', 'illustrator', 'narrator', 'bindery']
const BASE = ['db', 'log', 'outside']
const RULES = ['accounts', 'editions', 'invoices', 'landings', 'presents', 'shop', 'stories', 'versions']
/**
 * The same inside src/api, from the lowest layer to the highest. `boot` builds the process out of all of them, and main.ts
 * starts that; nobody else imports either.
 */
const API_MAY_IMPORT: Record<string, readonly string[]> = {
  log: [],
  results: [],
  story: [],
  db: ['log'],
  outside: ['db', 'log'],
  config: ['outside'],
  media: ['db', 'outside'],
  backup: ['db', 'outside'],
  limits: ['db'],
  prompts: ['story'],
  editor: ['prompts', 'story'],
  author: ['editor', 'outside', 'prompts', 'story'],
  illustrator: ['log', 'outside'],
  narrator: ['log', 'outside'],
  bindery: [],
  accounts: [...BASE, 'media', 'results'],
  mails: [...BASE, 'accounts', 'media'],
  site: [...BASE, 'config'],
  export: ['outside', 'site'],
  versions: ['accounts', 'db', 'results'],
  studio: [...BASE, ...STUDIO, 'accounts', 'story'],
  editions: [...BASE, ...STUDIO, 'accounts', 'limits', 'mails', 'media', 'results', 'studio', 'versions'],
  // What a story may cost is the author's to say, what it may ask for the editor's.
  stories: [
    ...BASE,
    ...['accounts', 'author', 'editions', 'editor', 'limits', 'mails', 'media', 'results', 'story', 'versions'],
  ],
  invoices: [...BASE, 'accounts', 'bindery', 'mails', 'results'],
  presents: [...BASE, 'accounts', 'editions', 'mails', 'results', 'stories'],
  shop: [...BASE, 'accounts', 'editions', 'invoices', 'mails', 'media', 'presents', 'results'],
  // What resembles what is the editor's to say.
  landings: [...BASE, 'author', 'editor', 'illustrator', 'limits', 'results', 'site'],
  pipeline: [
    ...BASE,
    ...STUDIO,
    ...['accounts', 'editions', 'limits', 'media', 'stories', 'story', 'studio', 'versions'],
  ],
  http: [...BASE, ...RULES, 'author', 'results', 'site'],
  calls: [...RULES, 'http', 'log', 'media', 'results', 'site'],
}
const API_FOLDERS = Object.keys(API_MAY_IMPORT)

interface Arrow {
  readonly from: string
  readonly to: string
}

interface Import extends Arrow {
  readonly isType: boolean
}

/** Declarations say what there is, for every room. */
const files = listFiles('src').filter(file => /\.(ts|tsx|astro|mjs)$/.test(file) && !file.endsWith('.d.ts'))
const imports = files.flatMap(importsOf)

function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

function importsOf(from: string): Import[] {
  const text = readFileSync(path.join(ROOT, from), 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g,
  )
  return [...found].map(match => ({
    from,
    to: path.join(path.dirname(from), (match[2] ?? match[3] ?? '').split('?')[0] ?? ''),
    isType: match[1] !== undefined,
  }))
}

const folderOf = (file: string) => file.split('/')[1] ?? ''
/** The folder of src/api that a file stands in; main.ts is the only file that stands in none. */
const apiFolderOf = (file: string) => file.split('/')[2] ?? ''
const isInApi = (file: string) => file.startsWith('src/api/')
const isWithinApi = ({ from, to }: Arrow) => isInApi(from) && isInApi(to)
const say = ({ from, to }: Arrow) => `${from} -> ${to}`

describe('The house', () => {
  it('lets the folders of src import only whom the plan allows', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (!to.startsWith('src/') || folderOf(from) === folderOf(to)) return false
      return !MAY_IMPORT[folderOf(from)]?.includes(folderOf(to))
    })
    expect(wrong.map(say)).toEqual([])
  })

  it('keeps the walls inside the service', () => {
    const mayImport: Record<string, readonly string[]> = { ...API_MAY_IMPORT, boot: API_FOLDERS, 'main.ts': ['boot'] }
    expect([...new Set(files.filter(isInApi).map(apiFolderOf))].toSorted()).toEqual(Object.keys(mayImport).toSorted())
    const wrong = imports.filter(isWithinApi).filter(({ from, to }) => {
      if (apiFolderOf(from) === apiFolderOf(to)) return false
      return !mayImport[apiFolderOf(from)]?.includes(apiFolderOf(to))
    })
    expect(wrong.map(say)).toEqual([])
  })

  it('never lets the studio reach the database', () => {
    const wrong = imports.filter(
      ({ from, to }) => isInApi(from) && STUDIO.includes(apiFolderOf(from)) && to.startsWith('src/api/db/'),
    )
    expect(wrong.map(say)).toEqual([])
  })

  it('keeps files for the server out of the browser', () => {
    const wrong = imports.filter(
      ({ from, to, isType }) => !isType && /^src\/(stores|islands)\//.test(from) && /\.server\.tsx?$/.test(to),
    )
    expect(wrong.map(say)).toEqual([])
  })

  it('has no cycle of imports, neither of files nor of folders, and none of types', () => {
    expect(findCycles(imports.filter(({ isType }) => !isType)).map(say)).toEqual([])
    expect(findCycles(imports).map(say)).toEqual([])
    expect(findCycles(between(folderOf, imports)).map(say)).toEqual([])
    expect(findCycles(between(apiFolderOf, imports.filter(isWithinApi))).map(say)).toEqual([])
  })

  it('has no barrel: no file that only passes on what others export', () => {
    const barrels = files.filter(file => {
      const lines = readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .filter(line => line.trim() !== '')
      return lines.length > 0 && lines.every(line => /^export .* from /.test(line))
    })
    expect(barrels).toEqual([])
  })

  it('has no rooms for leftovers', () => {
    expect(files.filter(file => /(^|\/)(utils?|misc|common|helpers?)(\/|\.)/.test(file))).toEqual([])
  })

  it('reads the environment in one place', () => {
    const readers = files.filter(file => readFileSync(path.join(ROOT, file), 'utf8').includes('process.env'))
    expect(readers).toEqual(['src/api/config/config.ts'])
  })

  it('asks the service in one place', () => {
    const askers = files.filter(
      file =>
        /^src\/(stores|islands|layouts|pages|components)\//.test(file) &&
        /\bfetch\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    // The first says goodbye on any page; the second asks for a built file of the site, before any island is there; the third
    // asks for what is no call of the contract.
    expect(askers.toSorted()).toEqual([
      'src/components/user-menu.ts',
      'src/pages/_wizard/start-wizard.ts',
      'src/stores/client.ts',
      'src/stores/other-requests.ts',
    ])
  })

  it('keeps its files short', () => {
    const code = [
      ...files,
      ...listFiles('tests'),
      ...listFiles('scripts'),
      ...listFiles('src').filter(file => file.endsWith('.css')),
    ]
    const lines = [...new Set(code)]
      .filter(file => /\.(ts|tsx|astro|mjs|css)$/.test(file))
      .map(file => ({ file, lines: readFileSync(path.join(ROOT, file), 'utf8').split('\n').length }))
      .sort((a, b) => a.lines - b.lines)
    expect(lines.filter(entry => entry.lines > LINES_MAX)).toEqual([])
    const programs = lines.filter(({ file }) => !STORY_TEXT.test(file))
    expect(programs[Math.floor(programs.length / 2)]?.lines).toBeLessThan(MEDIAN_LINES_MAX)
    expect(lines[Math.floor(lines.length * 0.9)]?.lines).toBeLessThan(NINE_IN_TEN_LINES_MAX)
  })

  it('keeps its functions short', () => {
    const programs = [...files, ...listFiles('scripts'), ...listFiles('tests/helpers')]
    const functions = programs.filter(file => /\.(tsx?|mjs)$/.test(file)).flatMap(functionsIn)
    const figures = [...Map.groupBy(functions, lengthsFolder)].map(([folder, found]) => figuresOf(folder, found))
    console.info(['functions per folder:', ...figures.map(({ said }) => said)].join('\n'))
    const folders = figures.map(({ folder }) => folder)
    expect(folders).toEqual(expect.arrayContaining(['src/api/stories', 'src/islands', 'scripts', 'tests/helpers']))
    expect(figures.flatMap(({ tooLong }) => tooLong)).toEqual([])
    for (const { folder, nineInTen } of figures)
      expect(nineInTen, `nine in ten functions of ${folder}`).toBeLessThanOrEqual(NINE_IN_TEN_FUNCTION_LINES_MAX)
  })

  it('answers every call of the contract, in a file of the same name', () => {
    const names = (folder: string) => readdirSync(path.join(ROOT, folder)).sort()
    expect(names('src/api/calls')).toEqual(names('src/contract/calls'))
    // A name without a handler is an error of the compiler.
    expect(CALL_NAMES.map(name => `${name}.ts`).toSorted()).toEqual(names('src/contract/calls'))
  })

  it('names each call after its file', async () => {
    for (const file of readdirSync(path.join(ROOT, 'src/contract/calls'))) {
      const name = path.basename(file, '.ts')
      const calls = Object.values(await import(`../src/contract/calls/${name}.ts`)) as { name?: string }[]
      expect(calls.map(call => call.name)).toContain(name)
    }
  })
})

/** The imports between folders, as one from a folder to another. */
const between = (folder: (file: string) => string, found: readonly Arrow[]): Arrow[] =>
  found.map(({ from, to }) => ({ from: folder(from), to: folder(to) })).filter(({ from, to }) => from !== to)

/** The arrows that lead back to where one has come from: one of each cycle at least. */
function findCycles(arrows: readonly Arrow[]): Arrow[] {
  const leaving = Map.groupBy(arrows, ({ from }) => from)
  const state = new Map<string, 'open' | 'done'>()
  const back: Arrow[] = []
  const visit = (from: string) => {
    state.set(from, 'open')
    for (const arrow of leaving.get(from) ?? []) {
      if (state.get(arrow.to) === 'open') back.push(arrow)
      else if (!state.has(arrow.to)) visit(arrow.to)
    }
    state.set(from, 'done')
  }
  for (const from of leaving.keys()) if (!state.has(from)) visit(from)
  return back
}

interface FoundFunction extends FunctionLength {
  readonly file: string
}

const functionsIn = (file: string): FoundFunction[] =>
  functionLengths(file, readFileSync(path.join(ROOT, file), 'utf8')).map(found => ({ ...found, file }))

/** The folders of src and of src/api, and those of the other programs. */
const lengthsFolder = ({ file }: FoundFunction): string => {
  if (file.startsWith('tests/')) return 'tests/helpers'
  return path
    .dirname(file)
    .split('/')
    .slice(0, isInApi(file) ? 3 : file.startsWith('src/') ? 2 : 1)
    .join('/')
}

/** How long the functions of a folder are, in lines. */
function figuresOf(folder: string, found: readonly FoundFunction[]) {
  const lines = found.map(one => one.lines).sort((a, b) => a - b)
  const nineInTen = lines[Math.floor(lines.length * 0.9)] ?? 0
  const longer = lines.filter(one => one > NINE_IN_TEN_FUNCTION_LINES_MAX).length
  const said = `${folder}: ${lines.length}, nine in ten up to ${nineInTen}, longest ${lines.at(-1)}, ${longer} over ${NINE_IN_TEN_FUNCTION_LINES_MAX}`
  const tooLong = found.filter(one => one.lines > FUNCTION_LINES_MAX)
  return { folder, nineInTen, said, tooLong: tooLong.map(one => `${one.file}:${one.line} ${one.name} ${one.lines}`) }
}
