import type { SceneKeys } from '../../../contract/describe-picture.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../../contract/languages.ts'

/** What a picture's row says that it shows. */
export type PictureScene = SceneKeys

/** The language in which a book describes its pictures: its story's, where we have words of it. */
export const languageOf = ({ language }: { readonly language: string }): Language =>
  isLanguage(language) ? language : FALLBACK_LANGUAGE
