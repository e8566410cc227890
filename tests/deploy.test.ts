import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '../src/api/outside/content/request-body.ts'
import { LANGUAGES } from '../src/contract/languages.ts'
import { CONTENT_HOOK_MAX_BYTES } from '../src/contract/limits.ts'
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

  it('lead every language to its shells, and no other', () => {
    const lists = [...read('deploy/nginx.conf').matchAll(/rewrite \^\/\(([a-z|]+)\)/g)].map(match =>
      match[1]?.split('|'),
    )
    expect(lists.length).toBeGreaterThan(0)
    for (const list of lists) expect(list?.toSorted()).toEqual([...LANGUAGES].toSorted())
  })

  it('serve the release that the service keeps, and ask the service for everything else', () => {
    const conf = read('deploy/nginx.conf')
    expect(conf).toMatch(/^ {2}root \S+\/site\/current;$/m)
    expect(conf).toMatch(/^ {2}gzip_static on;$/m)
    expect(conf).toContain('try_files $uri $uri.html @service;')
    const asked = ['/api/', '/content/', '/share/landing/', '= /', '/s/', '@service']
    for (const place of asked) {
      const block = conf.slice(conf.indexOf(`location ${place} {`)).split('}')[0]
      expect(block).toContain('proxy_pass http://lumitale;')
    }
  })

  it('take bodies as long as the service does', () => {
    const limits = [...read('deploy/nginx.conf').matchAll(/client_max_body_size (\d+)m;/g)].map(match =>
      Number(match[1]),
    )
    const megabytes = (bytes: number) => bytes / (1024 * 1024)
    expect(limits).toEqual([megabytes(CONTENT_HOOK_MAX_BYTES), megabytes(UPLOAD_MAX_BYTES)])
  })

  it('show nobody what the service notes beside the pages', () => {
    expect(read('deploy/nginx.conf')).toMatch(/location ~ \/\\\. \{ return 404; \}/)
  })

  it('build in the container what needs no database, with every setting that pages are built with', () => {
    const container = read('deploy/Containerfile')
    expect(container).toContain('npm run build -- --bundle')
    const settings = /^const SETTINGS = \[(.*)\]$/m.exec(read('scripts/build.mjs'))?.[1]?.match(/[A-Z_]+/g) ?? []
    const taken = [...container.matchAll(/^ARG ([A-Z_]+)$/gm)].map(match => match[1])
    const given = [...read('deploy/compose.yaml').matchAll(/^ {8}([A-Z_]+): \$\{/gm)].map(match => match[1])
    expect(settings.length).toBeGreaterThan(0)
    expect(taken.toSorted()).toEqual(settings.toSorted())
    expect(given.toSorted()).toEqual(settings.toSorted())
  })

  it('name only settings that the service reads', () => {
    const known = read('deploy/.env.example')
    const named = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(match => match[1] ?? '')
    expect(named.filter(name => !name.startsWith('POSTGRES_') && !known.includes(`${name}=`))).toEqual([])
  })
})
