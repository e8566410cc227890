import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly license?: string
  readonly dev?: boolean
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
/** Licences that ask for nothing beyond a copy of their own notice, which each package brings. */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['CC0-1.0', '(MIT OR Apache-2.0)', '(MIT OR CC0-1.0)', '(AFL-2.1 OR BSD-3-Clause)'],
])
const FONTS = /^@(?:fontsource|fontsource-variable|expo-google-fonts)\/(.+)$/

const packages = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages,
)
  .filter(([folder, { dev }]) => folder !== '' && !dev)
  .map(([folder, { license }]) => ({ name: folder.slice(folder.lastIndexOf('node_modules/') + 13), license }))

const fonts = packages.flatMap(({ name }) => FONTS.exec(name)?.[1] ?? [])

describe('The notice', () => {
  it('names every package that is delivered under a licence that is not a permissive one', () => {
    const named = [...read('NOTICE.md').matchAll(/`([@\w./-]+)`/g)].map(match => match[1] ?? '')
    const isNamed = (name: string) => named.some(entry => name === entry || name.startsWith(`${entry}-`))
    const unnamed = packages.filter(({ name, license = 'none' }) => {
      return !PERMISSIVE.has(license) && !FONTS.test(name) && !isNamed(name)
    })
    expect(unnamed).toEqual([])
  })

  it('leads to the copyright of every typeface', () => {
    const faces = [...read('docs/licences-of-typefaces.md').matchAll(/^\| ([^|]+) \|.*\(?[Cc]/gm)].map(match =>
      match[1]?.toLowerCase(),
    )
    expect(fonts.length).toBeGreaterThan(15)
    expect(fonts.filter(font => !faces.includes(font.replaceAll('-', ' ')))).toEqual([])
  })

  it('is about no typeface that nothing reads', () => {
    const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:ts|css)$/.test(file))
      .map(file => read(path.join('src', file)))
    const isRead = (font: string) => sources.some(text => text.includes(`${font}/`) || text.includes(`'${font}'`))
    expect(fonts.filter(font => !isRead(font))).toEqual([])
  })
})
