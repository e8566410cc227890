import type { IncomingHttpHeaders } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForwarded } from '../../outside/mail/is-forwarded.ts'
import { isLocal, isLocalHost } from '../../outside/mail/is-local.ts'
import { isLocalName } from '../../outside/mail/local-names.ts'
import { lockedMailbox, MAILBOX_PATH, type MailboxHandler } from '../../outside/mail/mailbox.ts'
import { isMailboxKey } from '../../outside/mail/mailbox-key.ts'

interface MailboxOptions {
  /** The public origin. No mailbox unless it is this machine. */
  readonly publicOrigin: string
  /** Required: a proxy may look like this machine. */
  readonly key: string
}

const KEY_COOKIE = 'mailbox'

/** Only where the public address is this machine. */
export const hasMailbox = (publicOrigin: string): boolean => isLocalName(new URL(publicOrigin).hostname)

/** The mailbox's path for a request from this machine, by its headers; else undefined. */
export const mailboxPathFor = (publicOrigin: string, headers: IncomingHttpHeaders): string | undefined =>
  hasMailbox(publicOrigin) && isLocalHost(headers.host) && !isForwarded(headers) ? MAILBOX_PATH : undefined

/** The address with the key, for the process's output only. */
export const mailboxLink = (origin: string, key: string): string => `${origin}${MAILBOX_PATH}?key=${key}`

/** Serves the mailbox to this machine with the key; says without it where the key is. 404 for others. */
export async function addMailbox(
  server: FastifyInstance,
  handle: MailboxHandler,
  options: MailboxOptions,
): Promise<void> {
  if (hasMailbox(options.publicOrigin)) await server.register(door => registerMailbox(door, handle, options))
}

async function registerMailbox(scope: FastifyInstance, handle: MailboxHandler, { key }: MailboxOptions): Promise<void> {
  await scope.register(cookie)
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    const { key: shown } = request.query as { readonly key?: unknown }
    if (isMailboxKey(key, shown)) return setKeyCookie(request, reply, key)
    const hasKey = isMailboxKey(key, request.cookies[KEY_COOKIE])
    const response = hasKey ? await handle(asRequest(request)) : lockedMailbox(asRequest(request))
    for (const [name, value] of response.headers) reply.header(name, value)
    return reply.code(response.status).send(await response.text())
  }
  scope.get(MAILBOX_PATH, serve)
  scope.get(`${MAILBOX_PATH}/*`, serve)
}

/** Stores the key in an HttpOnly cookie and redirects to the page without it. */
const setKeyCookie = (request: FastifyRequest, reply: FastifyReply, key: string): FastifyReply =>
  reply
    .setCookie(KEY_COOKIE, key, { path: MAILBOX_PATH, httpOnly: true, sameSite: 'lax' })
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(new URL(asRequest(request).url).pathname, 303)

const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  isLocal(raw.socket.remoteAddress, headers.host) && !isForwarded(headers)

const asRequest = (request: FastifyRequest): Request =>
  new Request(new URL(request.url, 'http://localhost'), {
    headers: { 'accept-language': request.headers['accept-language'] ?? '' },
  })
