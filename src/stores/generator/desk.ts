import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import * as z from 'zod/mini'
import { LandingPictures, LandingState } from '../../contract/landing.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { LINE_MAX, TEXT_MAX } from '../../contract/limits.ts'
import { blankPage, PageText } from './page-text.ts'

const DESK_KEY = 'generator:desk'
const DESK_VERSION = 1
const SHEETS_KEPT_MAX = 20

/** Where the content service has a page, as far as it was saved. */
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

const Desk = z.object({
  version: z.literal(DESK_VERSION),
  idea: z.string(),
  /** The same page in one or more languages; the first is the one that was written first. */
  pages: z.array(OpenPage).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
  shown: z.enum(LANGUAGES),
  sheets: z.array(LandingPictures).check(z.maxLength(SHEETS_KEPT_MAX)),
  /** Own pictures that were put up. */
  uploads: z.array(z.string().check(z.maxLength(LINE_MAX))),
  isUnsaved: z.boolean(),
})
export type Desk = z.output<typeof Desk>

export const emptyDesk = (language: Language): Desk => ({
  version: DESK_VERSION,
  idea: '',
  pages: [{ text: blankPage(language) }],
  shown: language,
  sheets: [],
  uploads: [],
  isUnsaved: false,
})

/** What belongs to the page in every language it is open in: it changes in all that had the same. */
const SHARED = ['coverImage', 'ranking', 'group', 'badge', 'ages', 'category'] as const satisfies (keyof PageText)[]

/**
 * The page that staff work on, kept in the browser until another takes its place: a closed tab loses nothing. `language`
 * is the one that a new page is in.
 */
export function createDesk(language: Language) {
  const $desk = persistentAtom<Desk>(DESK_KEY, emptyDesk(language), {
    encode: JSON.stringify,
    decode: stored => decodeDesk(stored) ?? emptyDesk(language),
  })
  const $page = computed($desk, shownPage)
  const put = (part: Partial<Desk>) => $desk.set({ ...$desk.get(), ...part })

  let sitting = 0

  /** Changes the page in a language, the one that is shown, and with it what is the same in the others. */
  const edit = (change: Partial<PageText>, language = $desk.get().shown) =>
    put({ pages: changedPages($desk.get().pages, change, language), isUnsaved: true })
  const show = (wanted: Language) => put({ shown: wanted })
  /** Puts a page in another language beside the others, in place of one in the same. */
  const add = (page: OpenPage) => {
    const others = $desk.get().pages.filter(({ text }) => text.language !== page.text.language)
    put({ pages: [...others, page], isUnsaved: true })
  }
  /** Takes a language from the desk; what is saved of it stays as it is. The last one stays. */
  const remove = (gone: Language) => {
    const pages = $desk.get().pages.filter(({ text }) => text.language !== gone)
    const [first] = pages
    if (first) put({ pages, shown: first.text.language })
  }
  /** Another language for the page that is shown, if no other is in it. */
  const rename = (wanted: Language) => {
    const { pages } = $desk.get()
    if (pages.some(({ text }) => text.language === wanted)) return
    edit({ language: wanted })
    show(wanted)
  }
  return {
    ...{ $desk, $page, edit, show, add, remove, rename },
    open: (desk: Desk) => {
      sitting += 1
      $desk.set(desk)
    },
    /** Whether still the same page stands here as when it was asked: what was made for another must not be put on it. */
    watch: () => {
      const begun = sitting
      return () => begun === sitting
    },
    think: (idea: string) => put({ idea: idea.slice(0, TEXT_MAX), isUnsaved: true }),
    lay: (sheet: LandingPictures) => put({ sheets: [...$desk.get().sheets, sheet].slice(-SHEETS_KEPT_MAX) }),
    clearSheets: () => put({ sheets: [] }),
    putUp: (url: string) => put({ uploads: [...$desk.get().uploads, url] }),
    /** Notes where pages were saved; `isUnsaved` tells whether something was changed since. */
    settle: (saved: readonly Settled[], isUnsaved: boolean) =>
      put({ pages: settledPages($desk.get().pages, saved), isUnsaved }),
    /** The text that the service made of the one that was sent; what was changed since stays as it is. */
    refresh: (sent: PageText, now: PageText) =>
      put({ pages: $desk.get().pages.map(page => (page.text === sent ? { ...page, text: now } : page)) }),
  }
}

interface Settled {
  readonly language: Language
  readonly stored: Stored
}

export type DeskStore = ReturnType<typeof createDesk>

export const shownPage = ({ pages, shown }: { pages: readonly OpenPage[]; shown: Language }): OpenPage =>
  pages.find(({ text }) => text.language === shown) ?? (pages[0] as OpenPage)

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

/** The desk in a stored text; undefined when the text is none of this version. */
function decodeDesk(stored: string): Desk | undefined {
  try {
    const parsed = Desk.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
