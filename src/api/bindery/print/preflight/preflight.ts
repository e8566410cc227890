import { TRIM_MM } from '../../format.ts'
import { PAGES_MAX, PAGES_MIN, spineOf } from '../limits.ts'
import { chapterStarts } from './chapter-starts.ts'
import { checkFile } from './check-file.ts'
import { layoutFindings } from './check-layout.ts'
import type { Finding } from './finding.ts'

function countFindings(pageCount: number): Finding[] {
  const file = 'interior'
  const found: Finding[] = []
  if (pageCount < PAGES_MIN)
    found.push({ code: 'too-few-pages', file, detail: `${pageCount}, not ${PAGES_MIN} or more` })
  if (pageCount > PAGES_MAX)
    found.push({ code: 'too-many-pages', file, detail: `${pageCount}, not ${PAGES_MAX} at most` })
  if (pageCount % 2 === 1) found.push({ code: 'odd-page-count', file, detail: `${pageCount}: a leaf has two sides` })
  return found
}

/** Flat cut cover (back, spine, front), in mm. */
const coverTrim = (pageCount: number) => ({
  width: 2 * TRIM_MM.width + spineOf(pageCount),
  height: TRIM_MM.height,
})

/** Checks both files from their bytes alone. Printable when no finding is a refusal. */
export async function preflight(interior: Uint8Array, cover: Uint8Array): Promise<Finding[]> {
  const inside = await checkFile(interior, { file: 'interior', trim: TRIM_MM })
  const layout = layoutFindings(inside, await chapterStarts(interior))
  const around = await checkFile(cover, { file: 'cover', trim: coverTrim(inside.pageCount) })
  const covers: Finding[] =
    around.pageCount > 1
      ? [{ code: 'too-many-pages', file: 'cover', detail: `${around.pageCount}: a cover is one sheet` }]
      : []
  return [...countFindings(inside.pageCount), ...inside.findings, ...layout, ...covers, ...around.findings]
}
