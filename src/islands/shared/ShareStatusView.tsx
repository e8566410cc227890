import { useEffect, useRef } from 'react'
import type { ShareStatus as State } from '../../stores/shared/shared-story.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ProofLink } from './ProofLink.tsx'
import { ReadIt } from './ReadIt.tsx'
import type { SheetProps } from './shared-props.ts'

const UNDER_WAY: readonly State[] = ['adding', 'removing']
const UNPROVEN: readonly State[] = ['unproven', 'mailing', 'mailed', 'not-mailed']
const IN_LIBRARY: readonly State[] = ['own', 'added', 'kept', 'not-removed']

interface Props extends SheetProps {
  /** The story can be read here: signing in only keeps it. */
  readonly isKept?: boolean
}

export function ShareStatusView(props: Props) {
  const { now, store, texts, paths } = props
  const { sharedStory: own } = texts
  const { status } = now
  const line = useRef<HTMLParagraphElement>(null)
  const hasChanged = useRef(false)
  // The pressed button is gone with the change; without a press the focus stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the standing's change that takes the button away
  useEffect(() => {
    if (hasChanged.current && document.activeElement === document.body) line.current?.focus()
  }, [status])
  return (
    <div
      className="shared-standing"
      onClickCapture={() => {
        hasChanged.current = true
      }}
    >
      <p ref={line} tabIndex={-1} role="status" className={status === 'added' ? 'shared-line done' : 'shared-line'}>
        {status === 'added' && <Icon name="check" />}
        {UNDER_WAY.includes(status) && <Spinner />}
        {lineOf(status, props)}
      </p>
      {status === 'visitor' && <SignIn login={paths.login} texts={own.visitor} isKept={props.isKept === true} />}
      {(status === 'removed' || status === 'not-added') && (
        <div className="shared-actions">
          <button type="button" className="button gold" onClick={() => void store.add()}>
            <Icon name="plus" />
            {own.add}
          </button>
        </div>
      )}
      {IN_LIBRARY.includes(status) && <ReadIt {...props} />}
      {UNPROVEN.includes(status) && <ProofLink {...props} />}
    </div>
  )
}

interface SignInProps {
  readonly login: string
  readonly texts: SheetProps['texts']['sharedStory']['visitor']
  readonly isKept: boolean
}

const SignIn = ({ login, texts, isKept }: SignInProps) => (
  <>
    <div className="shared-actions">
      <a className={isKept ? 'button paper' : 'button gold'} href={loginOf(login)}>
        <Icon name={isKept ? 'library' : 'user'} />
        {isKept ? texts.keep : texts.login}
      </a>
    </div>
    <p className="hint">{texts.hint}</p>
  </>
)

function lineOf(status: State, { texts: { sharedStory: own, frame }, isKept }: Props): string {
  if (UNPROVEN.includes(status)) return status === 'mailed' ? '' : own.proof.text
  const lines: Partial<Record<State, string>> = {
    visitor: isKept ? own.visitor.keepText : own.visitor.text,
    adding: own.adding,
    added: own.added,
    kept: own.kept,
    own: own.own,
    removing: frame.moment,
    removed: own.removed,
    'not-added': own.notAdded,
    'not-removed': own.notRemoved,
  }
  return lines[status] ?? ''
}

/** The login page adds the story and leads back here. */
function loginOf(login: string): string {
  const share = location.pathname.split('/').at(-1) ?? ''
  return `${login}?${new URLSearchParams({ share, to: location.pathname })}`
}
