import { atom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { readLanding } from '../../contract/calls/read-landing.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import { type EditorDraft, type EditorDraftStore, emptyEditorDraft, type OpenPage } from './editor-draft.ts'
import { textOfDraft } from './page-text.ts'

type Entry = Output<typeof readLanding>

export type Opening = { state: 'idle' } | { state: 'busy'; id: string } | { state: 'failed'; code: RefusalCode }

interface OpeningDeps {
  readonly ask: Client
  readonly editorDraft: EditorDraftStore
  readonly language: Language
}

export function createOpening({ ask, editorDraft, language }: OpeningDeps) {
  const $opening = atom<Opening>({ state: 'idle' })

  /** Page with its translations; undefined when one cannot be loaded, see `$opening`. */
  const fetchAll = async (id: string): Promise<Entry[] | undefined> => {
    if ($opening.get().state === 'busy') return undefined
    $opening.set({ state: 'busy', id })
    const first = await ask(readLanding, { params: { id } })
    if (!first.ok) return fail(first.refusal.code)
    const others = await Promise.all(first.value.siblings.map(row => ask(readLanding, { params: { id: row.id } })))
    const refused = others.find(other => !other.ok)
    if (refused && !refused.ok) return fail(refused.refusal.code)
    $opening.set({ state: 'idle' })
    return [first.value, ...others.flatMap(other => (other.ok ? [other.value] : []))]
  }
  const fail = (code: RefusalCode) => {
    $opening.set({ state: 'failed', code })
    return undefined
  }

  const open = async (id: string): Promise<boolean> => {
    const entries = await fetchAll(id)
    if (entries) editorDraft.open(editorDraftOf(entries.map(pageOf), entries))
    return entries !== undefined
  }
  /** Copies everything but the address, in the same languages. */
  const duplicate = async (id: string): Promise<boolean> => {
    const entries = await fetchAll(id)
    if (entries)
      editorDraft.open({
        ...editorDraftOf(
          entries.map(entry => copyOf(pageOf(entry))),
          entries,
        ),
        isUnsaved: true,
      })
    return entries !== undefined
  }
  const saveAsCopy = () => {
    const now = editorDraft.$draft.get()
    editorDraft.open({ ...now, pages: now.pages.map(copyOf), isUnsaved: true })
  }
  return { $opening, open, duplicate, saveAsCopy, begin: () => editorDraft.open(emptyEditorDraft(language)) }
}

const pageOf = ({ draft, id, version, state, changed, path }: Entry): OpenPage => ({
  text: textOfDraft(draft),
  stored: { id, version, state, changed, path },
})

/** Copy without the original's translations; its address is made from the title. */
const copyOf = ({ text }: OpenPage): OpenPage => ({ text: { ...text, url: '', hreflang: {} } })

function editorDraftOf(pages: OpenPage[], [first]: readonly Entry[]): EditorDraft {
  const shown = pages[0]?.text.language ?? 'en'
  return { ...emptyEditorDraft(shown), idea: first?.draft.userInput ?? '', pages, shown }
}
