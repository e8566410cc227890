import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Installed versions: packages are inputs too. */
const PACKAGES = path.join(ROOT, 'package-lock.json')
/** Imports of values; types do not change results. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g
/** A file or folder that is read or run in a thread; of a computed address its fixed folder. */
const URL_READ = /new URL\(\s*['"`]([^'"`$:]*)(\$\{)?[^,]*,\s*import\.meta\.url/g

/** The same by path: its fixed parts. A path of nothing but `..` is a root from which others are made. */
const PATH_READ = /path\.(?:join|resolve)\(import\.meta\.dirname,\s*((?:'[^']*'(?:,\s*)?)+)/g
const fixedPath = (parts: string): string => [...parts.matchAll(/'([^']*)'/g)].map(([, part]) => part).join('/')
const isRoot = (address: string): boolean => /^(?:\.\.\/?)+$/.test(address)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))

function referencesIn(file: string, text: string): string[] {
  const folder = path.dirname(file)
  const imported = [...text.matchAll(IMPORT)].map(([, from, dynamic]) => from ?? dynamic ?? '')
  const read = [...text.matchAll(URL_READ)].map(([, address = '', computed]) =>
    computed ? address.slice(0, address.lastIndexOf('/') + 1) : address,
  )
  const joined = [...text.matchAll(PATH_READ)].map(([, parts = '']) => fixedPath(parts))
  return [...imported.map(address => address.split('?')[0] ?? ''), ...read, ...joined.filter(one => !isRoot(one))]
    .map(address => path.resolve(folder, address))
    .filter(reference => existsSync(reference))
    .flatMap(reference => (statSync(reference).isDirectory() ? filesIn(reference) : [reference]))
}

/** By file: many tests have most of their inputs in common. */
const references = new Map<string, readonly string[]>()

function referencesOf(file: string): readonly string[] {
  const known = references.get(file)
  if (known) return known
  const found = /\.(?:ts|tsx|mjs)$/.test(file) ? referencesIn(file, readFileSync(file, 'utf8')) : []
  references.set(file, found)
  return found
}

/** Files a test depends on: imports and reads, transitively. */
export function inputsOf(file: string): string[] {
  const seen = new Set([PACKAGES])
  const open = [path.resolve(ROOT, file)]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...referencesOf(next))
  }
  return [...seen].map(input => path.relative(ROOT, input)).sort()
}

/** What the running product is made of. */
const PRODUCT = ['src', 'i18n', 'stories', 'public', 'scripts', 'tests/helpers'].map(folder => path.join(ROOT, folder))

/** Files that a test of the running product depends on. */
export const productInputs = (): string[] => [
  'astro.config.mjs',
  ...PRODUCT.flatMap(filesIn).map(input => path.relative(ROOT, input)),
]

/** Texts of one language; all other inputs are `code`. */
const TEXTS = /(?:^stories|\/offline(?:\/texts)?)\/(de|en|es|fr|it|th|tr)\//

const partOf = (input: string): string => TEXTS.exec(input)?.[1] ?? 'code'

/** Hashes of a test's inputs, by what they are: `code`, or the texts of a language. */
export function inputHashes(file: string): Readonly<Record<string, string>> {
  const parts = Map.groupBy(inputsOf(file), partOf)
  return Object.fromEntries([...parts].map(([part, inputs]) => [part, hashOf(inputs)]))
}

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs)
    hash
      .update(input)
      .update('\0')
      .update(readFileSync(path.join(ROOT, input)))
  return hash.digest('hex').slice(0, 32)
}
