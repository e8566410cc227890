import type { Kind, Resource } from './resource.ts'

export const OPERATORS = ['eq', 'ne', 'in', 'nin', 'all', 'exists', 'match', 'lt', 'lte', 'gt', 'gte'] as const
export type Operator = (typeof OPERATORS)[number]

const FACTS = ['id', 'type', 'version', 'createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt'] as const
export type Fact = (typeof FACTS)[number]

export type Column = { readonly body: readonly string[] } | { readonly fact: Fact }

export interface Condition {
  readonly column: Column
  readonly operator: Operator
  /** One for most operators, the list for `in`, `nin` and `all`. */
  readonly values: readonly string[]
}

export interface Order {
  readonly column: Column
  readonly descending: boolean
}

export interface Search {
  readonly kind: Kind
  readonly state: 'published' | 'draft'
  readonly conditions: readonly Condition[]
  readonly words?: string | undefined
  readonly order: readonly Order[]
  readonly limit: number
  readonly skip: number
}

/** The last event of an entry or asset, for copies. */
export interface Change {
  /** Rises with every publication, over all resources. */
  readonly number: number
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  readonly type: string | null
  readonly revision: number
  /** Null while published. */
  readonly deletedAt: Date | null
  readonly resource: Resource | null
}

export interface ChangeFilter {
  readonly after: number
  /** Deletions up to this change are left out: a new copy never had them. */
  readonly deletionsAfter: number
  readonly kind?: 'Entry' | 'Asset' | undefined
  readonly type?: string | undefined
  readonly deletionsOnly: boolean
  readonly limit: number
}

export interface ContentStorage {
  find(search: Search): Promise<{ total: number; resources: Resource[] }>
  read(kind: Kind, id: string): Promise<Resource | undefined>
  /** Published ones among the ids, unordered. */
  readPublished(kind: Kind, ids: readonly string[]): Promise<Resource[]>
  /** False when the id is taken. */
  create(resource: Resource): Promise<boolean>
  /** False when another change came first. `publication` is recorded with it: readers then see another state. */
  replace(before: Resource, after: Resource, publication?: 'published' | 'withdrawn'): Promise<boolean>
  /** False when another change came first. */
  remove(resource: Resource): Promise<boolean>
  /** Oldest first. */
  changes(filter: ChangeFilter): Promise<Change[]>
  lastChange(): Promise<number>
  /** Stores all, published, if nothing was ever stored. `prepare` may run in several processes; one of them stores. */
  seed(prepare: () => Promise<readonly Resource[]>): Promise<void>
}
