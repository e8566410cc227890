import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'

export interface Sent {
  readonly client: unknown
  readonly body?: unknown
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** `data` of a success, `error` of a refusal. */
export interface Received {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

export interface GeneratedClient {
  readonly calls: Readonly<Record<string, (sent: Sent) => Promise<Received>>>
  /** `auth` gives the bearer token. */
  open(settings: { baseUrl: string; fetch?: typeof fetch; auth?: () => string | undefined }): unknown
  readonly folder: string
  remove(): void
}

/** A client made by a public generator from the description alone. */
export async function generateClient(description: object): Promise<GeneratedClient> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-client-'))
  await createClient({
    input: description as Record<string, unknown>,
    // Run as it is written.
    output: { path: folder, importFileExtension: '.ts' },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent', file: false },
  })
  const { createClient: open } = await import(path.join(folder, 'client/index.ts'))
  const calls = await import(path.join(folder, 'sdk.gen.ts'))
  return { calls, open, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
