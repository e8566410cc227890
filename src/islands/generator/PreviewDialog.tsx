import { useStore } from '@nanostores/react'
import { Icon } from '../icon/Icon.tsx'
import { useBench, usePage } from './context.ts'
import { Dialog } from './Dialog.tsx'

/** The page as it would be published, in a frame that runs no script of it. */
export function PreviewDialog() {
  const { generator, texts } = useBench()
  const { preview: words } = texts.generator
  const { text } = usePage()
  const now = useStore(generator.looks.$preview)
  if (now.state === 'closed') return null
  return (
    <Dialog heading={words.heading} className="gn-preview" onClose={generator.looks.close}>
      {now.state === 'loading' && (
        <p className="gn-wait" role="status">
          <span className="spin" /> {words.loading}
        </p>
      )}
      {now.state === 'failed' && (
        <p className="msg" role="alert">
          <Icon name="alert-circle" />
          {texts.errors.refusals[now.code]}
        </p>
      )}
      {now.state === 'open' && (
        // Without scripts the page's own address is of no use to what stands in it; its letters need it.
        <iframe title={text.title} sandbox="allow-same-origin" srcDoc={now.html} />
      )}
    </Dialog>
  )
}
