import type { ContentWriter } from './content.ts'

/** Opens the writer with its first use: the library of the management API is large, and few processes change content. */
export function lazyWriter(open: () => Promise<ContentWriter>): ContentWriter {
  let opened: Promise<ContentWriter> | undefined
  const writer = () => {
    opened ??= open()
    return opened
  }
  return {
    entry: async id => (await writer()).entry(id),
    entries: async query => (await writer()).entries(query),
    assetUrls: async ids => (await writer()).assetUrls(ids),
    saveEntry: async entry => (await writer()).saveEntry(entry),
    publishEntry: async entry => (await writer()).publishEntry(entry),
    withdrawEntry: async id => (await writer()).withdrawEntry(id),
    deleteEntry: async id => (await writer()).deleteEntry(id),
    saveAsset: async asset => (await writer()).saveAsset(asset),
    deleteAsset: async id => (await writer()).deleteAsset(id),
    ensureTypes: async types => (await writer()).ensureTypes(types),
  }
}
