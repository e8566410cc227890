import { atom } from 'nanostores'
import type { AccountExport } from '../../contract/account-export.ts'
import { BRAND } from '../../contract/brand.ts'
import { exportAccount } from '../../contract/calls/export-account.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import type { FileClient } from './file-client.ts'
import { openZip } from './zip-writer.ts'

/** Bytes of one zip file: some systems cannot open larger ones. */
const VOLUME_BYTES = 1024 * 1024 * 1024
/** Pause when the service is busy: its rate limit is by the minute. */
const BUSY_WAIT_MS = 20_000
const TRIES_MAX = 5

export type AccountArchive =
  | { state: 'idle' }
  | { state: 'packing'; done: number; total: number }
  /** `missing`: number of files that could not be fetched. */
  | { state: 'saved'; missing: number }
  | { state: 'refused'; reason: RefusalCode }

interface AccountArchiveDeps {
  readonly ask: Client
  readonly readFile: FileClient
  readonly clock: Clock
  readonly save: (name: string, file: Blob) => void
}

/** What goes into the archive beside the data. */
interface ArchivedFile {
  readonly path: string
  readonly downloadUrl: string
  readonly bytes: number
}

/** Of the PDF of an invoice, which is set when it is asked for: about. */
const INVOICE_BYTES = 64 * 1024

export function createAccountArchive({ ask, readFile, clock, save }: AccountArchiveDeps) {
  const $archive = atom<AccountArchive>({ state: 'idle' })

  const fetched = async ({ downloadUrl }: ArchivedFile): Promise<Blob | undefined> => {
    for (let tries = 1; ; tries += 1) {
      const result = await readFile(downloadUrl)
      if (result.ok) return result.file
      if (result.refusal.code !== 'too-many-requests' || tries === TRIES_MAX) return undefined
      await new Promise<void>(resolve => clock.after(BUSY_WAIT_MS, resolve))
    }
  }
  const packed = async (whole: AccountExport): Promise<number> => {
    const all = archivedFiles(whole)
    const volumes = volumesOf(all)
    let [done, missing] = [0, 0]
    for (const [index, files] of volumes.entries()) {
      const zip = await openZip()
      if (index === 0) zip.addText(`${NAME}.json`, JSON.stringify(withPaths(whole), undefined, 2))
      for (const file of files) {
        $archive.set({ state: 'packing', done, total: all.length })
        const content = await fetched(file)
        if (content) await zip.addFile(file.path, content)
        else missing += 1
        done += 1
      }
      save(volumeName(whole, index, volumes.length), zip.close())
    }
    return missing
  }
  const settled = async (whole: AccountExport): Promise<AccountArchive> => {
    try {
      return { state: 'saved', missing: await packed(whole) }
    } catch {
      // The zip code was not loaded, or the disk is full: trying again may help.
      return { state: 'refused', reason: 'not-serving' }
    }
  }
  const make = async (): Promise<AccountArchive> => {
    if ($archive.get().state === 'packing') return $archive.get()
    $archive.set({ state: 'packing', done: 0, total: 0 })
    const result = await ask(exportAccount, {})
    $archive.set(result.ok ? await settled(result.value) : { state: 'refused', reason: result.refusal.code })
    return $archive.get()
  }
  return { $archive, make }
}

const NAME = BRAND.toLowerCase()

const pathOf = ({ story, name }: Pick<AccountExport['files'][number], 'story' | 'name'>): string =>
  `stories/${story}/${name}`
/** Of an invoice or a credit note. */
const invoicePath = (number: string): string => `invoices/${number}.pdf`

const archivedFiles = ({ files, orders }: AccountExport): ArchivedFile[] => [
  ...orders
    .flatMap(({ invoices }) => invoices)
    .map(({ number, downloadUrl }) => ({ path: invoicePath(number), downloadUrl, bytes: INVOICE_BYTES })),
  ...files.map(file => ({ path: pathOf(file), downloadUrl: file.downloadUrl, bytes: file.bytes })),
]

/** Addresses of files expire in a few days; their paths in the archive stay true. */
const withPaths = (whole: AccountExport) => ({
  ...whole,
  orders: whole.orders.map(order => ({
    ...order,
    invoices: order.invoices.map(({ downloadUrl: _, ...invoice }) => ({
      ...invoice,
      path: invoicePath(invoice.number),
    })),
  })),
  files: whole.files.map(({ downloadUrl: _, ...file }) => ({ ...file, path: pathOf(file) })),
})

const volumeName = ({ exportedAt }: AccountExport, index: number, count: number): string =>
  `${NAME}-${exportedAt.slice(0, 10)}${count > 1 ? `-${index + 1}` : ''}.zip`

/** In order, each up to VOLUME_BYTES; at least one group. */
function volumesOf(files: readonly ArchivedFile[]): ArchivedFile[][] {
  const volumes: ArchivedFile[][] = [[]]
  let bytes = 0
  for (const file of files) {
    if (bytes > 0 && bytes + file.bytes > VOLUME_BYTES) {
      volumes.push([])
      bytes = 0
    }
    volumes.at(-1)?.push(file)
    bytes += file.bytes
  }
  return volumes
}
