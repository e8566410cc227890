import { LINK_MINUTES } from '../../contract/account.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { MailboxLine } from './MailboxLine.tsx'
import { useSettledFocus } from './use-settled-focus.ts'

interface Props {
  readonly email: string
  readonly mailbox: string | undefined
  readonly texts: Texts['signIn']['login']
  readonly onAgain: () => void
}

export function LinkSent({ email, mailbox, texts: { found, mailbox: elsewhere }, onAgain }: Props) {
  const title = useSettledFocus<HTMLHeadingElement>()
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {found.heading}
      </h1>
      <p className="lead" role="status">
        {fill(found.text, { email, minutes: LINK_MINUTES })}
      </p>
      <MailboxLine path={mailbox} texts={elsewhere} />
      {!mailbox && <p className="hint">{found.missing}</p>}
      <button type="button" className="button paper" onClick={onAgain}>
        <Icon name="mail" />
        {found.again}
      </button>
    </>
  )
}
