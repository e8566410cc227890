// Ebooks: EPUB with and without a voice, PDF and DOCX, in every language of the product.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { strFromU8, unzipSync } from 'fflate'
import { openBindery } from '../../src/api/bindery/bindery.ts'
import { readPage } from '../../src/api/bindery/print/preflight/read-page.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { drawPictures, sampleBook } from './sample-book.ts'
import { byTool, endOf, folder } from './tools.mjs'

const WORDS = 3000
const { signal } = new AbortController()
const bindery = openBindery()
const pictures = await drawPictures()
const bytes = new Map()

for (const language of LANGUAGES)
  for (const withSound of [false, true]) {
    const ready = await bindery.prepare(await sampleBook({ language, words: WORDS, withSound, pictures }), signal)
    for (const format of withSound ? ['epub'] : ['epub', 'pdf', 'docx']) {
      const name = `${language}${withSound ? '-spoken' : ''}.${format}`
      bytes.set(name, await bindery.bind(ready, format, signal))
      await writeFile(path.join(folder, name), bytes.get(name))
    }
  }
await bindery.close()

const file = name => path.join(folder, name)
const isClean = ({ code, said }) => (code === 0 ? undefined : endOf(said))

function flawInEpub(name) {
  const files = unzipSync(bytes.get(name))
  if (Object.keys(files)[0] !== 'mimetype') return 'its kind does not come first'
  const named = Array.from(strFromU8(files['EPUB/package.opf']).matchAll(/href="([^"]+)"/g), ([, one]) => one)
  const missing = named.filter(one => !files[`EPUB/${one}`])
  return missing.length > 0 ? `missing: ${missing.join(', ')}` : undefined
}

async function flawInPdf(name) {
  const document = await PDFDocument.load(bytes.get(name), { updateMetadata: false })
  if (!document.catalog.has(PDFName.of('StructTreeRoot'))) return 'it is not tagged'
  const outside = document.getPages().flatMap(page => readPage(page).missingFonts)
  return outside.length > 0 ? `not inside: ${outside.join(', ')}` : undefined
}

const epubChecks = name => [
  { title: `${name}: its files are those it names`, run: async () => flawInEpub(name) },
  byTool(
    'epubcheck',
    `${name}: no error, no warning`,
    () => [file(name)],
    ({ code, said }) => (code === 0 && /0 errors \/ 0 warnings/.test(said) ? undefined : endOf(said)),
  ),
]

const pdfChecks = name => [
  { title: `${name}: tagged, its faces inside`, run: () => flawInPdf(name) },
  byTool('qpdf', `${name}: sound`, () => ['--check', file(name)], isClean),
  byTool(
    'pdffonts',
    `${name}: every face embedded`,
    () => [file(name)],
    ({ code, said }) => {
      const rows = said.split('\n').filter(line => /\+\S/.test(line))
      const outside = rows.filter(row => !/\s(yes)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.test(row))
      return code === 0 && rows.length > 0 && outside.length === 0 ? undefined : endOf(outside.join('\n') || said)
    },
  ),
  byTool(
    'verapdf',
    `${name}: PDF/UA-1`,
    () => ['--flavour', 'ua1', '--format', 'text', file(name)],
    ({ said }) => (said.startsWith('PASS') ? undefined : endOf(said)),
  ),
]

const docxChecks = name => [
  byTool(
    'soffice',
    `${name}: opens`,
    () => [
      '--headless',
      `-env:UserInstallation=file://${folder}/office`,
      '--convert-to',
      'txt:Text',
      '--outdir',
      folder,
      file(name),
    ],
    ({ code, said }) => (code === 0 && /convert/.test(said) && !/Error/.test(said) ? undefined : endOf(said)),
  ),
]

const KINDS = { epub: epubChecks, pdf: pdfChecks, docx: docxChecks }
export const checks = [...bytes.keys()].flatMap(name => KINDS[name.split('.').at(-1)](name))
