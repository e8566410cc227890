import { lazy, Suspense, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { ShareProps } from './share-props.ts'

/** Most readers never share: what only the dialog needs comes when it is opened. */
const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

interface Props extends ShareProps {
  readonly className: string
  /** Shows the icon alone, where there is no room for the word. */
  readonly isBare?: boolean
}

/** Opens the dialog that passes a finished story on. For its owner only. Its page mounts a `Toast`. */
export function ShareButton({ className, isBare = false, ...story }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { button } = story.texts.share
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`${button}: ${story.title}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
        {!isBare && button}
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog {...story} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
