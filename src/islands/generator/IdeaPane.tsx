import { useStore } from '@nanostores/react'
import { isLanguage } from '../../contract/languages.ts'
import { TEXT_MAX } from '../../contract/limits.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { controlId, tiesOf, useBench, usePage, useProblem } from './context.ts'
import { MakeButton } from './MakeButton.tsx'
import { Makers } from './Makers.tsx'
import { Message } from './Message.tsx'
import { Pane } from './Pane.tsx'
import { ProgressLine } from './ProgressLine.tsx'

/** What the page is to be about, and the button that writes it. */
export function IdeaPane() {
  const { generator, texts } = useBench()
  const { idea: words } = texts.generator
  const { desk, making, saving } = generator
  const { idea } = useStore(desk.$desk)
  const { text } = usePage()
  const running = useStore(making.text.$progress)
  const problem = useProblem('idea')
  const id = controlId('idea')
  const isBusy = running.state === 'running'
  const hasText = text.title !== '' || text.content !== ''

  const write = async () => {
    if (isBusy) return
    const before = text
    await making.write()
    if (making.text.$progress.get().state !== 'done') return
    toasts.show(
      words.written,
      'success',
      hasText ? { label: words.undo, run: () => desk.edit(before, before.language) } : undefined,
    )
  }
  return (
    <Pane icon="feather" heading={words.heading} number={1}>
      <div className="q">
        <label htmlFor={id}>{words.label}</label>
        <textarea
          {...tiesOf(id, '', problem)}
          className="inp"
          rows={4}
          maxLength={TEXT_MAX}
          value={idea}
          onChange={event => {
            desk.think(event.target.value)
            saving.forgive('idea')
          }}
        />
        <Message id={id} problem={problem} />
      </div>
      <LanguageField />
      <div className="gn-pair">
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

/** The language of the page; one that is saved keeps it. */
function LanguageField() {
  const { generator, texts, languages } = useBench()
  const { desk } = generator
  const { pages } = useStore(desk.$desk)
  const { text, stored } = usePage()
  const taken = pages.map(page => page.text.language).filter(language => language !== text.language)
  return (
    <div className="q">
      <label htmlFor="gn-language">{texts.generator.idea.language}</label>
      <select
        id="gn-language"
        className="inp"
        value={text.language}
        disabled={stored !== undefined}
        onChange={({ target }) => isLanguage(target.value) && desk.rename(target.value)}
      >
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language} disabled={taken.some(other => other === language)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
