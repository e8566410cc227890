import { defineCall } from '../call.ts'
import { ReceivedWithdrawal, Withdrawal } from '../withdrawal.ts'

/** Public, with one answer for all, so that it reveals no orders. */
export const declareWithdrawal = defineCall({
  name: 'declare-withdrawal',
  method: 'POST',
  path: '/withdrawals',
  summary: 'Declares the withdrawal from a contract',
  body: Withdrawal,
  output: ReceivedWithdrawal,
  refusals: [],
})
