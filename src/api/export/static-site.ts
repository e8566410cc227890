import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SiteRenderer } from '../../contract/site-bundle.ts'
import type { ReadPicture } from '../outside/content/asset-bytes.ts'
import type { AddressBook } from '../site/address-book.ts'
import { openFormerAddresses } from '../site/former-addresses.ts'
import { renderSite } from '../site/render-site.ts'
import type { LandingShares } from '../site/share/landing-shares.ts'
import { type FormerAddress, netlifyRedirects, nginxRules } from './host-rules.ts'
import { collectPictures, fileOfPicture, type NamedPictures, noPictures } from './named-pictures.ts'

const DRAWN_AT_ONCE = 2

export interface StaticSiteDeps {
  readonly client: string
  readonly renderer: SiteRenderer
  readonly readPicture: ReadPicture
  readonly shares: LandingShares
  readonly addresses: AddressBook
  /** Called after each step with the count so far. */
  readonly onStep?: (step: 'pages' | 'pictures', done: number) => void
}

export interface StaticSite {
  readonly pages: number
  readonly pictures: number
  readonly missing: readonly string[]
}

/** The whole site as a plain folder, with rules for hosts. Replaces `folder` only when complete. */
export async function writeStaticSite(folder: string, deps: StaticSiteDeps): Promise<StaticSite> {
  const beside = `${folder}.${process.pid}.new`
  try {
    await rm(beside, { recursive: true, force: true })
    await mkdir(path.dirname(beside), { recursive: true })
    await cp(deps.client, beside, { recursive: true })
    const written = await fill(beside, deps)
    await swap(beside, folder)
    return written
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function fill(folder: string, parts: StaticSiteDeps): Promise<StaticSite> {
  const named = noPictures()
  const pages = await writePages(folder, parts, named)
  const pictures = [...named.assets, ...named.shares]
  const missing = await writePictures(folder, parts, named)
  const former = await formerAddresses(parts)
  await writeFile(path.join(folder, '_redirects'), netlifyRedirects(former))
  await writeFile(path.join(folder, 'nginx-site.conf'), nginxRules(former))
  return { pages, pictures: pictures.length - missing.length, missing }
}

async function writePages(folder: string, deps: StaticSiteDeps, named: NamedPictures): Promise<number> {
  const { renderer, onStep } = deps
  await renderer.load()
  const listening: SiteRenderer = {
    ...renderer,
    async *pages() {
      for await (const page of renderer.pages()) {
        collectPictures(Buffer.from(page.html).toString(), named)
        yield page
      }
    },
  }
  let pages = 0
  const onPage = () => {
    pages += 1
    onStep?.('pages', pages)
  }
  await renderSite(listening, folder, { onPage, signal: new AbortController().signal })
  return pages
}

/** Writes the named pictures; the missing paths. */
async function writePictures(folder: string, deps: StaticSiteDeps, named: NamedPictures): Promise<string[]> {
  const missing: string[] = []
  const waiting = [...named.shares, ...named.assets]
  let done = 0
  const writeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const file = fileOfPicture(next)
      const bytes = file === undefined ? undefined : await bytesOf(next, deps)
      if (file !== undefined && bytes) await put(path.join(folder, file), bytes)
      else missing.push(next)
      done += 1
      deps.onStep?.('pictures', done)
    }
  }
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, writeNext))
  return missing.sort()
}

async function bytesOf(picture: string, { readPicture, shares }: StaticSiteDeps): Promise<Uint8Array | undefined> {
  if (!picture.startsWith('/share/')) return readPicture(picture)
  const drawn = await shares.picture(picture)
  return typeof drawn === 'string' ? undefined : drawn
}

async function put(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** Notes current addresses too: the next export knows them as former ones. */
async function formerAddresses({ renderer, addresses }: StaticSiteDeps): Promise<FormerAddress[]> {
  const former = openFormerAddresses(addresses)
  await former.read()
  await former.note(renderer.addresses())
  former.settle(renderer.addresses())
  return (await addresses.all()).flatMap(({ path: requested }) => {
    const now = former.where(requested)
    return now === undefined ? [] : [{ path: requested, now }]
  })
}

/** Two renames: for a moment there is no folder. */
async function swap(beside: string, folder: string): Promise<void> {
  const before = `${folder}.${process.pid}.old`
  if (existsSync(folder)) await rename(folder, before)
  try {
    await rename(beside, folder)
  } catch (error) {
    if (existsSync(before)) await rename(before, folder)
    throw error
  }
  await rm(before, { recursive: true, force: true })
}
