import { atom } from 'nanostores'
import { findSimilarLandings } from '../../contract/calls/find-similar-landings.ts'
import { previewLanding } from '../../contract/calls/preview-landing.ts'
import type { SimilarLanding } from '../../contract/landing.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { type EditorDraftStore, shownPage } from './editor-draft.ts'
import { draftOf, type PageText } from './page-text.ts'
import { draftProblems } from './problems.ts'
import type { SavingStore } from './saving.ts'

/** Pause after which typing counts as ended. */
const REST_MS = 1500
/** Similarity from 0 to 1. */
const LIKENESS_WARNED = 0.3

export type Preview =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'open'; html: string }
  | { state: 'failed'; code: RefusalCode }

interface LooksDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly editorDraft: EditorDraftStore
  readonly saving: Pick<SavingStore, 'report'>
}

export function createLooks({ ask, clock, editorDraft, saving }: LooksDeps) {
  const $preview = atom<Preview>({ state: 'closed' })
  const $similar = atom<readonly SimilarLanding[]>([])
  let compared = ''
  let cancel = () => {}

  const preview = async () => {
    const { idea, ...now } = editorDraft.$draft.get()
    const { text } = shownPage(now)
    const problems = draftProblems([text], idea)
    if (problems.length > 0) return saving.report(problems)
    $preview.set({ state: 'loading' })
    const result = await ask(previewLanding, { body: { draft: draftOf(text, idea) } })
    if ($preview.get().state !== 'loading') return
    $preview.set(result.ok ? { state: 'open', ...result.value } : { state: 'failed', code: result.refusal.code })
  }

  const compare = async (text: PageText, id: string | undefined) => {
    const { language, title, content } = text
    const result = await ask(findSimilarLandings, { body: { language, title, content, ...(id && { id }) } })
    // Without an answer there is no warning: the next change asks again.
    if (compared === keyOf(text)) $similar.set(result.ok ? result.value.filter(isWarned) : [])
  }
  const look = () => {
    const { text, stored } = shownPage(editorDraft.$draft.get())
    if (keyOf(text) === compared) return
    cancel()
    if (text.content.trim() === '') {
      compared = ''
      return $similar.set([])
    }
    cancel = clock.after(REST_MS, () => {
      compared = keyOf(text)
      void compare(text, stored?.id)
    })
  }
  /** Compares when the words have rested; the result stops it. */
  const watch = () => {
    const stop = editorDraft.$draft.subscribe(look)
    return () => {
      stop()
      cancel()
    }
  }
  return { $preview, $similar, preview, close: () => $preview.set({ state: 'closed' }), watch }
}

const isWarned = ({ likeness }: SimilarLanding) => likeness >= LIKENESS_WARNED
const keyOf = ({ language, title, content }: PageText) => JSON.stringify([language, title, content])
