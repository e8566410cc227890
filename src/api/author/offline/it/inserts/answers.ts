import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { turnAt, without } from '../../pack/inserts.ts'
import { factInsert } from './fact-insert.ts'

/** A question of more words is not read out. */
const QUESTION_WORDS = 14
/** Every so many answers one is given while the two sit still; the others, where the helper asks. */
const QUIET_EVERY = 3

const ASKED: readonly Template[] = [
  '«QQ» chiese {b}.\n«{X:dynamic.N}» disse {h} senza pensarci. <{B} prese nota con una matita molto appuntita.>',
  '«QQ» volle sapere {b}.\n{H} ci pensò un po’. «{X:dynamic.N}» disse alla fine.',
  'Sul muro c’era un cartoncino con una domanda: «QQ». Sotto avanzava posto. {H} prese la matita e scrisse: «{X:dynamic.N}». <Il cartoncino sembrava lì apposta.>',
  '«Ancora una cosa» disse {b}. «QQ»\n«{X:dynamic.N}» disse {h}. <Era uscito prima di potersi pettinare.>',
  '«Dimmi una cosa vera» disse {b}. «Ti do una mano io. QQ»\n{H} prese fiato. «{X:dynamic.N}» disse. <Valeva.>',
  '«È un pezzo che me lo domando» disse {b}. «QQ»\n{H} non dovette cercare lontano. «{X:dynamic.N}» disse<, e {a} rise piano, perché era proprio così>.',
  '{B} aveva un quaderno con una domanda per pagina. «Pagina nove» disse. «QQ»\n«{X:dynamic.N}» rispose {h}. <La pagina nove era la preferita di {b}.>',
]
const ASKED_QUIETLY: readonly Template[] = [
  '«C’è una cosa che ho sempre voluto sapere» disse {a}. «QQ»\n«{X:dynamic.N}» disse {h}<, e poi stettero un po’ senza parlare, perché era una buona risposta>.',
  '«QQ» chiese {a} senza preavviso.\n«{X:dynamic.N}» disse {h}. <«Lo sapevo» disse {a}. «Ma volevo sentirlo.»>',
  'Quando non c’era altro da fare, {a} chiedeva sempre la stessa cosa. «QQ»\n«{X:dynamic.N}» rispose {h}, come sempre. <E come sempre aiutò.>',
  '«Facciamo un gioco» disse {a}. «Io chiedo e tu non pensi. QQ»\n«{X:dynamic.N}» disse {h}. <«Bene. Non si è visto niente.»>',
  '«Tocca a me chiedere» disse {a}. «QQ»\n«{X:dynamic.N}» disse {h}, e {a} se lo scrisse sul dorso della mano.',
]
const SAID: readonly Template[] = [
  'In tasca {h} aveva un foglio piegato molte volte. «{X:dynamic.N}», c’era scritto. <Lo sapeva a memoria, e lo lesse lo stesso.>',
  '«Dimmi una cosa che sai solo tu» disse {b}.\n{H} prese fiato. «{X:dynamic.N}» disse.',
  '«{X:dynamic.N}» disse {h} in mezzo al silenzio.\n{A} annuì, come se fosse stato detto tutto. <E quasi lo era.>',
  'Sul vetro appannato qualcuno aveva scritto con il dito: «{X:dynamic.N}». {H} sapeva chi. <Era stat{o} {h}, la settimana prima.>',
  'Sotto un bottone saltato, su una striscia di stoffa, si leggeva a inchiostro: «{X:dynamic.N}». <{H} l’aveva cucita lì per le emergenze.>',
  '{A} aveva fatto l’elenco delle cose imparate da {h}. La prima era questa: «{X:dynamic.N}». <Le altre richiedevano più tempo.>',
]
const SHORT: readonly Template[] = [
  '«E la cosa più importante?» chiese {b}. «{X:dynamic.N}» disse {h}.',
  'Sul muro c’era scritto con il gesso: «{X:dynamic.N}».',
  'A {h} tornò in mente questo: «{X:dynamic.N}».',
  '«{X:dynamic.N}» mormorò {h}, e {a} annuì.',
  '{H} lo scrisse con il dito sul vetro: «{X:dynamic.N}».',
]
const RETURNS: readonly Template[] = [
  'In tasca {h} trovò un foglio che prima non c’era. La calligrafia era quella di {b}: «{X:dynamic.0}». Sottolineato. <Qualcuno aveva ascoltato.>',
  '«{X:dynamic.0}», aveva scritto {b} con il gesso, proprio dove {h} doveva vederlo. Nient’altro. <Non serviva altro.>',
  '«{X:dynamic.0}» disse {a}, rifacendo la voce di {h}. <La rifaceva malissimo.> {H} fece finta di niente.',
  'C’era una cosa che {b} aveva ricopiato in bella e appeso alla porta: «{X:dynamic.0}». <Con quattro puntine, perché restasse.>',
]

/** The question, as it was typed. */
const QUESTION = '{Q:N}'

/** Who asks depends on who is there: while the companion is elsewhere, nobody asks in a quiet moment. */
function listFor(isAsked: boolean, isQuiet: boolean, isApart: boolean): readonly Template[] {
  if (!isApart) return isAsked ? (isQuiet ? ASKED_QUIETLY : ASKED) : SAID
  return isQuiet ? without(SAID, ['a', 'b']) : without(isAsked ? ASKED : SAID, ['a'])
}

/** Each answer comes out where somebody asks for it, or is found written down. */
export function answerInserts(brief: Brief, turn: number, isApart: boolean): Insert[] {
  const scenes = brief.answers.map(({ question }, index) => {
    const isAsked = /\?$/u.test(plain(question)) && plain(question).split(' ').length <= QUESTION_WORDS
    const isQuiet = index % QUIET_EVERY === QUIET_EVERY - 1
    const list = listFor(isAsked, isQuiet, isApart)
    const numbered = (template: Template) =>
      template.replaceAll('QQ', QUESTION).replaceAll(':N', `:${index}`).replaceAll('dynamic.N', `dynamic.${index}`)
    return factInsert(
      isQuiet ? 'quiet' : 'questions',
      [`dynamic.${index}`],
      [numbered(turnAt(list, index + turn))],
      [numbered(turnAt(without(SHORT, isApart ? ['a'] : []), index + turn))],
    )
  })
  if (brief.answers.length === 0) return []
  return [
    ...scenes,
    { ...factInsert('after', [], [turnAt(without(RETURNS, isApart ? ['a'] : []), turn)]), rank: 2, needs: '!toddler' },
  ]
}
