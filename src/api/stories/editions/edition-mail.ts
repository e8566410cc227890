import type { MadeEdition } from '../../../contract/edition.ts'
import { pathOf } from '../../../contract/routes.ts'
import { serverTexts } from '../../../contract/texts.server.ts'
import type { Queries } from '../../db/database.ts'
import type { NewMail } from '../../mails/new-mail.ts'

/** The page that each can be had on. A book on paper comes by post: nobody is told of the files it is printed from. */
const SHELVES = { ebook: 'ebooks', audiobook: 'audiobooks', paperback: undefined } as const

/**
 * The mail that an edition is there, to the story's owner; undefined for a story that nobody has claimed and for an
 * owner who has not shown that the mailbox is theirs.
 */
export async function editionMail(
  queries: Queries,
  { story: id, kind, origin }: { readonly story: string; readonly kind: MadeEdition; readonly origin: string },
): Promise<NewMail | undefined> {
  const shelf = SHELVES[kind]
  if (!shelf || kind === 'paperback') return undefined
  const owner = await queries
    .selectFrom('story')
    .innerJoin('account', 'account.id', 'story.account_id')
    .select(['story.title', 'account.email', 'account.language'])
    .where('story.id', '=', id)
    .where('account.proven_at', 'is not', null)
    .executeTakeFirst()
  if (!owner) return undefined
  const { email: to, language, title } = owner
  const { urls } = serverTexts(language)
  // By way of the login page, which lets whoever is signed in through: a mail is often read on another device.
  const query = new URLSearchParams({ to: pathOf(shelf, { language }, urls) })
  const link = `${origin}${pathOf('login', { language }, urls)}?${query}`
  return { kind: 'edition-ready', to, language, data: { link, edition: kind, ...(title && { title }) } }
}
