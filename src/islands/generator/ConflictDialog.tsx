import { useStore } from '@nanostores/react'
import { Icon } from '../icon/Icon.tsx'
import { useGeneratorContext } from './context.ts'
import { Dialog } from './Dialog.tsx'

export function ConflictDialog() {
  const { generator, texts } = useGeneratorContext()
  const { conflict: words } = texts.generator
  const { saving, opening, editorDraft } = generator
  const now = useStore(saving.$saving)
  const { pages } = useStore(editorDraft.$draft)
  const first = pages.find(({ stored }) => stored)?.stored
  if (now.state !== 'conflict' || !first) return null
  const discardOwn = async () => {
    saving.reset()
    await opening.open(first.id)
  }
  const saveAsCopy = () => {
    saving.reset()
    opening.saveAsCopy()
  }
  return (
    <Dialog heading={words.heading} onClose={saving.reset}>
      <p>{words.text}</p>
      <div className="actions">
        <button type="button" className="button gold" onClick={saveAsCopy}>
          <Icon name="file-text" />
          {words.mine}
        </button>
        <button type="button" className="button paper" onClick={discardOwn}>
          <Icon name="refresh" />
          {words.theirs}
        </button>
      </div>
    </Dialog>
  )
}
