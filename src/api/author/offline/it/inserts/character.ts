import type { Brief } from '../../../../story/brief.ts'
import { listed, plain } from '../../../../story/plain-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { turnAt, turned } from '../../pack/inserts.ts'
import type { Trait } from '../../pack/trait.ts'
import { joinedBy } from '../person.ts'
import { ADJECTIVES } from './adjectives.ts'
import { factInsert } from './fact-insert.ts'

/** Ways to say it that one story chooses among. */
const WAYS = 3

const DEGREE = /^(?:molto|tanto|abbastanza|piuttosto|un po['’]|troppo|così|sempre) /iu

/** "curioso ed elegante", when every part is an adjective that can stand after "era"; as the visitor inflected them. */
function adjectives(text: string): { readonly list: string; readonly last: string } | undefined {
  const parts = listed(text).map(part => part.charAt(0).toLowerCase() + part.slice(1))
  if (parts.length === 0 || !parts.every(part => ADJECTIVES.has(part.replace(DEGREE, '').toLowerCase())))
    return undefined
  const last = parts.at(-1) ?? ''
  return { last, list: parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${joinedBy(last)}` : last }
}

const CHARACTER = 'hero.characteristics'
const SAID: readonly Template[] = [
  `Una volta chiesero a {a} di dire in una frase com’era {h}.\n«{X:${CHARACTER}}» disse {a}<, ed era un complimento>.`,
  `«{X:${CHARACTER}}» rispondeva {a} a chi chiedeva di {h}. <Di più non diceva mai. Bastava.>`,
  `Sulla pagella, nella riga che non legge nessuno, di {h} c’era scritto: «{X:${CHARACTER}}».`,
  `«{X:${CHARACTER}}», aveva inciso qualcuno sullo schienale della sedia di {h}. <In bella grafia, con una correzione.>`,
  `Su {h} nel quartiere circolava un parere: «{X:${CHARACTER}}». <Lo aveva messo in giro {a}.>`,
]

const described = (list: string, last: string): readonly Template[] => [
  `{H} aveva fama di essere ${list}. <Dipende dai giorni, diceva {h}.>`,
  `Chi conosceva {h} diceva: ${list}. Chi conosceva {h} da vicino diceva: soprattutto, ${last}.`,
  `«Com’è {h}?» chiedevano. «Dunque» diceva {a}, contando sulle dita: «${list}.»`,
  `Dicono che ${list} si nasce, non si diventa. <{H} era nat{o} di martedì e per ora manteneva.>`,
  `Se la gente diceva «${list}» e pensava a {h}, un motivo ci sarà stato. <Di solito la gente non va d’accordo su niente.>`,
]

export function characterInserts({ hero }: Brief, turn: number): Insert[] {
  if (hero.characteristics === '') return []
  const known = adjectives(hero.characteristics)
  const phrasings = known ? described(known.list, known.last) : SAID
  const short = known
    ? [
        `Di {h} dicevano: ${known.list}.`,
        `{H} aveva fama di essere ${known.list}.`,
        `{A} riassumeva così: ${known.list}.`,
        `A chi chiedeva di {h} si rispondeva: ${known.list}.`,
      ]
    : [
        `Di {h} si diceva: «{X:${CHARACTER}}».`,
        `«{X:${CHARACTER}}» diceva {a} di {h}.`,
        `{A} riassumeva così: «{X:${CHARACTER}}».`,
      ]
  return turned(phrasings, turn, 1).map(one => factInsert('portrait', [CHARACTER], [one], short))
}

const QUIRK = 'hero.quirks'
const QUIRKS: readonly Template[] = [
  `Di ognuno, in fondo, si sa una cosa sola. Di {h} si sapeva questa: «{X:${QUIRK}}».`,
  `«{X:${QUIRK}}» sospirava ogni tanto {a}, parlando di {h}. <Per altro non sospirava.>`,
  `Prima di dividere la casa con {h} conveniva leggere la clausola in piccolo: «{X:${QUIRK}}».`,
  `«Difetti?» aveva chiesto una volta un signore molto serio.\n«{X:${QUIRK}}» aveva risposto subito {h}<, per togliersi il pensiero>.`,
  `In famiglia si raccontava così, alzando un sopracciglio: «{X:${QUIRK}}». <{H} non negava.>`,
  `In fondo alla pagella, alla voce «osservazioni», c’era scritto: «{X:${QUIRK}}». <Non si era stupito nessuno.>`,
]
const QUIRK_SHORT: readonly Template[] = [
  `«{X:${QUIRK}}» sospirava {a}, parlando di {h}.`,
  `Di {h} si sapeva questo: «{X:${QUIRK}}».`,
  `Alla voce «osservazioni» c’era scritto: «{X:${QUIRK}}».`,
  `{H} non lo negava: «{X:${QUIRK}}».`,
  `E poi c’era quella faccenda di {h}: «{X:${QUIRK}}».`,
]
/** When the quirk is not one the lexicon knows how to use, its words themselves become the key. */
const TURNED: readonly Template[] = [
  `«{K:${QUIRK}}», pensò {h}. L’avevano detto tutti, e tutti l’avevano preso per un difetto. <Anche {h}, fino a un minuto prima.> Visto dall’altra parte, somigliava a una maniglia.`,
  `Che cosa ripeteva sempre {a}? «{K:${QUIRK}}».\n{H} restò con un piede per aria. E se servisse proprio quello? <Non malgrado quello. Per via di quello.> Era un’idea tanto semplice che veniva da ridere.`,
  `La solita storia, avrebbe detto la gente: «{K:${QUIRK}}». E va bene, la solita storia. <Per una volta ci voleva.> {H} prese fiato e fece a modo suo.`,
  `«{K:${QUIRK}}» disse {h} sottovoce.\nDetto così, senza sospiro, suonava diverso. Sembrava quasi un attrezzo. <E gli attrezzi si usano.>`,
  `{H} ripensò alla clausola in piccolo: «{K:${QUIRK}}». L’aveva sempre letta come si legge una multa. Adesso la lesse come si legge una mappa.`,
]
const TURNED_SHORT: readonly Template[] = [
  `«{K:${QUIRK}}», pensò {h}. E se servisse?`,
  `E la storia di «{K:${QUIRK}}»? Per una volta, pensò {h}, ci voleva.`,
  `«{K:${QUIRK}}». Detto così, a {h} sembrò un attrezzo.`,
  `«{K:${QUIRK}}» mormorò {h}. E se fosse per di là?`,
]
const IDEA: readonly Template[] = [
  'A {h} venne un’idea.',
  'In quel momento {h} ebbe un’idea.',
  '{H} alzò un dito. C’era un’idea.',
  'E proprio allora {h} capì.',
  '{H} guardò, e a forza di guardare vide.',
  'Qualcosa andò al suo posto. {H} lo sentì nella nuca.',
]

/** A quirk of so many words is said whole a second time; of a longer one, its beginning. */
const WHOLE_WORDS = 8

function again(quirk: string, templates: readonly Template[]): readonly Template[] {
  const isWhole = plain(quirk).split(' ').length <= WHOLE_WORDS
  return isWhole ? templates.map(template => template.replaceAll('{K:', '{X:')) : templates
}

/** What the hero is like: planted at the start, the key of the turn at the end. */
export function traitInserts({ hero }: Brief, trait: Trait, isVisitors: boolean, turn: number): Insert[] {
  const plant = { ...factInsert('portrait', [], turned(trait.plant, turn, WAYS)), rank: 1 }
  const key = factInsert('key', [], turned(trait.key, turn, WAYS), IDEA)
  if (hero.quirks === '') return [plant, key]
  const said = factInsert('portrait', [QUIRK], [turnAt(QUIRKS, turn)], [turnAt(QUIRK_SHORT, turn)])
  if (isVisitors) return [said, plant, key]
  return [said, factInsert('key', [], again(hero.quirks, turned(TURNED, turn, WAYS)), again(hero.quirks, TURNED_SHORT))]
}
