import type { Brief } from '../../../../story/brief.ts'
import { listed, plain } from '../../../../story/plain-words.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { turnAt, turned } from '../../pack/inserts.ts'
import type { Trait } from '../../pack/trait.ts'
import { joinedBy } from '../person.ts'
import { factInsert } from './fact-insert.ts'

/** Ways to say it that one story chooses among. */
const WAYS = 3

const ADJECTIVES = new Set(
  'valiente curioso curiosa tímido tímida amable alegre terco terca testarudo testaruda tozudo tozuda cabezota generoso generosa leal fiel honesto honesta sincero sincera listo lista inteligente astuto astuta divertido divertida gracioso graciosa callado callada tranquilo tranquila inquieto inquieta nervioso nerviosa paciente impaciente soñador soñadora creativo creativa cariñoso cariñosa dulce tierno tierna fuerte débil rápido rápida lento lenta vago vaga perezoso perezosa trabajador trabajadora ordenado ordenada desordenado desordenada despistado despistada distraído distraída torpe hábil educado educada atento atenta sensible optimista pesimista aventurero aventurera atrevido atrevida audaz decidido decidida prudente travieso traviesa charlatán charlatana hablador habladora gruñón gruñona serio seria formal responsable solitario solitaria sociable simpático simpática independiente rebelde orgulloso orgullosa humilde romántico romántica sarcástico sarcástica irónico irónica elegante misterioso misteriosa bondadoso bondadosa bueno buena servicial imaginativo imaginativa ingenioso ingeniosa constante ambicioso ambiciosa exigente flexible noble justo justa coqueto coqueta presumido presumida dormilón dormilona comilón comilona miedoso miedosa empático empática observador observadora reservado reservada risueño risueña resuelto resuelta tenaz sabio sabia'.split(
    ' ',
  ),
)
const DEGREE = /^(?:muy|bastante|algo|un poco|demasiado|tan) /iu

/** "valiente y curiosa", when every part is an adjective that can stand after "era"; as the visitor inflected them. */
function adjectives(text: string): { readonly list: string; readonly last: string } | undefined {
  const parts = listed(text).map(part => part.charAt(0).toLowerCase() + part.slice(1))
  if (parts.length === 0 || !parts.every(part => ADJECTIVES.has(part.replace(DEGREE, '').toLowerCase())))
    return undefined
  const last = parts.at(-1) ?? ''
  return { last, list: parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${joinedBy(last)}` : last }
}

const CHARACTER = 'hero.characteristics'
const SAID: readonly Template[] = [
  `Una vez le pidieron {a.a} que dijera en una frase cómo era {h}.\n—{X:${CHARACTER}} —dijo {a}<, y era un elogio>.`,
  `—{X:${CHARACTER}} —decía {a} cuando alguien preguntaba por {h}. <Más no decía nunca. Bastaba.>`,
  `En el boletín de notas, en la línea que casi nadie lee, ponía de {h}: «{X:${CHARACTER}}».`,
  `«{X:${CHARACTER}}», había grabado alguien en el respaldo de la silla de {h}. <Con buena letra y una falta corregida.>`,
  `De {h} corría por el barrio una opinión muy extendida: «{X:${CHARACTER}}». <La había extendido {a}.>`,
  `Hubo un concurso para describir a {h} en una línea. Ganó esta: «{X:${CHARACTER}}». <El segundo puesto quedó desierto.>`,
  `Si {h} fuera un pueblo, a la entrada pondría: «{X:${CHARACTER}}».`,
  `«{X:${CHARACTER}}», había contestado {h} en una encuesta, en «Díganos algo de usted». <Luego quiso borrarlo y era con tinta.>`,
]

const described = (list: string, last: string): readonly Template[] => [
  `{H} tenía fama de ser ${list}. <Según {h}, dependía del día.>`,
  `Quien conocía a {h} decía: ${list}. Quien conocía bien a {h} decía: sobre todo, ${last}.`,
  `—¿Cómo es {h}? —preguntaban.\n—Pues ${list} —decía {a}, contando con los dedos.`,
  `Dicen que se nace ${list} o no se nace. <{H} había nacido en martes y de momento cumplía.>`,
  `Si a {h} la gente {lo} llamaba «${list}», algo habría. <La gente no suele ponerse de acuerdo en nada.>`,
  `En el pasaporte no cabía, pero todo el mundo lo sabía: {h} era ${list}. <El de la frontera lo apuntaba al margen.>`,
  `Había días en que {h} era ${list}, y días en que solo ${last}. Los segundos eran mejores.`,
  `Eso de ser ${list} no se elige. {H}, por ejemplo, habría elegido saber silbar.`,
]

export function characterInserts({ hero }: Brief, turn: number): Insert[] {
  if (hero.characteristics === '') return []
  const known = adjectives(hero.characteristics)
  const phrasings = known ? described(known.list, known.last) : SAID
  const short = known
    ? [
        `De {h} decían: ${known.list}.`,
        `{H} tenía fama de ser ${known.list}.`,
        `{A} lo resumía así: ${known.list}.`,
        `Si preguntaban por {h}, la respuesta era: ${known.list}.`,
      ]
    : [
        `De {h} se decía: «{X:${CHARACTER}}».`,
        `«{X:${CHARACTER}}», decía {a} de {h}.`,
        `{A} lo resumía así: «{X:${CHARACTER}}».`,
      ]
  return turned(phrasings, turn, 1).map(one => factInsert('portrait', [CHARACTER], [one], short))
}

const QUIRK = 'hero.quirks'
const QUIRKS: readonly Template[] = [
  `De cada persona se sabe, en el fondo, una sola cosa. De {h} se sabía esta: «{X:${QUIRK}}».`,
  `—{X:${QUIRK}} —suspiraba {a} a veces, hablando de {h}. <Por otras cosas no suspiraba.>`,
  `Antes de compartir casa con {h} convenía leer la letra pequeña: «{X:${QUIRK}}».`,
  `—¿Algún defecto? —preguntó una vez un señor muy serio.\n—{X:${QUIRK}} —dijo {h} enseguida<, para quitárselo de encima>.`,
  `En la familia se contaba así, con las cejas levantadas: «{X:${QUIRK}}». <{H} no lo negaba.>`,
  `Al final del boletín, en «observaciones», ponía: «{X:${QUIRK}}». <A nadie le había extrañado.>`,
  `En la nevera, entre los imanes, colgaba una nota con la letra {a.de}: «{X:${QUIRK}}». <No era una queja. Era un aviso a las visitas.>`,
  `—{X:${QUIRK}} —le explicaba {a} a la gente, como quien dice que hay un escalón.`,
  `Cuando {h} empezó el colegio, la maestra mandó una carta a casa. Decía una sola cosa: «{X:${QUIRK}}».`,
  `Hay quien tiene los pies planos. {H} tenía esto: «{X:${QUIRK}}». <No dolía, y se notaba menos con abrigo.>`,
]
const QUIRK_SHORT: readonly Template[] = [
  `—{X:${QUIRK}} —suspiraba {a}, hablando de {h}.`,
  `De {h} se sabía esto: «{X:${QUIRK}}».`,
  `En «observaciones» ponía: «{X:${QUIRK}}».`,
  `{H} no lo negaba: «{X:${QUIRK}}».`,
  `Y luego estaba aquello de {h}: «{X:${QUIRK}}».`,
]
/** When the quirk is not one the lexicon knows how to use, its words themselves become the key. */
const TURNED: readonly Template[] = [
  `«{K:${QUIRK}}», pensó {h}. Todo el mundo lo había dicho, y todo el mundo lo había tomado por un defecto. <También {h}, hasta hacía un minuto.> Y entonces {h} lo vio del revés.`,
  `¿Qué decía siempre {a}?\n—{K:${QUIRK}}.\n{H} se quedó con un pie en el aire. ¿Y si justo eso servía para algo? <No a pesar de eso. Por eso.> Era una idea tan sencilla que daba risa.`,
  `Lo de siempre, habría dicho la gente: «{K:${QUIRK}}». Pues sí, lo de siempre. <Por una vez, lo de siempre hacía falta.> {H} respiró y lo hizo a su manera.`,
  `—{K:${QUIRK}} —dijo {h} en voz baja.\nSonaba distinto, dicho así, sin suspiro. Sonaba casi a herramienta. <Y las herramientas se usan.>`,
  `{H} se acordó de la letra pequeña: «{K:${QUIRK}}». La había leído mil veces como quien lee una multa. Ahora la leyó como quien lee un plano.`,
  `Nadie preguntaba nunca para qué servía aquello: «{K:${QUIRK}}». {H} lo preguntó ahora, por primera vez. <La respuesta llevaba años esperando en la cola.>`,
  `«{K:${QUIRK}}». Sí. ¿Y qué? {H} dejó de disimularlo y lo puso encima de la mesa, con las demás herramientas. Era la única que encajaba.`,
  `—No lo hagas —se dijo {h}, como se decía siempre. {K:${QUIRK}}. <Y esta vez se dejó.> Fue como abrir una ventana con el codo.`,
]
const TURNED_SHORT: readonly Template[] = [
  `«{K:${QUIRK}}», pensó {h}. ¿Y si eso servía para algo?`,
  `¿Y lo de «{K:${QUIRK}}»? Por una vez, pensó {h}, hacía falta.`,
  `«{K:${QUIRK}}». Dicho así, a {h} le sonó a herramienta.`,
  `—{K:${QUIRK}} —murmuró {h}. ¿Y si era por ahí?`,
]
const IDEA: readonly Template[] = [
  'A {h} se le ocurrió algo.',
  'Entonces {h} tuvo una idea.',
  '{H} levantó un dedo. Había una idea.',
  'Y en ese momento {h} cayó en la cuenta.',
  '{H} se quedó mirando, y de tanto mirar lo vio.',
  'Algo encajó. {H} lo notó en la nuca.',
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
