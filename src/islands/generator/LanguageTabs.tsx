import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { useGeneratorContext } from './context.ts'

export function LanguageTabs() {
  const { generator, texts, languages } = useGeneratorContext()
  const { languages: words } = texts.generator
  const { editorDraft } = generator
  const { pages, shown } = useStore(editorDraft.$draft)
  if (pages.length < 2) return null
  return (
    <nav className="generator-languages" aria-label={words.heading}>
      <ul className="tabs">
        {pages.map(({ text: { language } }) => (
          <li key={language}>
            <button
              type="button"
              className={language === shown ? 'tab on' : 'tab'}
              aria-current={language === shown || undefined}
              lang={language}
              onClick={() => editorDraft.show(language)}
            >
              {languages[language]}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet small" onClick={() => editorDraft.remove(shown)}>
        <Icon name="x" />
        {fill(words.remove, { language: languages[shown] })}
      </button>
    </nav>
  )
}
