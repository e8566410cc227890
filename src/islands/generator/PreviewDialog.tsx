import { useStore } from '@nanostores/react'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Problem } from '../ui/Problem.tsx'
import { useGeneratorContext, usePage } from './context.ts'
import { Dialog } from './Dialog.tsx'

export function PreviewDialog() {
  const { generator, texts } = useGeneratorContext()
  const { preview: words } = texts.generator
  const { text } = usePage()
  const now = useStore(generator.looks.$preview)
  if (now.state === 'closed') return null
  return (
    <Dialog heading={words.heading} className="generator-preview" onClose={generator.looks.close}>
      {now.state === 'loading' && <LoadingLine className="generator-wait" text={words.loading} />}
      {now.state === 'failed' && <Problem role="alert">{texts.errors.refusals[now.code]}</Problem>}
      {now.state === 'open' && (
        // Without scripts, same-origin gives access to nothing; the fonts need it.
        <iframe title={text.title} sandbox="allow-same-origin" srcDoc={now.html} />
      )}
    </Dialog>
  )
}
