import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Puts every file of a folder into another one as well, without a second copy of its bytes where the disk allows that.
 * Files there must be replaced, never written into: both folders would change.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await linkTree(source, target)
    else await linkOrCopy(source, target)
  }
}

/** Gives a file a second name; where the disk cannot, a second copy. */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    // Another disk, a file of another user, too many links, or a file system that has none.
    const { code } = error as NodeJS.ErrnoException
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES', 'ENOSYS'].includes(code ?? '')) throw error
    await copyFile(source, target)
  }
}
