/**
 * Deletes a database of this browser (IndexedDB), also one that is open in another tab, which closes it when it hears of
 * that. Asked for at once, so that a page may leave right after; a browser without databases has nothing to forget.
 */
export function forgetDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Some browsers forbid it altogether, and then nothing was kept either.
  }
}
