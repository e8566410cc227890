import type { PreviewPage } from '../../contract/preview.ts'
import type { PrintProfileName } from '../../contract/print-profile.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { previewRevision, printFiles } from './edition-files.ts'
import { type PreviewViewDeps, pagesOf } from './previews.ts'
import { readStoryText } from './story-text.ts'

interface PrintPagesDeps extends PreviewViewDeps {
  readonly printProfile: PrintProfileName
}

/** The pages of the shop's preview, as long as the story is the one that was ordered. */
export async function printPages(deps: PrintPagesDeps, order: string): Promise<PreviewPage[] | Refusal> {
  const bought = await boughtPrint(deps.db, order)
  if (!bought) return refuse('not-found')
  const { story_id: story, print_interior: interior } = bought
  if (story === null) return []
  const text = await readStoryText(deps.db, story)
  if (!text || printFiles(text, deps.printProfile).interior !== interior) return []
  return pagesOf(deps, story, previewRevision(text))
}

const boughtPrint = (queries: Queries, order: string) =>
  queries
    .selectFrom('print_order')
    .innerJoin('shop_order', 'shop_order.id', 'print_order.order_id')
    .select(['story_id', 'print_interior'])
    .where('print_order.order_id', '=', order)
    .executeTakeFirst()
