import { readPrintPages } from '../../contract/calls/read-print-pages.ts'
import { printPages } from '../editions/print-pages.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(readPrintPages, async ({ params }, service) => printPages(service, params.id))
