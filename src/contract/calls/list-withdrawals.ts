import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { StaffWithdrawal } from '../withdrawal.ts'

export const listWithdrawals = defineCall({
  name: 'list-withdrawals',
  method: 'GET',
  path: '/withdrawals',
  summary: 'Every withdrawal that was declared, the newest first, two hundred at once',
  access: 'staff',
  query: z.strictObject({
    /** `declaredAt` of the last one shown. */
    before: z.optional(z.iso.datetime()),
  }),
  output: z.array(StaffWithdrawal),
  refusals: [],
})
