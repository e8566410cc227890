import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createAccountArchive } from '../../../src/stores/account/account-archive.ts'
import type { FileClient } from '../../../src/stores/account/file-client.ts'
import { fakeClock } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { HERE, PHONE, sampleExport } from './sample-account.ts'

const MEGABYTE = 1024 ** 2
const MINUTE_MS = 60_000
const bytesOf = (name: string) => new TextEncoder().encode(`what is in ${name}`)
const found = async (address: string) => ({ ok: true as const, file: new Blob([bytesOf(nameIn(address))]) })
const nameIn = (address: string) => /([\w.-]+)\?/.exec(address)?.[1] ?? ''
const refused = async (code: 'too-many-requests' | 'not-found') => ({
  ok: false as const,
  refusal: { code, issues: [] },
})

function archive(files: Record<string, number>, readFile: FileClient = found) {
  const saved: { name: string; file: Blob }[] = []
  const { clock, advance } = fakeClock()
  const { ask } = fakeService(() => ({ json: sampleExport(files) }))
  const save = (name: string, file: Blob) => void saved.push({ name, file })
  return { saved, advance, store: createAccountArchive({ ask, readFile, clock, save }) }
}
const unpacked = async (file: Blob | undefined) => unzipSync(new Uint8Array(await file!.arrayBuffer()))

test('packs the data and every file, and names the day', async () => {
  const { store, saved } = archive({ 'cover-1.webp': 20, 'chapter-1.webp': 30 })
  expect(await store.make()).toEqual({ state: 'saved', missing: 0 })
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['lumitale-2026-11-21.zip', 'application/zip']])
  const entries = await unpacked(saved[0]?.file)
  const paths = [`stories/${HERE}/cover-1.webp`, `stories/${HERE}/chapter-1.webp`]
  expect(Object.keys(entries)).toEqual(['lumitale.json', ...paths])
  expect(entries[paths[1]!]).toEqual(bytesOf('chapter-1.webp'))
  const data = JSON.parse(strFromU8(entries['lumitale.json']!))
  expect(data).toMatchObject({
    account: { email: 'reader@example.com' },
    files: [{ path: paths[0] }, { path: paths[1] }],
  })
  expect(JSON.stringify(data)).not.toContain('downloadUrl')
})

test('packs the PDF of each invoice and credit note under its number', async () => {
  const invoice = (kind: 'invoice' | 'credit-note', number: string, id: string) => ({
    ...{ id, kind, number, issuedOn: '2026-11-21', currency: 'eur', amount: 500 },
    downloadUrl: `/api/v1/invoices/${number}?`,
  })
  const invoices = [invoice('invoice', '2026-000001', HERE), invoice('credit-note', '2026-C-000001', PHONE)]
  const order = {
    ...{ id: HERE, number: '0198C0DE', createdAt: '2026-11-21T08:00:00.000Z', product: 'ebook', state: 'refunded' },
    ...{ storyId: null, title: null, priceInCent: 500, paidInCent: 500, withdrawal: 'none', invoices },
  }
  const { clock } = fakeClock()
  const saved: Blob[] = []
  const { ask } = fakeService(() => ({ json: { ...sampleExport({ 'cover-1.webp': 20 }), orders: [order] } }))
  const store = createAccountArchive({ ask, readFile: found, clock, save: (_name, file) => void saved.push(file) })
  expect(await store.make()).toEqual({ state: 'saved', missing: 0 })
  const entries = await unpacked(saved[0])
  const paths = ['invoices/2026-000001.pdf', 'invoices/2026-C-000001.pdf']
  expect(Object.keys(entries)).toEqual(['lumitale.json', ...paths, `stories/${HERE}/cover-1.webp`])
  expect(entries[paths[1]!]).toEqual(bytesOf('2026-C-000001'))
  const data = JSON.parse(strFromU8(entries['lumitale.json']!))
  expect(data.orders[0].invoices.map(({ path }: { path: string }) => path)).toEqual(paths)
  expect(JSON.stringify(data)).not.toContain('downloadUrl')
})

test('packs an account without files', async () => {
  const { store, saved } = archive({})
  expect(await store.make()).toEqual({ state: 'saved', missing: 0 })
  expect(Object.keys(await unpacked(saved[0]?.file))).toEqual(['lumitale.json'])
})

test('packs a file of many megabytes byte by byte', async () => {
  const big = crypto.getRandomValues(new Uint8Array(60_000))
  const whole = new Blob(Array.from({ length: 200 }, () => big))
  const { store, saved } = archive({ 'big.mp3': whole.size }, async () => ({ ok: true, file: whole }))
  await store.make()
  const entry = (await unpacked(saved[0]?.file))[`stories/${HERE}/big.mp3`]
  expect(Buffer.compare(entry!, new Uint8Array(await whole.arrayBuffer()))).toBe(0)
})

test('begins another zip file before one grows too large to open', async () => {
  const { store, saved } = archive({ 'a.mp3': 600 * MEGABYTE, 'b.mp3': 600 * MEGABYTE, 'c.mp3': 300 * MEGABYTE })
  await store.make()
  expect(saved.map(({ name }) => name)).toEqual(['lumitale-2026-11-21-1.zip', 'lumitale-2026-11-21-2.zip'])
  const pending = await Promise.all(saved.map(async ({ file }) => Object.keys(await unpacked(file)).length))
  expect(pending).toEqual([2, 2])
})

test('waits where it asked too often, and goes on', async () => {
  const { store, saved, advance } = archive(
    { 'a.webp': 1 },
    (() => {
      let tries = 0
      return (address: string) => {
        tries += 1
        return tries < 3 ? refused('too-many-requests') : found(address)
      }
    })(),
  )
  const made = store.make()
  await advance(MINUTE_MS)
  expect([await made, saved.length]).toEqual([{ state: 'saved', missing: 0 }, 1])
})

test('says how many files could not be had, and packs the others', async () => {
  const { store, saved } = archive({ 'a.webp': 1, 'b.webp': 1 }, address =>
    address.includes('a.webp') ? refused('not-found') : found(address),
  )
  expect(await store.make()).toEqual({ state: 'saved', missing: 1 })
  expect(Object.keys(await unpacked(saved[0]?.file))).toHaveLength(2)
})

test('counts along while it packs', async () => {
  const { store } = archive({ 'a.webp': 1, 'b.webp': 1 })
  const seen: string[] = []
  store.$archive.listen(now => seen.push(now.state === 'packing' ? `${now.done}/${now.total}` : now.state))
  await store.make()
  expect(seen).toEqual(['0/0', '0/2', '1/2', 'saved'])
})

test('says when there is nothing to pack from, and when packing breaks', async () => {
  const { clock } = fakeClock()
  const parts = { readFile: found, clock, save: () => undefined }
  const away = createAccountArchive({ ...parts, ask: fakeService(() => 'network-failure').ask })
  expect(await away.make()).toEqual({ state: 'refused', reason: 'not-serving' })
  const broken = createAccountArchive({
    ...parts,
    ask: fakeService(() => ({ json: sampleExport({}) })).ask,
    save: () => {
      throw new Error('no room')
    },
  })
  expect(await broken.make()).toEqual({ state: 'refused', reason: 'not-serving' })
})
