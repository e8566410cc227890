import * as z from 'zod/mini'
import { type ContentOrigin, delivered, tombstone } from './delivery-shape.ts'
import { badRequest, invalidQuery } from './refusal.ts'
import type { Change, ContentStorage } from './storage.ts'

const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const
const PAGE_MAX = 1000

/** State of a reader, which sends it along, so that any process can continue. */
const Token = z.strictObject({
  after: z.int().check(z.gte(0)),
  /** Last change when the copy was begun: it never had what was deleted before. */
  begun: z.int().check(z.gte(0)),
  type: z.enum(TYPES),
  contentType: z.optional(z.string().check(z.maxLength(64))),
  limit: z.int().check(z.gte(1), z.lte(PAGE_MAX)),
})
type Token = z.output<typeof Token>

/** Changes since the token, and the address of the next page. Throws Refusal. */
export async function readSync(
  { storage, origin }: { storage: ContentStorage; origin: ContentOrigin },
  params: URLSearchParams,
  address: string,
): Promise<Record<string, unknown>> {
  const token = params.has('sync_token') ? tokenOf(params.get('sync_token') ?? '') : await begin(storage, params)
  const { kind, deletionsOnly } = filterOf(token.type)
  const changes = await storage.changes({
    after: token.after,
    deletionsAfter: token.begun,
    kind,
    deletionsOnly,
    type: token.contentType,
    limit: token.limit,
  })
  const after = changes.at(-1)?.number ?? token.after
  const next = `${address}?sync_token=${write({ ...token, after })}`
  return {
    sys: { type: 'Array' },
    items: changes.flatMap(change => itemOf(origin, change)),
    ...(changes.length === token.limit ? { nextPageUrl: next } : { nextSyncUrl: next }),
  }
}

export async function syncTokenOfNow(storage: ContentStorage): Promise<string> {
  const last = await storage.lastChange()
  return write({ after: last, begun: last, type: 'all', limit: PAGE_MAX })
}

const write = (token: Token) => Buffer.from(JSON.stringify(token)).toString('base64url')

function tokenOf(text: string): Token {
  try {
    return Token.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    // Any bad token has the same remedy: begin anew.
    throw badRequest('The sync token cannot be read.')
  }
}

async function begin(storage: ContentStorage, params: URLSearchParams): Promise<Token> {
  if (params.get('initial') !== 'true') throw badRequest('A sync begins with initial=true.')
  const token = Token.safeParse({
    after: 0,
    begun: await storage.lastChange(),
    type: params.get('type') ?? 'all',
    contentType: params.get('content_type') ?? undefined,
    limit: Number(params.get('limit') ?? PAGE_MAX),
  })
  if (!token.success) throw invalidQuery('sync', String(token.error.issues[0]?.path[0]))
  return token.data
}

function filterOf(type: Token['type']): { kind: 'Entry' | 'Asset' | undefined; deletionsOnly: boolean } {
  const deletionsOnly = type.startsWith('Delet')
  if (type === 'Entry' || type === 'DeletedEntry') return { kind: 'Entry', deletionsOnly }
  if (type === 'Asset' || type === 'DeletedAsset') return { kind: 'Asset', deletionsOnly }
  return { kind: undefined, deletionsOnly }
}

/** Nothing for a resource withdrawn meanwhile: that is a later change. */
function itemOf(origin: ContentOrigin, change: Change): Record<string, unknown>[] {
  const { deletedAt, resource } = change
  if (deletedAt) return [tombstone(origin, { ...change, deletedAt })]
  return resource ? [delivered(origin, resource, true)] : []
}
