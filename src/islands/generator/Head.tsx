import { useStore } from '@nanostores/react'
import { counted } from '../../lib/counted.ts'
import { Icon } from '../icon/Icon.tsx'
import { ActionButton } from './ActionButton.tsx'
import { useGeneratorContext, usePage } from './context.ts'
import { SaveStatus } from './SaveStatus.tsx'

interface Props {
  readonly onList: () => void
  readonly onNew: () => void
}

export function Head({ onList, onNew }: Props) {
  const { generator, texts } = useGeneratorContext()
  const { head: words, heading, internal } = texts.generator
  return (
    <div className="generator-head">
      <h1>
        {heading} <span className="pill">{internal}</span>
      </h1>
      <div className="generator-actions">
        <button type="button" className="button quiet small" onClick={onList}>
          <Icon name="list" />
          {words.all}
        </button>
        <button type="button" className="button quiet small" onClick={onNew}>
          <Icon name="plus" />
          {words.begin}
        </button>
        <button type="button" className="button paper small" onClick={generator.looks.preview}>
          <Icon name="book-open" />
          {words.preview}
        </button>
        <Actions />
      </div>
      <SaveStatus />
    </div>
  )
}

function Actions() {
  const { generator, texts, language } = useGeneratorContext()
  const { head: words } = texts.generator
  const { editorDraft, saving } = generator
  const { pages } = useStore(editorDraft.$draft)
  const { stored } = usePage()
  const now = useStore(saving.$saving)
  const busy = now.state === 'busy' ? now.what : undefined
  const publish = pages.length > 1 ? counted(language, pages.length, words.publishAll) : words.publish
  return (
    <>
      {stored && stored.state === 'published' && (
        <ActionButton
          isBusy={busy === 'withdraw'}
          icon="rotate-left"
          label={words.withdraw}
          onPress={saving.withdraw}
        />
      )}
      <ActionButton isBusy={busy === 'draft'} icon="check" label={words.save} onPress={() => saving.save(false)} />
      <ActionButton isBusy={busy === 'publish'} icon="globe" label={publish} onPress={() => saving.save(true)} isGold />
    </>
  )
}
