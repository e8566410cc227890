import type { Somebody } from '../pack/cast.ts'

/** Hero and companion, feminine for two women: `{ils}`, `{eux}`; ending `{es}`; wording `{deux:l’un|l’une}`. */
export function pairSaid(token: string, hero: Somebody, companion: Somebody): string | undefined {
  const areWomen = hero.gender === 'female' && companion.gender === 'female'
  if (token === 'ils') return areWomen ? 'elles' : 'ils'
  if (token === 'eux') return areWomen ? 'elles' : 'eux'
  if (token === 'es') return areWomen ? 'es' : 's'
  const [men, women] = /^deux:([^|]*)\|([^|]*)$/su.exec(token)?.slice(1) ?? []
  return areWomen ? women : men
}
