import { Icon } from '../icon/Icon.tsx'

/** What is wrong with the control of this id, beside it. */
export function Message({ id, problem }: { readonly id: string; readonly problem: string }) {
  if (!problem) return null
  return (
    <p className="msg" id={`${id}-error`}>
      <Icon name="alert-circle" />
      {problem}
    </p>
  )
}
