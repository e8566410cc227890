import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import { numberWord } from '../../../../story/number-words.ts'
import type { Insert, SlotName, Template } from '../../language-pack.ts'

export const now = (
  slot: SlotName,
  facts: readonly string[],
  phrasings: readonly Template[],
  short?: readonly Template[],
): Insert => ({
  slot,
  facts,
  phrasings,
  rank: 0,
  joins: slot === 'portrait',
  ...(short ? { short } : {}),
})

/** A beat in which `X` is what the visitor typed. */
export const typed = (slot: SlotName, id: string, phrasings: readonly Template[]): Insert =>
  now(
    slot,
    [id],
    phrasings.map(template => template.replaceAll('X', `{X:${id}}`)),
  )

const HAIR: Readonly<Record<string, string>> = {
  black: 'schwarze',
  brown: 'braune',
  blond: 'blonde',
  red: 'rote',
  colorful: 'bunte',
}
const EYES: Readonly<Record<string, string>> = { black: 'schwarze', brown: 'braune', green: 'grüne', blue: 'blaue' }
const BUILD: Readonly<Record<string, string>> = {
  tall: 'groß',
  muscular: 'stark',
  small: 'klein',
  slender: 'zierlich',
  slim: 'schlank',
  athletic: 'flink',
}

const agePhrases = (years: string): Template[] => [
  `{H} ist ${years} alt.`,
  `„Wie alt bist du?“, fragt {a}. „Ich bin ${years} alt“, sagt {h}.`,
  `{H} zeigt es mit den Fingern. So alt: ${years}!`,
  `Wie alt ist {h}? {H} ist ${years} alt. <Das ist viel.>`,
  `${years.charAt(0).toUpperCase()}${years.slice(1)} alt ist {h}. <Morgen ist es ein Tag mehr.>`,
  `„Ich bin ${years} alt“, singt {h}. <Das ist ein schönes Lied.>`,
]

const hairPhrases = (hair: string): Template[] => [
  `{Er} hat ${hair} Haare. <Die fliegen beim Hüpfen.>`,
  `Der Wind findet ${hair} Haare. <Die pustet er hoch.> Das sind die von {h}.`,
  `{A} bürstet ${hair} Haare. Ritsch, ratsch. <„Aua“, sagt {h}.>`,
  `Was steht da ab? ${hair.charAt(0).toUpperCase()}${hair.slice(1)} Haare. <Das war das Kissen.>`,
  `{H} hat ${hair} Haare. <Die Mütze rutscht immer.>`,
  `Oben hat {h} ${hair} Haare. <Unten hat {h} Schuhe.>`,
]

const eyesPhrases = (eyes: string): Template[] => [
  `Und ${eyes} Augen. <Die sehen alles.>`,
  `{H} macht ${eyes} Augen auf. <Guten Tag!>`,
  `Zwei ${eyes} Augen gucken. Das ist {h}. <Eins zwinkert.>`,
  `{H} hat ${eyes} Augen. <Mal sind sie zu. Mal sind sie auf.>`,
  `„Kuckuck“, sagt {a}. Da gucken ${eyes} Augen. <Und wieder weg.>`,
  `Auch der Spiegel hat ${eyes} Augen. <Das kommt von {h}.>`,
]

const buildPhrases = (build: string): Template[] => [
  `{H} ist ${build}. <Das ist gut so.>`,
  `„Ich bin ${build}“, sagt {h} zum Stuhl. <Der Stuhl glaubt es.>`,
  `Heute ist {h} ${build}. <Gestern auch.>`,
  `„Du bist ${build}“, sagt {a}. {H} nickt.`,
  `Guck mal, {h} ist ${build}! <Das sieht jeder.>`,
]

const MARKS: readonly Template[] = [
  'Und was noch? „X!“, ruft {h}.',
  '„X“, sagt {h} und zeigt darauf.',
  '{A} malt {h}. Etwas fehlt noch: „X“. <Jetzt stimmt es.>',
  'Der Spiegel weiß es auch: „X“. <{H} winkt ihm.>',
  'Daran kennt man {h}: „X“.',
]

const CHARACTER: readonly Template[] = [
  '„X“, sagt {a} zu {h}. <Das ist lieb gemeint.>',
  'Wie ist {h}? „X“, sagt {a}. <{H} hört zu.>',
  '„X“, flüstert {a} ins Ohr. {H} wird rot.',
  '{A} singt für {h}: „X.“ <Noch mal!>',
  'Auf dem Bild von {a} steht: „X“. <Das ist {h}.>',
]

const QUIRK: readonly Template[] = [
  '„X“, sagt {a} und lacht.',
  '„X!“ So ist {h}. <Jeden Tag.>',
  'Was sagt {a} immer? „X“. {H} kichert.',
  '„X“, sagt {a} zum Teddy. <Der Teddy weiß es schon.>',
  '{A} zählt auf: Nase, Bauch, zwei Füße. Und: „X“.',
]

const QUIRK_KEY: readonly Template[] = [
  'Was hat {a} gesagt? „{K:hero.quirks}“. {H} überlegt.',
  '„{K:hero.quirks}“, denkt {h}. Da fällt {ihm} etwas ein.',
  '{H} hält still. „{K:hero.quirks}“, sagt der Kopf. <Und die Hand weiß, was sie tut.>',
  '„{K:hero.quirks}“, sagt {a}. „Ja!“, ruft {h}. „Genau!“',
  'Da war doch etwas: „{K:hero.quirks}“. {H} hebt den Finger.',
]

const HISTORY: readonly Template[] = [
  '{A} erzählt von {h}. „X.“ <Das hört {h} gern.>',
  '„Weißt du noch?“, fragt {a}. „X.“ {H} weiß es noch. <Ein bisschen.>',
  '„X“, steht im dicken Buch. <Das ist von {h}.>',
  'Eine kleine Geschichte geht so: „X.“ <Dann ist sie aus.>',
  '„X“, sagt {a} leise. {H} nickt. <So war das.>',
]

/** Who the hero is, for the smallest. */
export function smallPortrait({ hero }: Brief): Insert[] {
  const years = hero.age === 1 ? 'ein Jahr' : `${numberWord('de', hero.age) ?? hero.age} Jahre`
  const hair = own(HAIR, hero.hair)
  const eyes = own(EYES, hero.eyes)
  const free = (slot: SlotName, id: string, text: string, phrasings: readonly Template[]) =>
    text === '' ? [] : [typed(slot, id, phrasings)]
  return [
    now('portrait', ['hero.age'], agePhrases(years)),
    ...(hair
      ? [now('portrait', ['hero.hair'], hairPhrases(hair))]
      : free('portrait', 'hero.hair', hero.hair, [
          'Die Haare? „X“, sagt {h}.',
          '„X“, sagt {a} zu den Haaren von {h}.',
        ])),
    ...(eyes
      ? [now('portrait', ['hero.eyes'], eyesPhrases(eyes))]
      : free('portrait', 'hero.eyes', hero.eyes, ['Die Augen? „X“, sagt {h}.', '„X“, sagt {a} zu den Augen von {h}.'])),
    ...smallBuilds(hero),
    ...free('portrait', 'hero.peculiarities', hero.peculiarities, MARKS),
    ...free('portrait', 'hero.characteristics', hero.characteristics, CHARACTER),
    ...free('portrait', 'hero.quirks', hero.quirks, QUIRK),
    ...(hero.quirks === '' ? [] : [now('key', [], QUIRK_KEY)]),
    ...free('quiet', 'hero.history', hero.history, HISTORY),
  ]
}

function smallBuilds({ build }: Brief['hero']): Insert[] {
  const isKnown = (one: string) => Object.hasOwn(BUILD, one)
  const firstTyped = build.find(one => !isKnown(one))
  return build
    .filter(one => isKnown(one) || one === firstTyped)
    .slice(0, 2)
    .map(one => {
      const known = own(BUILD, one)
      return now('portrait', ['hero.build'], known ? buildPhrases(known) : ['„{X:hero.build}“, sagt {a} zu {h}.'])
    })
}
