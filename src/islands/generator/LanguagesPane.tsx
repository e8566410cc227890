import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { CheckChip } from '../ui/CheckChip.tsx'
import { Problem } from '../ui/Problem.tsx'
import { useGeneratorContext } from './context.ts'
import { Pane } from './Pane.tsx'

export function LanguagesPane() {
  const { generator, texts, languages } = useGeneratorContext()
  const { languages: words } = texts.generator
  const { pages } = useStore(generator.editorDraft.$draft)
  const { busy, failed } = useStore(generator.translating.$translating)
  const [chosen, setChosen] = useState<readonly Language[]>([])
  const open = pages.map(({ text }) => text.language)
  const others = LANGUAGES.filter(language => !open.includes(language))
  const failures = LANGUAGES.flatMap(language => (failed[language] ? [[language, failed[language]] as const] : []))
  return (
    <Pane icon="globe" heading={words.more}>
      <p className="hint">{others.length > 0 ? words.hint : words.allOpen}</p>
      {others.length > 0 && <OtherLanguages {...{ others, busy, chosen }} onChoose={setChosen} />}
      <div role="status">
        {busy.length > 0 && <p className="hint">{words.busy}</p>}
        {failures.map(([language, code]) => (
          <Problem key={language}>{`${languages[language]}: ${texts.errors.refusals[code]}`}</Problem>
        ))}
      </div>
    </Pane>
  )
}

interface OthersProps {
  readonly others: readonly Language[]
  readonly busy: readonly Language[]
  readonly chosen: readonly Language[]
  readonly onChoose: (chosen: readonly Language[]) => void
}

function OtherLanguages({ others, busy, chosen, onChoose }: OthersProps) {
  const { generator, texts, languages } = useGeneratorContext()
  const { languages: words } = texts.generator
  const wanted = others.filter(language => chosen.includes(language))
  const toggle = (language: Language) =>
    onChoose(chosen.includes(language) ? chosen.filter(one => one !== language) : [...chosen, language])
  return (
    <>
      <fieldset className="chips generator-plain">
        <legend className="generator-hidden">{words.more}</legend>
        {others.map(language => (
          <CheckChip
            key={language}
            lang={language}
            label={languages[language]}
            isChecked={chosen.includes(language)}
            isBusy={busy.includes(language)}
            onToggle={() => toggle(language)}
          />
        ))}
      </fieldset>
      <BusyButton
        className="button paper"
        isBusy={busy.length > 0}
        disabled={wanted.length === 0}
        onClick={() => generator.translating.make(wanted)}
        icon="globe"
      >
        {words.make}
      </BusyButton>
    </>
  )
}
