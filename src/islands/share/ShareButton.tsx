import { lazy, Suspense, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { ShareProps } from './share-props.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

interface Props extends ShareProps {
  readonly className: string
  readonly isBare?: boolean
}

/** For the owner of a finished story. Its page mounts a `Toast`. */
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
