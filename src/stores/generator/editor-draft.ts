import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import * as z from 'zod/mini'
import { LandingPictures, LandingState } from '../../contract/landing.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { LINE_MAX, TEXT_MAX } from '../../contract/limits.ts'
import { itemAt } from '../../lib/item-at.ts'
import { blankPage, PageText } from './page-text.ts'

const DRAFT_KEY = 'generator:desk'
const DRAFT_VERSION = 1
const SHEETS_MAX = 20

/** Entry of a saved page. */
const Stored = z.object({
  id: z.string(),
  version: z.int(),
  state: LandingState,
  changed: z.boolean(),
  path: z.string(),
})
export type Stored = z.output<typeof Stored>

const OpenPage = z.object({ text: PageText, stored: z.optional(Stored) })
export type OpenPage = z.output<typeof OpenPage>

const EditorDraft = z.object({
  version: z.literal(DRAFT_VERSION),
  idea: z.string(),
  /** One page in one or more languages, the original first. */
  pages: z.array(OpenPage).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
  shown: z.enum(LANGUAGES),
  sheets: z.array(LandingPictures).check(z.maxLength(SHEETS_MAX)),
  uploads: z.array(z.string().check(z.maxLength(LINE_MAX))),
  isUnsaved: z.boolean(),
})
export type EditorDraft = z.output<typeof EditorDraft>

export const emptyEditorDraft = (language: Language): EditorDraft => ({
  version: DRAFT_VERSION,
  idea: '',
  pages: [{ text: blankPage(language) }],
  shown: language,
  sheets: [],
  uploads: [],
  isUnsaved: false,
})

/** Fields of all languages: a change applies wherever the value was the same. */
const SHARED = ['coverImage', 'ranking', 'group', 'badge', 'ages', 'category'] as const satisfies (keyof PageText)[]

/** Kept in the browser until another page replaces it: a closed tab loses nothing. `language`: of a new page. */
export function createEditorDraft(language: Language) {
  const $draft = persistentAtom<EditorDraft>(DRAFT_KEY, emptyEditorDraft(language), {
    encode: JSON.stringify,
    decode: stored => decodeEditorDraft(stored) ?? emptyEditorDraft(language),
  })
  const $page = computed($draft, shownPage)
  const put = (part: Partial<EditorDraft>) => $draft.set({ ...$draft.get(), ...part })

  let sessionCount = 0

  /** Changes one language, and in the others what was the same. */
  const edit = (change: Partial<PageText>, language = $draft.get().shown) =>
    put({ pages: changedPages($draft.get().pages, change, language), isUnsaved: true })
  const show = (wanted: Language) => put({ shown: wanted })
  const add = (page: OpenPage) => {
    const others = $draft.get().pages.filter(({ text }) => text.language !== page.text.language)
    put({ pages: [...others, page], isUnsaved: true })
  }
  /** Its entry stays as it was saved. The last language stays. */
  const remove = (gone: Language) => {
    const pages = $draft.get().pages.filter(({ text }) => text.language !== gone)
    const [first] = pages
    if (first) put({ pages, shown: first.text.language })
  }
  /** No-op when another page is in that language. */
  const rename = (wanted: Language) => {
    const { pages } = $draft.get()
    if (pages.some(({ text }) => text.language === wanted)) return
    edit({ language: wanted })
    show(wanted)
  }
  return {
    ...{ $draft, $page, edit, show, add, remove, rename },
    open: (draft: EditorDraft) => {
      sessionCount += 1
      $draft.set(draft)
    },
    /** Function that says whether it is still the same page: what was made for another must not be applied. */
    sessionToken: () => {
      const startedAt = sessionCount
      return () => startedAt === sessionCount
    },
    setIdea: (idea: string) => put({ idea: idea.slice(0, TEXT_MAX), isUnsaved: true }),
    addSheet: (sheet: LandingPictures) => put({ sheets: [...$draft.get().sheets, sheet].slice(-SHEETS_MAX) }),
    clearSheets: () => put({ sheets: [] }),
    addUpload: (url: string) => put({ uploads: [...$draft.get().uploads, url] }),
    /** `isUnsaved`: whether something was changed since. */
    settle: (saved: readonly Settled[], isUnsaved: boolean) =>
      put({ pages: settledPages($draft.get().pages, saved), isUnsaved }),
    /** `now` is what the service made of `sent`; what was changed since stays. */
    refresh: (sent: PageText, now: PageText) =>
      put({ pages: $draft.get().pages.map(page => (page.text === sent ? { ...page, text: now } : page)) }),
  }
}

interface Settled {
  readonly language: Language
  readonly stored: Stored
}

export type EditorDraftStore = ReturnType<typeof createEditorDraft>

export const shownPage = ({ pages, shown }: { pages: readonly OpenPage[]; shown: Language }): OpenPage =>
  pages.find(({ text }) => text.language === shown) ?? itemAt(pages, 0)

function changedPages(pages: readonly OpenPage[], change: Partial<PageText>, language: Language): OpenPage[] {
  const before = shownPage({ pages, shown: language }).text
  const shared = SHARED.filter(name => name in change)
  const also = (text: PageText) =>
    Object.fromEntries(shared.filter(name => same(text[name], before[name])).map(name => [name, change[name]]))
  return pages.map(page => ({
    ...page,
    text: { ...page.text, ...(page.text.language === language ? change : also(page.text)) },
  }))
}

const settledPages = (pages: readonly OpenPage[], saved: readonly Settled[]): OpenPage[] =>
  pages.map(page => {
    const own = saved.find(({ language }) => language === page.text.language)
    return own ? { ...page, stored: own.stored } : page
  })

/** Undefined for another version. */
function decodeEditorDraft(stored: string): EditorDraft | undefined {
  try {
    const parsed = EditorDraft.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
