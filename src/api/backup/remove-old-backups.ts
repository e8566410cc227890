import { listBackups, listCopies, readInventory, removeBackup, removeCopy } from './backup-folder.ts'

/** Removes all but the newest backups, and the copies that only those had. How many backups went. */
export async function removeOldBackups(root: string, keep: number): Promise<number> {
  const names = await listBackups(root)
  const old = names.slice(0, Math.max(0, names.length - keep))
  if (old.length === 0) return 0
  const needed = new Set<string>()
  for (const name of names.slice(old.length)) {
    for await (const { digest } of readInventory(root, name)) needed.add(digest)
  }
  for (const name of old) await removeBackup(root, name)
  for await (const digest of listCopies(root)) if (!needed.has(digest)) await removeCopy(root, digest)
  return old.length
}
