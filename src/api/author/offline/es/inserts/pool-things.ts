import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** At bedtime the street has gone home. */
const BY_DAY = '!toddler !bedtime'

/** Things that turn up, and what becomes of them; they fit under any roof and under none. */
export const things: readonly Insert[] = [
  rich('road', 4, [
    '{A} encontró una galleta en el bolsillo y la partió. Salió mal partida.\n—Toma el trozo pequeño —dijo {a}, y {le} dio el grande. <{H} no se dio cuenta hasta que ya no quedaba.>',
    'Quedaba un trozo de pan. {H} lo partió torcido.\n—Tú partes, yo elijo —dijo {a}, y eligió el pequeño.\n<—Eso va contra las reglas —dijo {h} con la boca llena.>',
  ]),
  rich('road', 4, [
    'En la pared había un cartel: «Por favor, no». No decía qué. <Hicieron una lista de lo que podía ser, y salió larguísima.> Por si acaso, siguieron de puntillas.',
    'Había un cartel que decía: «Tire». {H} empujó, y se abrió. <{A} dijo que esos carteles los ponen para ver quién lee.>',
  ]),
  rich('road', 4, [
    'Tenían un plan. Punto uno: ir. Punto dos: mirar. El punto tres lo había subrayado {h} tres veces, y detrás no ponía nada.\n<—Es para lo imprevisto —dijo {h}.>\n—Entonces es un buen plan —dijo {a}.',
  ]),
  rich('road', 4, [
    'En el suelo había un guante. {A} lo puso en lo alto de un palo, para que lo viera quien lo echara de menos. Parecía que saludaba. <{H} devolvió el saludo, y a partir de ahí hubo que despedirse.>',
  ]),
  rich('road', 4, [
    'Alguien había dejado una silla en mitad del paso, con una nota: «Para quien la necesite». {A} se sentó. Luego se sentó {h}. <No la necesitaban mucho, pero daba gusto.> Antes de irse, {a} añadió a la nota: «Gracias. Era verdad».',
  ]),
  rich(
    'road',
    4,
    [
      'Un señor les preguntó si habían visto su paraguas. Lo llevaba en la mano.\n—¿Este? —preguntó {h}.\n—Ese es el de mi hermano —dijo el señor, ofendido. <Miraron a su alrededor por cortesía.>\nAl despedirse, el señor se dejó el paraguas. Hubo que correr detrás.',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    4,
    [
      'Dos personas discutían por el precio de una jaula vacía.\n—Está vacía —decía una.\n—Está libre —decía la otra.\n{A} quiso mediar. Al cabo de un momento discutían a tres. <Ganó {h}, que preguntó si cantaba.>',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    4,
    [
      'Les salió al paso una niña con una libreta. Hacía una encuesta.\n—¿Cree usted que el agua se aburre? —le preguntó {a.a}.\n{A} pidió tiempo.\n—¿Y usted? —le preguntó a {h}.\n—La de los grifos, sí —dijo {h}. La niña hizo una cruz muy grande. <Eran las primeras personas que contestaban algo.>',
    ],
    BY_DAY,
  ),
  rich('road', 4, [
    '{H} pisó algo que sonó. Era una campanilla de bicicleta, sin bicicleta.\n—Ya solo falta lo demás —dijo {a}. Durante un rato fueron tocando el timbre en las curvas. <Una señora se apartó y dio los buenos días.>',
  ]),
  rich('road', 4, [
    'A {h} se le coló una piedra en el zapato. Se sentó, la sacó y la miró: era blanca, con una raya.\n—Lleva un buen rato viajando contigo —dijo {a}—. Algo querría.\n{H} la dejó con cuidado mirando hacia delante.',
  ]),
  rich('road', 4, [
    'Un gato se sentó delante y cerró el paso sin cerrarlo. Se podía rodear, pero miraba de un modo que uno se quedaba.\n—¿Querrá algo? —preguntó {a}.\n—Quiere que queramos algo —dijo {h}.\nPidieron permiso. El gato se lavó una oreja, lo pensó y se apartó. <Un dedo, más o menos.>',
  ]),
  rich('road', 4, [
    'Se fue la luz. Era de esas luces que se apagan solas, para que nadie se acomode. {H} buscó el interruptor a tientas y encontró una nariz.\n—Perdón —dijo la nariz. Era de un señor que buscaba lo mismo.\nCuando se hizo la luz, el señor estaba justo delante de su puerta. Le dio las gracias a la bombilla.',
  ]),
]

/** What is left over when it is done. */
export const leftovers: readonly Insert[] = [
  rich('after', 4, [
    '{A} vació los bolsillos: un lápiz gastado, un billete, medio caramelo y mucha arena.\n—¿De dónde es la arena? —preguntó {h}.\n{A} no tenía ni idea. <No habían estado cerca de ninguna arena.>',
    'A {h} le sobraba un botón. {A.A} no le faltaba ninguno. Lo pusieron en la ventana, por si pasaba el abrigo.',
  ]),
  rich('after', 4, [
    '—Tienes algo ahí —dijo {a}.\n{H} se limpió la mejilla.\n—En la otra.\n{H} se limpió la otra.\n—No —dijo {a}—, ya no está. Era solo una especie de cara.',
  ]),
  rich('after', 4, [
    '{H} se dio cuenta de que llevaba agarrada la manga {a.de}. Debía de ser desde hacía rato. <{A} lo había hecho todo con el otro brazo.>\n—Quédatela —dijo {a}—. Tengo otra.',
  ]),
  rich('after', 4, [
    '—¿Y ahora qué? —preguntó {h}.\n—Ahora, nada —dijo {a}. Lo dijo como quien abre un regalo.\n<Se pusieron a ello.>',
    'Hablaron de cuándo volver a hacerlo. Nunca, dijo {a}. El jueves, dijo {h}. <Lo dejaron en el jueves.>',
  ]),
]

/** What a pet does meanwhile. */
export const pet: readonly Insert[] = [
  rich('road', 1, [
    '{T} se paró a mirar un rincón donde no había nada. <Miró muchísimo rato.>\n—¿Qué hay? —preguntó {h}.\n{T} bostezó. O sea que nada. O que ya se había ido.',
    '{T} encontró algo, lo llevó tres pasos y lo puso a los pies de {h}. Era un corcho.\n—Gracias —dijo {h}, y se lo guardó<, porque un regalo es un regalo>.',
    '{T} se sentó encima de lo que hacía falta. <Siempre sabía qué era.> Hubo que negociar, y costó media galleta.',
  ]),
  rich('after', 2, [
    '{T} había sabido desde el principio cómo acababa. <Al menos tenía esa cara.>',
    'Al final, {t} dio tres vueltas y se echó justo en medio. <Según {t}, el mérito era de quien era.>',
  ]),
]
