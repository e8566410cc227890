import type { Language } from '../../contract/languages.ts'
import type { TouchedPages } from '../../contract/site-bundle.ts'

/** What changes have touched and nobody has written yet: it stays owed when writing fails. */
export class OwedPages {
  readonly render = new Set<string>()
  readonly remove = new Set<string>()
  readonly sitemaps: Set<Language>

  constructor(sitemaps: readonly Language[] = []) {
    this.sitemaps = new Set(sitemaps)
  }

  /** The later word on a path counts; who gets a path wins over who leaves it. */
  add({ render, remove, sitemaps }: TouchedPages): void {
    for (const path of remove) {
      this.render.delete(path)
      this.remove.add(path)
    }
    for (const path of render) {
      this.remove.delete(path)
      this.render.add(path)
    }
    for (const language of sitemaps) this.sitemaps.add(language)
  }
}
