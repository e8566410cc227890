import { Account } from '../account.ts'
import { defineCall } from '../call.ts'

export const readAccount = defineCall({
  name: 'read-account',
  method: 'GET',
  path: '/user',
  summary: "The caller's account",
  access: 'session',
  output: Account,
  refusals: [],
})
