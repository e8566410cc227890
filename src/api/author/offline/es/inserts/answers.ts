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
  '—QQ —preguntó {b}.\n—{X:dynamic.N} —dijo {h} sin pensarlo. <{B} lo apuntó con un lápiz muy afilado.>',
  '—QQ —quiso saber {b}.\n{H} lo pensó un rato.\n—{X:dynamic.N} —dijo al fin.',
  'En la pared había una tarjeta con una pregunta: «QQ». Debajo quedaba sitio. {H} tomó el lápiz y escribió: «{X:dynamic.N}». <La tarjeta parecía haberlo estado esperando.>',
  '—Una cosa más —dijo {b}—. QQ\n—{X:dynamic.N} —dijo {h}. <Le salió antes de poder peinarlo.>',
  '—Di algo que sea verdad —pidió {b}—. Te ayudo. QQ\n{H} respiró hondo.\n—{X:dynamic.N}.\n<Valía.>',
  '—Me lo llevo preguntando desde hace rato —dijo {b}—. QQ\n{H} no tuvo que buscar mucho.\n—{X:dynamic.N} —dijo<, y {a} se rio por lo bajo, porque era exactamente eso>.',
]
const ASKED_QUIETLY: readonly Template[] = [
  '—Hay algo que siempre he querido saber —dijo {a}—. QQ\n—{X:dynamic.N} —dijo {h}<, y se quedaron un rato sin hablar, porque era una buena respuesta>.',
  '—QQ —preguntó {a} sin venir a cuento.\n—{X:dynamic.N}.\n<—Lo sabía —dijo {a}—. Pero quería oírlo.>',
  '{A} preguntaba siempre lo mismo cuando no había otra cosa que hacer.\n—QQ\n—{X:dynamic.N} —dijo {h}, como siempre. <Y, como siempre, ayudó.>',
  '—Vamos a jugar —dijo {a}—. Yo pregunto y tú no piensas. QQ\n—{X:dynamic.N}.\n<—Muy bien. No se te ha notado nada.>',
]
const SAID: readonly Template[] = [
  'En el bolsillo de {h} había un papel doblado muchas veces. «{X:dynamic.N}», ponía. <Se lo sabía de memoria y lo leyó igual.>',
  '—Dime algo que solo sepas tú —pidió {b}.\n{H} respiró hondo.\n—{X:dynamic.N} —dijo.',
  '—{X:dynamic.N} —dijo {h} en medio del silencio.\n{A} asintió, como si con eso quedara dicho todo. <Y casi quedaba.>',
  'Alguien había escrito con el dedo en el cristal empañado: «{X:dynamic.N}». {H} sabía quién. <Había sido {h}, la semana pasada.>',
  'Se había caído un botón, y debajo, en una tira de tela, ponía con tinta: «{X:dynamic.N}». <{H} lo había cosido allí para emergencias.>',
  '{A} hizo la lista de lo que había aprendido de {h}. Lo primero era esto: «{X:dynamic.N}». <El resto llevaba más tiempo.>',
]
const SHORT: readonly Template[] = [
  '—¿Y lo más importante? —preguntó {b}.\n—{X:dynamic.N} —dijo {h}.',
  'En la pared ponía con tiza: «{X:dynamic.N}».',
  'A {h} le vino a la cabeza: «{X:dynamic.N}».',
  '—{X:dynamic.N} —murmuró {h}, y {a} asintió.',
  '{H} lo escribió con el dedo en el cristal: «{X:dynamic.N}».',
]
const RETURNS: readonly Template[] = [
  'En el bolsillo de {h} había un papel que antes no estaba. Con la letra {b.de} ponía: «{X:dynamic.0}». Estaba subrayado. <Alguien había escuchado.>',
  '«{X:dynamic.0}», había escrito {b} con tiza, justo donde {h} tenía que verlo. Nada más. <Con eso había bastante.>',
  '—{X:dynamic.0} —dijo {a}, imitando la voz de {h}.\n<La imitaba fatal.> {H} fingió no darse cuenta.',
]

/** A question as Spanish writes it, whichever marks were typed. */
const withMarks = (question: string): string => (plain(question).includes('¿') ? '{Q:N}' : '¿{Q:N}')

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
      template
        .replaceAll('QQ', withMarks(question))
        .replaceAll(':N', `:${index}`)
        .replaceAll('dynamic.N', `dynamic.${index}`)
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
