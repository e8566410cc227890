import { useStore } from '@nanostores/react'
import type { Language } from '../../contract/languages.ts'
import { STAFF_HOURS } from '../../contract/limits.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { session } from '../../stores/session.ts'
import { MailLink } from './MailLink.tsx'

export interface StaffOnlyProps {
  readonly language: Language
  readonly texts: {
    readonly closed: Texts['generator']['closed']
    readonly notFound: Pick<Texts['pages']['notFound'], 'heading' | 'text' | 'home'>
    readonly confirm: Texts['settings']['confirm']
    readonly frame: Pick<Texts['frame'], 'moment'>
  }
  readonly paths: { readonly login: string; readonly home: string }
}

/** In place of a page for staff: a way to sign in, or to prove the mailbox again. */
export function StaffOnly({ language, texts, paths }: StaffOnlyProps) {
  const { notFound, closed, confirm, frame } = texts
  const now = useStore(session.$session)
  return (
    <div className="wrap lost">
      <h1>{notFound.heading}</h1>
      <p className="lead">{notFound.text}</p>
      {now.state === 'signed-in' ? (
        <>
          <p>{fill(closed.again, { hours: STAFF_HOURS })}</p>
          <MailLink
            email={now.email}
            language={language}
            to={window.location.pathname}
            label={confirm.mail}
            sent={confirm.sent}
            failed={confirm.failed}
            moment={frame.moment}
          />
        </>
      ) : (
        <p>{closed.text}</p>
      )}
      <p className="generator-actions">
        {now.state === 'signed-out' && (
          <a className="button gold" href={paths.login}>
            {closed.signIn}
          </a>
        )}
        <a className="button quiet" href={paths.home}>
          {notFound.home}
        </a>
      </p>
    </div>
  )
}
