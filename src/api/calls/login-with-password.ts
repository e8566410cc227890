import { loginWithPassword } from '../../contract/calls/login-with-password.ts'
import { loginWithPassword as signIn } from '../accounts/login-with-password.ts'
import { answer } from '../http.ts'

export default answer(loginWithPassword, async ({ body, caller }, service) =>
  signIn(service, {
    email: body.email,
    password: body.password,
    to: body.to,
    action: body.action,
    browser: caller,
    networkHash: caller.networkHash,
  }),
)
