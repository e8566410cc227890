import { atom } from 'nanostores'
import { generateLandingImages } from '../../contract/calls/generate-landing-images.ts'
import { generateLandingText } from '../../contract/calls/generate-landing-text.ts'
import type { IdeaUse, PAINTERS, WRITERS } from '../../contract/landing.ts'
import type { Language } from '../../contract/languages.ts'
import { LANDING_SHEETS_MAX } from '../../contract/limits.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { type EditorDraftStore, shownPage } from './editor-draft.ts'
import { textOfWords } from './page-text.ts'
import { createProgress, IMAGES_SECONDS_MAX, TEXT_SECONDS_MAX } from './progress.ts'

/** A model may take longer than its bar says. */
const MAKING_TIMEOUT_MS = 180_000

interface MakingDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly editorDraft: EditorDraftStore
}

/** Makers of what was made in this session. */
export interface Makers {
  readonly text?: (typeof WRITERS)[number]
  readonly pictures?: (typeof PAINTERS)[number]
  readonly ideaUse?: IdeaUse | undefined
}

export function createMaking({ ask, clock, editorDraft }: MakingDeps) {
  const text = createProgress(clock, TEXT_SECONDS_MAX)
  const images = createProgress(clock, IMAGES_SECONDS_MAX)
  const $makers = atom<Makers>({})
  let nextSheet = 0
  let drawnFor = ''
  const isBusy = (progress: typeof text) => progress.$progress.get().state === 'running'

  const draw = async () => {
    if (isBusy(images)) return
    const { idea, ...rest } = editorDraft.$draft.get()
    const { category } = shownPage(rest).text
    const wanted = `${category} ${idea}`
    if (wanted !== drawnFor) nextSheet = 0
    drawnFor = wanted
    images.begin()
    const body = { inputText: idea, category, sheet: nextSheet }
    const isSame = editorDraft.sessionToken()
    const result = await ask(generateLandingImages, { body, timeoutMs: MAKING_TIMEOUT_MS })
    if (!isSame()) return images.end({ state: 'idle' })
    if (!result.ok) return images.end({ state: 'failed', code: result.refusal.code })
    nextSheet = (nextSheet + 1) % LANDING_SHEETS_MAX
    const { url, upscaled_urls, drawnBy } = result.value
    editorDraft.addSheet({ url, upscaled_urls })
    $makers.set({ ...$makers.get(), pictures: drawnBy })
    images.end({ state: 'done' })
  }
  /** Replaces the texts of the shown page and draws a first sheet for them. */
  const write = async () => {
    if (isBusy(text)) return
    const { idea, shown } = editorDraft.$draft.get()
    const isSame = editorDraft.sessionToken()
    text.begin()
    const result = await ask(generateLandingText, {
      body: { inputText: idea, language: shown },
      timeoutMs: MAKING_TIMEOUT_MS,
    })
    if (!isSame()) return text.end({ state: 'idle' })
    if (!result.ok) return text.end({ state: 'failed', code: result.refusal.code })
    const { category, group, ages, writtenBy, ideaUse, ...words } = result.value
    editorDraft.edit({ ...textOfWords(words), ...unchangedAddress(editorDraft, shown), category, group, ages }, shown)
    $makers.set({ ...$makers.get(), text: writtenBy, ideaUse })
    text.end({ state: 'done' })
    editorDraft.clearSheets()
    await draw()
  }
  const reset = () => {
    if (!isBusy(text)) text.end({ state: 'idle' })
    if (!isBusy(images)) images.end({ state: 'idle' })
    $makers.set({})
  }
  return { text, images, $makers, write, draw, reset }
}

/** The address of a saved page is known elsewhere: new texts keep it. */
function unchangedAddress(editorDraft: EditorDraftStore, language: Language): { url?: string } {
  const page = editorDraft.$draft.get().pages.find(({ text }) => text.language === language)
  return page?.stored ? { url: page.text.url } : {}
}
