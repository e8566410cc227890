import { declareWithdrawal } from '../../contract/calls/declare-withdrawal.ts'
import { defineHandler } from '../http/handler.ts'
import { declareWithdrawal as declare } from '../shop/declare-withdrawal.ts'

export default defineHandler(declareWithdrawal, async ({ body, caller }, service) =>
  declare(service, { ...body, language: body.lang }, caller),
)
