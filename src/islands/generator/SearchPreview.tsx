import { BRAND } from '../../contract/brand.ts'
import { shorten } from '../../lib/graphemes.ts'
import { useGeneratorContext, usePage } from './context.ts'

/** Graphemes that search engines show, about. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 160

export function SearchPreview() {
  const { search: words, card } = useGeneratorContext().texts.generator
  const { text, stored } = usePage()
  const title = `${BRAND} – ${text.metaTitle || text.title || card.untitled}`
  const path = text.url ? `/${text.language}/pages/${text.url}` : (stored?.path ?? `/${text.language}/pages/…`)
  return (
    <section className="generator-search">
      <h2>{words.heading}</h2>
      <div className="sheet" lang={text.language}>
        <p className="generator-search-path">{`${location.host}${path.replaceAll('/', ' › ')}`}</p>
        <p className="generator-search-title">{shorten(title, TITLE_SHOWN - 1, TITLE_SHOWN)}</p>
        <p className="generator-search-text">
          {shorten(text.metaDescription, DESCRIPTION_SHOWN - 1, DESCRIPTION_SHOWN) || words.noDescription}
        </p>
      </div>
    </section>
  )
}
