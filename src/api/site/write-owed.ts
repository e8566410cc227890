import type { SiteRenderer } from '../../contract/site-bundle.ts'
import { ContentError } from '../outside/content/content-error.ts'
import type { OwedPages } from './owed-pages.ts'
import { fileOfPage, removeSiteFile, writeSiteFile } from './page-writer.ts'

const WRITTEN_AT_ONCE = 8

/** Writes and removes owed pages, calls `written` when served, then throws the first failure; failed ones stay owed. */
export async function writeOwed(
  { renderer, signal }: { renderer: SiteRenderer; signal: AbortSignal },
  folder: string,
  owed: OwedPages,
  written: () => void,
): Promise<void> {
  const failures: unknown[] = []
  const writing: Promise<void>[] = []
  const track = (paths: Set<string>, path: string, work: Promise<void>) =>
    work.then(
      () => void paths.delete(path),
      (error: unknown) => void failures.push(error),
    )
  try {
    for (const path of [...owed.render]) {
      signal.throwIfAborted()
      const page = await renderOne(renderer, path, failures)
      if (page === 'failed') continue
      const name = fileOfPage(path)
      const work = page ? writeSiteFile(folder, name, page.html) : removeSiteFile(folder, name)
      writing.push(track(owed.render, path, work))
      if (writing.length >= WRITTEN_AT_ONCE) await Promise.all(writing.splice(0))
    }
  } finally {
    await Promise.all(writing)
  }
  for (const path of [...owed.remove]) await track(owed.remove, path, removeSiteFile(folder, fileOfPage(path)))
  written()
  if (failures.length > 0) throw failures[0]
}

/** A broken page does not stop others; a missing content service does. */
async function renderOne(renderer: SiteRenderer, path: string, failures: unknown[]) {
  try {
    return await renderer.render(path)
  } catch (error) {
    if (error instanceof ContentError) throw error
    failures.push(error)
    return 'failed'
  }
}
