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
const FIRST_PERSON = /(?:^|\W)(?:yo|me|mi|mis|nosotros|nos|nuestr[oa]s?)(?:\W|$)/iu
const HISTORY = 'hero.history'
const CONFIDED: readonly Template[] = [
  `—Cuéntame algo de antes —dijo {a}.\n{H} dudó. Luego lo dijo.\n—{X:${HISTORY}}.\n<Después fue más fácil respirar.>`,
  `—Hay una cosa que no cuento nunca —dijo {h}.\n{A} no preguntó cuál. <Por eso salió.>\n—{X:${HISTORY}}.`,
  `{H} lo había escrito una vez en la última página de un cuaderno, donde no mira nadie: «{X:${HISTORY}}». {A} lo leyó y cerró el cuaderno con cuidado.`,
  `Hay cosas que se dicen mejor sin público. {H} la dijo en voz baja.\n—{X:${HISTORY}}.\n<Nadie contestó, y estuvo bien así.>`,
  `—Te cambio un secreto —dijo {a}—. Empieza tú.\n{H} miró alrededor.\n—{X:${HISTORY}}.\n<{A} se quedó un rato pensando cuál de los suyos valía tanto.>`,
  `{H} se puso a hablar mirando hacia otro lado, que es como salen estas cosas.\n—{X:${HISTORY}}.\nLuego volvió la cabeza. {A} seguía ahí.`,
  `En el fondo de una caja de zapatos guardaba {h} una hoja escrita de su puño: «{X:${HISTORY}}». No la tenía escondida. <Solo estaba al fondo.>`,
  `—¿Por qué pones esa cara? —preguntó {a}.\n—Por nada. {X:${HISTORY}}.\n<Fue un «por nada» bastante largo.>`,
]
const TOLD_OF: readonly Template[] = [
  `Había una historia sobre {h} que todos conocían y nadie mencionaba. Empezaba así: «{X:${HISTORY}}». <{A} se acercó un poco más.>\n—Ah, por eso —dijo {a}. Nada más.`,
  `{A} estuvo un rato sin hablar.\n—Sé lo que cuentan de ti —dijo por fin—. {X:${HISTORY}}.\n{H} asintió. <Era raro oírlo de otra boca. Sonaba más pequeño y más valiente.>`,
  `—¿Y tú de dónde sacas las fuerzas? —preguntó {a}.\n{H} se encogió de hombros. En casa lo contaban de esta manera: «{X:${HISTORY}}». <Desde entonces, todo lo demás parecía un poco más fácil.>`,
  `De aquello quedaba una nota entre las hojas de un libro: «{X:${HISTORY}}». {H} la había encontrado tantas veces que ya no era casualidad. <Hoy tampoco.>`,
  `—No puedo —dijo {h}.\n—¿Que no? —{A} fue contando con los dedos, y no hizo falta más que uno—. {X:${HISTORY}}.\n<{H} miró el dedo.> Visto así.`,
  `Cuando algo se torcía, {h} se repetía lo que contaban en casa: «{X:${HISTORY}}». <Servía de barandilla.>`,
  `En las comidas de familia siempre llegaba un momento, hacia el postre, en que alguien lo sacaba: «{X:${HISTORY}}». <{H} se sabía hasta las pausas.>`,
  `A {a} se lo habían contado mucho antes de conocer a {h}: «{X:${HISTORY}}». Por eso, la primera vez, ya se saludaron como quien sigue una conversación.`,
  `—Hay quien lo cuenta de otra manera —dijo {a}—. Yo lo oí así: {X:${HISTORY}}.\n{H} no corrigió nada. <Eso quería decir que era cierto.>`,
  `Detrás de una foto había una fecha y una línea: «{X:${HISTORY}}». {H} la puso boca abajo, y así se leía mejor.`,
]

const historyInsert = ({ hero }: Brief, turn: number, absent: Absent): Insert =>
  FIRST_PERSON.test(plain(hero.history))
    ? factInsert('quiet', [HISTORY], turned(without(CONFIDED, absent), turn, WAYS), [
        `—{X:${HISTORY}} —dijo {h} en voz baja.`,
        `{H} lo dijo por fin: «{X:${HISTORY}}».`,
      ])
    : factInsert(
        'quiet',
        [HISTORY],
        [turnAt(without(TOLD_OF, absent), turn)],
        [
          `De {h} se contaba: «{X:${HISTORY}}».`,
          `—{X:${HISTORY}} —dijo {a}, pensando en {h}.`,
          `En casa lo contaban así: «{X:${HISTORY}}».`,
          `{H} llevaba consigo una frase: «{X:${HISTORY}}».`,
        ],
      )

const REFINEMENT = 'story.refinement'
const REFINEMENTS: readonly Template[] = [
  `Aquel día {h} había encontrado una nota debajo de la puerta. Alguien había apuntado un deseo a lápiz, sin firmar: «{X:${REFINEMENT}}». {H} lo clavó en la pared. <Nunca se sabe quién está esperando.>`,
  `Entre las páginas de un libro había un deseo que no había firmado nadie: «{X:${REFINEMENT}}». {H} se lo guardó en la chaqueta. <Los deseos no se dejan por ahí tirados.>`,
  `En el buzón, entre dos folletos de persianas, apareció un papel: «{X:${REFINEMENT}}». Sin sello y sin nombre. <Los folletos fueron a la basura; el papel, no.>`,
  `Alguien había dejado una frase en el vaho del espejo: «{X:${REFINEMENT}}». {H} la copió antes de que se borrara. <Hay encargos que solo llegan así.>`,
  `Dentro de una galleta, donde otras llevan la suerte, venía un papelito: «{X:${REFINEMENT}}». {H} se comió la galleta y se quedó el papel.`,
  `Un globo desinflado se había enganchado en la ventana. Del hilo colgaba una tarjeta con un deseo: «{X:${REFINEMENT}}». <{H} la secó con el secador.>`,
  `Cuando {h} volvió la hoja del calendario, debajo había algo escrito con otra letra: «{X:${REFINEMENT}}». La hoja siguiente no decía nada.`,
  `En el bolsillo de un abrigo prestado encontró {h} un deseo doblado: «{X:${REFINEMENT}}». <El abrigo lo devolvió. El deseo, todavía no.>`,
]
const WISH_RETURNS: readonly Template[] = [
  'El papel del deseo seguía allí. Al lado, alguien había hecho una marca: cumplido.',
  '¿Y el deseo sin firma? {H} volvió a mirarlo. Ahora tenía un nombre debajo. Era el suyo.',
  '{H} buscó el papel del deseo para tacharlo. Ya estaba tachado, con una raya muy recta. <Hecha con regla.>',
]

const refinementInserts = (turn: number): Insert[] => [
  factInsert(
    'portrait',
    [REFINEMENT],
    [turnAt(REFINEMENTS, turn)],
    [
      `Debajo de la puerta había una nota: «{X:${REFINEMENT}}».`,
      `En el buzón había un papel: «{X:${REFINEMENT}}».`,
      `En el vaho del espejo ponía: «{X:${REFINEMENT}}».`,
      `En una servilleta alguien había escrito: «{X:${REFINEMENT}}».`,
    ],
  ),
  { ...factInsert('after', [], [turnAt(WISH_RETURNS, turn)]), rank: 1 },
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
