import { BRAND } from '../../../contract/brand.ts'
import type { Language } from '../../../contract/languages.ts'
import { serverTexts } from '../../../contract/texts.server.ts'
import { fill } from '../../../lib/fill.ts'
import { linkedText } from './linked-text.ts'
import { MAILBOX_STYLE } from './mailbox-style.ts'
import { html, Markup } from './markup.ts'
import type { OutboxMail } from './outbox-folder.ts'

export function listPage(mails: readonly OutboxMail[], language: Language): string {
  const { mailbox } = serverTexts(language).mails
  const rows = mails.map(
    mail =>
      html`<li><a href="/mailbox/${mail.id}"><b>${mail.subject}</b><span>${mail.to}</span>${time(mail, language)}</a></li>\n`,
  )
  const list = mails.length > 0 ? html`<ol>${rows}</ol>` : html`<p>${mailbox.empty}</p>`
  return frame(language, mailbox.heading, html`<h1>${mailbox.heading}</h1><p class="note">${mailbox.note}</p>${list}`)
}

export function lockedPage(language: Language): string {
  const { mailbox } = serverTexts(language).mails
  return frame(
    language,
    mailbox.heading,
    html`<h1>${mailbox.heading}</h1><p class="note">${fill(mailbox.locked, { brand: BRAND })}</p>`,
  )
}

export function mailPage(mail: OutboxMail, language: Language): string {
  const { mailbox } = serverTexts(language).mails
  return frame(
    language,
    mail.subject,
    html`<p><a href="/mailbox">${mailbox.back}</a></p>
<h1>${mail.subject}</h1>
<dl>
<dt>${mailbox.to}</dt><dd>${mail.to}</dd>
<dt>${mailbox.from}</dt><dd>${mail.from}</dd>
<dt>${mailbox.sent}</dt><dd>${time(mail, language)}</dd>
</dl>
<h2>${mailbox.mail}</h2>
<iframe title="${mailbox.mail}" src="/mailbox/${mail.id}/mail" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${mailbox.text}</h2>
<pre>${linkedText(mail.text)}</pre>`,
  )
}

export const letterOnly = ({ html: written }: OutboxMail): string =>
  written.replace(/<head>/i, '<head><base target="_blank">')

const time = ({ writtenAt }: OutboxMail, language: Language): Markup =>
  html`<time datetime="${writtenAt.toISOString()}">${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(writtenAt)}</time>`

const frame = (language: Language, title: string, body: Markup): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${BRAND} | ${title}</title>
<style>${new Markup(MAILBOX_STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>
`.text
