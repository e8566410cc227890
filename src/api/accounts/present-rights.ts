import type { ExpressionBuilder } from 'kysely'
import type { Edition } from '../../contract/shop.ts'
import type { Queries } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Viewer } from './visible-stories.ts'

type Recipient = Pick<Viewer, 'signedIn' | 'claimHash'>

/** Presents that this browser opened. */
export const openedPresents = (queries: Queries, claimHash: string) =>
  queries
    .selectFrom('present_browser')
    .innerJoin('present', 'present.id', 'present_browser.present_id')
    .where('present_browser.claim_hash', '=', claimHash)
    .where('present.ended_at', 'is', null)

/** Presents that this account keeps. */
export const keptPresents = (queries: Queries, account: string) =>
  queries.selectFrom('present').where('present.kept_by', '=', account).where('present.ended_at', 'is', null)

/** In a query of stories: to whom this account still has one wrapped, the next to be opened. */
export const wrappedFor = (build: ExpressionBuilder<Schema, 'story'>, { signedIn }: Recipient) =>
  build
    .selectFrom('present')
    .select('present.to_name')
    .whereRef('present.story_id', '=', 'story.id')
    .where('present.account_id', '=', signedIn?.session.proven ? signedIn.account.id : null)
    .where('present.ended_at', 'is', null)
    .where('present.opened_at', 'is', null)
    .orderBy('present.opens_at')
    .limit(1)

/** In a query of stories: who gave it to this browser or account. */
export const givenBy = (build: ExpressionBuilder<Schema, 'story'>, { signedIn, claimHash }: Recipient) =>
  build
    .selectFrom('present')
    .leftJoin('present_browser', join =>
      join
        .onRef('present_browser.present_id', '=', 'present.id')
        .on('present_browser.claim_hash', '=', claimHash ?? null),
    )
    .select('present.from_name')
    .whereRef('present.story_id', '=', 'story.id')
    .where('present.ended_at', 'is', null)
    .where(one =>
      one.or([
        one('present_browser.claim_hash', 'is not', null),
        one('present.kept_by', '=', signedIn?.session.proven ? signedIn.account.id : null),
      ]),
    )
    .orderBy('present.opens_at', 'desc')
    .limit(1)

/** The giver's words to whoever opened or keeps a present of a story: the newest, should there be several. */
export const dedicationTo = (
  queries: Queries,
  story: string,
  recipient: Recipient,
): Promise<{ readonly text: string; readonly from: string } | undefined> =>
  presentsOf(queries, story, recipient)
    .select(['present.dedication as text', 'present.from_name as from'])
    .where('present.dedication', '!=', '')
    .orderBy('present.opens_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What was given to whom, and which editions are part of it. */
export interface ReceivedEditions {
  /** Whether the caller opened or keeps a present of the story. */
  readonly isPresent: boolean
  /** Its recipient may download them. */
  readonly editions: readonly { readonly edition: Edition; readonly present: string }[]
}

export async function receivedEditions(
  queries: Queries,
  story: string,
  recipient: Recipient,
): Promise<ReceivedEditions> {
  const rows = await presentsOf(queries, story, recipient)
    .leftJoin('present_order', 'present_order.present_id', 'present.id')
    .leftJoin('shop_order', 'shop_order.id', 'present_order.order_id')
    .select(['shop_order.edition', 'present.id as present'])
    .execute()
  const editions = rows.flatMap(({ edition, present }) => (edition === null ? [] : [{ edition, present }]))
  return { isPresent: rows.length > 0, editions }
}

/** The newest present of a story that the caller opened or keeps. */
export const receivedPresent = (
  queries: Queries,
  story: string,
  recipient: Recipient,
): Promise<{ readonly id: string } | undefined> =>
  presentsOf(queries, story, recipient)
    .select('present.id')
    .orderBy('present.opens_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Presents of a story that were opened in this browser, or are kept by this account. */
const presentsOf = (queries: Queries, story: string, { signedIn, claimHash }: Recipient) =>
  queries
    .selectFrom('present')
    .leftJoin('present_browser', join =>
      join
        .onRef('present_browser.present_id', '=', 'present.id')
        .on('present_browser.claim_hash', '=', claimHash ?? null),
    )
    .where('present.story_id', '=', story)
    .where('present.ended_at', 'is', null)
    .where(build =>
      build.or([
        build('present_browser.claim_hash', 'is not', null),
        ...(signedIn?.session.proven ? [build('present.kept_by', '=', signedIn.account.id)] : []),
      ]),
    )
