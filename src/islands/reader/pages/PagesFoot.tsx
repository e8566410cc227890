import { useStore } from '@nanostores/react'
import type { Texts } from '../../../contract/texts.ts'
import { fill } from '../../../lib/fill.ts'
import { Icon } from '../../icon/Icon.tsx'
import { FRONT, type Pages, type ShownPage } from './create-pages.ts'

interface Props {
  readonly pages: Pages
  readonly texts: Texts['reader']
}

export function PagesFoot({ pages, texts }: Props) {
  const shown = useStore(pages.$shown)
  const { page, last } = shown
  const share = Math.min(1, Math.max(0, (page + 1) / (last + 1)))
  return (
    <div className="pages-foot">
      <button type="button" className="pages-turn" disabled={page === FRONT} onClick={pages.commands.back}>
        <Icon name="chevron-left" />
        <span>{texts.help.back}</span>
      </button>
      <p>
        <span role="status">{nameOf(shown, texts)}</span>
        <i aria-hidden="true">
          <i style={{ transform: `scaleX(${share})` }} />
        </i>
      </p>
      <button type="button" className="pages-turn" disabled={page > last} onClick={pages.commands.forward}>
        <span>{texts.help.forward}</span>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

function nameOf({ page, last, columns, perPage }: ShownPage, { pages: texts, end }: Texts['reader']): string {
  if (page === FRONT) return texts.front
  if (page > last) return end
  const from = page * perPage + 1
  const to = Math.min(columns, from + perPage - 1)
  return to > from ? fill(texts.two, { from, to, total: columns }) : fill(texts.one, { number: from, total: columns })
}
