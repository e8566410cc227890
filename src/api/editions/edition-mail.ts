import type { MadeEdition } from '../../contract/edition.ts'
import type { Language } from '../../contract/languages.ts'
import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Queries } from '../db/database.ts'
import type { NewMail } from '../mails/new-mail.ts'

/** The page of each edition. A paperback comes by post: its files are not announced. */
const LIBRARY_ROUTES = { ebook: 'ebooks', audiobook: 'audiobooks', paperback: undefined } as const

interface Made {
  readonly story: string
  readonly kind: MadeEdition
}

/** Address, language, and whether the story may be named: its words go to a proven mailbox only. */
interface Addressee {
  readonly to: string
  readonly language: Language
  readonly title: string | null
}

/** The mail about a ready edition, to the proven mailbox, else the paying address. Undefined without either. */
export async function editionMail(
  queries: Queries,
  { origin, ...made }: Made & { readonly origin: string },
): Promise<NewMail | undefined> {
  const route = LIBRARY_ROUTES[made.kind]
  if (!route || made.kind === 'paperback') return undefined
  const addressee = (await ownerOf(queries, made)) ?? (await payerOf(queries, made))
  if (!addressee) return undefined
  const { to, language, title } = addressee
  const { urls } = serverTexts(language)
  // By way of the login page, which passes signed-in visitors on: mails are often read on another device.
  const query = new URLSearchParams({ to: pathOf(route, { language }, urls) })
  const link = `${origin}${pathOf('login', { language }, urls)}?${query}`
  return {
    kind: 'edition-ready',
    to,
    language,
    data: { link, edition: made.kind, ...(title && { title, story: made.story }) },
  }
}

const ownerOf = (queries: Queries, { story }: Made): Promise<Addressee | undefined> =>
  queries
    .selectFrom('story')
    .innerJoin('account', 'account.id', 'story.account_id')
    .select(['story.title', 'account.email as to', 'account.language'])
    .where('story.id', '=', story)
    .where('account.proven_at', 'is not', null)
    .executeTakeFirst()

async function payerOf(queries: Queries, { story, kind }: Made): Promise<Addressee | undefined> {
  const order = await queries
    .selectFrom('edition_grant')
    .innerJoin('shop_order', 'shop_order.id', 'edition_grant.order_id')
    .select(['shop_order.email as to', 'shop_order.language'])
    .where('edition_grant.story_id', '=', story)
    .where('edition_grant.edition', '=', kind)
    .executeTakeFirst()
  return order?.to ? { to: order.to, language: order.language, title: null } : undefined
}
