import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const RANK = 5

/** At bedtime the street has gone home. */
const BY_DAY = '!toddler !bedtime'

/** Longer meetings, each with a small wish that somebody has, and an answer to it. */
export const detours: readonly Insert[] = [
  rich(
    'road',
    RANK,
    [
      'Una mujer bajita intentaba cerrar una maleta. Se sentaba encima, cerraba un lado y se le abría el otro.\n—¿Qué lleva? —preguntó {a}.\n—Lo imprescindible. Y por si acaso.\n{H} propuso sacar el por si acaso. Eran tres jerséis, un molinillo y una lámpara. La maleta cerró a la primera.\n—¿Y si acaso? —preguntó la mujer.\n—Entonces se lo prestan —dijo {h}.\n<La lámpara se la quedó un vecino que pasaba. Le hacía falta justo esa.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Un afinador de pianos preguntaba de puerta en puerta por un la. Se le había ido de la cabeza.\n—Lo tenía esta mañana —decía—. Lo habré dejado en casa de la del segundo.\n{A} silbó uno. No era. {H} golpeó una botella. Tampoco. Entonces, en alguna cocina, una tapadera dio contra el fregadero.\n—¡Ese! —dijo el afinador, y salió corriendo con la boca abierta, para que no se le cayera.',
  ]),
  rich(
    'road',
    RANK,
    [
      'Había una carretilla con un letrero: «Se lleva lo que pese». Quien la empujaba era una chica con guantes.\n—¿Muebles? —preguntó {h}.\n—De todo. Ayer llevé un secreto hasta la estación.\n{A} pensó un momento y dejó encima algo que no se veía. La carretilla crujió.\n<—¿Adónde? —preguntó la chica.>\n—Lejos —dijo {a}.\nSiguieron el camino, y {a} daba pasos un poco más largos.',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    RANK,
    [
      'En un banco, dos viejos jugaban al dominó sin fichas.\n—Seis doble —decía uno, y ponía la mano.\n—Paso —decía el otro.\nSe las sabían todas de memoria. {H} miró la partida con atención y al cabo de un rato levantó un dedo.\n—Perdone, el seis doble ya había salido.\nHubo un silencio terrible. Luego los viejos se echaron a reír.\n<—Cuarenta años —dijo uno— esperando a que alguien se fijara.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'Alguien había perdido una risa. Eso decía el anuncio, escrito a mano: «Es corta, empieza hacia arriba y acaba en tos. Se gratificará». {A} arrancó una tira con el teléfono.\n—¿Tú la has oído?\n—Puede —dijo {h}.\nSe pararon a escuchar. Detrás de una persiana, alguien contaba un chiste malo, y se oyó empezar hacia arriba una cosa corta. Esperaron la tos. <Llegó.>\nApuntaron la dirección en el anuncio, con una flecha.',
  ]),
  rich(
    'road',
    RANK,
    [
      'Un niño llevaba un pez en una bolsa de agua y andaba como quien lleva el mundo.\n—Se llama Lunes —explicó—. Lo llevo a ver a mi abuelo, que no puede salir.\n—¿Y qué hacen juntos?\n—Se miran. Mi abuelo dice que nadie le escucha así.\n{H} fue delante apartando los codos de la gente. {A} fue detrás, por si acaso. <Llegaron al portal sin una gota de menos.> Lunes dio media vuelta, que en un pez es dar las gracias.',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    RANK,
    [
      'La máquina de los billetes se había tragado una moneda y no daba nada. {A} le dio un golpe. {H} le pidió perdón por el golpe. La máquina encendió una lucecita.\n—Dígale algo más —susurró el de detrás.\n{H} le dijo que debía de ser duro, todo el día diciendo precios. Salieron dos billetes, la moneda y un calendario del año anterior.\n<El de detrás probó también. Le dio la hora.>',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    RANK,
    [
      'Estaban pintando una raya larguísima en el suelo. La pintora retrocedía con el rodillo y no miraba atrás.\n—¿Hasta dónde llega? —preguntó {h}.\n—Hasta que se acabe el bote.\nFaltaba un palmo para una puerta cerrada. El bote se acabó. La pintora se enderezó, miró la raya y luego la puerta.\n—Mañana traigo otro —dijo—. A ver qué hay detrás.\n<{A} dijo que así se habían hecho casi todas las carreteras.>',
    ],
    BY_DAY,
  ),
  rich('road', RANK, [
    'De una ventana salía olor a sopa, y en la ventana había un cartel: «Se busca quien la pruebe». Llamaron. Un hombre con delantal les puso dos cucharas delante y se tapó los ojos.\n—¿Y bien?\n{A} dijo que le faltaba algo. {H} dijo que le sobraba algo.\n—Entonces está igualada —dijo el hombre, aliviado, y apagó el fuego.\n<Repitieron, para asegurarse.>',
  ]),
  rich(
    'road',
    RANK,
    [
      'Había un perro atado a nada. La correa colgaba de su cuello y se arrastraba por el suelo, y él esperaba sentado, con cara de tener dueño.\n—¿Te has perdido? —preguntó {h}.\nEl perro movió media cola. {A} cogió la correa, solo por sujetarla, y entonces el perro se levantó y fue derecho a una tienda de sombreros. Salió el sombrerero.\n—Menos mal —dijo—. Le tengo dicho que no vaya sin nadie al otro lado.',
    ],
    BY_DAY,
  ),
  rich('quiet', RANK, [
    '{A} contó que en su familia había una maleta que nadie abría. Pasaba de casa en casa, en Navidad, con una tarjeta. Pesaba bastante.\n—¿Y qué hay dentro? —preguntó {h}.\n—No se sabe. Mi tía dice que manteles. Mi primo, que deudas.\n—¿Y tú?\n—Yo creo que no hay nada, y que cada cual le mete un poco de lo suyo al llevarla. <Este año me toca a mí. Me hace hasta ilusión.>',
  ]),
  rich('quiet', RANK, [
    '{H} inventó un país para pasar el rato. Tenía una sola ley: quien llega tarde trae pan. Había siempre mucho pan.\n—¿Y quien llega pronto? —preguntó {a}.\n—Pone la mesa.\n—¿Y si todo el mundo llega a la hora?\n{H} frunció el ceño. Eso no había pasado nunca.\n<—Entonces se come de pie —decidió por fin.>\n{A} pidió los papeles para mudarse.',
  ]),
  rich('quiet', RANK, [
    '—¿Cómo era tu primer colegio? —preguntó {h}.\n—Tenía un pasillo muy largo —dijo {a}—, y al fondo una ventana. Yo pensaba que después de la ventana se acababa el mundo. Un día me mandaron a buscar tizas y miré.\n—¿Y se acababa?\n—Había otro colegio, con otra ventana. Y en la ventana, alguien con una caja de tizas.\nSe saludaron, contó {a}. <Con la tiza, que se ve mejor.>',
  ]),
  rich('quiet', RANK, [
    'Para entrar en calor, {a} recordó el invierno en que se heló la fuente. El agua se quedó a medio caer, con todos sus dedos. La gente pasaba a verla.\n—Una señora le colgó una bufanda —dijo {a}—. A la mañana siguiente tenía siete.\n—¿Y en primavera?\n—Corrió el agua, y las bufandas bajaron hasta el río, una detrás de otra. <Mi madre reconoció la suya en el puente. La dejó seguir.>',
  ]),
  rich('quiet', RANK, [
    'A {h} le gustaba pensar en el primer día de las cosas. El primer día de una cuchara. El primer día de una calle.\n—Alguien la pisó sin saber que era calle —dijo.\n—¿Y el primer día de hoy? —preguntó {a}.\n—Ese nos lo hemos perdido. Era muy temprano.\n{A} miró el cielo, o lo que hacía de cielo.\n<—Mañana pongo el despertador —dijo.>',
  ]),
  rich('quiet', RANK, [
    '—Mi vecina —dijo {a}— escribe los sueños en papelitos amarillos y los pega en el ascensor. El lunes ponía: «Iba en barco y el barco era mi hermana». Nadie los quita.\n—¿Y la gente qué dice?\n—Contesta. Debajo de ese, alguien había puesto: «Salude a su hermana. Yo era el puerto».\n{H} buscó un lápiz. <Se le había ocurrido uno.>',
  ]),
]
