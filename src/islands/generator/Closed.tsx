import { useStore } from '@nanostores/react'
import { STAFF_HOURS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import { session } from '../../stores/session.ts'
import { MailLink } from '../account/MailLink.tsx'
import { useGeneratorContext } from './context.ts'

export function Closed() {
  const { texts, paths } = useGeneratorContext()
  const { notFound, generator } = texts
  const now = useStore(session.$session)
  return (
    <div className="wrap lost">
      <h1>{notFound.heading}</h1>
      <p className="lead">{notFound.text}</p>
      {now.state === 'signed-in' ? <ProveAgain email={now.email} /> : <p>{generator.closed.text}</p>}
      <p className="generator-actions">
        {now.state === 'signed-out' && (
          <a className="button gold" href={paths.login}>
            {generator.closed.signIn}
          </a>
        )}
        <a className="button quiet" href={paths.home}>
          {notFound.home}
        </a>
      </p>
    </div>
  )
}

function ProveAgain({ email }: { readonly email: string }) {
  const { language, texts } = useGeneratorContext()
  const { generator, confirm, frame } = texts
  return (
    <>
      <p>{fill(generator.closed.again, { hours: STAFF_HOURS })}</p>
      <MailLink
        email={email}
        language={language}
        to={window.location.pathname}
        label={confirm.mail}
        sent={confirm.sent}
        failed={confirm.failed}
        moment={frame.moment}
      />
    </>
  )
}
