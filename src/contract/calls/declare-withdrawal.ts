import { defineCall } from '../call.ts'
import { ReceivedWithdrawal, Withdrawal } from '../withdrawal.ts'

/** Taken from everybody and answered in one way, so that nobody learns of an order by asking. */
export const declareWithdrawal = defineCall({
  name: 'declare-withdrawal',
  method: 'POST',
  path: '/withdrawals',
  summary: 'Declares the withdrawal from a contract',
  body: Withdrawal,
  output: ReceivedWithdrawal,
  refusals: [],
})
