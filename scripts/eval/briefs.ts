import { german } from './briefs/de.ts'
import { english } from './briefs/en.ts'
import { spanish } from './briefs/es.ts'
import { french } from './briefs/fr.ts'
import { italian } from './briefs/it.ts'
import type { Material } from './briefs/material.ts'

const MATERIAL: Readonly<Record<string, Material>> = { de: german, en: english, es: spanish, fr: french, it: italian }

export const LANGUAGES_WITH_BRIEFS: readonly string[] = Object.keys(MATERIAL)

export function materialOf(language: string): Material {
  const material = MATERIAL[language]
  if (!material) throw new Error(`there are no briefs in "${language}"`)
  return material
}
