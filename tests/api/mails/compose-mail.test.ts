import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { composeMail } from '../../../src/api/mails/compose-mail.ts'
import type { MailContent, MailKind } from '../../../src/api/mails/new-mail.ts'
import { PICTURE_ADDRESS } from '../../../src/api/outside/mail/mailer.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { exampleContent, LINK } from './example-content.ts'

const KINDS: readonly MailKind[] = [
  'sign-in',
  'welcome',
  'story-ready',
  'edition-ready',
  'receipt',
  'refund',
  'withdrawal',
  'quota-free',
]
const EACH = KINDS.flatMap(kind => LANGUAGES.map(language => [kind, language] as const))
const SUBJECT_MAX = 60
/** Gmail cuts longer mails. */
const HTML_MAX_BYTES = 102_400
const HOSTILE = `"><script>alert(1)</script><img src=x onerror='x'>&`

const asText = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")

describe('A mail', () => {
  it.each(EACH)('of kind %s in %s is a page of its own that fetches nothing', async (kind, language) => {
    const { subject, html } = composeMail(exampleContent(language)[kind])
    expect(html).toContain(`<html lang="${language}"`)
    expect(subject.length).toBeGreaterThan(5)
    expect(subject.length).toBeLessThanOrEqual(SUBJECT_MAX)
    expect(Buffer.byteLength(html)).toBeLessThan(HTML_MAX_BYTES)
    expect(html).not.toMatch(/<(?:img|link|script|iframe|svg|table|object|video)|url\(|@import|src=|\{\w+\}|undefined/)
    expect(new Set([...html.matchAll(/href="([^"]*)"/g)].map(match => match[1]?.replaceAll('&amp;', '&')))).toEqual(
      new Set([LINK, `https://tales.example/${language}/imprint`]),
    )
    const report = await new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off' },
    }).validateString(html)
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]))).toEqual(
      [],
    )
  })

  it.each(LANGUAGES)('about a story shows the cover that goes with it, and says what it is: %s', async language => {
    for (const kind of ['story-ready', 'edition-ready', 'receipt'] as const) {
      const picture = new Uint8Array([1])
      const made = composeMail(exampleContent(language)[kind], {
        cover: { bytes: picture, title: `Mila "${HOSTILE}` },
      })
      expect(made.picture).toBe(picture)
      expect([...made.html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, address]) => address)).toEqual([
        PICTURE_ADDRESS,
      ])
      expect(/alt="([^"]*)"/.exec(made.html)?.[1]).toContain('Mila')
      expect(made.html).not.toContain('<script>')
      expect(made.text).toBe(composeMail(exampleContent(language)[kind]).text)
      const report = await new HtmlValidate({
        extends: ['html-validate:standard'],
        rules: { 'no-inline-style': 'off', 'require-sri': 'off', 'long-title': 'off' },
      }).validateString(made.html)
      expect(report.results).toEqual([])
    }
  })

  it.each(EACH)('of kind %s in %s says the same as text, with its link on a line of its own', (kind, language) => {
    const { html, text } = composeMail(exampleContent(language)[kind])
    expect(text.split('\n')).toContain(LINK)
    expect(text).not.toMatch(/[<>]|\{\w+\}|undefined/)
    const said = asText(html).replace(/\s+/g, ' ')
    for (const line of text.split('\n').filter(part => part !== LINK && part !== '-- ' && !part.includes('imprint')))
      expect(said).toContain(line.replace(/\s+/g, ' '))
  })

  it('has a subject of its own in every language', () => {
    for (const kind of KINDS) {
      const subjects = LANGUAGES.map(language => composeMail(exampleContent(language)[kind]).subject)
      expect(new Set(subjects).size).toBe(LANGUAGES.length)
    }
  })

  it.each(LANGUAGES)('does not tell a story’s title outside of it, in %s', language => {
    const { subject, html } = composeMail(exampleContent(language)['story-ready'])
    expect(subject).not.toContain('Mila')
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).not.toContain('Mila')
  })

  it('says what was paid, for what, and under which number', () => {
    const { text } = composeMail(exampleContent('de').receipt)
    expect(text).toContain('Hörbuch')
    expect(text).toMatch(/4,50\s€/)
    expect(text).toContain('22. November 2026')
    expect(text).toContain('5F0B6D0E')
    expect(text).toContain('22. November 2026 um 09:58:12 UTC hast du ausdrücklich zugestimmt')
    expect(text).toContain('https://tales.example/de/withdrawal')
  })

  it.each(LANGUAGES)('says what goes back, for which order, and whether what was bought stays: %s', language => {
    const { data } = exampleContent(language).refund
    const said = [true, false].map(isWhole => {
      const { text, document } = composeMail({ kind: 'refund', language, data: { ...data, isWhole } } as MailContent)
      expect(text).toMatch(language === 'en' ? /€2\.50/ : /2[.,]50\s?€|€\s?2[.,]50/)
      for (const part of ['5F0B6D0E', '2026-C-000001', 'https://tales.example/de/login?to=%2Fde%2Fsettings'])
        expect(text).toContain(part)
      expect(document).toBeUndefined()
      return text
    })
    expect(said[0]).not.toBe(said[1])
  })

  it.each(['receipt', 'refund'] as const)('%s says that its PDF goes with it only where it does', kind => {
    const document = { name: 'Gutschrift 2026-C-000001.pdf', bytes: new Uint8Array([1]) }
    for (const language of LANGUAGES) {
      const without = composeMail(exampleContent(language)[kind])
      const made = composeMail(exampleContent(language)[kind], { document })
      expect(made.document).toBe(document)
      expect(without.text).toContain('login?to=')
      expect(made.text).not.toContain('login?to=')
    }
  })

  it('keeps what was declared, by whom and when to the second, and says whether the money comes back', () => {
    const { text } = composeMail(exampleContent('de').withdrawal)
    for (const stored of ['23. November 2026 um 10:00:07 UTC', '5F0B6D0E', 'Mila Morgenstern', 'Hörbuch', '14 Tagen'])
      expect(text).toContain(stored)
  })

  it.each(LANGUAGES)(
    'to the operator leads nowhere, keeps its lines, and is answered to whoever wrote it: %s',
    language => {
      const { subject, html, text, replyTo } = composeMail(exampleContent(language).message)
      expect(replyTo).toBe('nan@reader.example')
      expect(text).toContain('\n\nMein Buch ist nicht da.\n\nKönnt ihr nachsehen?\n\n')
      for (const said of ['5F0B6D0E', 'nan@reader.example', 'ไทย']) {
        expect(text).toContain(said)
        expect(html).toContain(said)
      }
      expect(subject).not.toMatch(/Buch|nan@|5F0B6D0E/)
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
        `https://tales.example/${language}/imprint`,
      ])
      expect(`${text}${html}`).not.toMatch(/\{\w+\}|undefined/)
      const { data } = exampleContent(language).message
      const hostile = composeMail({ kind: 'message', language, data: { ...data, text: HOSTILE } } as MailContent)
      expect(hostile.html).not.toMatch(/<script|<img/)
      expect(hostile.subject).toBe(subject)
    },
  )

  it('lets no value be HTML', () => {
    const { data, ...rest } = exampleContent('en')['sign-in']
    const hostile: MailContent[] = [
      { ...rest, data: { ...data, link: `${LINK}&x=${HOSTILE}`, browser: HOSTILE } } as MailContent,
      { kind: 'story-ready', language: 'en', data: { link: LINK, title: HOSTILE } },
    ]
    for (const content of hostile) {
      const { html } = composeMail(content)
      expect(html).not.toMatch(/<script|<img|onerror='/)
      expect(html).toContain('&lt;script&gt;')
    }
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/de/verify', 'mailto:a@b.example'])(
    'does not lead to %s',
    link => {
      expect(() => composeMail({ kind: 'story-ready', language: 'en', data: { link } })).toThrow()
    },
  )

  it('names the browser that asked only when it is known', () => {
    const known = composeMail(exampleContent('de')['sign-in'])
    expect(known.text).toContain('Firefox, Windows')
    const unknown = composeMail({ kind: 'sign-in', language: 'de', data: { link: LINK, minutes: 10 } })
    expect(unknown.text).not.toContain('Angefordert')
  })

  it('says how long its link lives, and what was kept', () => {
    const welcome = (stories?: number, minutes = 10) =>
      composeMail({
        kind: 'welcome',
        language: 'en',
        data: { link: LINK, minutes, ...(stories !== undefined && { stories }) },
      }).text
    expect(welcome(0)).toContain('It is still empty.')
    expect(welcome(1)).toContain('One story is already standing on it.')
    expect(welcome(3, 1)).toContain('3 stories')
    expect(welcome(3, 1)).toContain('for one minute')
    expect(welcome(3)).toContain('for 10 minutes')
    expect(welcome()).not.toMatch(/empty|standing/)
  })
})
