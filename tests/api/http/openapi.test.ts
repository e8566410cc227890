import path from 'node:path'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { HANDLERS } from '../../../src/api/boot/handlers.ts'
import { describeApi } from '../../../src/api/http/openapi.ts'
import { API_BASE } from '../../../src/contract/call.ts'
import { REFUSALS } from '../../../src/contract/refusals.ts'

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { additionalProperties?: unknown } }> }
  responses: Record<string, { description: string }>
  security: object[]
}

const calls = HANDLERS.map(answer => answer.call)
const description = describeApi(calls) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, object> }
}
const operationOf = (name: string) => {
  const call = calls.find(entry => entry.name === name)
  const found = description.paths[API_BASE + call?.path]?.[call?.method.toLowerCase() ?? '']
  if (!found) throw new Error(`${name} is not described`)
  return found
}

describe('The OpenAPI description', () => {
  it('is of version 3.1 and has every call under its own name', () => {
    expect(description.openapi).toBe('3.1.0')
    for (const call of calls) expect(operationOf(call.name).operationId).toBe(call.name)
  })

  it('names every parameter of a path', () => {
    for (const call of calls) {
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
      const described = operationOf(call.name).parameters.filter(entry => entry.in === 'path')
      expect(described.map(entry => entry.name).sort()).toEqual(inPath.sort())
      expect(described.every(entry => entry.required)).toBe(true)
    }
  })

  it('says of every call how it may refuse', () => {
    for (const call of calls) {
      const { responses } = operationOf(call.name)
      for (const code of call.refusals) expect(responses[REFUSALS[code]]?.description).toContain(code)
    }
  })

  it('says what must be shown where not everybody may ask', () => {
    expect(operationOf('read-account').security).toEqual([{ session: [] }])
    expect(operationOf('start-publication').security).toEqual([{ staff: [] }])
    expect(operationOf('receive-content-change').security).toEqual([{ 'content-hook': [] }])
    for (const call of calls) {
      const { security, responses } = operationOf(call.name)
      const refused = call.access === 'staff-session' ? responses[404] : responses[401]
      if (call.access) {
        expect(security).toEqual([{ [call.access]: [] }])
        expect(refused?.description).toMatch(/unauthorised|not-found/)
      } else {
        expect(security).toEqual([{}, { session: [] }])
        expect(responses[401]?.description ?? '').not.toContain('unauthorised')
      }
    }
    expect(Object.keys(description.components.securitySchemes).toSorted()).toEqual([
      'content-hook',
      'session',
      'staff',
      'staff-session',
    ])
  })

  it('passes the recommended rules of a public linter, as redocly.yaml sets them', async () => {
    const config = await loadConfig({ configPath: path.resolve(import.meta.dirname, '../../../redocly.yaml') })
    const problems = await lintFromString({ source: JSON.stringify(description), config })
    expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual([])
  })

  it('says that bodies take no unknown field', () => {
    const body = operationOf('start-generator').requestBody?.content['application/json']?.schema
    expect(body?.additionalProperties).toBe(false)
  })
})
