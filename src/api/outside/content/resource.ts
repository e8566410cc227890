/** What the service keeps: entries, assets (a file and its words) and the types that say which fields an entry has. */
const KINDS = ['Entry', 'Asset', 'ContentType'] as const
export type Kind = (typeof KINDS)[number]

/** The one locale of the embedded space: an entry of ours names its language in a field. */
export const LOCALE = 'en-US'
export const ENVIRONMENT = 'master'

/** Fields of an entry or an asset by field and locale (`{ title: { 'en-US': '...' } }`), or a type's definition. */
export type Body = Readonly<Record<string, unknown>>

/** One entry, asset or type: as it is being written, and as it was published. */
export interface Resource {
  readonly kind: Kind
  /** 1 to 64 of `[A-Za-z0-9._-]`. */
  readonly id: string
  /** An entry's type; null of the others. */
  readonly type: string | null
  /** Counted up by every change; who changes a resource says the one that was read. */
  readonly version: number
  readonly draft: Body
  readonly published: Body | null
  readonly publishedVersion: number | null
  /** How often it was published. */
  readonly revision: number
  readonly archivedVersion: number | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly publishedAt: Date | null
  readonly firstPublishedAt: Date | null
}

const ID = /^[A-Za-z0-9._-]{1,64}$/
export const isId = (value: string): boolean => ID.test(value)

/** The value of a field of ours, which is the one of our locale. */
export function localValue(field: unknown): unknown {
  return typeof field === 'object' && field !== null ? (field as Record<string, unknown>)[LOCALE] : undefined
}

/** A reference as Contentful writes it. */
export const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
