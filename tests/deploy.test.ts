import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/contract/languages.ts'
import { ROUTES, shellOf } from '../src/contract/routes.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')

describe('The deployment files', () => {
  it('rewrite every page behind an id as the route table does', () => {
    const rewrites = [...read('deploy/nginx.conf').matchAll(/rewrite (\S+) (\S+) last;/g)].map(match => ({
      from: new RegExp(match[1] ?? ''),
      to: match[2] ?? '',
    }))
    for (const { pattern } of ROUTES.filter(route => route.pattern.includes('{id}'))) {
      for (const language of LANGUAGES) {
        const asked = pattern.replace('{lang}', language).replace('{id}', '0b0e7a9c')
        const rewrite = rewrites.find(({ from }) => from.test(asked))
        expect(asked.replace(rewrite?.from ?? '', rewrite?.to ?? '')).toBe(`${shellOf(asked)}.html`)
      }
    }
  })

  it('name only settings that the service reads', () => {
    const known = read('deploy/.env.example')
    const named = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(match => match[1] ?? '')
    expect(named.filter(name => !name.startsWith('POSTGRES_') && !known.includes(`${name}=`))).toEqual([])
  })
})
