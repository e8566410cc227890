import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Plot, SlotName, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { turnAt } from '../../pack/inserts.ts'
import type { Person } from '../person.ts'
import { unintroduced } from '../plot-names.ts'
import { factInsert } from './fact-insert.ts'

/** Each further person lends the hero one thing, or one sentence, in a scene of their own. */
const LENDS: readonly Template[] = [
  'C’era anche {r.+}. «Io non posso venire» disse {r}, «ma la mia torcia sì.» <La torcia lampeggiò, come se ci tenesse.> {H} la mise in tasca.',
  'Passò pure {r.+} e ascoltò la faccenda dal principio alla fine. «Allora bisogna partire prima di averne voglia» disse {r}. <Non era un buon consiglio. Era un consiglio affezionato.>',
  '{R.+} stava su una soglia e masticava. «Se ti viene fame» disse {r}, «pensa a me.» E divise il panino. <La metà durò fino alla fine.>',
  'Chi arrivava di corsa? {R.+}, senza fiato. «Volevo solo dirti» cominciò {r}, e non ricordò più che cosa. <Fu bello lo stesso che qualcuno avesse voluto.>',
  '{R.+} sapeva già tutto, come al solito. «A sinistra» disse {r}. «E se la sinistra è sbagliata, era a destra.»',
  '{R.+} fece un nodo alla sciarpa di {h}. «Così non ti dimentichi di tornare» disse {r}. <Il nodo solleticava il mento. Impossibile dimenticarlo.>',
  '«Vediamo» disse {r.+}, e guardò la faccenda prima con un occhio e poi con l’altro. «Mah.» <Detto da {r}, era un discorso.>',
  'Arrivò un biglietto. «Tieni duro. Lascio la luce accesa», c’era scritto, e lo mandava {r.+}. <{H} lo lesse due volte e camminò più dritto per il resto del tempo.>',
  'E proprio dove si vorrebbe trovare qualcuno, c’era {r.+}. {R} salutò una volta con la mano e tenne aperta la porta.',
  '«E io?» gridò {r.+}. «Tu bada che qui non cambi niente» disse {h}. <Era un lavoro enorme, e {r} lo prese sul serio.>',
  '{R.+} tirò fuori dalla tasca una caramella con un po’ di lanugine. «È l’ultima» disse {r}. <Si vedeva, che era l’ultima.> {H} la prese come si prende una medaglia.',
  'Dal fondo della strada gridò qualcosa {r.+}. Il vento si tenne le parole e consegnò solo il tono. <Il tono diceva: di qua.>',
]

const LENDS_SHORT: readonly Template[] = [
  '{R.+} prestò la torcia.',
  '{R.+} salutò dalla finestra.',
  '«Buona fortuna» disse {r.+}.',
  'Mezzo panino lo mandò {r.+}.',
  '{R.+} gridò: «A sinistra!».',
  '{R.+} tenne aperta la porta.',
  '«Lascio la luce accesa» disse {r.+}.',
  '{R.+} annuì senza parlare.',
  'Anche {r.+} incrociò le dita.',
  'A fare la guardia restò {r.+}.',
]

const ANIMALS: readonly Template[] = [
  'Veniva anche {r.+}, naturalmente. <Nessuno aveva chiesto niente, e andava benissimo così.> Dove {h} esitava, {r} passava avanti.',
  '{R.+} piegò la testa di lato. C’era qualcosa che gli altri non avevano notato. <Poi si sedette in mezzo al passaggio, il che voleva dire: di qua.>',
  'Dietro {h} comparve {r.+}. <Era lì da un pezzo e faceva finta di no.> Uno in più, dunque.',
  '{R.+} non capiva di che si trattasse, e per questo fu di grande aiuto. <Chi non capisce non si scoraggia.> {R} apriva la fila.',
  'Qualcuno doveva pur annusare la strada. Ci pensò {r.+}. <La strada, a quanto pare, sapeva di buono.>',
]
const ANIMALS_SHORT: readonly Template[] = ['C’era anche {r.+}.', '{R.+} veniva dietro.', 'Davanti andava {r.+}.']

const WAS: readonly Template[] = [
  'A chi chiedeva chi fosse {r}, {h} rispondeva soltanto: «{X:ID}». <Questo chiariva quasi tutto.>',
  'Nella rubrica di {h}, accanto al nome di {r}, c’era scritto: «{X:ID}»<, con tre punti esclamativi>.',
  'Come si presenta una persona come {r}? {H} usava sempre le stesse parole: «{X:ID}».',
  '«{X:ID}», aveva scritto {h} dietro una fotografia di {r}. <Meglio non si poteva dire.>',
  'Di {r} tutti sapevano una cosa: «{X:ID}». <{H} la sapeva meglio.>',
]
const WAS_SHORT: readonly Template[] = [
  'Chi era {r}? «{X:ID}», diceva {h}.',
  'Di {r} diceva {h}: «{X:ID}».',
  '«{X:ID}», diceva la foto di {r}.',
]

const forPerson = (template: Template, index: number): Template =>
  template
    .replaceAll('{r', `{r${index}`)
    .replaceAll('{R', `{R${index}`)
    .replaceAll('ID', `relation.${index}.connection`)

/** What somebody is to the hero, when the lexicon could not say it in front of the name. */
function unsaid(brief: Brief, cast: Cast, turn: number): Insert[] {
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    if (!person || relation.connection === '' || person.isUnderstood) return []
    return [
      factInsert(
        index % 2 === 0 ? 'company' : 'road',
        [`relation.${index}.connection`],
        [forPerson(turnAt(WAS, index + turn), index)],
        [forPerson(turnAt(WAS_SHORT, index + turn), index)],
      ),
    ]
  })
}

/** Those who play a part, where the plot does not surely say who they are. */
const ALONG: readonly Template[] = [
  'Con {h} c’era {r.+}. <Come quasi sempre.>',
  'Non si parte mai senza compagnia: c’era anche {r.+}.',
  'In questa storia ha la sua parte {r.+}. <Una parte con qualche merito.>',
  'E poi c’era {r.+}, che faceva finta di passare di lì.',
  'Chi altro? {R.+}, si capisce.',
]
const ALONG_SHORT: readonly Template[] = ['C’era {r.+}.', 'Venne anche {r.+}.', 'E poi {r.+}.']

export interface Companions {
  readonly brief: Brief
  readonly plot: Plot
  readonly cast: Cast<Person>
  /** Where the lists of phrasings begin. */
  readonly offset: number
}

export function companyInserts({ brief, plot, cast, offset: turn }: Companions): Insert[] {
  const pets = cast.relations.flatMap((person, index) => (person.kind === 'person' ? [] : [index]))
  const others = brief.relations.flatMap((_, index) =>
    cast.assigned.includes(index) || pets.includes(index) ? [] : [index],
  )
  const met = (
    index: number,
    order: number,
    slot: SlotName,
    phrasings: readonly Template[],
    short: readonly Template[],
  ) =>
    factInsert(
      slot,
      [`relation.${index}.name`, `relation.${index}.connection`],
      [forPerson(turnAt(phrasings, order + turn), index)],
      [forPerson(turnAt(short, order + turn), index)],
    )
  return [
    ...unintroduced(plot, cast).map((index, order) => met(index, order, 'company', ALONG, ALONG_SHORT)),
    ...pets.map((index, order) => met(index, order, order === 0 ? 'company' : 'road', ANIMALS, ANIMALS_SHORT)),
    ...others.map((index, order) => met(index, order, 'road', LENDS, LENDS_SHORT)),
    ...unsaid(brief, cast, turn),
  ]
}
