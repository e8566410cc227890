import type { Texts } from '../../contract/texts.ts'

interface Props {
  /** Undefined in an installation that sends mails. */
  readonly path: string | undefined
  readonly texts: Texts['signIn']['login']['mailbox']
}

export const MailboxLine = ({ path, texts }: Props) =>
  path && (
    <p className="hint">
      {texts.text} <a href={path}>{texts.link}</a>
    </p>
  )
