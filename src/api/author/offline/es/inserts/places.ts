import type { Insert, Template } from '../../language-pack.ts'
import { turnAt, without } from '../../pack/inserts.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { factInsert } from './fact-insert.ts'

/** Said of the place, so that they fit any plot, even one that never leaves the house. */
const KNOWN: readonly Template[] = [
  '—¿Te acuerdas, {pN.at}? —preguntó {a}—. Dijiste que algo así no lo hacías nunca más.\n—Y no lo he hecho —dijo {h}. <Aquello, según {h}, era otra cosa.>',
  '—Cuando acabe esto —dijo {a}—, nos vemos {pN.at}. Y no hacemos nada en todo el día.\nA {h} le pareció un buen motivo para darse prisa.',
  '{PN.At} había esperado {h} una vez una hora entera, y al final lo que esperaba llegó. <Se acordó de eso ahora.> Hay cosas que necesitan su hora.',
  '—Ahora mismo me gustaría estar {pN.at} —dijo {h}.\n—¿Y qué hay allí?\n—Nada de esto.\n<{A} lo encontró razonable.>',
  '{PN.At} había perdido {h} una vez una cosa y encontrado otra mejor. <Cuál, no lo contaba.>\n—Desde entonces me gusta buscar —dijo.',
  '—Peor fue aquello {pN.at} —dijo {a}.\n<Allí les había picado, llovido y cobrado de más, todo antes de comer.>\n—Casi —dijo {h}.',
  '{A} tenía una teoría: todo lo importante pasa {pN.at}, y lo demás son preparativos.\n—Pues vamos muy preparados —dijo {h}.',
]
const UNKNOWN: readonly Template[] = [
  'En el cuaderno de {h} había una página con un título: «{PN}». <Estaba llena de flechas.>\n—Habría que volver algún día —dijo {a}.',
  '—«{PN}» —leyó {a} en un cartel viejo, apoyado en la pared. <Estaba muy borroso, pero {h} supo enseguida dónde era.>\n—Allí empezaron muchas cosas —dijo {h}.',
  'Alguien había doblado un avión de papel con un trozo de mapa. En el ala izquierda se leía: «{PN}». {H} no lo echó a volar. <Se lo guardó.>',
  '—¿Adónde irías, si pudieras elegir? —preguntó {a}.\n{H} no tuvo que pensarlo.\n—{PN} —dijo.\n<—Pues ya sabemos lo que haremos después.>',
  'Del llavero de {h} colgaba una etiqueta: «{PN}». La llave ya no abría nada. <Pero la etiqueta la había conservado.>',
  'Había una postal sin imagen, solo con el nombre por detrás: «{PN}».\n—El dibujo se lo pone uno —dijo {h}.',
]
const KNOWN_SHORT: readonly Template[] = [
  '—Ojalá estuviéramos {pN.at} —dijo {a}.',
  '{PN.At}, pensó {h}, ahora seguro que hacía sol.',
  '—La próxima vez, {pN.at} —dijo {h}.',
  '—Peor fue {pN.at} —dijo {a}.',
]
const UNKNOWN_SHORT: readonly Template[] = [
  '«{PN}», ponía en un cartel.',
  '—¿Te acuerdas? —preguntó {a}—. {PN}.',
  '{H} pensó un momento en «{pN}».',
  'En un mapa viejo se leía: «{PN}».',
]

const LOCATION = 'setting.location'
const SENDER: readonly Template[] = [
  '¿Dónde era aquello? {H} lo escribía así en todas sus cartas, en el remite: «{loc}». <El correo lo encontraba siempre.>',
  '«{Loc}», ponía en la primera página del cuaderno de {h}, subrayado dos veces. <En los mapas venía en letra más pequeña.>',
  'El sitio tenía un nombre, y {h} lo decía despacio, para que cupiera entero: «{loc}».',
  'Todo esto pasó donde pasan las cosas de {h}: «{loc}». <No viene en todos los mapas.>',
]

/** Places are numbered in the order of the answers. */
const numbered = (template: Template, index: number): Template =>
  template.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)

/** Whether the place can be said as it was typed; otherwise it is quoted. */
export const isSayable = ({ at, plain }: Whereabouts): boolean =>
  plain === '' || at?.toLowerCase().includes(plain.toLowerCase()) === true

export function placeInserts(
  where: Whereabouts,
  places: readonly Whereabouts[],
  turn: number,
  isApart: boolean,
): Insert[] {
  const sender = factInsert(
    'portrait',
    [LOCATION],
    [turnAt(SENDER, turn)],
    ['El sitio, según {h}: «{loc}».', 'En el remite de {h} ponía: «{loc}».', '¿Dónde? «{Loc}», decía {h}.'],
  )
  const stops = places.map((place, index) => {
    const [phrasings, short] = (isSayable(place) ? [KNOWN, KNOWN_SHORT] : [UNKNOWN, UNKNOWN_SHORT]).map(list =>
      without(list, isApart ? ['a'] : []),
    ) as [readonly Template[], readonly Template[]]
    return factInsert(
      'road',
      [`setting.place.${index}`],
      [numbered(turnAt(phrasings, index + turn), index)],
      [numbered(turnAt(short, index + turn), index)],
    )
  })
  return isSayable(where) ? stops : [sender, ...stops]
}
