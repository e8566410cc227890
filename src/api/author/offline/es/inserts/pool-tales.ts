import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const RANK = 5

/** What somebody tells while they sit: small stories in the story, of which each kind is told once. */
export const tales: readonly Insert[] = [
  rich(
    'quiet',
    RANK,
    [
      '—Una vez encontré una puerta en mitad de un campo —contó {a}—. La puerta sola, sin casa. Estaba cerrada con llave.\n—Pues se da la vuelta —dijo {h}.\n—La di. Por detrás también estaba cerrada.\n{A} hizo una pausa.\n—Llamé.\n—¿Y?\n—Alguien dijo: ya va. Y no tuve valor de esperar.\n<Se quedaron un rato en silencio.>\n—Cuando acabemos —dijo {h}—, vamos y esperamos.',
    ],
    '!toddler !taleDoor',
    'taleDoor',
  ),
  rich(
    'quiet',
    RANK,
    [
      'A {h} le vino a la memoria un sueño de hacía mucho. Tenía que enseñar a nadar a un tren.\n—¿Aprendió? —preguntó {a}.\n—Le daba miedo el agua. Le dije que probara vagón por vagón.\n—Bien pensado.\n—El vagón restaurante se perdió. A veces pienso que sigue por ahí, debajo del agua, dando sopa a los peces.\n{A} asintió muy en serio.\n—Esos sueños hay que acabarlos —dijo.',
    ],
    '!toddler !taleTrain',
    'taleTrain',
  ),
  rich(
    'quiet',
    RANK,
    [
      '—Mi bisabuela —contó {a}— guardaba el tiempo en frascos. Tenía una estantería entera. «Mayo, seco.» «Tormenta, lejos.» Una vez abrí uno a escondidas.\n—¿Cuál?\n—«Niebla, suave.» Estuvimos tres días sin encontrar al perro.\n{H} miró de reojo.\n—Había estado todo el rato en mi falda —dijo {a}—. Solo que no se le veía.\n—Eso no es verdad.\n—Lo del perro, sí.',
    ],
    '!toddler !taleJars',
    'taleJars',
  ),
  rich(
    'quiet',
    RANK,
    [
      'Jugaron a un juego en el que hay que decir cosas que no caben en una caja.\n—Un eco —dijo {a}.\n—Mañana —dijo {h}.\n—El olor a lluvia.\n—Una promesa.\n—Sí que cabe —dijo {a}—. Las promesas caben en cualquier caja. Lo que hay que hacer es volver a abrirla.\n{H} buscó un rato. <Era más difícil de lo que parecía.>\n—Una caja más grande —dijo por fin, y con eso ganó.',
    ],
    '!toddler !taleBox',
    'taleBox',
  ),
  rich(
    'quiet',
    RANK,
    [
      '—¿Qué es lo más valiente que has hecho? —preguntó {h}.\n{A} no tardó mucho.\n—Pedir perdón. Con un año de retraso, delante de una puerta, con una tortilla que estaba cruda por el medio.\n—¿Y qué pasó?\n—Nos comimos el borde.\n<No había mucho más que decir.> Luego {a} devolvió la pregunta, y {h} dijo:\n—Creo que todavía no ha llegado.',
    ],
    '!toddler !taleBrave',
    'taleBrave',
  ),
  rich(
    'quiet',
    RANK,
    [
      '—En mi calle —contó {a}— había un señor que regaba una maceta sin planta. Todas las tardes. Un día le pregunté por qué.\n—¿Y qué dijo?\n—Que el geranio se había ido, pero que a él le gustaba la hora.\n<{H} lo pensó un momento.>\n—¿Y volvió?\n—El geranio, no. Salió una tomatera, sin que nadie la plantara. Él decía que había venido por el trato.',
    ],
    '!toddler !talePot',
    'talePot',
  ),
  rich(
    'quiet',
    RANK,
    [
      '{H} contó lo de la carta. Era de cuando tenía que escribir a alguien que vivía lejos y no sabía qué poner. Puso: «Aquí todo igual». Le pareció poco y puso lo que había en la mesa: un vaso, tres migas, un sobre.\n—¿Y contestó? —preguntó {a}.\n—A vuelta de correo. Quería saber qué había sido de las migas.\n<—Hay gente buena —dijo {a}.>',
    ],
    '!toddler !taleLetter',
    'taleLetter',
  ),
  rich(
    'quiet',
    RANK,
    [
      '—Hubo una época —dijo {h}— en que yo pensaba que los aviones se hacían pequeños al subir. Y me preocupaba la gente de dentro.\n—¿Por apretada?\n—Por si al bajar no volvían del todo a su tamaño. Me fijaba en el aeropuerto. Siempre había alguien un poco más bajo de lo normal.\n{A} se miró las manos y los pies.\n—Yo he volado dos veces —dijo.\n<No se habló más del asunto.>',
    ],
    '!toddler !talePlane',
    'talePlane',
  ),
  rich(
    'quiet',
    RANK,
    [
      '—Hubo un verano —contó {a}— en que se paró el reloj de la plaza, y nadie lo arregló porque era agosto. Comíamos cuando olía a comida. Dormíamos cuando se acababa la conversación.\n—¿Y qué tal?\n—Fue el verano más largo de mi vida. En septiembre vino el relojero, lo puso en hora y nos entró una prisa que todavía me dura.',
    ],
    '!toddler !taleClock',
    'taleClock',
  ),
  rich(
    'road',
    RANK,
    [
      'Una mujer mayor vendía en una mesa plegable una sola mandarina.\n—¿Cuánto cuesta? —preguntó {h}.\n—Depende de para qué.\n—Para comer.\n—Entonces no tiene precio. Es la última.\n{A} quiso seguir, pero {h} se sentó a su lado. Hablaron de mandarinas, de escaleras de mano, de un árbol que solo daba fruto los años impares. Al final la mujer peló la mandarina y repartió los gajos en tres montones.\n—Listo —dijo, plegó la mesa y se fue a casa.',
    ],
    '!toddler !horror !bedtime',
  ),
  rich(
    'road',
    RANK,
    [
      'Por el pasillo venía alguien con los brazos llenos de ropa y los ojos cerrados. Dormía. Se le notaba en la cara, que era de estar muy a gusto.\n—Que no se despierte —susurró {a}.\nSe hicieron a un lado. La persona se paró, puso una toalla doblada en los brazos de {h} y dijo:\n—Hasta el jueves.\n<Y siguió sin tropezar, mejor que mucha gente despierta.>\n—¿Qué pasa el jueves? —preguntó {h}.\n—Que hay que devolver la toalla —dijo {a}.',
    ],
    'bedtime/christmas/horror !toddler',
  ),
  rich(
    'road',
    RANK,
    [
      'Una puerta que siempre había estado cerrada estaba abierta. Dentro había un cuartito lleno de cosas que alguna vez fueron importantes: un globo terráqueo con fronteras antiguas, un patín, una caja que decía «Carlos, no abrir».\n—¿Quién es Carlos? —preguntó {h}.\n—Un curioso —dijo {a}.\nNo la abrieron. <Les costó cierto esfuerzo.> Al salir, {h} se volvió una vez más. El patín estaba ahora mirando hacia el otro lado.',
    ],
    'bedtime/christmas/horror/scifi !toddler',
  ),
  rich(
    'road',
    RANK,
    [
      'Un hombre cruzaba cargado con un espejo tan grande que solo se le veían los zapatos.\n—¿Falta mucho? —preguntó el espejo.\n—¿Para dónde? —dijo {h}, y {h} lo dijo también desde dentro.\nEl hombre ya no se acordaba del número.\n—Para algún sitio donde alguien quiera saber qué cara tiene.\nLo guiaron hasta la esquina. Como pago pudieron mirarse otra vez. <Se vieron cara de cansancio, pero de gente con la que uno se iría a cualquier parte.>',
    ],
    'adventure/generic/love !toddler',
  ),
  rich(
    'road',
    RANK,
    [
      'El ascensor se paró entre dos pisos y se puso a pensar. {A} apretó todos los botones y luego el mismo otra vez, con más cariño.\n—No te muevas —dijo {a}—. Tiene que salir de él.\nSe sentaron en el suelo. Arriba se oían pasos, y abajo también.\n—Ahora no estamos en ninguna parte —dijo {h}.\n<—Siempre quise venir —dijo {a}.>\nAl rato, el ascensor suspiró y abrió en un piso que no habían pedido. Desde allí quedaba más cerca.',
    ],
    'scifi/horror !toddler',
  ),
]
