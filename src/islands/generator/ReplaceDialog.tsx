import { useGeneratorContext } from './context.ts'
import { Dialog } from './Dialog.tsx'

interface Props {
  readonly onGo: () => void
  readonly onStay: () => void
}

export function ReplaceDialog({ onGo, onStay }: Props) {
  const { replace: words } = useGeneratorContext().texts.generator
  return (
    <Dialog heading={words.heading} onClose={onStay}>
      <p>{words.text}</p>
      <div className="actions">
        <button type="button" className="button gold" onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" className="button paper" onClick={onGo}>
          {words.go}
        </button>
      </div>
    </Dialog>
  )
}
