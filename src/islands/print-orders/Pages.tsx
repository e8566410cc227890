import { useStore } from '@nanostores/react'
import type { PreviewPage } from '../../contract/preview.ts'
import { usePrintOrders } from './context.ts'

/** Cover and the first spread with a picture, each with the safe area of its paper. */
export function Pages() {
  const { store, texts } = usePrintOrders()
  const { pages: own } = texts.printOrders
  const pages = useStore(store.$pages)
  if (pages === undefined) return <div className="print-pages" aria-hidden="true" />
  if (pages.length === 0) return <p className="hint">{own.none}</p>
  return (
    <figure className="print-figure">
      <div className="print-pages" role="img" aria-label={own.label}>
        {shownPages(pages).map(({ url, number }) => (
          <span key={number} className="print-page" data-cover={number === 0 || undefined}>
            <img src={url} alt="" />
          </span>
        ))}
      </div>
      <figcaption className="hint">{own.safe}</figcaption>
    </figure>
  )
}

/** The cover, a page with a plate, and the text beside it. */
function shownPages(pages: readonly PreviewPage[]): readonly PreviewPage[] {
  const [cover, ...rest] = pages
  const first = rest.findIndex(({ kind }) => kind === 'chapter')
  const even = rest.findIndex(({ number }, index) => index >= Math.max(0, first) && number % 2 === 0)
  const from = even === -1 ? 0 : even
  return [...(cover ? [cover] : []), ...rest.slice(from, from + 2)]
}
