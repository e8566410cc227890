import { AccountExport } from '../account-export.ts'
import { defineCall } from '../call.ts'

export const exportAccount = defineCall({
  name: 'export-account',
  method: 'GET',
  path: '/user/export',
  summary: 'Everything that is kept of the caller',
  access: 'session',
  output: AccountExport,
  refusals: [],
})
