import type { Language } from '../../contract/languages.ts'
import type { AffectedPages } from '../../contract/site-bundle.ts'

/** Touched pages not yet written; they stay here when writing fails. */
export class OwedPages {
  readonly render = new Set<string>()
  readonly remove = new Set<string>()
  readonly sitemaps: Set<Language>

  constructor(sitemaps: readonly Language[] = []) {
    this.sitemaps = new Set(sitemaps)
  }

  /** The later change of a path counts; a taken path wins over a left one. */
  add({ render, remove, sitemaps }: AffectedPages): void {
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
