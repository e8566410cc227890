import { atom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { readLanding } from '../../contract/calls/read-landing.ts'
import { saveLanding } from '../../contract/calls/save-landing.ts'
import { withdrawLanding } from '../../contract/calls/withdraw-landing.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import { type EditorDraft, type EditorDraftStore, type Stored, shownPage } from './editor-draft.ts'
import { createFoundProblems } from './found-problems.ts'
import { draftOf, type PageText, textOfDraft } from './page-text.ts'
import { draftProblems, savedProblems } from './problems.ts'

const SAVE_TIMEOUT_MS = 120_000

export type Saving =
  | { state: 'idle' }
  | { state: 'busy'; what: 'draft' | 'publish' | 'withdraw' }
  /** `live`: whether visitors see it already; what was published and is not live yet is on its way. */
  | { state: 'saved' | 'published' | 'withdrawn'; pages: readonly Stored[]; live: boolean }
  /** Changed by another person since it was read. */
  | { state: 'conflict'; publish: boolean }
  | { state: 'failed'; code: RefusalCode }

interface SavingDeps {
  readonly ask: Client
  readonly editorDraft: EditorDraftStore
}

export function createSaving({ ask, editorDraft }: SavingDeps) {
  const $saving = atom<Saving>({ state: 'idle' })
  const found = createFoundProblems(editorDraft)
  const isBusy = () => $saving.get().state === 'busy'

  const save = async (publish: boolean) => {
    if (isBusy()) return
    const now = editorDraft.$draft.get()
    const texts = now.pages.map(({ text }) => text)
    const problems = draftProblems(texts, now.idea)
    found.$problems.set([])
    if (problems.length > 0) {
      $saving.set({ state: 'idle' })
      return found.report(problems)
    }
    $saving.set({ state: 'busy', what: publish ? 'publish' : 'draft' })
    const isSame = editorDraft.sessionToken()
    const result = await ask(saveLanding, { body: saveBody(now, publish), timeoutMs: SAVE_TIMEOUT_MS })
    if (result.ok) {
      const pages = storedOf(result.value)
      if (isSame()) settleSaved({ ask, editorDraft }, pages, texts)
      return $saving.set({ state: publish ? 'published' : 'saved', pages, live: result.value.live })
    }
    const { code, issues } = result.refusal
    if (code === 'version-conflict') return $saving.set({ state: 'conflict', publish })
    $saving.set({ state: 'failed', code })
    if (isSame()) {
      const languages = texts.map(({ language }) => language)
      found.report(savedProblems(issues, languages))
    }
  }
  const withdraw = async () => {
    const { text, stored } = shownPage(editorDraft.$draft.get())
    if (!stored || isBusy()) return
    $saving.set({ state: 'busy', what: 'withdraw' })
    const { id, version } = stored
    const result = await ask(withdrawLanding, { params: { id }, body: { version }, timeoutMs: SAVE_TIMEOUT_MS })
    if (result.ok) {
      const { live, ...now } = result.value
      editorDraft.settle([{ language: text.language, stored: now }], editorDraft.$draft.get().isUnsaved)
      return $saving.set({ state: 'withdrawn', pages: [now], live })
    }
    const { code } = result.refusal
    $saving.set(code === 'version-conflict' ? { state: 'conflict', publish: false } : { state: 'failed', code })
  }
  /** A problem stays until its field is changed. */
  const reset = () => isBusy() || $saving.set({ state: 'idle' })
  return { $saving, ...found, save, withdraw, reset }
}

export type SavingStore = ReturnType<typeof createSaving>

/** All pages of the draft: they name each other as translations and are saved together or not at all. */
function saveBody({ pages, idea }: EditorDraft, publish: boolean) {
  const changes = pages.map(({ text, stored }) => ({
    ...draftOf(text, idea),
    ...(stored && { id: stored.id, version: stored.version }),
  }))
  const [first, ...siblings] = changes
  if (!first) throw new Error('a desk without a page')
  return { ...first, publish, siblings }
}

const storedOf = (saved: Output<typeof saveLanding>): Stored[] =>
  [saved, ...saved.siblings].map(({ id, version, state, changed, path }) => ({ id, version, state, changed, path }))

function settleSaved({ ask, editorDraft }: SavingDeps, saved: readonly Stored[], sent: readonly PageText[]): void {
  const now = editorDraft.$draft.get().pages
  const settled = sent.flatMap(({ language }, at) => (saved[at] ? [{ language, stored: saved[at] }] : []))
  editorDraft.settle(settled, now.length !== sent.length || now.some(({ text }, at) => text !== sent[at]))
  /** The service has filled in empty fields and moved pictures. */
  const refresh = async (text: PageText, id: string) => {
    const result = await ask(readLanding, { params: { id } })
    if (result.ok) editorDraft.refresh(text, textOfDraft(result.value.draft))
  }
  for (const [at, text] of sent.entries()) if (saved[at]) void refresh(text, saved[at].id)
}
