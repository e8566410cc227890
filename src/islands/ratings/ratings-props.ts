import type { Rating } from '../../contract/rating.ts'
import type { Texts } from '../../contract/texts.ts'
import type { StaffOnlyProps } from '../account/StaffOnly.tsx'

export interface RatingsProps extends StaffOnlyProps {
  readonly texts: StaffOnlyProps['texts'] & {
    readonly ratings: Texts['ratings']
    readonly errors: Pick<Texts['errors'], 'refusals'>
    readonly faces: Readonly<Record<Rating, string>>
    readonly categories: Texts['library']['categories']
  }
}

/** Of a category, an author or a language, in words. */
export function nameOf(name: string, { language, texts }: Pick<RatingsProps, 'language' | 'texts'>): string {
  const known: Readonly<Record<string, string>> = { ...texts.categories, ...texts.ratings.authors }
  return known[name] ?? new Intl.DisplayNames([language], { type: 'language' }).of(name) ?? name
}
