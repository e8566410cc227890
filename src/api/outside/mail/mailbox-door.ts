import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocal } from './is-local.ts'
import { isLocalName } from './local-names.ts'
import { MAILBOX_PATH, type MailboxHandler } from './mailbox.ts'

interface DoorOptions {
  /** The address visitors see. Where that is not this machine, others come here too: then there is no mailbox. */
  readonly publicOrigin: string
}

/** What a proxy adds to a request that it passes on: its sender is somebody else. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Where the mailbox is for whoever sits at this machine; undefined where visitors come from elsewhere. */
export const mailboxPathAt = (publicOrigin: string): string | undefined =>
  isLocalName(new URL(publicOrigin).hostname) ? MAILBOX_PATH : undefined

/** Puts the mailbox on the server, for whoever sits at this machine. To all others there is nothing. */
export function addMailbox(server: FastifyInstance, handle: MailboxHandler, { publicOrigin }: DoorOptions): void {
  if (mailboxPathAt(publicOrigin) === undefined) return
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    const response = await handle(asRequest(request))
    for (const [name, value] of response.headers) reply.header(name, value)
    return reply.code(response.status).send(await response.text())
  }
  server.get(MAILBOX_PATH, answer)
  server.get(`${MAILBOX_PATH}/*`, answer)
}

const isFromHere = ({ raw, headers }: FastifyRequest): boolean =>
  isLocal(raw.socket.remoteAddress, headers.host) && !FORWARDED.some(name => headers[name] !== undefined)

const asRequest = (request: FastifyRequest): Request =>
  new Request(new URL(request.url, 'http://localhost'), {
    headers: { 'accept-language': request.headers['accept-language'] ?? '' },
  })
