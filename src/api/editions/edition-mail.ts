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
  const payer = await payerOf(queries, made)
  // A recipient who bought it is told, and not the giver.
  const addressee = payer?.isRecipient ? payer : ((await ownerOf(queries, made)) ?? payer)
  if (!addressee) return undefined
  const { to, language, title } = addressee
  const { urls } = serverTexts(language)
  // By way of the login page, which passes signed-in visitors on: mails are often read on another device.
  const query = new URLSearchParams({ to: pathOf(route, { language }, urls) })
  const library = `${origin}${pathOf('login', { language }, urls)}?${query}`
  // Who has no library opens the present once more.
  const isForPresent = payer?.isRecipient === true && !payer.hasAccount
  const link = isForPresent ? origin + pathOf('present-code', { language }, urls) : library
  return {
    kind: 'edition-ready',
    to,
    language,
    data: {
      link,
      edition: made.kind,
      ...(title && { title, story: made.story }),
      ...(isForPresent && { isForPresent }),
    },
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

/** Who paid for it. */
interface Payer extends Addressee {
  readonly isRecipient: boolean
  readonly hasAccount: boolean
}

async function payerOf(queries: Queries, { story, kind }: Made): Promise<Payer | undefined> {
  const order = await queries
    .selectFrom('edition_grant')
    .innerJoin('shop_order', 'shop_order.id', 'edition_grant.order_id')
    .select(['shop_order.email as to', 'shop_order.language', 'shop_order.present_id', 'shop_order.account_id'])
    .where('edition_grant.story_id', '=', story)
    .where('edition_grant.edition', '=', kind)
    .executeTakeFirst()
  if (!order?.to) return undefined
  const { to, language, present_id: present, account_id: account } = order
  return { to, language, title: null, isRecipient: present !== null, hasAccount: account !== null }
}
