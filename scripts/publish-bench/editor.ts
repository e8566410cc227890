// An editor who saves landing pages, and a visitor who waits for them.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { ContentWriter } from '../../src/api/outside/content/content.ts'

const LOOK_MS = 3
const LIMIT_MS = 20_000

export interface Saved {
  readonly page: string
  readonly home: string
  readonly mark: string
}

export async function saveFirst(write: ContentWriter, id: string, mark: string, began: () => void): Promise<Saved> {
  const draft = await write.entry(id)
  if (!draft) throw new Error(`there is no entry ${id}`)
  const fields = { ...draft.fields, title: mark, ranking: 100 }
  began()
  await write.publishEntry(await write.saveEntry({ ...draft, fields }))
  return { page: `/${draft.fields.lang}/pages/${draft.fields.url}`, home: `/${draft.fields.lang}`, mark }
}

export async function saveByCall(origin: string, id: string, mark: string, began: () => void): Promise<Saved> {
  const { draft, version } = (await (await fetch(`${origin}/bench/landing/${id}`)).json()) as Read
  const body = JSON.stringify({ ...draft, title: mark, ranking: 100, id, version, publish: true })
  began()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/bench/landing`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`the save of ${id} was answered with ${response.status}`)
  return { page: `/${draft.language}/pages/${draft.url}`, home: `/${draft.language}`, mark }
}

interface Read {
  readonly version: number
  readonly draft: { readonly language: string; readonly url: string }
}

/** Polls until the mark is served; milliseconds since `from`. */
export async function servedAfter(origin: string, path: string, mark: string, from: number): Promise<number> {
  for (;;) {
    if ((await get(origin + path)).includes(mark)) return performance.now() - from
    if (performance.now() - from > LIMIT_MS) throw new Error(`${path} was not served within ${LIMIT_MS / 1000} s`)
    await sleep(LOOK_MS)
  }
}

const agent = new http.Agent({ keepAlive: true })

function get(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'br' } }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve(String(response.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body))
        })
      })
      .on('error', reject)
  })
}
