/** Deletes an IndexedDB, also when open in other tabs. Requested at once: the page may leave. */
export function forgetDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Where a browser forbids it, nothing was stored.
  }
}
