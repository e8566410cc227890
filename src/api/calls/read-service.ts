import { readService } from '../../contract/calls/read-service.ts'
import { STORY_LENGTHS } from '../../contract/limits.ts'
import { defineHandler } from '../http/handler.ts'

const offered = (lengths: readonly number[]) => STORY_LENGTHS.filter(length => lengths.includes(length))

export default defineHandler(readService, async ({ headers }, service) => {
  const { admission, estimates, mailboxPath, payments, seller } = service
  return {
    author: admission.author,
    languages: admission.languages && [...admission.languages],
    lengths: offered(admission.lengths),
    toddlerLengths: offered(admission.toddlerLengths),
    estimateSeconds: await estimates.seconds(admission.author),
    mailbox: mailboxPath(headers) ?? null,
    testPayment: payments.isTest,
    taxedPrices: seller.scheme === 'countries' || seller.scheme === 'own',
  }
})
