import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const ROOT = path.resolve(path.dirname(createRequire(import.meta.url).resolve('stripe')), '..')

/** Version of Stripe's OpenAPI description that its client was made from. */
export const openApiVersion = (): string => readFileSync(path.join(ROOT, 'OPENAPI_VERSION'), 'utf8').trim()

/**
 * The fields of an interface of Stripe's client, which is generated from Stripe's OpenAPI description:
 * fieldsOf('Checkout/Sessions', 'SessionCreateParams').
 */
export function fieldsOf(file: string, name: string): string[] {
  const text = readFileSync(path.join(ROOT, 'esm/resources', `${file}.d.ts`), 'utf8')
  const head = new RegExp(`^( *)(?:export )?interface ${name}(?: extends \\w+)? \\{$`, 'm').exec(text)
  if (!head) throw new Error(`Stripe's client declares no ${name}`)
  const indent = head[1] ?? ''
  const rest = text.slice(head.index + head[0].length)
  const body = rest.slice(0, rest.indexOf(`\n${indent}}`))
  return [...body.matchAll(new RegExp(`^${indent}    (\\w+)\\??:`, 'gm'))].map(match => match[1] ?? '')
}
