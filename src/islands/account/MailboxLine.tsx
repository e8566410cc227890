import type { Texts } from '../../contract/texts.ts'

interface Props {
  /** Undefined where mails are sent: then there is nothing to say. */
  readonly path: string | undefined
  readonly texts: Texts['signIn']['login']['mailbox']
}

/** Says where the mail is in an installation that sends none. */
export const MailboxLine = ({ path, texts }: Props) =>
  path && (
    <p className="hint">
      {texts.text} <a href={path}>{texts.link}</a>
    </p>
  )
