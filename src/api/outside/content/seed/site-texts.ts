import { CATEGORIES, type Category } from '../../../../contract/categories.ts'
import { CATEGORY_PICTURES } from '../../../../contract/category-pictures.ts'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../../../../contract/languages.ts'
import { serverTexts } from '../../../../contract/texts.server.ts'
import type { Resource } from '../resource.ts'
import { sectionsAsMarkdown } from './sections.ts'
import { asMarkdown, assetLink, type SeedPictures } from './seed-pictures.ts'
import type { Seeded } from './seeded.ts'

const textId = (category: Category, language: Language) => `${category}-${language}`

export function seedSiteTexts({ entry }: Seeded, pictures: SeedPictures): Resource[] {
  return [
    ...LANGUAGES.map(language => entry(`home-${language}`, 'home', homeFields(language, pictures))),
    ...CATEGORIES.map(category => entry(`category-${category}`, 'category', definitionFields(category, pictures))),
    ...CATEGORIES.flatMap(category =>
      LANGUAGES.map(language =>
        entry(textId(category, language), 'categoryText', textFields(category, language, pictures)),
      ),
    ),
  ]
}

function homeFields(lang: Language, pictures: SeedPictures): object {
  const { heading, lead, stagesHeading, stagesLead } = serverTexts(lang).home
  const images = ['stages/home-wide', 'stages/home-tall'].map(key => assetLink(pictures.of(key, lang)))
  return { title: heading, lang, content: lead, images, boxTitle: stagesHeading, boxText: stagesLead }
}

/** A definition has no language; its own texts are in the fallback language. */
function definitionFields(category: Category, pictures: SeedPictures): object {
  const { name, title, description } = serverTexts(FALLBACK_LANGUAGE).categories[category]
  const image = assetLink(pictures.of(CATEGORY_PICTURES[category].card, FALLBACK_LANGUAGE))
  const contentIds = Object.fromEntries(LANGUAGES.map(language => [language, textId(category, language)]))
  return { title: name, category, extTitle: title, description, image, contentIds }
}

function textFields(category: Category, lang: Language, pictures: SeedPictures): object {
  const { heading, sections } = serverTexts(lang).categories[category]
  const images = CATEGORY_PICTURES[category].sections.map(key => pictures.of(key, lang))
  return {
    title: heading,
    lang,
    content: sectionsAsMarkdown(
      sections,
      images.map((image, index) => asMarkdown(image, sections[index]?.caption)),
    ),
    coverImage: assetLink(pictures.of(`stages/${category}-wide`, lang)),
    images: images.map(assetLink),
  }
}
