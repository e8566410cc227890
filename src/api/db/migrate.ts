import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as stories } from './migrations/001-stories.ts'
import { up as pictures } from './migrations/002-pictures.ts'
import { up as memory } from './migrations/003-memory.ts'
import { up as receipt } from './migrations/005-receipt.ts'
import { up as versions } from './migrations/006-versions.ts'
import { up as content } from './migrations/007-content.ts'
import { up as addresses } from './migrations/008-addresses.ts'
import { up as accounts } from './migrations/009-accounts.ts'
import { up as mail } from './migrations/010-mail.ts'
import { up as shares } from './migrations/011-shares.ts'
import { up as readingPlace } from './migrations/012-reading-place.ts'
import { up as shop } from './migrations/013-shop.ts'
import { up as editions } from './migrations/014-editions.ts'
import { up as withdrawal } from './migrations/015-withdrawal.ts'
import { up as landings } from './migrations/016-landings.ts'
import { up as reads } from './migrations/017-reads.ts'
import { up as edge } from './migrations/018-edge.ts'
import { up as accountSafety } from './migrations/019-account-safety.ts'
import { up as dailyUses } from './migrations/020-daily-uses.ts'
import { up as health } from './migrations/021-health.ts'
import { up as schedule } from './migrations/022-schedule.ts'
import { up as waiting } from './migrations/023-waiting.ts'
import { up as terms } from './migrations/024-terms.ts'
import { up as storyLanding } from './migrations/025-story-landing.ts'
import { up as storyRead } from './migrations/026-story-read.ts'
import { up as refusedParts } from './migrations/027-refused-parts.ts'
import { up as chapterQuotes } from './migrations/028-chapter-quotes.ts'
import { up as overruled } from './migrations/029-overruled.ts'
import { up as storyFailure } from './migrations/030-story-failure.ts'
import { up as presents } from './migrations/031-presents.ts'
import { up as shareWords } from './migrations/032-share-words.ts'
import { up as codes } from './migrations/033-codes.ts'
import { up as quotaReminder } from './migrations/034-quota-reminder.ts'
import { up as dedicatedFiles } from './migrations/035-dedicated-files.ts'
import { up as previews } from './migrations/036-previews.ts'
import { up as storyRatings } from './migrations/037-story-ratings.ts'
import { up as editionMails } from './migrations/038-edition-mails.ts'
import { up as printEvents } from './migrations/039-print-events.ts'
import { up as invoices } from './migrations/040-invoices.ts'
import { up as printOrders } from './migrations/041-print-orders.ts'
import { up as proofPages } from './migrations/042-proof-pages.ts'
import { up as presentPurchases } from './migrations/043-present-purchases.ts'
import { up as lengthPrices } from './migrations/044-length-prices.ts'
import { refuseNewer } from './newer-database.ts'

export const MIGRATIONS: Record<string, Migration> = {
  '001-stories': { up: stories },
  '002-pictures': { up: pictures },
  '003-memory': { up: memory },
  '005-receipt': { up: receipt },
  '006-versions': { up: versions },
  '007-content': { up: content },
  '008-addresses': { up: addresses },
  '009-accounts': { up: accounts },
  '010-mail': { up: mail },
  '011-shares': { up: shares },
  '012-reading-place': { up: readingPlace },
  '013-shop': { up: shop },
  '014-editions': { up: editions },
  '015-withdrawal': { up: withdrawal },
  '016-landings': { up: landings },
  '017-reads': { up: reads },
  '018-edge': { up: edge },
  '021-health': { up: health },
  '022-schedule': { up: schedule },
  '023-waiting': { up: waiting },
  '024-terms': { up: terms },
  '025-story-landing': { up: storyLanding },
  '026-story-read': { up: storyRead },
  '027-refused-parts': { up: refusedParts },
  '028-chapter-quotes': { up: chapterQuotes },
  '029-overruled': { up: overruled },
  '030-story-failure': { up: storyFailure },
  '031-presents': { up: presents },
  '032-share-words': { up: shareWords },
  '033-codes': { up: codes },
  '034-quota-reminder': { up: quotaReminder },
  '035-dedicated-files': { up: dedicatedFiles },
  '036-previews': { up: previews },
  '037-story-ratings': { up: storyRatings },
  '038-edition-mails': { up: editionMails },
  '039-print-events': { up: printEvents },
  '040-invoices': { up: invoices },
  '041-print-orders': { up: printOrders },
  '042-proof-pages': { up: proofPages },
  '043-present-purchases': { up: presentPurchases },
  '044-length-prices': { up: lengthPrices },
  '020-daily-uses': { up: dailyUses },
  '019-account-safety': { up: accountSafety },
}

/** Applies the migrations that are missing, up to and with `last`: all of them where none is named. */
export async function migrate<T>(db: Kysely<T>, last?: string): Promise<void> {
  await refuseNewer(db, Object.keys(MIGRATIONS))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error) throw new Error('the database could not be migrated', { cause: error })
}
