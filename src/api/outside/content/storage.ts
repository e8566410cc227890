import type { Kind, Resource } from './resource.ts'

export const OPERATORS = ['eq', 'ne', 'in', 'nin', 'all', 'exists', 'match', 'lt', 'lte', 'gt', 'gte'] as const
export type Operator = (typeof OPERATORS)[number]

/** What of a resource outside its body can be asked for and ordered by. */
const FACTS = ['id', 'type', 'version', 'createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt'] as const
export type Fact = (typeof FACTS)[number]

/** Keys down into a body, or a fact. */
export type Place = { readonly body: readonly string[] } | { readonly fact: Fact }

export interface Condition {
  readonly place: Place
  readonly operator: Operator
  /** One for most operators, the list for `in`, `nin` and `all`. */
  readonly values: readonly string[]
}

export interface Order {
  readonly place: Place
  readonly descending: boolean
}

export interface Search {
  readonly kind: Kind
  /** Looks into what was published, or into what is being written. */
  readonly state: 'published' | 'draft'
  readonly conditions: readonly Condition[]
  /** Words that stand somewhere in the body, whatever their case. */
  readonly words?: string | undefined
  readonly order: readonly Order[]
  readonly limit: number
  readonly skip: number
}

/** What happened to an entry or asset last, for those who keep a copy. */
export interface Change {
  /** Rises with every publication, over all resources. */
  readonly number: number
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  readonly type: string | null
  readonly revision: number
  /** Null of what is published. */
  readonly deletedAt: Date | null
  readonly resource: Resource | null
}

export interface ChangeFilter {
  readonly after: number
  /** Deletions up to this change are left out: a copy that is only begun never had them. */
  readonly deletionsAfter: number
  readonly kind?: 'Entry' | 'Asset' | undefined
  readonly type?: string | undefined
  readonly deletionsOnly: boolean
  readonly limit: number
}

/** Where the embedded content service keeps what it has. Every promise rejects when the database does. */
export interface ContentStorage {
  find(search: Search): Promise<{ total: number; resources: Resource[] }>
  read(kind: Kind, id: string): Promise<Resource | undefined>
  /** Those of the ids that are published, in no order. */
  readPublished(kind: Kind, ids: readonly string[]): Promise<Resource[]>
  /** False when the id is taken. */
  create(resource: Resource): Promise<boolean>
  /**
   * Replaces `before` by `after`; false when another change came first. `publication` says that readers see another
   * state, and is recorded together with it.
   */
  replace(before: Resource, after: Resource, publication?: 'published' | 'withdrawn'): Promise<boolean>
  /** False when another change came first. */
  remove(resource: Resource): Promise<boolean>
  /** In the order they happened. */
  changes(filter: ChangeFilter): Promise<Change[]>
  lastChange(): Promise<number>
  /**
   * Puts all of them in when nothing was ever stored, published as they are. Only then is `prepare` asked for them; of
   * several processes that start at once each may be, and one stores its own.
   */
  seed(prepare: () => Promise<readonly Resource[]>): Promise<void>
}
