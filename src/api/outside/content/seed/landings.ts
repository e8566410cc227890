import { LANGUAGES, type Language } from '../../../../contract/languages.ts'
import type { Resource } from '../resource.ts'
import { type LandingPlan, type LandingText, readLandingPlans, readLandingTexts } from './landing-texts.ts'
import { sectionsAsMarkdown } from './sections.ts'
import { asMarkdown, assetLink, type SeedPictures } from './seed-pictures.ts'
import type { Seeded } from './seeded.ts'

export function seedLandings(seeded: Seeded, pictures: SeedPictures): Resource[] {
  const texts = LANGUAGES.map(language => ({ language, byId: readLandingTexts(language) }))
  return readLandingPlans().flatMap(plan => {
    const written = texts.flatMap(({ language, byId }) => {
      const text = byId.get(plan.id)
      return text ? [{ language, text }] : []
    })
    const hreflang = Object.fromEntries(written.map(({ language, text }) => [language, text.url]))
    return written.map(({ language, text }) =>
      seeded.entry(`landing-${plan.id}-${language}`, 'landing', {
        ...fieldsOf(plan, text, language),
        ...picturesOf(plan, text, name => pictures.of(`cards/${name}`, language)),
        hreflang,
      }),
    )
  })
}

function fieldsOf(plan: LandingPlan, text: LandingText, lang: Language): object {
  const { productDefinition, questions, sections: _sections, ...words } = text
  return {
    ...words,
    lang,
    parameter: { context: { productDefinition, category: plan.category, landingPage: text.url } },
    category: plan.category,
    questions: questions.map((question, index) => ({ idx: index + 1, ...question })),
    ranking: plan.ranking,
    hotlistCategory: plan.group,
    badge: plan.badge,
    ages: plan.ages,
    targetLanguages: [...LANGUAGES],
  }
}

function picturesOf(
  plan: LandingPlan,
  { sections }: LandingText,
  picture: (name: string) => ReturnType<SeedPictures['of']>,
) {
  const inText = plan.pictures.map(picture)
  return {
    coverImage: assetLink(picture(plan.cover)),
    images: inText.map(assetLink),
    content: sectionsAsMarkdown(
      sections,
      inText.map(shown => asMarkdown(shown)),
    ),
  }
}
