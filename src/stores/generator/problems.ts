import { issuesOf } from '../../contract/issues.ts'
import { LandingDraft, LandingWords } from '../../contract/landing.ts'
import type { Language } from '../../contract/languages.ts'
import type { Issue } from '../../contract/refusals.ts'
import { draftOf, type PageText, wordsOf } from './page-text.ts'

/** The fields of a page that can be wrong; each is a control's name and a key of its texts. */
const FIELD_NAMES = [
  'idea',
  'title',
  'content',
  'boxTitle',
  'boxText',
  'url',
  'metaTitle',
  'metaDescription',
  'productDefinition',
  'coverImage',
  'questions',
  'parameters',
  'group',
  'badge',
  'ranking',
  'ages',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** Something wrong with the page in a language. Its issue's code is a key of i18n `errors`. */
export interface Problem {
  readonly language: Language
  readonly field: FieldName
  /** Which of several, for `questions`: `0.question`, `0.options.2`. */
  readonly part: string
  readonly issue: Issue
}

const PLACES: readonly (readonly [RegExp, FieldName])[] = [
  [/^parameter\.context\.productDefinition$/, 'productDefinition'],
  [/^parameter\./, 'parameters'],
  [/^(?:questions|productQuestions)\b\.?/, 'questions'],
  [/^(?:userInput|inputText)$/, 'idea'],
  [/^category$/, 'group'],
]

/** Issues of a page's draft or of its words, at the fields they are about. */
const located = (issues: readonly Issue[], language: Language): Problem[] =>
  issues.map(issue => {
    const place = PLACES.find(([pattern]) => pattern.test(issue.path))
    const field = place?.[1] ?? FIELD_NAMES.find(name => name === issue.path.split('.')[0]) ?? 'title'
    return { language, field, part: field === 'questions' ? issue.path.replace(PLACES[2]?.[0] ?? '', '') : '', issue }
  })

/** What keeps pages from being saved, found before the service is asked. */
export const draftProblems = (texts: readonly PageText[], idea: string): Problem[] =>
  texts.flatMap(text => {
    const draft = draftOf(text, idea)
    const parsed = LandingDraft.safeParse(draft)
    return parsed.success ? [] : located(issuesOf(parsed.error, draft), text.language)
  })

/** What keeps a page from being translated: its words have to be whole. */
export function wordProblems(text: PageText): Problem[] {
  const words = wordsOf(text)
  const parsed = LandingWords.safeParse(words)
  return parsed.success ? [] : located(issuesOf(parsed.error, words), text.language)
}

/** Issues that the service named: those of the first page bare, those of the others below `siblings`. */
export const savedProblems = (issues: readonly Issue[], languages: readonly Language[]): Problem[] =>
  issues.flatMap(issue => {
    const sibling = /^siblings\.(\d+)\.(.*)$/.exec(issue.path)
    const language = languages[sibling ? Number(sibling[1]) + 1 : 0]
    return language ? located([{ ...issue, path: sibling?.[2] ?? issue.path }], language) : []
  })
