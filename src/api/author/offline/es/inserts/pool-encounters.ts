import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** At bedtime the street has gone home. */
const BY_DAY = '!toddler !bedtime'

/** People and small puzzles that cross the way, and are gone again. */
export const encounters: readonly Insert[] = [
  rich(
    'road',
    4,
    [
      'Una señora con dos bolsas iguales no sabía cuál era la suya.\n—¿Qué lleva dentro? —preguntó {h}.\n—Naranjas.\n—¿Y en la otra?\n—Naranjas también. Pero en una van las mías.\n<Las repartieron al tuntún, y la señora se fue la mar de contenta.>',
    ],
    BY_DAY,
  ),
  rich(
    'road',
    4,
    [
      'Había una cola. Nadie sabía de qué, pero avanzaba. {H} y {a} se pusieron detrás, por no perder el sitio.\n—¿Qué dan? —preguntó {a}.\n—Turno —dijo el de delante.\nAl llegar les dieron un número. Era el siete. <{H} lo guardó: nunca se sabe para qué puede tocar.>',
    ],
    BY_DAY,
  ),
  rich('road', 4, [
    'A un chico se le había enganchado la manga en un clavo y no quería tirar.\n—Es de mi hermano —explicó.\n{A} sujetó la tela. {H} fue girando el clavo muy despacio, como se abre una caja fuerte. <Salió sin un hilo fuera.>\n—Si alguna vez se engancha usted —dijo el chico—, avíseme.',
  ]),
  rich('road', 4, [
    'Un loro, desde una jaula con la puerta abierta, repetía la misma frase:\n—Ya voy, ya voy.\nEsperaron por si venía. No venía.\n<—A mí me suena a mi padre —dijo {a}.>\nAl marcharse, {h} le dijo que no había prisa, y el loro se calló, aliviado.',
  ]),
  rich('road', 4, [
    'Encontraron un papel con una lista de la compra: huevos, cerillas, valor, perejil.\n—¿Valor? —dijo {a}.\n—A lo mejor es una marca —dijo {h}.\n<Dejaron el papel en un sitio visible, con una piedra encima. Tacharon el perejil, porque había una mata al lado.>',
  ]),
  rich(
    'road',
    4,
    [
      'Dos hermanos pequeños vendían limonada. El cartel decía: «Gratis». Más abajo, en pequeño: «Beberla, un botón».\n{H} pagó con el botón que le sobraba. {A} tuvo que arrancarse uno.\n<Estaba agria y buenísima.>',
    ],
    BY_DAY,
  ),
  rich('road', 4, [
    'Sonó un teléfono en alguna parte. No era el de {h} ni el de nadie. Sonó y sonó.\n—¿Y si preguntan por ti? —preguntó {a}.\n{H} levantó por fin un felpudo. Debajo había uno de juguete, con una rueda rota.\n—¿Sí? —dijo {h}. <Escuchó un momento.>\n—Era una equivocación. Pero muy amable.',
  ]),
  rich('road', 4, [
    'Alguien había escrito con tiza una cuenta en la pared: siete por ocho, cincuenta y cuatro. {A} pasó de largo. {H} no pudo. Borró el cuatro con la manga y puso un seis.\n<—¿Y qué más da? —dijo {a}.>\n—A quien venga detrás —dijo {h}— le va a cuadrar todo.',
  ]),
  rich(
    'road',
    4,
    [
      'Una paloma había hecho el nido en un letrero, justo encima de la letra O. El letrero decía ahora «ABIERT», y nadie entraba.\n{A} asomó la cabeza.\n—¿Está abierto?\n—Casi —dijo una voz desde dentro.',
    ],
    BY_DAY,
  ),
  rich('road', 4, [
    'Un hombre daba cuerda a un reloj que no tenía agujas.\n—¿Para qué? —preguntó {h}.\n—Para que no se enfríe.\nLes dejó poner la oreja. Andaba de maravilla. <Qué hora decía era cosa suya.>',
  ]),
  rich('road', 4, [
    '{A} creyó ver a alguien conocido, saludó con los dos brazos y resultó ser un abrigo en una percha. {H} fue a estrecharle la manga, para que nadie quedara mal.\n<—Recuerdos a la familia —dijo {h}.>',
  ]),
  rich(
    'road',
    4,
    [
      'En una esquina les dieron un folleto. «¿Le falta algo?», preguntaba. Por el otro lado estaba en blanco.\n—Esa es la respuesta —dijo {a}. <{H} lo dobló en forma de barco y lo dejó en el primer charco que hubo.>',
    ],
    BY_DAY,
  ),
  rich('quiet', 4, [
    '{A} sacó una navajita y empezó a pelar una manzana de una sola tira. {H} contuvo el aliento. La tira se hizo larga, dio la vuelta a la rodilla, llegó al suelo.\n—Si no se rompe, pide algo —dijo {a}.\nNo se rompió. <{H} pidió otra manzana, para no gastar lo importante.>',
  ]),
  rich('quiet', 4, [
    'Se repartieron los silencios: uno largo para {h}, dos cortos para {a}. <El del medio lo guardaron.>\n—¿Sabes lo que me gusta de ti? —dijo {a} al acabar el suyo.\n—¿Qué?\n—Se me ha ido. Pero era bastante.',
  ]),
  rich('quiet', 4, [
    '{H} apoyó la espalda en la pared y notó que la pared estaba tibia.\n—Al otro lado hay alguien apoyado —dijo.\n{A} dio dos golpecitos. Tardaron un poco. Luego llegaron otros dos.\n<No hacía falta saber más.>',
  ]),
  rich('quiet', 4, [
    '—Algún día —dijo {h}— voy a tener un cajón solo para cuerdas.\n—¿Y qué vas a atar?\n—Nada. Pero el día que haga falta, imagínate.\n{A} se lo imaginó. <Se le puso cara de cuerda.>',
    'Hablaron de casas. {A} quería una con una ventana en el suelo, para saludar a los de abajo. {H} quería una con una puerta de más.\n—¿Adónde daría?\n—Eso se vería por la mañana —dijo {h}.',
  ]),
  rich('quiet', 4, [
    '{A} sabía hacer sombras con las manos: un perro, un pato y una cosa que llamaba obispo. {H} sabía hacer una, la mano. <Entre el perro y el obispo quedaba rara.>\n—Es la que mejor te sale —dijo {a}.',
  ]),
]

/** What comes to light when everything has calmed down. */
export const echoes: readonly Insert[] = [
  rich('after', 4, [
    'A la vuelta, las cosas parecían estar un poco más cerca unas de otras. {H} lo midió con los pasos. Faltaban seis.\n<—Eso es que has crecido —dijo {a}.>',
  ]),
  rich('after', 4, [
    '—¿Lo volverías a hacer? —preguntó {a}.\n{H} se quitó una ramita del pelo antes de contestar.\n—Con otros zapatos, sí.',
  ]),
  rich('after', 4, [
    '{A} se durmió un momento de pie, como los caballos. {H} {a.lo} dejó dormir, sujetando el abrigo por un lado para que no se notara.',
  ]),
  rich('after', 4, [
    'Alguien les preguntó qué tal había ido. Se miraron.\n—Bien —dijo {h}.\n—Largo —dijo {a}.\n<Las dos cosas eran verdad, y ninguna lo contaba.>',
  ]),
  rich('after', 4, [
    '{H} repasó mentalmente lo que había salido mal. Le salieron nueve cosas. Luego repasó lo que había salido bien, y era una. <Pesaba más.>',
  ]),
  rich('after', 4, [
    'De los bolsillos {a.de} cayó una servilleta con un plan dibujado: una flecha, una cruz y dos monigotes.\n—¿Lo tenías todo pensado? —preguntó {h}.\n—Esto es de otro día —dijo {a}—. Pero ya ves, sirve.',
  ]),
  rich('after', 4, [
    'Se oyó un grillo. Llevaba todo el rato callado, por respeto, o por no saberse la letra.\n<—Ahora ya puede —dijo {h}.>',
  ]),
  rich('after', 4, [
    '{A} quiso decir algo solemne. Abrió la boca, levantó un dedo y estornudó.\n—Eso mismo pienso yo —dijo {h}.',
  ]),
]
