import { issuesOf } from '../../contract/issues.ts'
import { LandingDraft, LandingWords } from '../../contract/landing.ts'
import type { Language } from '../../contract/languages.ts'
import type { Issue } from '../../contract/refusals.ts'
import { draftOf, type PageText, wordsOf } from './page-text.ts'

/** Names of controls, and keys of their texts. */
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

/** Its issue's code is a key of i18n `errors`. */
export interface Problem {
  readonly language: Language
  readonly field: FieldName
  /** Which of several, for `questions`: `0.question`, `0.options.2`. */
  readonly part: string
  readonly issue: Issue
}

const FIELD_PATTERNS: readonly (readonly [RegExp, FieldName])[] = [
  [/^parameter\.context\.productDefinition$/, 'productDefinition'],
  [/^parameter\./, 'parameters'],
  [/^(?:questions|productQuestions)\b\.?/, 'questions'],
  [/^(?:userInput|inputText)$/, 'idea'],
  [/^category$/, 'group'],
]

const located = (issues: readonly Issue[], language: Language): Problem[] =>
  issues.map(issue => {
    const match = FIELD_PATTERNS.find(([pattern]) => pattern.test(issue.path))
    const field = match?.[1] ?? FIELD_NAMES.find(name => name === issue.path.split('.')[0]) ?? 'title'
    return {
      language,
      field,
      part: field === 'questions' ? issue.path.replace(FIELD_PATTERNS[2]?.[0] ?? '', '') : '',
      issue,
    }
  })

export const draftProblems = (texts: readonly PageText[], idea: string): Problem[] =>
  texts.flatMap(text => {
    const draft = draftOf(text, idea)
    const parsed = LandingDraft.safeParse(draft)
    return parsed.success ? [] : located(issuesOf(parsed.error, draft), text.language)
  })

/** Only whole words can be translated. */
export function wordProblems(text: PageText): Problem[] {
  const words = wordsOf(text)
  const parsed = LandingWords.safeParse(words)
  return parsed.success ? [] : located(issuesOf(parsed.error, words), text.language)
}

/** Issues of the service: bare for the first page, below `siblings` for the others. */
export const savedProblems = (issues: readonly Issue[], languages: readonly Language[]): Problem[] =>
  issues.flatMap(issue => {
    const sibling = /^siblings\.(\d+)\.(.*)$/.exec(issue.path)
    const language = languages[sibling ? Number(sibling[1]) + 1 : 0]
    return language ? located([{ ...issue, path: sibling?.[2] ?? issue.path }], language) : []
  })
