import { describe, expect, it } from 'vitest'
import { netlifyRedirects, nginxRules } from '../../../src/api/export/host-rules.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { ROUTES, shellOf } from '../../../src/contract/routes.ts'

const FORMER = [
  { path: '/de/pages/alt', now: '/de/pages/neu' },
  { path: '/th/pages/บ้านเก่า', now: '/th/pages/บ้าน' },
  { path: '/en/pages/withdrawn', now: 'gone' },
  { path: '/en/pages/a; } location / { return 200', now: '/en' },
] as const

const SHELL_PATHS = ROUTES.filter(({ pattern }) => pattern.includes('{id}')).flatMap(({ pattern }) =>
  LANGUAGES.map(language => pattern.replace('{lang}', language).replace('{id}', '0b0e7a9c')),
)

interface Rule {
  readonly from: string
  readonly to: string
  readonly status: string
  readonly condition: string | undefined
}

const rules: Rule[] = netlifyRedirects(FORMER)
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => {
    const [from = '', to = '', status = '', condition] = line.split(/ +/)
    return { from, to, status, condition }
  })
/** As Netlify does: the first line that fits. */
const ruleFor = (path: string) =>
  rules.find(({ from }) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path))

const conf = nginxRules(FORMER)
const rewrites = [...conf.matchAll(/^rewrite (?:"([^"]+)"|(\S+)) (\S+) (last|redirect);$/gm)].map(match => ({
  from: new RegExp(match[1] ?? match[2] ?? ''),
  to: match[3] ?? '',
  flag: match[4],
}))
/** As nginx does: each in turn, until one says it is the last or leads elsewhere. */
function rewritten(path: string): { path: string; flag: string | undefined } {
  const rule = rewrites.find(({ from }) => from.test(path))
  return rule ? { path: path.replace(rule.from, rule.to), flag: rule.flag } : { path, flag: undefined }
}

describe('The rules for Netlify and Cloudflare', () => {
  it('answer every path with an id by its shell', () => {
    for (const path of SHELL_PATHS) expect(ruleFor(path)).toMatchObject({ to: shellOf(path), status: '200' })
  })

  it('lead the front door to the visitor’s language, and everybody else to English', () => {
    const rulesFrom = rules.filter(({ from }) => from === '/')
    expect(rulesFrom.map(({ to }) => to.slice(1)).toSorted()).toEqual([...LANGUAGES].toSorted())
    for (const { to, status, condition } of rulesFrom.slice(0, -1)) {
      expect([status, condition]).toEqual(['302', `Language=${to.slice(1)}`])
    }
    expect(rulesFrom.at(-1)).toEqual({ from: '/', to: '/en', status: '302', condition: undefined })
  })

  it('lead a shared story, passed on without a language, to the visitor’s', () => {
    const rulesFrom = rules.filter(({ from }) => from === '/s/*')
    expect(rulesFrom.map(({ to }) => to).toSorted()).toEqual(
      LANGUAGES.map(language => `/${language}/s/:splat`).toSorted(),
    )
    expect(rulesFrom.at(-1)).toEqual({ from: '/s/*', to: '/en/s/:splat', status: '302', condition: undefined })
  })

  it('lead former addresses to the new ones, encoded', () => {
    expect(ruleFor('/de/pages/alt')).toMatchObject({ to: '/de/pages/neu', status: '301' })
    expect(ruleFor(encodeURI('/th/pages/บ้านเก่า'))).toMatchObject({ to: encodeURI('/th/pages/บ้าน'), status: '301' })
  })

  it('have a page of its own language for whatever is not there', () => {
    for (const language of LANGUAGES) {
      expect(ruleFor(`/${language}/nowhere`)).toMatchObject({ to: `/${language}/404.html`, status: '404' })
    }
    expect(ruleFor('/nowhere')).toMatchObject({ to: '/404.html', status: '404' })
    expect(ruleFor('/en/pages/withdrawn')).toMatchObject({ to: '/en/404.html', status: '404' })
  })

  it('take nothing that is no address into a line', () => {
    expect(rules.every(({ status }) => /^\d{3}$/.test(status))).toBe(true)
    expect(netlifyRedirects(FORMER)).not.toContain('return 200')
  })
})

describe('The rules for nginx', () => {
  it('answer every path with an id by its shell', () => {
    for (const path of SHELL_PATHS) expect(rewritten(path)).toEqual({ path: `${shellOf(path)}.html`, flag: 'last' })
  })

  it('lead unknown languages to English and drop slashes at the end, never to another host', () => {
    expect(rewritten('/pt/pages/x')).toEqual({ path: '/en/pages/x', flag: 'redirect' })
    expect(rewritten('/pt')).toEqual({ path: '/en', flag: 'redirect' })
    expect(rewritten('/pt/x/')).toEqual({ path: '/en/x', flag: 'redirect' })
    expect(rewritten('/de/imprint/')).toEqual({ path: '/de/imprint', flag: 'redirect' })
    expect(rewritten('//elsewhere.example/').path).not.toMatch(/^\/elsewhere\.example$/)
    for (const path of ['/de', '/xx', '/favicon.svg', '/de/imprint']) expect(rewritten(path).flag).toBeUndefined()
  })

  it('lead a shared story, passed on without a language, to the visitor’s', () => {
    const [rule = ''] = /location ~ \^\/s\/[\s\S]*?\n\}/.exec(conf) ?? []
    expect(rule).toContain('return 302 $home$uri;')
    for (const language of LANGUAGES) expect(rule).toContain(`set $home /${language};`)
    expect(new RegExp(/location ~ (\S+) \{/.exec(rule)?.[1] ?? '').test('/s/abcdefghij-_lmnopqrstuv')).toBe(true)
  })

  it('know where landing pages were, and which are gone', () => {
    expect(conf).toContain('location = "/de/pages/alt" { return 301 /de/pages/neu; }')
    expect(conf).toContain(`location = "/th/pages/บ้านเก่า" { return 301 ${encodeURI('/th/pages/บ้าน')}; }`)
    expect(conf).toContain('location = "/en/pages/withdrawn" { error_page 404 410 /en/404.html; return 410; }')
    expect(conf).not.toContain('return 200')
  })

  it('close every block that they open', () => {
    const blocks = conf.replace(/"[^"]*"/g, '').replace(/^rewrite.*$/gm, '')
    expect(blocks.match(/\{/g)?.length).toBe(blocks.match(/\}/g)?.length)
  })
})
