import type { Brief } from '../../../../story/brief.ts'
import { numberWord } from '../../../../story/number-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { factInsert } from './fact-insert.ts'

/** What stands for the age, in the nominative ("ein Jahr", "zwölf Jahre") and in the dative ("zwölf Jahren"). */
interface Years {
  readonly nominative: string
  readonly dative: string
}

const CHILD_UNTIL = 13
const TEEN_UNTIL = 20
const OLD_FROM = 100

const child = ({ nominative, dative }: Years): Template[] => [
  `{H} war ${nominative} alt <und damit, fand {er}, alt genug für das meiste>.`,
  `Mit ${dative} weiß man schon einiges. {H} wusste zum Beispiel, wann Erwachsene nur so tun, als hörten sie zu.`,
  `{H} war ${nominative} alt. <Das war eins mehr als voriges Jahr und fühlte sich an wie mindestens drei.>`,
  `Wer {h} nach dem Alter fragte, bekam alle nötigen Finger gezeigt: ${nominative}. <Dazu gab es ein strenges Gesicht.>`,
  `Mit ${dative} passt man noch in Verstecke. {H} kannte sie alle.`,
  `Auf dem Kuchen hatten zuletzt genau die richtigen Kerzen gestanden, denn {h} war ${nominative} alt und zählte nach.`,
  `„{H} ist ${nominative} alt“, sagte {a}, „das ist kein Alter, das ist ein Anfang.“`,
  `{H} war ${nominative} alt und ging schon eine ganze Weile ohne Hand um Pfützen herum.`,
  `„Mit ${dative}“, sagte {h}, „bin ich genau in der Mitte zwischen klein und später.“`,
  `Wer {h} für jünger hielt, bekam einen Blick. {Er} war ${nominative} alt, bitte sehr.`,
]
const teen = ({ nominative, dative }: Years): Template[] => [
  `{H} war ${nominative} alt, also ständig zu jung oder zu alt für irgendetwas.`,
  `Mit ${dative} hat man auf alles eine Antwort. {H} hatte vor allem Fragen.`,
  `{H} war ${nominative} alt. <An manchen Tagen kam es {ihm} vor wie ein Beruf.>`,
  `Mit ${dative} ist das Zimmer zu klein und die Welt zu laut. {H} hatte für beides Kopfhörer.`,
  `{H} war ${nominative} alt und wurde das auch dauernd gefragt.`,
  `Mit ${dative} glaubt einem keiner, dass man müde ist. {H} war es trotzdem.`,
  `{H} war ${nominative} alt. <Man sah es am Türrahmen, der oberste Strich war noch frisch.>`,
  `„Mit ${dative} war ich ganz anders“, sagten die Leute. {H} fragte lieber nicht, wie.`,
  `{H} war ${nominative} alt, und alle Hosen endeten seit Kurzem über dem Knöchel.`,
  `Seit ${dative} gab es {h}. <Die ersten zehn hatten andere geplant.>`,
]
const grown = ({ nominative, dative }: Years): Template[] => [
  `{H} war ${nominative} alt <und hielt das abwechselnd für viel und für wenig>.`,
  `Mit ${dative}, fand {h}, sollte einen nicht mehr viel überraschen. <Das war natürlich ein Irrtum.>`,
  `{H} war ${nominative} alt, an den Knien etwas mehr.`,
  `„Mit ${dative}“, sagte {h} gern, „darf man das.“ <Es ging meistens um Kuchen.>`,
  `Seit ${dative} war {h} nun unterwegs, und angekommen war {er} schon mehrmals.`,
  `Mit ${dative} kennt man die meisten Ausreden persönlich. {H} grüßte sie noch, mehr nicht.`,
  `{H} war ${nominative} alt und wurde beim Bäcker je nach Licht gesiezt oder geduzt.`,
  `{H} war ${nominative} alt. <Auf der letzten Torte hatten die Kerzen schon in zwei Reihen gestanden.>`,
  `Seit ${dative} übte {h} nun schon, und manches ging inzwischen auswendig.`,
  `{H} war ${nominative} alt, je nach Treppe auch weniger oder mehr.`,
]
const ancient = ({ nominative, dative }: Years): Template[] => [
  `{H} war ${nominative} alt. <Die ersten hundert, sagte {er}, zählten kaum.>`,
  `Seit ${dative} gab es {h} nun schon. <Man sah es {ihm} kaum an.>`,
  `{H} war ${nominative} alt und hatte die meisten Kalender persönlich gekannt.`,
  `Mit ${dative} hat man alles schon einmal gesehen. <{H} sah es sich trotzdem noch einmal an.>`,
  `{H} war ${nominative} alt. <Auf den Kuchen passte nur noch eine einzige Kerze, stellvertretend.>`,
  `Mit ${dative} hat man jeden Hut schon zweimal in Mode gesehen. {H} behielt darum gleich den alten.`,
  `{H} war ${nominative} alt. <Das Amt hatte dreimal nachgefragt und sich dann entschuldigt.>`,
  `Seit ${dative} stand {h} morgens auf und sah nach, was es Neues gab. Es gab immer etwas.`,
  `{H} war ${nominative} alt, und geduzt wurde {er} nur noch von Eichen.`,
  `„In ${dative} lernt man warten“, sagte {h}. <Gern tat {er} es immer noch nicht.>`,
]

/** How old the hero is, in the way of that age. */
export function ageInsert({ hero: { age } }: Pick<Brief, 'hero'>): Insert {
  const word = age === 1 ? 'ein' : (numberWord('de', age) ?? String(age))
  const years: Years =
    age === 1
      ? { nominative: 'ein Jahr', dative: 'einem Jahr' }
      : { nominative: `${word} Jahre`, dative: `${word} Jahren` }
  const phrasingsFor = age < CHILD_UNTIL ? child : age < TEEN_UNTIL ? teen : age < OLD_FROM ? grown : ancient
  // One year alone changes its words with the case, and only those of the nominative are looked for.
  const phrasings = phrasingsFor(years).filter(phrasing => age !== 1 || phrasing.includes(years.nominative))
  return factInsert('portrait', ['hero.age'], phrasings, [`{H} war ${years.nominative} alt.`])
}
