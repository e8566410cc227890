// Print files: what is between the covers and what is around it.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openBindery } from '../../src/api/bindery/bindery.ts'
import { isRefusal } from '../../src/api/bindery/print/preflight/finding.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { drawPictures, sampleBook } from './sample-book.ts'
import { byTool, endOf, folder } from './tools.mjs'

const WORDS = 10_000
const { signal } = new AbortController()

async function bound() {
  const bindery = openBindery()
  const pictures = await drawPictures()
  const books = []
  for (const language of LANGUAGES) {
    const ready = await bindery.prepare(
      await sampleBook({ language, words: WORDS, withSound: false, pictures }),
      signal,
    )
    const files = await bindery.print(ready, { bytes: pictures.front, alt: language }, signal)
    await writeFile(path.join(folder, `${language}-interior.pdf`), files.interior)
    await writeFile(path.join(folder, `${language}-cover.pdf`), files.cover)
    books.push({ language, findings: files.findings })
  }
  await bindery.close()
  return books
}

const toolChecks = name => [
  byTool(
    'qpdf',
    `${name}: sound`,
    () => ['--check', path.join(folder, name)],
    ({ code, said }) => (code === 0 ? undefined : endOf(said)),
  ),
  byTool(
    'pdfimages',
    `${name}: 300 pixels an inch`,
    () => ['-list', path.join(folder, name)],
    ({ code, said }) => {
      const rows = said.split('\n').filter(line => /^\s*\d+\s+\d+\s+image/.test(line))
      const coarse = rows.filter(row => Math.min(...row.trim().split(/\s+/).slice(12, 14).map(Number)) < 299)
      return code === 0 && rows.length > 0 && coarse.length === 0 ? undefined : endOf(coarse.join('\n') || said)
    },
  ),
]

export const checks = (await bound()).flatMap(({ language, findings }) => [
  {
    title: `${language}: a print house would take it`,
    run: async () => {
      const refused = findings
        .filter(isRefusal)
        .map(({ code, file, page, detail }) => `${file} ${page ?? ''} ${code} ${detail}`)
      return refused.length > 0 ? refused.slice(0, 3).join('; ') : undefined
    },
  },
  ...toolChecks(`${language}-interior.pdf`),
  ...toolChecks(`${language}-cover.pdf`),
])
