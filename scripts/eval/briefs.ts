import { german } from './briefs/de.ts'
import { english } from './briefs/en.ts'
import type { Material } from './briefs/material.ts'

const MATERIAL: Readonly<Record<string, Material>> = { de: german, en: english }

export const LANGUAGES_WITH_BRIEFS: readonly string[] = Object.keys(MATERIAL)

export function materialOf(language: string): Material {
  const material = MATERIAL[language]
  if (!material) throw new Error(`there are no briefs in "${language}"`)
  return material
}
