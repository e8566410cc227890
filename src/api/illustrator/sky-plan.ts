import type { MotifName } from './motifs/motif-table.ts'
import type { Random } from './paper/random.ts'
import type { SkyKind, SkyLight } from './setting.ts'

/** Two covers of four hang their light on the same side: these skies differ even then (measured). */
export const SKIES_OF_A_SIDE: readonly (readonly SkyKind[])[] = [
  ['moon', 'rings'],
  ['crescent', 'bands'],
]
/** Motifs in the middle of the sky: the light hangs beside and above them. */
const FLYING: readonly MotifName[] = ['whale', 'dragon', 'balloon', 'rocket']
/** The building should stand before the light. */
const EERIE: readonly MotifName[] = ['manor', 'graveyard']

export function skyLight(random: Random, kind: SkyKind, motif: MotifName, motifX: number): SkyLight {
  const away = motifX > 0.5 ? -1 : 1
  if (EERIE.includes(motif)) {
    const size = kind === 'crescent' ? 0.12 : 0.165
    return { kind, x: motifX + away * 0.05, y: kind === 'crescent' ? 0.27 : 0.4, radius: size }
  }
  if (motif === 'planet-city') {
    if (kind === 'rings') return { kind, x: motifX, y: 0.37, radius: 0.15 }
    return { kind, x: 0.5 + away * 0.1, y: 0.14, radius: 0.055 }
  }
  const flying = FLYING.includes(motif)
  const x = kind === 'rings' ? 0.5 + away * (flying ? 0.12 : 0.08) : 0.5 + away * random.between(0.15, 0.21)
  const places: Record<SkyKind, { readonly y: number; readonly radius: number }> = {
    moon: { y: flying ? 0.23 : random.between(0.3, 0.35), radius: 0.09 },
    crescent: { y: 0.225, radius: 0.115 },
    rings: { y: flying ? 0.44 : 0.42, radius: 0.15 },
    bands: { y: flying ? 0.44 : 0.47, radius: 0.17 },
  }
  return { kind, x, ...places[kind] }
}
