import Negotiator from 'negotiator'
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../../../contract/languages.ts'
import { letterOnly, listPage, lockedPage, mailPage } from './mailbox-page.ts'
import { listOutbox, readOutbox } from './outbox-folder.ts'

export const MAILBOX_PATH = '/mailbox'

export type MailboxHandler = (request: Request) => Promise<Response>

const SHOWN_MAX = 200
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
const PATH = new RegExp(`^${MAILBOX_PATH}(?:/([0-9a-f]+)(/mail)?)?$`)

/** Mails of an outbox folder: `/mailbox` all, newest first, `/mailbox/{id}` one, `/mailbox/{id}/mail` only its HTML. */
export function openMailbox(folder: string): MailboxHandler {
  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405)
    const [found, id, isMailAlone] = PATH.exec(new URL(request.url).pathname) ?? []
    if (!found) return refused(404)
    const language = languageOf(request)
    if (!id) return page(listPage(await listOutbox(folder, SHOWN_MAX), language), PAGE_POLICY)
    const mail = await readOutbox(folder, id)
    if (!mail) return refused(404)
    return isMailAlone ? page(letterOnly(mail), MAIL_POLICY) : page(mailPage(mail, language), PAGE_POLICY)
  }
}

export const lockedMailbox = (request: Request): Response => page(lockedPage(languageOf(request)), PAGE_POLICY, 403)

function languageOf(request: Request): Language {
  const headers = { 'accept-language': request.headers.get('accept-language') ?? '' }
  const first = new Negotiator({ headers }).language([FALLBACK_LANGUAGE, ...LANGUAGES])
  return isLanguage(first) ? first : FALLBACK_LANGUAGE
}

const OWN = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' }

const page = (html: string, policy: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: { ...OWN, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })

const refused = (status: 404 | 405): Response => new Response(null, { status, headers: OWN })
