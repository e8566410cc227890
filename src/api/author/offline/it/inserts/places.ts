import type { Insert, Plot, Template } from '../../language-pack.ts'
import { turnAt, without } from '../../pack/inserts.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { namesLocation } from '../plot-names.ts'
import { factInsert } from './fact-insert.ts'

/** Said of the place, so that they fit any plot, even one that never leaves the house. */
const KNOWN: readonly Template[] = [
  '«Ti ricordi, {pN.at}?» chiese {a}. «Avevi detto: mai più una cosa del genere.»\n«E infatti» disse {h}. <Quella, secondo {h}, era stata tutta un’altra cosa.>',
  '«Quando questa storia è finita» disse {a}, «ci vediamo {pN.at}. E non facciamo niente per un giorno intero.» A {h} parve un buon motivo per sbrigarsi.',
  '{PN.At} una volta {h} aveva aspettato un’ora intera, e alla fine quello che aspettava era arrivato. <Adesso tornava in mente.> Certe cose vogliono la loro ora.',
  '«Adesso vorrei essere {pN.at}» disse {h}.\n«E che cosa c’è?»\n«Niente di tutto questo.» <{A} lo trovò ragionevole.>',
  '{PN.At} {h} aveva perso una cosa e ne aveva trovata una migliore. <Quale, non lo diceva.> «Per questo mi piace cercare» spiegò.',
  '«È andata peggio quella volta {pN.at}» disse {a}. <Vespe, pioggia e il conto due volte, tutto prima di pranzo.>\n«Quasi» disse {h}.',
  '{A} aveva una teoria: tutto quello che conta succede {pN.at}, e il resto sono preparativi.\n«Allora siamo a buon punto» disse {h}.',
]
const UNKNOWN: readonly Template[] = [
  'Nel quaderno di {h} c’era una pagina con un titolo: «{PN}». <Era piena di frecce.> «Un giorno ci si torna» disse {a}.',
  '«{PN}», lesse {a} su un vecchio cartello appoggiato al muro. <Le lettere erano quasi andate, ma {h} seppe subito dov’era.>\n«Lì sono cominciate parecchie cose» disse {h}.',
  'Qualcuno aveva piegato un aeroplano con un pezzo di carta geografica. Sull’ala sinistra si leggeva: «{PN}». {H} non lo lanciò. <Lo mise via.>',
  '«Se potessi scegliere, dove andresti?» chiese {a}.\n{H} non dovette pensarci. «{PN}» disse. <«Allora dopo sappiamo che cosa fare.»>',
  'Dal portachiavi di {h} pendeva un’etichetta: «{PN}». La chiave non apriva più niente. <L’etichetta però era rimasta.>',
  'C’era una cartolina senza figura, con il solo nome dietro: «{PN}».\n«Il disegno ce lo si mette da sé» disse {h}.',
]
const KNOWN_SHORT: readonly Template[] = [
  '«Fossimo {pN.at}» disse {a}.',
  '{PN.At}, pensò {h}, adesso di sicuro c’era il sole.',
  '«La prossima volta, {pN.at}» disse {h}.',
  '«Peggio è stato {pN.at}» disse {a}.',
  '«Domani {pN.at}» disse {h}. «Oggi qui.»',
]
const UNKNOWN_SHORT: readonly Template[] = [
  '«{PN}», diceva un cartello.',
  '«Ti ricordi?» chiese {a}. «{PN}.»',
  'A {h} venne in mente un posto: «{pN}».',
  'Su una vecchia mappa si leggeva: «{PN}».',
  'Sull’etichetta c’era scritto: «{PN}».',
]

const LOCATION = 'setting.location'
const SENDER: readonly Template[] = [
  'Dov’era, questo? Sulle lettere, alla riga del mittente, {h} scriveva così: «{loc}». <La posta arrivava sempre.>',
  '«{Loc}», c’era scritto sulla prima pagina del quaderno di {h}, sottolineato due volte. <Sulle mappe stava in caratteri più piccoli.>',
  'Il posto aveva un nome, e {h} lo diceva adagio, perché ci stesse tutto: «{loc}».',
  'Era successo dove succedono le cose di {h}: «{loc}». <Non è segnato su tutte le mappe.>',
  'Chi voleva trovare {h} doveva chiedere di questo posto: «{loc}». <Il primo scuoteva la testa, il secondo indicava.>',
]
const SENDER_SHORT: readonly Template[] = [
  'Il posto, secondo {h}: «{loc}».',
  'Il mittente di {h} era questo: «{loc}».',
  'Dove? «{Loc}», diceva {h}.',
]

/** Places are numbered in the order of the answers. */
const numbered = (template: Template, index: number): Template =>
  template.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)

/** Whether the place can be said as it was typed; otherwise it is quoted. */
export const isSayable = ({ at, plain }: Whereabouts): boolean =>
  plain === '' || at?.toLowerCase().includes(plain.toLowerCase()) === true

/** For a plot that does not surely name the place. */
const HERE: readonly Template[] = [
  'Una cosa del genere, {lì}, non era mai successa. <O almeno non di martedì.>',
  'Di questa faccenda, {lì}, si parla ancora. <Con molti particolari, e tutti diversi.>',
  '{Lì} le notizie vanno in fretta, e quella volta andarono di corsa.',
  '{Lì} le cose andavano di solito diversamente. <Di solito.>',
  '{Lì} si conoscevano quasi tutti, almeno di cappello.',
]
const HERE_SHORT: readonly Template[] = ['Successe {lì}.', 'Era tutto {lì}.', 'Se ne parla ancora, {lì}.']

export interface Placing {
  readonly plot: Plot
  readonly where: Whereabouts
  readonly places: readonly Whereabouts[]
  /** Where the lists of phrasings begin. */
  readonly offset: number
}

function whereInserts({ plot, where, offset }: Placing): Insert[] {
  if (!isSayable(where)) return [factInsert('portrait', [LOCATION], [turnAt(SENDER, offset)], SENDER_SHORT)]
  if (where.plain === '' || namesLocation(plot)) return []
  return [factInsert('portrait', [LOCATION], [turnAt(HERE, offset)], HERE_SHORT)]
}

export function placeInserts(placing: Placing, isApart: boolean): Insert[] {
  const { places, offset } = placing
  const stops = places.map((place, index) => {
    const [phrasings, short] = (isSayable(place) ? [KNOWN, KNOWN_SHORT] : [UNKNOWN, UNKNOWN_SHORT]).map(list =>
      without(list, isApart ? ['a'] : []),
    ) as [readonly Template[], readonly Template[]]
    return factInsert(
      'road',
      [`setting.place.${index}`],
      [numbered(turnAt(phrasings, index + offset), index)],
      [numbered(turnAt(short, index + offset), index)],
    )
  })
  return [...whereInserts(placing), ...stops]
}
