import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const inFolder = (folder: string, recursive = false) =>
  readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => path.join(folder, name))
const documents = [...inFolder('.'), ...inFolder('docs', true)]

interface Link {
  readonly from: string
  readonly to: string
}

/** Every link of a document to a file of the repository, without those inside code. */
function linksOf(from: string): Link[] {
  const text = readFileSync(path.join(ROOT, from), 'utf8').replace(/^```.*?^```/gms, '')
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(match => ({ from, to: match[1] ?? '' }))
    .filter(({ to }) => !/^[a-z]+:/.test(to))
}

/** The anchor that a heading gets where Markdown is shown. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

function isBroken({ from, to }: Link): boolean {
  const [file = '', anchor] = to.split('#')
  const target = path.join(ROOT, file === '' ? from : path.join(path.dirname(from), file))
  if (!existsSync(target)) return true
  if (anchor === undefined) return false
  if (!statSync(target).isFile()) return true
  const headings = readFileSync(target, 'utf8').matchAll(/^#{1,6} (.+)$/gm)
  return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor)
}

describe('The documents', () => {
  it('lead with every link to a file, and a heading, that there is', () => {
    const links = documents.flatMap(linksOf)
    expect(links.filter(({ from }) => from === 'README.md').length).toBeGreaterThan(10)
    expect(links.filter(isBroken)).toEqual([])
  })

  it('index ten decisions in the README, by their numbers', () => {
    const index = readFileSync(path.join(ROOT, 'README.md'), 'utf8').matchAll(
      /^- \[(\d{4})\]\(docs\/decisions\/(\d{4})-/gm,
    )
    const numbers = [...index].map(([, shown, linked]) => ({ shown, linked }))
    expect(numbers).toHaveLength(10)
    for (const { shown, linked } of numbers) expect(linked).toBe(shown)
  })
})
