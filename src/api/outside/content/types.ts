import { CATEGORIES } from '../../../contract/categories.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import type { TypeDefinition } from './content.ts'

const symbol = { type: 'Symbol' } as const
const text = { type: 'Text' } as const
const object = { type: 'Object' } as const
const symbols = { type: 'Array', items: { type: 'Symbol' } } as const
const asset = { type: 'Link', linkType: 'Asset' } as const
const assets = { type: 'Array', items: { type: 'Link', linkType: 'Asset' } } as const
const language = { type: 'Symbol', required: true, validations: [{ in: [...LANGUAGES] }] } as const

type Fields = Readonly<Record<string, { readonly type: string; readonly required?: boolean }>>

const define = (id: string, name: string, fields: Fields): TypeDefinition => ({
  id,
  name,
  displayField: 'title',
  fields: Object.entries(fields).map(([field, rules]) => ({ id: field, name: field, ...rules })),
})

/** The entities of spec 3 as content types; `src/editorial` reads them. */
export const CONTENT_TYPES: readonly TypeDefinition[] = [
  define('home', 'Home', {
    title: { ...symbol, required: true },
    lang: language,
    content: text,
    images: assets,
    boxTitle: symbol,
    boxText: text,
  }),
  define('landing', 'Landing page', {
    title: { ...symbol, required: true },
    url: { ...symbol, required: true },
    lang: language,
    coverImage: asset,
    content: text,
    images: assets,
    boxTitle: symbol,
    boxText: text,
    parameter: object,
    metaTitle: symbol,
    metaDescription: text,
    // Cards select both (spec 3), and Contentful refuses to select a field that the type lacks.
    seoDescription: text,
    category: symbol,
    hreflang: object,
    // Of `idx`, `question`, `options` and, where staff chose one, `kind`: one of `ANSWER_KINDS`.
    questions: object,
    ranking: { type: 'Integer', validations: [{ range: { min: 0, max: 100 } }] } as Fields[string],
    hotlistCategory: symbol,
    userInput: text,
    badge: symbol,
    ages: symbols,
    targetLanguages: symbols,
  }),
  define('category', 'Category definition', {
    title: { ...symbol, required: true },
    category: { ...symbol, required: true, validations: [{ in: [...CATEGORIES] }] } as Fields[string],
    extTitle: symbol,
    description: text,
    image: asset,
    badge: symbol,
    ages: symbols,
    contentIds: object,
  }),
  define('categoryText', 'Category text', {
    title: { ...symbol, required: true },
    lang: language,
    content: text,
    coverImage: asset,
    images: assets,
  }),
]
