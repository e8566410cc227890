import { loginWithPassword } from '../../contract/calls/login-with-password.ts'
import { loginWithPassword as signIn } from '../accounts/login-with-password.ts'
import { handOver } from '../http/give-session.ts'
import { answer } from '../http/handler.ts'

export default answer(loginWithPassword, async ({ body, caller }, service) => {
  const { networkHash } = caller
  return handOver(
    caller,
    await signIn(service, { ...body, to: body.to, action: body.action, browser: caller, networkHash }),
  )
})
