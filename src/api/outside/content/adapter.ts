import type { createClient } from 'contentful'
import type { ContentHandler } from './handler.ts'

export type Adapter = Extract<NonNullable<Parameters<typeof createClient>[0]['adapter']>, (...args: never[]) => unknown>
type AdapterConfig = Parameters<Adapter>[0]

export function adapterFor(handle: ContentHandler): Adapter {
  return async config => {
    const response = await inTime(config, handle(requestOf(config)))
    const result = {
      data: await response.text(),
      status: response.status,
      statusText: String(response.status),
      headers: Object.fromEntries(response.headers),
      config,
    }
    if (response.ok) return result
    throw Object.assign(new Error(`Request failed with status code ${response.status}`), {
      isAxiosError: true,
      config,
      response: result,
    })
  }
}

function requestOf(config: AdapterConfig): Request {
  const { url = '', baseURL = '', params, paramsSerializer, data, method = 'get' } = config
  const address = new URL(/^https?:/.test(url) ? url : `${baseURL.replace(/\/$/, '')}/${url.replace(/^\//, '')}`)
  if (params) address.search = (paramsSerializer as { serialize(params: unknown): string }).serialize(params)
  const headers = new Headers()
  for (const [name, value] of Object.entries(config.headers.toJSON())) {
    if (value !== undefined && value !== null) headers.set(name, String(value))
  }
  return new Request(address, {
    method: method.toUpperCase(),
    headers,
    ...(data !== undefined && data !== null && { body: data as BodyInit }),
  })
}

/** The adapter must keep the library's timeout. An error without a response counts as a lost connection. */
async function inTime(config: AdapterConfig, answering: Promise<Response>): Promise<Response> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = config.timeout ? setTimeout(() => reject(new Error('timeout')), config.timeout) : undefined
  try {
    return await Promise.race([answering, late])
  } catch (cause) {
    throw Object.assign(new Error('The content service did not answer.', { cause }), { isAxiosError: true, config })
  } finally {
    clearTimeout(timer)
  }
}
