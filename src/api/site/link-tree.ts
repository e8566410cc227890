import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Hard-links or copies a folder's files. They must then be replaced, never written into. */
export async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await linkTree(source, target)
    else await linkOrCopy(source, target)
  }
}

export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    // Another disk or user, too many links, or no links at all.
    const { code } = error as NodeJS.ErrnoException
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EACCES', 'ENOSYS'].includes(code ?? '')) throw error
    await copyFile(source, target)
  }
}
