import { type Refusal, refusalOf, refused, send } from '../client.ts'

export type FileClient = (address: string) => Promise<{ ok: true; file: Blob } | { ok: false; refusal: Refusal }>

function createFileClient(fetcher: typeof fetch): FileClient {
  return async address => {
    try {
      const response = await fetcher(address, { credentials: 'same-origin' })
      return response.ok ? { ok: true, file: await response.blob() } : refusalOf(response.status, undefined)
    } catch {
      return refused('not-serving')
    }
  }
}

export const readFile: FileClient = createFileClient(send)
