import { listWithdrawals } from '../../contract/calls/list-withdrawals.ts'
import { defineHandler } from '../http/handler.ts'
import { allWithdrawals } from '../shop/list-withdrawals.ts'

export default defineHandler(listWithdrawals, async ({ query }, { db }) => allWithdrawals(db, query))
