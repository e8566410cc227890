import { useStore } from '@nanostores/react'
import { type Toast as Message, type ToastAction, toasts } from '../../stores/toast/toast.ts'
import { Icon } from '../icon/Icon.tsx'

const ICONS = { info: 'lantern', error: 'alert-circle', success: 'check' } as const satisfies Record<
  Message['kind'],
  string
>

/** Mount it once. `closeLabel` names the button that dismisses it. */
export default function Toast({ closeLabel }: { closeLabel: string }) {
  const toast = useStore(toasts.$toast, { ssr: 'initial' })
  return (
    <div className="toasts" role={toast?.kind === 'error' ? 'alert' : 'status'}>
      {toast && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only keeps the message longer
        <div
          key={toast.id}
          className={`toast ${toast.kind}`}
          onMouseEnter={toasts.pause}
          onMouseLeave={toasts.release}
          onFocus={toasts.pause}
          onBlur={toasts.release}
        >
          <Icon name={ICONS[toast.kind]} />
          <span>{toast.message}</span>
          {toast.action && <Act action={toast.action} />}
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={toasts.dismiss}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  )
}

const Act = ({ action }: { action: ToastAction }) => (
  <button
    type="button"
    className="toast-action"
    onClick={() => {
      toasts.dismiss()
      action.run()
    }}
  >
    {action.label}
  </button>
)
