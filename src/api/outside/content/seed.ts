import { CATEGORIES, type Category } from '../../../contract/categories.ts'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { serverTexts } from '../../../contract/texts.server.ts'
import { type Body, LOCALE, type Resource } from './resource.ts'
import { CONTENT_TYPES } from './types.ts'

/** What the embedded service holds on its first day: the types, and the site's own texts as entries to start from. */
export function seedResources(now: Date): Resource[] {
  const { entry, type } = publishedAt(now)
  return [
    ...CONTENT_TYPES.map(({ id, ...definition }) => type(id, definition)),
    ...LANGUAGES.map(language => entry(`home-${language}`, 'home', homeFields(language))),
    ...CATEGORIES.map(category => entry(`category-${category}`, 'category', definitionFields(category))),
    ...CATEGORIES.flatMap(category =>
      LANGUAGES.map(language => entry(textId(category, language), 'categoryText', textFields(category, language))),
    ),
  ]
}

const textId = (category: Category, language: Language) => `${category}-${language}`

function homeFields(language: Language): object {
  const { heading, lead, stagesHeading, stagesLead } = serverTexts(language).home
  return { title: heading, lang: language, content: lead, boxTitle: stagesHeading, boxText: stagesLead }
}

function definitionFields(category: Category): object {
  const { name, title, description } = serverTexts('en').categories[category]
  const contentIds = Object.fromEntries(LANGUAGES.map(language => [language, textId(category, language)]))
  return { title: name, category, extTitle: title, description, contentIds }
}

function textFields(category: Category, language: Language): object {
  const { heading, sections } = serverTexts(language).categories[category]
  const content = sections.map(section => `## ${section.heading}\n\n${section.paragraphs.join('\n\n')}`).join('\n\n')
  return { title: heading, lang: language, content }
}

function publishedAt(now: Date) {
  const resource = (kind: Resource['kind'], id: string, type: string | null, body: Body): Resource => ({
    kind,
    id,
    type,
    version: 2,
    draft: body,
    published: body,
    publishedVersion: 1,
    revision: 1,
    archivedVersion: null,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
    firstPublishedAt: now,
  })
  return {
    type: (id: string, definition: object) => resource('ContentType', id, null, { ...definition }),
    entry: (id: string, type: string, fields: object) =>
      resource(
        'Entry',
        id,
        type,
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [LOCALE]: value }])),
      ),
  }
}
