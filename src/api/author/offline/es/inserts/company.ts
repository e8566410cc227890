import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { turnAt } from '../../pack/inserts.ts'
import { factInsert } from './fact-insert.ts'

/** Each further person lends the hero one thing, or one sentence, in a scene of their own. */
const LENDS: readonly Template[] = [
  'Allí estaba {r.+}.\n—Yo no puedo ir —dijo {r}—, pero mi linterna sí.\n{H} se la guardó en el bolsillo. <Parpadeaba como si le hiciera ilusión.>',
  'También pasó {r.+}, y escuchó el asunto de principio a fin.\n—Entonces hay que salir antes de tener ganas —dijo {r}. <No era un buen consejo. Era un consejo con cariño.>',
  '{R.+} estaba en una puerta, masticando.\n—Si te entra hambre —dijo {r}—, acuérdate de mí. Y partió el bocadillo.\n<La mitad duró hasta el final.>',
  '¿Quién venía corriendo? {R.+}, sin aliento.\n—Solo quería decirte —empezó {r}, y no se acordó de qué. <Aun así estuvo bien que alguien hubiera querido.>',
  '{R.+} ya lo sabía. {R} siempre lo sabía todo.\n—A la izquierda —dijo {r}—. Y si la izquierda está mal, era a la derecha.',
  '{R.+} le hizo a {h} un nudo en la bufanda.\n—Para que no se te olvide volver —dijo {r}. <El nudo hacía cosquillas en la barbilla. No había manera de olvidarlo.>',
  '—A ver —dijo {r.+}, y miró el asunto primero con un ojo y después con el otro—. Mmm.\n<Viniendo {r.de}, aquello era un discurso.>',
  'Llegó una nota {r.+de}: «Aguanta. Dejo la luz encendida». <{H} la leyó dos veces y caminó más derecho el resto del día.>',
  'Y justo donde a uno le gustaría que hubiera alguien, estaba {r.+}. {R} saludó una vez con la mano y sujetó la puerta.',
  '—¿Y yo? —gritó {r.+}.\n—Tú cuidas de que aquí no cambie nada —dijo {h}. <Era un trabajo enorme, y {r} se lo tomó en serio.>',
  '{R.+} sacó del bolsillo un caramelo con pelusa.\n—Es el último —dijo {r}. <Estaba clarísimo que era el último.> {H} lo aceptó como se acepta una medalla.',
]

const LENDS_SHORT: readonly Template[] = [
  '{R.+} les prestó una linterna.',
  '{R.+} saludó desde la ventana.',
  '—Suerte —dijo {r.+}.',
  'Llegó medio bocadillo {r.+de}.',
  '{R.+} gritó: «¡A la izquierda!».',
  '{R.+} sujetó la puerta.',
  '—Dejo la luz encendida —dijo {r.+}.',
  '{R.+} asintió en silencio.',
  'También {r.+} cruzó los dedos.',
  '{R.+} se quedó de guardia.',
]

const ANIMALS: readonly Template[] = [
  '{R.+} también iba, por supuesto. <Nadie había preguntado, y así era como más le gustaba.> Donde {h} dudaba, {r} pasaba delante.',
  '{R.+} ladeó la cabeza. Había algo que los demás no habían notado. <Luego se sentó en medio del paso, lo que quería decir: por aquí.>',
  'Detrás {h.de} apareció {r.+}. <Llevaba un rato allí, haciendo como que no.> Desde ese momento fueron uno más.',
  '{R.+} no entendía de qué se trataba, y por eso fue de gran ayuda. <Quien no entiende, no se desanima.> {R} abría la marcha.',
]

const WAS: readonly Template[] = [
  'Si alguien preguntaba quién era {r}, {h} solo decía: «{X:ID}». <Eso aclaraba casi todo.>',
  'En la agenda de {h}, junto al nombre {r.de}, ponía: «{X:ID}»<, con tres signos de admiración>.',
  '¿Cómo se presenta a alguien como {r}? {H} usaba siempre las mismas palabras: «{X:ID}».',
  '«{X:ID}», había escrito {h} detrás de una foto {r.de}. <Mejor no se podía decir.>',
  'Todo el mundo sabía lo {r.de}: «{X:ID}». <{H} lo sabía mejor.>',
]
const WAS_SHORT: readonly Template[] = [
  '«{X:ID}»: así llamaba {h} {r.a}.',
  '{R.De} decía {h}: «{X:ID}».',
  '«{X:ID}», ponía en la foto {r.de}.',
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

export function companyInserts(brief: Brief, cast: Cast, turn: number): Insert[] {
  const pets = cast.relations.flatMap((person, index) => (person.kind === 'person' ? [] : [index]))
  const others = brief.relations.flatMap((_, index) =>
    cast.assigned.includes(index) || pets.includes(index) ? [] : [index],
  )
  const facts = (index: number) => [`relation.${index}.name`, `relation.${index}.connection`]
  const met = (index: number, list: readonly Template[], short: readonly Template[], order: number) => ({
    phrasings: [forPerson(turnAt(list, order + turn), index)],
    short: [forPerson(turnAt(short, order + turn), index)],
  })
  const scenes = others.map((index, order) => {
    const { phrasings, short } = met(index, LENDS, LENDS_SHORT, order)
    return factInsert('road', facts(index), phrasings, short)
  })
  const animals = pets.map((index, order) => {
    const { phrasings, short } = met(index, ANIMALS, ['También iba {r.+}.', '{R.+} iba detrás.'], order)
    return factInsert(order === 0 ? 'company' : 'road', facts(index), phrasings, short)
  })
  return [...animals, ...scenes, ...unsaid(brief, cast, turn)]
}
