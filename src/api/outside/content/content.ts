export interface Content {
  readonly read: ContentReader
  readonly write: ContentWriter
}

/** A published entry, with linked entries and assets in place of the links. */
export interface ReadEntry {
  readonly id: string
  readonly type: string
  readonly updatedAt: string
  readonly fields: Readonly<Record<string, unknown>>
}

interface ReadEntries {
  /** On all pages together. */
  readonly total: number
  readonly items: readonly ReadEntry[]
}

export interface ContentChanges {
  readonly entries: readonly ReadEntry[]
  /** Ids of entries that are no longer published. */
  readonly withdrawn: readonly string[]
  /** Ids of assets that changed or are no longer published: entries that show them look different. */
  readonly assets: readonly string[]
  readonly token: string
}

export interface ContentReader {
  /** By Contentful's search parameters: `{ content_type: 'landing', 'fields.lang': 'de', order: '-fields.ranking' }` */
  entries(query: Readonly<Record<string, string | number>>): Promise<ReadEntries>
  /** Undefined when not published. */
  entry(id: string): Promise<ReadEntry | undefined>
  /** The current token: anything read afterwards is at least as new. */
  position(): Promise<string>
  /** Everything when there is no token. Links are not resolved, and assets have no host. */
  changes(token?: string): Promise<ContentChanges>
}

export interface DraftEntry {
  readonly id: string
  readonly type: string
  /** Increased by every change. */
  readonly version: number
  readonly published: boolean
  /** Published before, but no longer. */
  readonly withdrawn: boolean
  /** Changed since it was published. */
  readonly changed: boolean
  readonly updatedAt: string
  /** Undefined when not published. */
  readonly publishedAt: string | undefined
  readonly fields: Readonly<Record<string, unknown>>
}

export interface NewAsset {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

export interface TypeDefinition {
  readonly id: string
  readonly name: string
  readonly displayField: string
  readonly fields: readonly {
    readonly id: string
    readonly name: string
    readonly type: string
    readonly required?: boolean
    readonly [rule: string]: unknown
  }[]
}

export interface ContentWriter {
  /** Published or not; undefined when there is none. */
  entry(id: string): Promise<DraftEntry | undefined>
  /** By Contentful's search parameters, published or not. */
  entries(
    query: Readonly<Record<string, string | number>>,
  ): Promise<{ readonly total: number; readonly items: readonly DraftEntry[] }>
  assetUrls(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Creates it, or replaces that version. Rejects with `changed` for another version, `invalid` for a wrong field. */
  saveEntry(entry: { id: string; type: string; version?: number; fields: object }): Promise<DraftEntry>
  /** Publishes that version. Rejects like saveEntry. */
  publishEntry(entry: { id: string; version: number }): Promise<DraftEntry>
  /** No error when not published. */
  withdrawEntry(id: string): Promise<void>
  /** Withdraws it first. No error when there is none. */
  deleteEntry(id: string): Promise<void>
  /** Uploads and publishes a file in place of the asset's earlier one. */
  saveAsset(asset: NewAsset): Promise<{ id: string; url: string }>
  /** Removes its files too. No error when there is none. */
  deleteAsset(id: string): Promise<void>
  ensureTypes(types: readonly TypeDefinition[]): Promise<void>
}
