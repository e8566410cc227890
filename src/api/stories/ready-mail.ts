import { pathOf } from '../../contract/routes.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { Queries } from '../db/database.ts'
import type { NewMail } from '../mails/new-mail.ts'

/** The completion mail of a story claimed before; else undefined. Once: send it in the same transaction. */
export async function claimReadyMail(
  transaction: Queries,
  { story: id, origin }: { readonly story: string; readonly origin: string },
): Promise<NewMail | undefined> {
  const story = await transaction
    .updateTable('story')
    .set({ mail_when_ready: false })
    .where('id', '=', id)
    .where('mail_when_ready', '=', true)
    .returning(['title', 'account_id'])
    .executeTakeFirst()
  if (!story) return undefined
  const account = await transaction
    .selectFrom('account')
    .select(['email', 'language', 'proven_at'])
    .where('id', '=', story.account_id)
    .executeTakeFirst()
  if (!account) return undefined
  const { email: to, language } = account
  const { urls } = serverTexts(language)
  // By way of the login page, which passes signed-in visitors on: mails are often read on another device.
  const query = new URLSearchParams({ to: pathOf('ebook', { language, id }, urls) })
  const link = `${origin}${pathOf('login', { language }, urls)}?${query}`
  const title = account.proven_at && story.title ? { title: story.title, story: id } : {}
  return { kind: 'story-ready', to, language, data: { link, ...title } }
}
