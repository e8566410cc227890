import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { Icon } from '../icon/Icon.tsx'
import { useBench } from './context.ts'
import { Pane } from './Pane.tsx'

/** The other languages the page can be made in, and how far each is. */
export function LanguagesPane() {
  const { generator, texts, languages } = useBench()
  const { languages: words } = texts.generator
  const { pages } = useStore(generator.desk.$desk)
  const { busy, failed } = useStore(generator.translating.$translating)
  const [chosen, setChosen] = useState<readonly Language[]>([])
  const open = pages.map(({ text }) => text.language)
  const others = LANGUAGES.filter(language => !open.includes(language))
  const wanted = others.filter(language => chosen.includes(language))
  const toggle = (language: Language) =>
    setChosen(chosen.includes(language) ? chosen.filter(one => one !== language) : [...chosen, language])
  const isBusy = busy.length > 0
  const failures = LANGUAGES.flatMap(language => (failed[language] ? [[language, failed[language]] as const] : []))
  return (
    <Pane icon="globe" heading={words.more}>
      <p className="hint">{others.length > 0 ? words.hint : words.allOpen}</p>
      {others.length > 0 && (
        <>
          <fieldset className="chips gn-plain">
            <legend className="gn-hidden">{words.more}</legend>
            {others.map(language => (
              <label className="chip" key={language} lang={language}>
                <input
                  type="checkbox"
                  checked={chosen.includes(language)}
                  disabled={busy.includes(language)}
                  onChange={() => toggle(language)}
                />
                {busy.includes(language) ? <span className="spin" /> : <Icon name="check" />}
                {languages[language]}
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            className="btn paper"
            aria-busy={isBusy || undefined}
            disabled={wanted.length === 0}
            onClick={() => generator.translating.make(wanted)}
          >
            {isBusy ? <span className="spin" /> : <Icon name="globe" />}
            {words.make}
          </button>
        </>
      )}
      <div role="status">
        {isBusy && <p className="hint">{words.busy}</p>}
        {failures.map(([language, code]) => (
          <p className="msg" key={language}>
            <Icon name="alert-circle" />
            {`${languages[language]}: ${texts.errors.refusals[code]}`}
          </p>
        ))}
      </div>
    </Pane>
  )
}
