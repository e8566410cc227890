import { useStore } from '@nanostores/react'
import { isLanguage } from '../../contract/languages.ts'
import { TEXT_MAX } from '../../contract/limits.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { Field, tiesOf } from '../ui/Field.tsx'
import { controlId, useGeneratorContext, usePage, useProblem } from './context.ts'
import { MakeButton } from './MakeButton.tsx'
import { Makers } from './Makers.tsx'
import { Pane } from './Pane.tsx'
import { ProgressLine } from './ProgressLine.tsx'

export function IdeaPane() {
  const { generator, texts } = useGeneratorContext()
  const { idea: words } = texts.generator
  const { editorDraft, making } = generator
  const { idea } = useStore(editorDraft.$draft)
  const { text } = usePage()
  const running = useStore(making.text.$progress)
  const isBusy = running.state === 'running'
  const hasText = text.title !== '' || text.content !== ''

  const write = async () => {
    if (isBusy) return
    const before = text
    await making.write()
    if (making.text.$progress.get().state !== 'done') return
    const undo = { label: words.undo, run: () => editorDraft.edit(before, before.language) }
    toasts.show(words.written, 'success', hasText ? undo : undefined)
  }
  return (
    <Pane icon="feather" heading={words.heading} number={1}>
      <IdeaField />
      <LanguageField />
      <div className="generator-pair">
        <ProgressLine label={words.text} store={making.text} />
        <ProgressLine label={words.images} store={making.images} />
      </div>
      <MakeButton
        failure={running.state === 'failed' ? running.code : undefined}
        isBusy={isBusy}
        isEmpty={idea.trim() === ''}
        icon={hasText ? 'refresh' : 'wand'}
        label={hasText ? words.again : words.generate}
        onPress={write}
      />
      <Makers />
    </Pane>
  )
}

function IdeaField() {
  const { generator, texts } = useGeneratorContext()
  const { editorDraft, saving } = generator
  const { idea } = useStore(editorDraft.$draft)
  const problem = useProblem('idea')
  const id = controlId('idea')
  return (
    <Field {...{ id, problem }} label={texts.generator.idea.label}>
      <textarea
        {...tiesOf(id, '', problem)}
        className="input"
        rows={4}
        maxLength={TEXT_MAX}
        value={idea}
        onChange={event => {
          editorDraft.setIdea(event.target.value)
          saving.clearProblem('idea')
        }}
      />
    </Field>
  )
}

/** A saved page keeps its language. */
function LanguageField() {
  const { generator, texts, languages } = useGeneratorContext()
  const { editorDraft } = generator
  const { pages } = useStore(editorDraft.$draft)
  const { text, stored } = usePage()
  const usedLanguages = pages.map(page => page.text.language).filter(language => language !== text.language)
  return (
    <Field id="generator-language" label={texts.generator.idea.language}>
      <select
        id="generator-language"
        className="input"
        value={text.language}
        disabled={stored !== undefined}
        onChange={({ target }) => isLanguage(target.value) && editorDraft.rename(target.value)}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option
            key={language}
            value={language}
            lang={language}
            disabled={usedLanguages.some(other => other === language)}
          >
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
