import { useStore } from '@nanostores/react'
import { UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { Membership } from '../../stores/library/membership.ts'
import type { UnkeptStore } from '../../stores/library/unkept.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { Icon } from '../icon/Icon.tsx'
import type { AllTexts, LibraryPaths } from './library-props.ts'

interface Props {
  readonly membership: Membership | undefined
  readonly unkept: UnkeptStore
  readonly texts: AllTexts
  readonly paths: LibraryPaths
  /** The story that signing in keeps at once. */
  readonly newest: string | undefined
}

/** Says to whoever has not made sure of their stories yet how they stay. */
export function MemberNote({ membership, unkept, texts: { library: texts, errors }, paths, newest }: Props) {
  const now = useStore(unkept.$unkept)
  const days = UNCLAIMED_STORY_DAYS
  if (membership?.state === 'guest') {
    const query = new URLSearchParams({ to: paths.tabs.overview, ...(newest && { story: newest }) })
    return (
      <aside className="lib-note sheet">
        <Icon name="hourglass" />
        <span>{fill(texts.guest.text, { days })}</span>
        <a className="btn paper sm" href={`${paths.login}?${query}`}>
          {texts.guest.signIn}
        </a>
      </aside>
    )
  }
  if (membership?.state === 'unproven')
    return (
      <aside className="lib-note sheet">
        <Icon name="mail" />
        <span>{fill(texts.unproven, { email: membership.email })}</span>
      </aside>
    )
  if (membership?.state !== 'member' || (now.state !== 'some' && now.state !== 'keeping')) return null
  const keep = async () => {
    const refused = await unkept.keep(membership.id)
    if (refused) toasts.show(errors.refusals[refused], 'error')
    else toasts.show(texts.unkept.kept, 'success')
  }
  const isBusy = now.state === 'keeping'
  return (
    <aside className="lib-note sheet">
      <Icon name="hourglass" />
      <span>{fill(texts.unkept.text, { days })}</span>
      <button type="button" className="btn paper sm" aria-busy={isBusy || undefined} onClick={keep}>
        {isBusy && <span className="spin" />}
        {isBusy ? texts.unkept.keeping : texts.unkept.keep}
      </button>
    </aside>
  )
}
