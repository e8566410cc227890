import type { AddressInfo } from 'node:net'
import path from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HANDLERS } from '../../src/api/boot/handlers.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { type GeneratedClient, generateClient, type Received, type Sent } from '../helpers/generated-client.ts'
import { openTestService, type TestService } from '../helpers/service.ts'

let test: TestService
let generated: GeneratedClient
let baseUrl: string
beforeAll(async () => {
  test = await openTestService()
  await test.server.listen({ host: '127.0.0.1', port: 0 })
  baseUrl = `http://127.0.0.1:${(test.server.server.address() as AddressInfo).port}`
  const description = await fetch(`${baseUrl}/api/v1/openapi.json`)
  generated = await generateClient((await description.json()) as object)
})
afterAll(async () => {
  generated.remove()
  await test.close()
})

/** A caller that keeps cookies like a browser, and shows a token once it has one. */
function caller(auth: () => string | undefined = () => undefined) {
  const jar = new Map<string, string>()
  const withCookies: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return response
  }
  const client = generated.open({ baseUrl, fetch: withCookies, auth })
  return async (name: string, sent: Omit<Sent, 'client'> = {}): Promise<Received> => {
    const call = generated.calls[name]
    if (!call) throw new Error(`there is no function ${name}`)
    return call({ ...sent, client })
  }
}

describe('A client that a public generator makes of the OpenAPI description', () => {
  it('has a function for every call of the contract', () => {
    const named = HANDLERS.map(({ call }) => call.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    expect(named.filter(name => typeof generated.calls[name] !== 'function')).toEqual([])
  })

  it('is free of type errors', () => {
    const program = ts.createProgram([path.join(generated.folder, 'sdk.gen.ts')], {
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    })
    const said = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)
    expect(said).toEqual([])
  })

  it('starts a story, follows it to its end and reads it', async () => {
    const ask = caller()
    const started = await ask('startGenerator', { body: { parameter: exampleParameter() } })
    const { id } = started.data as { id: string }
    await test.work()
    await test.ended(id)
    const { data: status } = await ask('readGeneratorStatus', { path: { id } })
    expect(status).toMatchObject({ statusDetails: { isComplete: true } })
    const { data: story } = await ask('readStory', { path: { id } })
    expect(story).toMatchObject({ id, chapters: expect.arrayContaining([expect.objectContaining({ number: 1 })]) })
    const { data: stories } = await ask('listStories', { query: { limit: 1, type: 'webbook' } })
    expect(stories).toMatchObject([{ id }])
  })

  it('gets a refusal as the description says it: its code, and the fields that are wrong', async () => {
    const ask = caller()
    const missing = await ask('readStory', { path: { id: '0198c0de-1111-4222-8333-00000000000a' } })
    expect([missing.response.status, missing.error]).toEqual([404, { error: 'not-found' }])
    const wrong = await ask('startGenerator', { body: { parameter: {} } })
    expect(wrong.error).toMatchObject({ error: 'invalid-input', issues: expect.any(Array) })
  })

  it('shows its session where the description asks for one', async () => {
    let token: string | undefined
    const ask = caller(() => token)
    const headers = { 'x-session': 'token' }
    const { data } = await ask('login', { body: { email: 'client@example.com', lang: 'de' }, headers })
    expect((await ask('readAccount')).response.status).toBe(401)
    token = (data as { jwt: string }).jwt
    expect((await ask('readAccount')).data).toMatchObject({ email: 'client@example.com' })
  })
})
