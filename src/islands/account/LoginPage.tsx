import './sign-in.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'
import { createLogin } from '../../stores/account/login.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { session } from '../../stores/session.ts'
import Toast from '../toast/Toast.tsx'
import { LinkSent } from './LinkSent.tsx'
import { LoginForm } from './LoginForm.tsx'
import { Onward } from './Onward.tsx'
import { StageEntrance } from './StageEntrance.tsx'

interface Props {
  readonly language: Language
  readonly texts: Pick<Texts, 'signIn' | 'errors' | 'frame'>
}

export default function LoginPage({ language, texts }: Props) {
  const [login] = useState(() =>
    createLogin({ ask: call, clock: browserClock, session, language, leave: path => location.replace(path) }),
  )
  const now = useStore(login.$login, { ssr: 'initial' })
  useEffect(() => {
    void login.open(location.search)
    return login.stop
  }, [login])
  const { login: own } = texts.signIn
  const isIn = now.state === 'signed-in' || now.state === 'passing'
  return (
    <div className="wrap account">
      <StageEntrance isOpen={isIn} />
      <div className="sheet day account-sheet">
        {isIn && <Onward heading={own.created} text={own.onward} />}
        {now.state === 'sent' && <LinkSent email={now.email} mailbox={now.mailbox} texts={own} onAgain={login.reset} />}
        {!isIn && now.state !== 'sent' && <LoginForm login={login} now={now} texts={texts} />}
      </div>
      <Toast closeLabel={texts.frame.close} />
    </div>
  )
}
