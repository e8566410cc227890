import { atom } from 'nanostores'
import { translateLandingText } from '../../contract/calls/translate-landing-text.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import { type EditorDraftStore, shownPage } from './editor-draft.ts'
import { textOfWords, withKindsOf, wordlessPresets, wordsOf } from './page-text.ts'
import { wordProblems } from './problems.ts'
import type { SavingStore } from './saving.ts'

const TRANSLATING_TIMEOUT_MS = 180_000

export interface Translating {
  readonly busy: readonly Language[]
  readonly failed: Readonly<Partial<Record<Language, RefusalCode>>>
}

interface TranslatingDeps {
  readonly ask: Client
  readonly editorDraft: EditorDraftStore
  readonly saving: Pick<SavingStore, 'report'>
}

/** One call per language. */
export function createTranslating({ ask, editorDraft, saving }: TranslatingDeps) {
  const $translating = atom<Translating>({ busy: [], failed: {} })
  const put = (part: Partial<Translating>) => $translating.set({ ...$translating.get(), ...part })
  const left = (language: Language) => $translating.get().busy.filter(other => other !== language)

  const makeOne = async (into: Language, from: Language) => {
    const { idea, pages } = editorDraft.$draft.get()
    const { text } = shownPage({ pages, shown: from })
    const isSame = editorDraft.sessionToken()
    const result = await ask(translateLandingText, {
      // A page written by hand may have no idea.
      body: { inputText: idea.trim() || text.title, words: wordsOf(text), from, into, category: text.category },
      timeoutMs: TRANSLATING_TIMEOUT_MS,
    })
    if (!result.ok) {
      const { failed } = $translating.get()
      return put({ busy: left(into), failed: { ...failed, [into]: result.refusal.code } })
    }
    const { writtenBy: _writer, ...words } = result.value
    const presets = text.presets && wordlessPresets(text.presets)
    const questions = withKindsOf(words.productQuestions, text.questions)
    const translated = { ...text, ...textOfWords(words), questions, language: into, presets, hreflang: {} }
    if (isSame()) editorDraft.add({ text: translated })
    put({ busy: left(into) })
  }
  /** Writes all at once. A page whose words are not whole is reported instead. */
  const make = async (languages: readonly Language[]) => {
    const { text } = shownPage(editorDraft.$draft.get())
    const problems = wordProblems(text)
    if (problems.length > 0) return saving.report(problems)
    const busy = $translating.get().busy
    const wanted = languages.filter(language => language !== text.language && !busy.includes(language))
    $translating.set({ busy: [...busy, ...wanted], failed: {} })
    await Promise.all(wanted.map(into => makeOne(into, text.language)))
  }
  return { $translating, make }
}
