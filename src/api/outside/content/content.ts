/** What editorial content is read and written with, whoever keeps it. Every promise rejects with ContentError only. */
export interface Content {
  readonly read: ContentReader
  readonly write: ContentWriter
}

/** A published entry; entries and assets it links to stand in its fields in place of the links. */
export interface ReadEntry {
  readonly id: string
  /** Its content type. */
  readonly type: string
  readonly updatedAt: string
  readonly fields: Readonly<Record<string, unknown>>
}

interface ReadEntries {
  /** How many there are, on every page together. */
  readonly total: number
  readonly items: readonly ReadEntry[]
}

/** What changed since a token: every copy of the content is brought up to date by it. */
export interface ContentChanges {
  readonly entries: readonly ReadEntry[]
  /** Ids of entries that are published no longer. */
  readonly withdrawn: readonly string[]
  /** Ids of assets that changed, or are published no longer: entries that show them look different now. */
  readonly assets: readonly string[]
  readonly token: string
}

export interface ContentReader {
  /** By Contentful's search parameters: `{ content_type: 'landing', 'fields.lang': 'de', order: '-fields.ranking' }`. */
  entries(query: Readonly<Record<string, string | number>>): Promise<ReadEntries>
  /** Undefined when no such entry is published. */
  entry(id: string): Promise<ReadEntry | undefined>
  /** The token of now: what is read afterwards is newer, or the same. */
  position(): Promise<string>
  /** Everything for no token. Links stay links here, and assets have no host. */
  changes(token?: string): Promise<ContentChanges>
}

export interface DraftEntry {
  readonly id: string
  readonly type: string
  /** Counted up by every change. */
  readonly version: number
  readonly published: boolean
  /** Whether it was published and is no longer. */
  readonly withdrawn: boolean
  /** Whether it was written since it was published. */
  readonly changed: boolean
  readonly updatedAt: string
  /** When it was last published; undefined of what is not. */
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

/** A content type as Contentful takes it. */
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
  /** Undefined when there is none, published or not. */
  entry(id: string): Promise<DraftEntry | undefined>
  /** By Contentful's search parameters, published or not. */
  entries(
    query: Readonly<Record<string, string | number>>,
  ): Promise<{ readonly total: number; readonly items: readonly DraftEntry[] }>
  /** The addresses of those assets that are published, by their ids; as readers are given them. */
  assetUrls(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /**
   * Creates the entry, or replaces the fields of the version that was read. Rejects with `changed` when there is
   * another version by now, with `invalid` when a field is not of its type.
   */
  saveEntry(entry: { id: string; type: string; version?: number; fields: object }): Promise<DraftEntry>
  /** Readers see that version from now on. Rejects like saveEntry. */
  publishEntry(entry: { id: string; version: number }): Promise<DraftEntry>
  /** Readers see it no longer. No error when they did not. */
  withdrawEntry(id: string): Promise<void>
  /** Withdraws and removes it. No error when there is none. */
  deleteEntry(id: string): Promise<void>
  /** Uploads and publishes a file, in place of the one the asset had; its address. */
  saveAsset(asset: NewAsset): Promise<{ id: string; url: string }>
  /** Withdraws and removes it with its files. No error when there is none. */
  deleteAsset(id: string): Promise<void>
  /** Creates the types that are missing; leaves those that are there as they are. */
  ensureTypes(types: readonly TypeDefinition[]): Promise<void>
}
