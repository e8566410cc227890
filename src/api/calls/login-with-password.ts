import { loginWithPassword } from '../../contract/calls/login-with-password.ts'
import { loginWithPassword as signIn } from '../accounts/login-with-password.ts'
import { giveSession } from '../http/give-session.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(loginWithPassword, async ({ body, caller }, service) => {
  const { networkHash } = caller
  return giveSession(
    caller,
    await signIn(service, { ...body, to: body.to, action: body.action, browser: caller, networkHash }),
  )
})
