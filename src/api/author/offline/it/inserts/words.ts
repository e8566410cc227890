import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { turnAt, turned, without } from '../../pack/inserts.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import { stories } from '../stories.ts'
import { factInsert } from './fact-insert.ts'

/** Ways to say it that one story chooses among. */
const WAYS = 2

type Absent = readonly 'a'[]

/** A history told as "I" is the hero's to tell; any other is told of the hero. */
const FIRST_PERSON =
  /(?:^|[^\p{L}])(?:io|mi|mio|mia|miei|mie|noi|ci|nostr[oaie]|ho|sono|ero|avevo|abbiamo|eravamo)(?:[^\p{L}]|$)/iu
const HISTORY = 'hero.history'
const CONFIDED: readonly Template[] = [
  `«Raccontami una cosa di prima» disse {a}.\n{H} esitò, poi la disse: «{X:${HISTORY}}». <Dopo si respirava meglio.>`,
  `«C’è una cosa che non racconto mai» disse {h}.\n{A} non chiese quale. <Per questo venne fuori.> «{X:${HISTORY}}».`,
  `{H} l’aveva scritto una volta sull’ultima pagina di un quaderno, dove non guarda nessuno: «{X:${HISTORY}}». {A} lesse, e chiuse il quaderno con attenzione.`,
  `Certe cose si dicono meglio senza pubblico. {H} la disse a voce bassa: «{X:${HISTORY}}». <Nessuno rispose, e andò bene così.>`,
  `{H} lo disse guardandosi le scarpe, che lo sapevano già: «{X:${HISTORY}}». <{A} restò dov’era, e fu molto.>`,
]
const TOLD_OF: readonly Template[] = [
  `Su {h} c’era una storia che tutti sapevano e nessuno nominava. Cominciava così: «{X:${HISTORY}}». <{A} si fece un po’ più vicino con la sedia.>\n«Ah, ecco perché» disse {a}. Nient’altro.`,
  `Per un po’ {a} non parlò. «So quello che raccontano di te» disse infine: «{X:${HISTORY}}».\n{H} annuì. <Faceva uno strano effetto, in bocca d’altri. Sembrava più piccolo e più coraggioso.>`,
  `«Ma tu le forze dove le trovi?» chiese {a}.\n{H} alzò le spalle. A casa la raccontavano così: «{X:${HISTORY}}». <Dopo una cosa del genere, il resto era in discesa.>`,
  `Di allora restava un biglietto tra le pagine di un libro: «{X:${HISTORY}}». {H} l’aveva ritrovato tante volte che non era più un caso. <Nemmeno oggi.>`,
  `«Non ce la faccio» disse {h}.\n«No?» {A} contò sulle dita, e di dita ne bastò una: «{X:${HISTORY}}».\n<{H} guardò il dito.> Messa così.`,
  `Quando le cose si mettevano storte, {h} ripeteva quello che si diceva in casa: «{X:${HISTORY}}». <Serviva da corrimano.>`,
]

const historyInsert = ({ hero }: Brief, turn: number, absent: Absent): Insert =>
  FIRST_PERSON.test(plain(hero.history))
    ? factInsert('quiet', [HISTORY], turned(without(CONFIDED, absent), turn, WAYS), [
        `«{X:${HISTORY}}» disse {h} sottovoce.`,
        `{H} lo disse, finalmente: «{X:${HISTORY}}».`,
        `Sull’ultima pagina {h} aveva scritto: «{X:${HISTORY}}».`,
      ])
    : factInsert(
        'quiet',
        [HISTORY],
        [turnAt(without(TOLD_OF, absent), turn)],
        without(
          [
            `Di {h} si raccontava: «{X:${HISTORY}}».`,
            `«{X:${HISTORY}}» disse {a}, pensando a {h}.`,
            `A casa la raccontavano così: «{X:${HISTORY}}».`,
            `{H} portava con sé una frase: «{X:${HISTORY}}».`,
          ],
          absent,
        ),
      )

const REFINEMENT = 'story.refinement'
const REFINEMENTS: readonly Template[] = [
  `Quel giorno {h} aveva trovato un biglietto sotto la porta. Qualcuno ci aveva scritto un desiderio, a matita e senza firma: «{X:${REFINEMENT}}». {H} lo appese al muro. <Non si sa mai chi aspetta.>`,
  `Tra le pagine di un libro c’era un desiderio che nessuno aveva firmato: «{X:${REFINEMENT}}». {H} se lo mise in tasca. <I desideri non si lasciano in giro.>`,
  `Nella cassetta delle lettere, tra due volantini di materassi, c’era un foglio: «{X:${REFINEMENT}}». Niente francobollo, niente nome. <I volantini finirono nella carta; il foglio no.>`,
  `Qualcuno aveva lasciato una frase sullo specchio appannato: «{X:${REFINEMENT}}». {H} la ricopiò prima che se ne andasse. <Certi incarichi arrivano solo così.>`,
  `Sullo scontrino del pane, dalla parte bianca, c’era scritto a penna: «{X:${REFINEMENT}}». <Il fornaio giurò di non saperne niente.> {H} piegò lo scontrino in quattro e lo tenne.`,
]
const WISH_RETURNS: readonly Template[] = [
  'Il foglio del desiderio era ancora lì. Accanto, qualcuno aveva fatto un segno: fatto.',
  'E il desiderio senza firma? {H} lo guardò di nuovo. Adesso sotto c’era un nome. Era il suo.',
  '{H} cercò il foglio del desiderio per cancellarlo. Era già cancellato, con una riga dritta. <Tirata con il righello.>',
]

const refinementInserts = (turn: number): Insert[] => [
  factInsert(
    'portrait',
    [REFINEMENT],
    [turnAt(REFINEMENTS, turn)],
    [
      `Sotto la porta c’era un biglietto: «{X:${REFINEMENT}}».`,
      `Nella cassetta delle lettere c’era un foglio: «{X:${REFINEMENT}}».`,
      `Sullo specchio appannato si leggeva: «{X:${REFINEMENT}}».`,
      `Su un tovagliolo qualcuno aveva scritto: «{X:${REFINEMENT}}».`,
    ],
  ),
  { ...factInsert('after', [], [turnAt(WISH_RETURNS, turn)]), rank: 1, needs: '!toddler' },
]

/** Inserts for the past of the hero, the story that stands behind this one, and what else is asked of it. */
export function wordInserts(brief: Brief, turn: number, isApart: boolean): Insert[] {
  const absent: Absent = isApart ? ['a'] : []
  return [
    ...(brief.hero.history === '' ? [] : [historyInsert(brief, turn, absent)]),
    ...phrasedAnswers(brief, stories.answers).map(({ fact, phrases: { phrasings, short } }) =>
      factInsert('quiet', [fact], turned(without(phrasings, absent), turn, WAYS), short),
    ),
    ...(brief.refinement === '' ? [] : refinementInserts(turn)),
  ]
}
