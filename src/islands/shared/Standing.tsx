import { useEffect, useRef } from 'react'
import type { Standing as State } from '../../stores/shared/shared-story.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ProofLink } from './ProofLink.tsx'
import { ReadIt } from './ReadIt.tsx'
import type { SheetProps } from './shared-props.ts'

const UNDER_WAY: readonly State[] = ['adding', 'removing']
const UNPROVEN: readonly State[] = ['unproven', 'mailing', 'mailed', 'not-mailed']
const IN_LIBRARY: readonly State[] = ['own', 'added', 'kept', 'not-removed']

export function Standing(props: SheetProps) {
  const { now, store, texts, paths } = props
  const { sharedStory: own } = texts
  const { standing } = now
  const line = useRef<HTMLParagraphElement>(null)
  const hasActed = useRef(false)
  // The pressed button is gone with the change; without a press the focus stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the standing's change that takes the button away
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) line.current?.focus()
  }, [standing])
  return (
    <div
      className="shared-standing"
      onClickCapture={() => {
        hasActed.current = true
      }}
    >
      <p ref={line} tabIndex={-1} role="status" className={standing === 'added' ? 'shared-line done' : 'shared-line'}>
        {standing === 'added' && <Icon name="check" />}
        {UNDER_WAY.includes(standing) && <Spinner />}
        {lineOf(standing, props)}
      </p>
      {standing === 'visitor' && <SignIn login={paths.login} texts={own.visitor} />}
      {(standing === 'removed' || standing === 'not-added') && (
        <div className="shared-actions">
          <button type="button" className="button gold" onClick={() => void store.add()}>
            <Icon name="plus" />
            {own.add}
          </button>
        </div>
      )}
      {IN_LIBRARY.includes(standing) && <ReadIt {...props} />}
      {UNPROVEN.includes(standing) && <ProofLink {...props} />}
    </div>
  )
}

interface SignInProps {
  readonly login: string
  readonly texts: SheetProps['texts']['sharedStory']['visitor']
}

const SignIn = ({ login, texts }: SignInProps) => (
  <>
    <div className="shared-actions">
      <a className="button gold" href={loginOf(login)}>
        <Icon name="user" />
        {texts.login}
      </a>
    </div>
    <p className="hint">{texts.hint}</p>
  </>
)

function lineOf(standing: State, { texts: { sharedStory: own, frame } }: SheetProps): string {
  if (UNPROVEN.includes(standing)) return standing === 'mailed' ? '' : own.proof.text
  const lines: Partial<Record<State, string>> = {
    visitor: own.visitor.text,
    adding: own.adding,
    added: own.added,
    kept: own.kept,
    own: own.own,
    removing: frame.moment,
    removed: own.removed,
    'not-added': own.notAdded,
    'not-removed': own.notRemoved,
  }
  return lines[standing] ?? ''
}

/** The login page adds the story and leads back here. */
function loginOf(login: string): string {
  const share = location.pathname.split('/').at(-1) ?? ''
  return `${login}?${new URLSearchParams({ share, to: location.pathname })}`
}
