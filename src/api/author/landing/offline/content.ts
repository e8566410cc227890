import type { Seeded } from '../../../../lib/seeded.ts'
import { countWords } from '../../../../lib/words.ts'
import { entry, type Material } from './material.ts'
import type { Part, Plan } from './plan.ts'
import { put } from './put.ts'
import { ownWords } from './title.ts'
import type { Understood } from './understand.ts'

interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

const textAt = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? ''

export const formsOf = ({ person }: Plan, { persons }: Material): Readonly<Record<string, string>> =>
  person === undefined ? {} : entry(persons, person).forms

function moodOf({ category, moodText }: Plan, { moods }: Material, fullness: Fullness): string[] {
  const { texts } = moods[category]
  const first = textAt(texts, moodText)
  return fullness === 'full' ? [first, textAt(texts, moodText + 1)] : [first]
}

function taleSection(plan: Plan, material: Material, fullness: Fullness): Section {
  const tale = entry(material.tales, plan.tale)
  const paragraphs = [textAt(tale.texts, plan.taleText)]
  if (!plan.parts.includes('mood')) paragraphs.push(...moodOf(plan, material, fullness))
  return { heading: tale.heading, paragraphs }
}

function whoSection(plan: Plan, material: Material): Section {
  const kind = entry(material.kinds, plan.kind)
  const inForm = (text: string) => put(text, formsOf(plan, material), material.language)
  return { heading: inForm(kind.heading), paragraphs: [inForm(textAt(kind.texts, plan.kindText))] }
}

function occasionSection({ occasion = '' }: Plan, material: Material): Section {
  const { heading, texts } = entry(material.occasions, occasion)
  return { heading, paragraphs: texts }
}

/** Words of a page, as `countWords` counts them. */
const WORDS_MIN = 250
const WORDS_MAX = 450

/** Amount of text: languages of long words need fewer of them. */
type Fullness = 'lean' | 'usual' | 'full'

function said(dice: Seeded, groups: readonly (readonly string[])[], more: readonly (readonly string[])[] = []): string {
  return groups.flatMap(variants => dice.shuffle(variants).slice(0, more.includes(variants) ? 2 : 1)).join(' ')
}

function makingSection({ phrases }: Material, fullness: Fullness, dice: Seeded): Section {
  const more = fullness === 'full' ? [phrases.tell2, phrases.make3] : []
  return {
    heading: dice.pick([...phrases.tellHeading, ...phrases.makeHeading]),
    paragraphs: [
      said(dice, [phrases.tell1, phrases.tell2, phrases.tell3], more),
      said(dice, [phrases.make1, phrases.make2, phrases.make3], more),
    ],
  }
}

function readSection({ phrases }: Material, fullness: Fullness, dice: Seeded): Section {
  const closing = fullness === 'lean' ? [phrases.keep1] : [phrases.keep1, phrases.keep2]
  return {
    heading: dice.pick(phrases.readHeading),
    paragraphs: [
      said(dice, [phrases.read1, phrases.read2, phrases.read3]),
      said(dice, closing, fullness === 'full' ? closing : []),
    ],
  }
}

function sectionOf(part: Part, plan: Plan, material: Material, fullness: Fullness, dice: Seeded): Section {
  if (part === 'tale') return taleSection(plan, material, fullness)
  if (part === 'who') return whoSection(plan, material)
  if (part === 'occasion') return occasionSection(plan, material)
  if (part === 'making') return makingSection(material, fullness, dice)
  if (part === 'read') return readSection(material, fullness, dice)
  return { heading: material.moods[plan.category].heading, paragraphs: moodOf(plan, material, fullness) }
}

function leadOf(title: string, plan: Plan, found: Understood, material: Material, dice: Seeded): string {
  const { phrases, language } = material
  const idea = ownWords(found, material)
  const lead = [put(dice.pick(phrases.lead), { title }, language)]
  if (idea && !found.phraseIsTitle) lead.push(put(dice.pick(phrases.ideaLine), { idea }, language))
  else if (plan.name) lead.push(put(dice.pick(phrases.nameLine), { name: plan.name }, language))
  return lead.join(' ')
}

/** Markdown of a lead and a section for each part of the plan, 250 to 450 words. */
export function contentOf(title: string, plan: Plan, found: Understood, material: Material, dice: Seeded): string {
  const lead = leadOf(title, plan, found, material, dice)
  const write = (fullness: Fullness) =>
    [
      lead,
      ...plan.parts
        .map(part => sectionOf(part, plan, material, fullness, dice))
        .flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs]),
    ].join('\n\n')
  const usual = write('usual')
  const words = countWords(usual, material.language)
  if (words < WORDS_MIN) return write('full')
  return words > WORDS_MAX ? write('lean') : usual
}
