import type { IncomingHttpHeaders } from 'node:http'
import type { PrintProfileName } from '../../contract/print-profile.ts'
import type { Clock } from '../../lib/clock.ts'
import type { AccountDeps } from '../accounts/account-deps.ts'
import type { DeletionDeps } from '../accounts/delete-account.ts'
import type { MessageDeps } from '../accounts/send-message.ts'
import type { Suggester } from '../author/suggest.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import type { PrintInvoice } from '../invoices/print-invoice.ts'
import type { SiteLandingDeps } from '../landings/landing-deps.ts'
import type { Log } from '../log/log.ts'
import type { Outages } from '../log/outages.ts'
import type { Files } from '../outside/files/files.ts'
import type { ShopDeps } from '../shop/shop-deps.ts'
import type { Publication } from '../site/publication.ts'
import type { Admission } from '../stories/admission.ts'
import type { Estimates } from '../stories/estimate.ts'
import type { Statuses } from '../stories/statuses.ts'

export interface Service
  extends Omit<AccountDeps, 'db'>,
    Pick<DeletionDeps, 'forgetMails' | 'notifyOwner'>,
    Pick<MessageDeps, 'operatorEmail' | 'queueMessage'>,
    Pick<ShopDeps, 'payments' | 'makeEdition' | 'sendReceipt' | 'seller' | 'sellsAudiobooks'> {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'send' | 'sendTask'>
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  readonly outages: Outages
  readonly secret: string
  readonly secureCookies: boolean
  readonly quotaAnonymous: number
  readonly quotaAccount: number
  readonly tokensPerDay: number
  readonly admission: Admission
  readonly estimates: Estimates
  readonly statuses: Statuses
  readonly suggester: Suggester
  /** Undefined where the mailbox is not shown to these headers. */
  mailboxPath(headers: IncomingHttpHeaders): string | undefined
  /** Secret of the content webhook; undefined: all are refused. */
  readonly contentWebhookSecret: string | undefined
  readonly printInvoice: PrintInvoice
  /** For which print house paperbacks are made. */
  readonly printProfile: PrintProfileName
  readonly publication: Pick<Publication, 'renderAll' | 'progress'>
  /** Undefined where this process shows no pages. */
  readonly landings: SiteLandingDeps | undefined
  notifyContent(): Promise<void>
}
