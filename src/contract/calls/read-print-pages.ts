import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { PreviewPage } from '../preview.ts'

export const readPrintPages = defineCall({
  name: 'read-print-pages',
  method: 'GET',
  path: '/print-orders/{id}/pages',
  summary: 'Cover and first pages of a paid paperback as pictures, trimmed; none once its text was changed',
  access: 'staff',
  params: z.strictObject({ id: z.uuid() }),
  output: z.array(PreviewPage),
  refusals: ['not-found'],
})
