import { listWithdrawals } from '../../contract/calls/list-withdrawals.ts'
import { answer } from '../http/handler.ts'
import { allWithdrawals } from '../shop/list-withdrawals.ts'

export default answer(listWithdrawals, async ({ query }, { db }) => allWithdrawals(db, query))
