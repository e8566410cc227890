import { TRIM_MM } from '../../format.ts'
import { type PrintProfile, spineOf } from '../print-profile.ts'
import { chapterStarts } from './chapter-starts.ts'
import { checkFile } from './check-file.ts'
import { layoutFindings } from './check-layout.ts'
import type { Finding } from './finding.ts'

function countFindings(pageCount: number, { pagesMin, pagesMax }: PrintProfile): Finding[] {
  const file = 'interior'
  const found: Finding[] = []
  if (pageCount < pagesMin) found.push({ code: 'too-few-pages', file, detail: `${pageCount}, not ${pagesMin} or more` })
  if (pageCount > pagesMax)
    found.push({ code: 'too-many-pages', file, detail: `${pageCount}, not ${pagesMax} at most` })
  if (pageCount % 2 === 1) found.push({ code: 'odd-page-count', file, detail: `${pageCount}: a leaf has two sides` })
  return found
}

/** Flat cut cover (back, spine, front), in mm. */
const coverTrim = (profile: PrintProfile, pageCount: number) => ({
  width: 2 * TRIM_MM.width + spineOf(profile, pageCount),
  height: TRIM_MM.height,
})

/** Checks both files from their bytes alone. Printable for a print house when no finding is a refusal. */
export async function preflight(interior: Uint8Array, cover: Uint8Array, profile: PrintProfile): Promise<Finding[]> {
  const inside = await checkFile(interior, { file: 'interior', trim: TRIM_MM, profile })
  const layout = layoutFindings(inside, await chapterStarts(interior), profile)
  const around = await checkFile(cover, { file: 'cover', trim: coverTrim(profile, inside.pageCount), profile })
  const covers: Finding[] =
    around.pageCount > 1
      ? [{ code: 'too-many-pages', file: 'cover', detail: `${around.pageCount}: a cover is one sheet` }]
      : []
  return [...countFindings(inside.pageCount, profile), ...inside.findings, ...layout, ...covers, ...around.findings]
}
