import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Texts } from '../../contract/texts.ts'
import type { createLogin, Login } from '../../stores/account/login.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  readonly login: ReturnType<typeof createLogin>
  readonly now: Login
  readonly texts: Pick<Texts, 'signIn' | 'errors' | 'frame'>
}

export function LoginForm(props: Props) {
  const { now, texts } = props
  const { login: own } = texts.signIn
  const { byPassword, email, password, failure, submit, toggle } = useLoginForm(props)
  const waiting = now.state === 'waiting'
  const problemOf = (field: 'email' | 'password') =>
    now.state === 'mistyped' && now.field === field ? explain(now.issue, texts.errors) : ''
  return (
    <>
      <h1>{own.heading}</h1>
      {!byPassword && <p className="lead">{own.lead}</p>}
      <form onSubmit={submit} noValidate>
        <EmailField
          id="login-email"
          label={own.email}
          placeholder={own.placeholder}
          typed={now.state === 'idle' ? now.email : ''}
          problem={problemOf('email')}
          autoComplete={byPassword ? 'username' : 'email'}
          input={email}
        />
        {byPassword && <PasswordField texts={own} problem={problemOf('password')} input={password} />}
        {failure && <Problem id="login-failure">{failure}</Problem>}
        <BusyButton
          locks
          type="submit"
          className="button gold"
          isBusy={waiting}
          moment={texts.frame.moment}
          icon={byPassword ? 'lock' : 'mail'}
        >
          {byPassword ? own.enter : own.send}
        </BusyButton>
        {!byPassword && <p className="hint">{own.hint}</p>}
        <hr className="stitch" />
        <button type="button" className="button quiet small" disabled={waiting} onClick={toggle}>
          {byPassword ? own.withLink : own.withPassword}
        </button>
      </form>
    </>
  )
}

/** The field that is wrong takes the focus. */
function useLoginForm({ login, now, texts }: Props) {
  const [byPassword, setByPassword] = useState(false)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const failure = now.state === 'failed' ? failureText(now.code, byPassword, texts) : ''
  useEffect(() => {
    if (now.state === 'mistyped') (now.field === 'email' ? email : password).current?.focus()
    if (failure) toasts.show(failure, 'error')
  }, [now, failure])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.current?.value ?? ''
    void (byPassword ? login.enterPassword(address, password.current?.value ?? '') : login.sendLink(address))
  }
  const toggle = () => {
    setByPassword(!byPassword)
    login.reset()
  }
  return { byPassword, email, password, failure, submit, toggle }
}

function failureText(code: string, byPassword: boolean, { signIn, errors }: Props['texts']): string {
  if (code === 'too-many-requests' || code === 'wrong-credentials') return errors.refusals[code]
  return byPassword ? signIn.login.notEntered : signIn.login.failed
}
