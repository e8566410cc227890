import type { Somebody } from '../pack/cast.ts'

/**
 * The words for the hero and the companion together, feminine when both are women: `{ils}`, `{eux}`; `{es}`, the ending of
 * an adjective or participle, "s" or "es"; `{deux:l’un|l’une}`, a wording of one's own. Undefined for any other token.
 */
export function pairSaid(token: string, hero: Somebody, companion: Somebody): string | undefined {
  const areWomen = hero.gender === 'female' && companion.gender === 'female'
  if (token === 'ils') return areWomen ? 'elles' : 'ils'
  if (token === 'eux') return areWomen ? 'elles' : 'eux'
  if (token === 'es') return areWomen ? 'es' : 's'
  const [men, women] = /^deux:([^|]*)\|([^|]*)$/su.exec(token)?.slice(1) ?? []
  return areWomen ? women : men
}
