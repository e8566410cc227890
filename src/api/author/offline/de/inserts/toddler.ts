import { itemAt } from '../../../../../lib/item-at.ts'
import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import { stories } from '../stories.ts'
import { now, smallPortrait, typed } from './toddler-portrait.ts'

const COMES: readonly Template[] = [
  'Da kommt {R.+}. „Ich helfe“, sagt {r}.',
  '{R.+} ist auch da. {R} winkt mit beiden Händen.',
  'Wer ruft da? {R.+}! „Hallo, {h}!“',
  '{R.+} bringt einen Keks. Ein Stück für {h}. Ein Stück für {r}.',
  '{R.+} macht die Tür auf. „Hier entlang“, sagt {r}.',
  'Auch {r.+} sucht mit. {R} schaut unter den Stein.',
  '{R.+} klopft an. Tock, tock! „Ich bin es“, sagt {r}.',
  '{R.+} macht Musik. Bumm, bumm, auf dem Topf. <{H} tanzt.>',
  'Da sitzt {r.+}. Auf dem Schoß ist Platz. <{H} sitzt kurz.>',
  '{R.+} hat eine Tasche. Darin ist ein Apfel. <Krach!>',
]
const UNSAID: readonly Template[] = [
  '„X“, sagt {h} und zeigt auf {r}.',
  'Wer ist {r}? „X“, sagt {h}.',
  '„X“, sagt {h} über {r}. <So ist das.>',
  '{A} fragt nach {r}. „X“, sagt {h}.',
]
const TAIL: readonly Template[] = [
  '{R.+} läuft mit. Tapp, tapp, tapp.',
  '{R.+} ist ganz vorn. {R} weiß den Weg.',
  '{R.+} kommt auch mit. <Schnüff, macht die Nase.>',
  'Wer ist da am Bein? {R.+}! <Das kitzelt.>',
  '{H} krault {r.+akk}. <Da, hinter dem Ohr.>',
]

function company(brief: Brief, cast: Cast, offset: number): Insert[] {
  const numbered = (template: Template, index: number) =>
    template.replaceAll('{r', `{r${index}`).replaceAll('{R', `{R${index}`)
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    const isCast = person === cast.a || person === cast.b
    const list = person?.kind === 'person' ? COMES : TAIL
    const comes = isCast
      ? []
      : [
          now(
            'road',
            [`relation.${index}.name`, `relation.${index}.connection`],
            [numbered(itemAt(list, (index + offset) % list.length), index)],
          ),
        ]
    const unsaid = relation.connection !== '' && !person?.isUnderstood
    const id = `relation.${index}.connection`
    return [
      ...comes,
      ...(unsaid
        ? [
            typed(
              'road',
              id,
              UNSAID.map(one => one.replaceAll('{r}', `{r${index}}`)),
            ),
          ]
        : []),
    ]
  })
}

/** A question of as many words is not read out. */
const QUESTION_WORDS = 10

const ASKED: readonly Template[] = [
  '„{q:N}“, fragt {a}. „{X:dynamic.N}“, sagt {h}.',
  '{A} fragt: „{q:N}“ {H} sagt: „{X:dynamic.N}.“ <So ist das.>',
  '„{q:N}“, fragt {b}. „{X:dynamic.N}“, ruft {h}. <Das weiß {h} genau.>',
  '„{q:N}“, fragt {a}. {H} flüstert: „{X:dynamic.N}.“',
  '„{q:N}“, fragt {b}. {H} hüpft. „{X:dynamic.N}!“',
]
const SAID: readonly Template[] = [
  '„{X:dynamic.N}“, sagt {h}. <Das sagt {h} oft.>',
  '{H} singt ein Lied. Es geht so: „{X:dynamic.N}“.',
  '„{X:dynamic.N}“, sagt {h} zum Stein. <Der Stein hört zu.>',
  '{A} fragt etwas. „{X:dynamic.N}“, sagt {h}. <Das war richtig.>',
  '„{X:dynamic.N}!“, ruft {h}. „Aha“, sagt {a}.',
]
const REFINEMENT: readonly Template[] = [
  'Auf einem Zettel steht: „X“. {H} hebt ihn auf.',
  'Wer hat das geschrieben? „X“, liest {a}. <Das ist ein Wunsch.>',
  '„X“, wünscht sich jemand. {H} merkt es sich.',
  'Ein Papierflieger landet. „X“, steht darauf. <{H} nimmt ihn mit.>',
  'Mit Kreide steht da: „X“. {A} liest es vor.',
]

const THERE: readonly Template[] = [
  '{PN.At} bleiben sie stehen. <Hier ist es schön.>',
  '{PN.At} machen sie Pause. Einmal hinsetzen. Einmal gähnen. <Weiter.>',
  '{PN.At} ruft {h}: „Hallo!“ <Da ruft es zurück.>',
  '{PN.At} liegt ein Blatt. {H} hebt es auf. <Es ist noch warm.>',
  'Was ist {pN.at}? {H} schaut nach. <Da ist ein Vogel. Piep.>',
  '{PN.At} riecht es gut. {H} schnuppert. <Wonach? Nach da.>',
  '{PN.At} gehen sie langsam. Schritt und Schritt. <Hier gibt es viel zu sehen.>',
  '{PN.At} sitzt ein Käfer. {H} sagt Guten Tag. <Er hat es eilig.>',
  '„{PN.At} war ich schon“, sagt {h}. <Mit Stiefeln.>',
]
const CALLED: readonly Template[] = [
  '„{PN}“, sagt {a}. Da gehen sie hin.',
  '„{PN}!“, ruft {h} und hüpft. <Da war es schön.>',
  'Wohin zeigt der Pfeil? „{PN}“, liest {a}.',
  '{H} malt einen Kreis. „{PN}“, sagt {h}. <Der Kreis ist groß.>',
  '„Und morgen?“, fragt {a}. „{PN}“, sagt {h}.',
  'Auf dem Bild steht „{PN}“. <{H} gibt ihm einen Kuss.>',
  '„{PN}“, singt {a}. {H} singt mit.',
  'Was ist weit weg und schön? „{PN}“, sagt {h}.',
]

/** Every fact for the smallest: in the present, in few words. */
export function toddlerInserts(
  brief: Brief,
  cast: Cast,
  where: Whereabouts,
  places: readonly Whereabouts[],
  offset: number,
): Insert[] {
  const numbered = (template: string, index: number) =>
    template.replaceAll(':N', `:${index}`).replaceAll('dynamic.N', `dynamic.${index}`)
  const answerAt = (question: string, index: number) => {
    const isAsked = /\?$/u.test(question) && question.split(' ').length < QUESTION_WORDS
    const list = isAsked ? ASKED : SAID
    return numbered(itemAt(list, (index + offset) % list.length), index)
  }
  return [
    ...(cast.hero.fullName === cast.hero.name
      ? []
      : [
          now(
            'portrait',
            ['hero.name'],
            [
              'Das ist {full}. Kurz: {h}.',
              'Der ganze Name ist lang: {full}. <{H} geht schneller.>',
              '„{full}“, sagt die Post. „{H}“, sagt {a}.',
            ],
          ),
        ]),
    ...(where.at?.includes(where.plain)
      ? []
      : [
          now(
            'portrait',
            ['setting.location'],
            [
              'Wo ist das? „{Loc}“, sagt {a}.',
              '„{Loc}“, sagt {h}. <Da wohnt die Geschichte.>',
              '{A} zeigt auf ein Schild: „{Loc}“.',
              '„Wo sind wir?“, fragt {h}. „{Loc}“, sagt {a}. <Hier.>',
              'Hier ist es: „{Loc}“.',
            ],
          ),
        ]),
    ...smallPortrait(brief),
    ...company(brief, cast, offset),
    ...places.map((place, index) => {
      const list = place.at?.includes(place.plain) ? THERE : CALLED
      const phrasings = itemAt(list, (index + offset) % list.length)
      return now(
        'road',
        [`setting.place.${index}`],
        [phrasings.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)],
      )
    }),
    ...brief.answers.map(({ question }, index) => now('questions', [`dynamic.${index}`], [answerAt(question, index)])),
    ...phrasedAnswers(brief, stories.answers).map(({ fact, phrases }) => now('quiet', [fact], phrases.small)),
    ...(brief.refinement === '' ? [] : [typed('portrait', 'story.refinement', REFINEMENT)]),
  ]
}
