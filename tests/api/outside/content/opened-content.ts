import { randomUUID } from 'node:crypto'
import type { createClient as createDelivery } from 'contentful'
import type { PlainClientAPI } from 'contentful-management'
import type { Content } from '../../../../src/api/outside/content/content.ts'

/** A content service as the suite uses it: our own interface, and Contentful's libraries as they come. */
export interface OpenedContent {
  readonly content: Content
  readonly delivery: ReturnType<typeof createDelivery>
  readonly management: PlainClientAPI
  /** The same service for somebody with wrong tokens. */
  readonly stranger: Content
  /** Fetches an asset's address. */
  fetch(url: string): Promise<Response>
  close(): Promise<void>
}

export const QUIET = { warn: () => undefined }

/** How long, in milliseconds, Contentful may take until a reader sees what was published. */
export const soon = { timeout: 20_000, interval: 50 }

/** An id that no other test, run or person uses. */
export const freshId = (word: string): string => `test-${word}-${randomUUID().slice(0, 13)}`

export const landing = (fields: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Der Drache im Garten',
  url: 'drache',
  lang: 'de',
  content: 'Ein **Drache** wohnt hier.',
  ranking: 50,
  ...fields,
})

/** Saves and publishes a landing page; its id. */
export async function published({ write }: Content, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = freshId('landing')
  await write.publishEntry(await write.saveEntry({ id, type: 'landing', fields: landing(fields) }))
  return id
}
