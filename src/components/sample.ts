import de from '../assets/sample/de.json' with { type: 'json' }
import deSound from '../assets/sample/de.mp3?url'
import deCover from '../assets/sample/de-cover.webp?url'
import dePicture from '../assets/sample/de-picture.webp?url'
import en from '../assets/sample/en.json' with { type: 'json' }
import enSound from '../assets/sample/en.mp3?url'
import enCover from '../assets/sample/en-cover.webp?url'
import enPicture from '../assets/sample/en-picture.webp?url'
import es from '../assets/sample/es.json' with { type: 'json' }
import esSound from '../assets/sample/es.mp3?url'
import esCover from '../assets/sample/es-cover.webp?url'
import esPicture from '../assets/sample/es-picture.webp?url'
import fr from '../assets/sample/fr.json' with { type: 'json' }
import frSound from '../assets/sample/fr.mp3?url'
import frCover from '../assets/sample/fr-cover.webp?url'
import frPicture from '../assets/sample/fr-picture.webp?url'
import it from '../assets/sample/it.json' with { type: 'json' }
import itSound from '../assets/sample/it.mp3?url'
import itCover from '../assets/sample/it-cover.webp?url'
import itPicture from '../assets/sample/it-picture.webp?url'
import type { Language } from '../contract/languages.ts'

/** A story that `npm run sample` had the product make. */
export interface Sample {
  readonly language: Language
  readonly title: string
  readonly chapter: string
  readonly paragraphs: readonly string[]
  readonly answers: readonly string[]
  readonly durationMs: number
  /** Addresses; both pictures are 600 by 800. */
  readonly cover: string
  readonly picture: string
  readonly sound: string
}

const SAMPLES = {
  de: { ...de, language: 'de', cover: deCover, picture: dePicture, sound: deSound },
  en: { ...en, language: 'en', cover: enCover, picture: enPicture, sound: enSound },
  es: { ...es, language: 'es', cover: esCover, picture: esPicture, sound: esSound },
  fr: { ...fr, language: 'fr', cover: frCover, picture: frPicture, sound: frSound },
  it: { ...it, language: 'it', cover: itCover, picture: itPicture, sound: itSound },
} satisfies Partial<Record<Language, Sample>>

/** English where the built-in author does not write the language. */
export const sampleIn = (language: Language): Sample =>
  (SAMPLES as Partial<Record<Language, Sample>>)[language] ?? SAMPLES.en
