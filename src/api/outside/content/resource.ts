const KINDS = ['Entry', 'Asset', 'ContentType'] as const
export type Kind = (typeof KINDS)[number]

/** The only locale of the embedded space: our entries name their language in a field. */
export const LOCALE = 'en-US'
export const ENVIRONMENT = 'master'

/** Fields by name and locale (`{ title: { 'en-US': '...' } }`), or a type's definition. */
export type Body = Readonly<Record<string, unknown>>

export interface Resource {
  readonly kind: Kind
  /** 1 to 64 of `[A-Za-z0-9._-]`. */
  readonly id: string
  /** An entry's type; null for others. */
  readonly type: string | null
  /** Increased by every change; a write names the version it read. */
  readonly version: number
  readonly draft: Body
  readonly published: Body | null
  readonly publishedVersion: number | null
  readonly revision: number
  readonly archivedVersion: number | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly publishedAt: Date | null
  readonly firstPublishedAt: Date | null
}

const ID = /^[A-Za-z0-9._-]{1,64}$/
export const isId = (value: string): boolean => ID.test(value)

export function localValue(field: unknown): unknown {
  return typeof field === 'object' && field !== null ? (field as Record<string, unknown>)[LOCALE] : undefined
}

export const linkTo = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
