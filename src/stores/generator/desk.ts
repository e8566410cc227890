import { persistentAtom } from '@nanostores/persistent'
import { computed } from 'nanostores'
import * as z from 'zod/mini'
import { LandingPictures, LandingState } from '../../contract/landing.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { LINE_MAX, TEXT_MAX } from '../../contract/limits.ts'
import { itemAt } from '../../lib/item-at.ts'
import { blankPage, PageText } from './page-text.ts'

const DESK_KEY = 'generator:desk'
const DESK_VERSION = 1
const SHEETS_KEPT_MAX = 20

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

const Desk = z.object({
  version: z.literal(DESK_VERSION),
  idea: z.string(),
  /** One page in one or more languages, the original first. */
  pages: z.array(OpenPage).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
  shown: z.enum(LANGUAGES),
  sheets: z.array(LandingPictures).check(z.maxLength(SHEETS_KEPT_MAX)),
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

/** Fields of all languages: a change applies wherever the value was the same. */
const SHARED = ['coverImage', 'ranking', 'group', 'badge', 'ages', 'category'] as const satisfies (keyof PageText)[]

/** Kept in the browser until another page replaces it: a closed tab loses nothing. `language`: of a new page. */
export function createDesk(language: Language) {
  const $desk = persistentAtom<Desk>(DESK_KEY, emptyDesk(language), {
    encode: JSON.stringify,
    decode: stored => decodeDesk(stored) ?? emptyDesk(language),
  })
  const $page = computed($desk, shownPage)
  const put = (part: Partial<Desk>) => $desk.set({ ...$desk.get(), ...part })

  let sitting = 0

  /** Changes one language, and in the others what was the same. */
  const edit = (change: Partial<PageText>, language = $desk.get().shown) =>
    put({ pages: changedPages($desk.get().pages, change, language), isUnsaved: true })
  const show = (wanted: Language) => put({ shown: wanted })
  const add = (page: OpenPage) => {
    const others = $desk.get().pages.filter(({ text }) => text.language !== page.text.language)
    put({ pages: [...others, page], isUnsaved: true })
  }
  /** Its entry stays as it was saved. The last language stays. */
  const remove = (gone: Language) => {
    const pages = $desk.get().pages.filter(({ text }) => text.language !== gone)
    const [first] = pages
    if (first) put({ pages, shown: first.text.language })
  }
  /** No-op when another page is in that language. */
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
    /** Function that says whether it is still the same page: what was made for another must not be applied. */
    watch: () => {
      const begun = sitting
      return () => begun === sitting
    },
    think: (idea: string) => put({ idea: idea.slice(0, TEXT_MAX), isUnsaved: true }),
    lay: (sheet: LandingPictures) => put({ sheets: [...$desk.get().sheets, sheet].slice(-SHEETS_KEPT_MAX) }),
    clearSheets: () => put({ sheets: [] }),
    putUp: (url: string) => put({ uploads: [...$desk.get().uploads, url] }),
    /** `isUnsaved`: whether something was changed since. */
    settle: (saved: readonly Settled[], isUnsaved: boolean) =>
      put({ pages: settledPages($desk.get().pages, saved), isUnsaved }),
    /** `now` is what the service made of `sent`; what was changed since stays. */
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
function decodeDesk(stored: string): Desk | undefined {
  try {
    const parsed = Desk.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
