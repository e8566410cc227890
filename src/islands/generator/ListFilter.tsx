import { useStore } from '@nanostores/react'
import { LANDING_STATES } from '../../contract/landing.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { SHORT_TEXT_MAX } from '../../contract/limits.ts'
import { TextField } from '../ui/TextField.tsx'
import { useGeneratorContext } from './context.ts'
import { SelectField } from './SelectField.tsx'

export function ListFilter() {
  const { generator, texts, languages } = useGeneratorContext()
  const { list: words, standing: stateTexts } = texts.generator
  const { listing } = generator
  const { language, state, search } = useStore(listing.$filter)
  return (
    <search className="generator-filter">
      <TextField
        id="generator-search"
        label={words.search}
        type="search"
        maxLength={SHORT_TEXT_MAX}
        value={search}
        onChange={({ target }) => listing.filter({ search: target.value })}
      />
      <SelectField
        id="generator-filter-language"
        label={words.language}
        value={language}
        options={[['', words.all], ...LANGUAGES.map(one => [one, languages[one]] as const)]}
        onChange={chosen => listing.filter({ language: chosen })}
      />
      <SelectField
        id="generator-filter-state"
        label={words.state}
        value={state}
        options={[['', words.all], ...LANDING_STATES.map(one => [one, stateTexts[one]] as const)]}
        onChange={chosen => listing.filter({ state: chosen })}
      />
    </search>
  )
}
