import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { assignUnclaimed } from '../../stores/library/assign-unclaimed.ts'
import type { Membership } from '../../stores/library/membership.ts'
import type { UnclaimedStore } from '../../stores/library/unclaimed.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { AllTexts, LibraryPaths } from './library-props.ts'

interface Props {
  readonly membership: Membership | undefined
  readonly unclaimed: UnclaimedStore
  readonly texts: AllTexts
  readonly paths: LibraryPaths
  readonly newest: string | undefined
}

export function MemberNote({ membership, unclaimed, texts, paths, newest }: Props) {
  const { library: own } = texts
  switch (membership?.state) {
    case 'guest': {
      const query = new URLSearchParams({ to: paths.tabs.overview, ...(newest && { story: newest }) })
      return (
        <Note icon="hourglass" text={fill(own.guest.text, { days: UNCLAIMED_STORY_DAYS })}>
          <a className="button paper small" href={`${paths.login}?${query}`}>
            {own.guest.signIn}
          </a>
        </Note>
      )
    }
    case 'unproven':
      return <Note icon="mail" text={fill(own.unproven, { email: membership.email })} />
    case 'member':
      return <UnclaimedNote account={membership.id} unclaimed={unclaimed} texts={texts} />
    default:
      return null
  }
}

interface NoteProps {
  readonly icon: string
  readonly text: string
  readonly children?: ReactNode
}

const Note = ({ icon, text, children }: NoteProps) => (
  <aside className="library-note sheet">
    <Icon name={icon} />
    <span>{text}</span>
    {children}
  </aside>
)

function UnclaimedNote({
  account,
  unclaimed,
  texts,
}: Pick<Props, 'unclaimed' | 'texts'> & { readonly account: string }) {
  const { state } = useStore(unclaimed.$unclaimed)
  const { unkept: own } = texts.library
  if (state !== 'some' && state !== 'keeping') return null
  const keep = async () => {
    const refused = await assignUnclaimed(call, unclaimed, account)
    if (refused) toasts.show(texts.errors.refusals[refused], 'error')
    else toasts.show(own.kept, 'success')
  }
  return (
    <Note icon="hourglass" text={fill(own.text, { days: UNCLAIMED_STORY_DAYS })}>
      <BusyButton className="button paper small" isBusy={state === 'keeping'} onClick={keep} moment={own.keeping}>
        {own.keep}
      </BusyButton>
    </Note>
  )
}
