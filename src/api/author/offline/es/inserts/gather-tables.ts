import type { ByKind, Gathering } from '../../gather.ts'

const PEOPLE: readonly Gathering[] = [
  {
    head: '{H} vació los bolsillos y lo puso todo en fila. Había algo de cada cual.',
    items: [
      'La manzana la mandaba WER, con un mordisco, de prueba.',
      'La lana la había puesto WER, tres metros, para encontrar la vuelta.',
      'La tirita la había elegido WER, grande como para dos rodillas.',
      'El lápiz lo regalaba WER, y por eso era corto.',
      'El caramelo que había guardado WER se había pegado al forro, pero contaba.',
      'En la nota que escribió WER solo ponía una palabra: «¡Ve!».',
    ],
    tail: '—Ahora ya está todo el mundo —dijo {a}. <Lo guardaron otra vez, como se guarda a la gente.>',
  },
  {
    head: '¿A quién más se podía preguntar? Preguntaron a cuanta gente encontraron.',
    items: [
      'WER no lo sabía, pero lo dijo con mucha educación.',
      'WER lo creía posible, al menos a partir del jueves.',
      'WER asintió dos veces, que ya es algo.',
      'WER prometió quedarse junto a la ventana.',
      'WER aconsejó primero paciencia y después bizcocho.',
      'WER se rio de una manera que daba ánimos.',
    ],
    tail: '—Pues ya sabemos qué hacer —dijo {a}. <No lo había dicho nadie. Pero todo junto se entendía.>',
  },
  {
    head: 'En la chaqueta de {h} había una foto con las esquinas blandas. Allí salía la gente que cuenta, muy apretada.',
    items: [
      'Delante del todo estaba WER, con los ojos cerrados.',
      'WER le ponía cuernos a alguien.',
      'Solo WER miraba hacia el otro lado.',
      'WER aún tenía la boca llena.',
      'WER había salido con la cara movida, seguramente de risa.',
      'Casi fuera estaba WER: un brazo y medio saludo.',
    ],
    tail: '—¿Y quién la hizo? —preguntó {a}.\n—Yo —dijo {h}. <Así que faltaba alguien, y aun así se veía quién: allí iban a parar todas las miradas.>',
  },
  {
    head: 'A la hora de la verdad, cada cual ayuda con lo que tiene.',
    items: [
      'WER tenía una escalera y la prestó.',
      'WER tenía una tía en la oficina de objetos perdidos.',
      'WER tenía buena voz y llamó desde lejos.',
      'Lo que tenía WER era tiempo, y lo dio entero.',
      'WER tenía un refrán para el caso.',
      'Lo único que tenía WER era razón, pero de poco servía.',
    ],
    tail: '—Con menos se han hecho puentes —dijo {a}. <{H} echó la cuenta. Era verdad.>',
  },
]

const PLACES: readonly Gathering[] = [
  {
    head: '{H} dibujó un mapa de memoria, con un lápiz sin punta.',
    items: [
      'En el centro puso WER, porque a ese sitio se llega siempre primero.',
      'Más arriba escribió WER y le hizo un círculo.',
      'En el borde cupo WER por los pelos.',
      'Donde se rompió la punta quedó WER.',
      'También tenía una cruz WER, aunque pequeña.',
      'Abajo del todo, entre dos olas, estaba WER.',
    ],
    tail: '{A} lo estudió.\n—¿Y aquí dónde es?\n{H} dio un golpecito en la mesa, al lado del papel. <—Esto no está dibujado todavía.>',
  },
  {
    head: '—Cuando acabe esto —dijo {a}—, iremos a todas partes.\nHicieron una lista.',
    items: [
      'Lo primero era WER; en eso hubo acuerdo.',
      'Luego venía WER, pero solo con sol.',
      'Por un guante perdido se añadió WER.',
      'Junto a WER apuntaron: llevar bocadillos.',
      'Dos veces pusieron WER, de las ganas.',
      'Detrás pusieron WER, con un signo de interrogación que luego borraron.',
    ],
    tail: '—¿Y después? —preguntó {h}.\n—Después, a casa —dijo {a}. <También estaba en la lista, abajo, con la letra más grande.>',
  },
  {
    head: 'Había una caja con postales viejas, cada una de un lugar. {H} las fue pasando.',
    items: [
      'En la primera ponía WER y faltaba una esquina.',
      'La siguiente decía WER y olía a lluvia.',
      'La que decía WER la habían mandado tantas veces que no le quedaba sello.',
      'Debajo, junto a WER, habían escrito: «Vuelvo pronto».',
      'Donde ponía WER, casi todo era cielo.',
      'Al fondo, del revés, estaba WER.',
    ],
    tail: '—En todas he estado —dijo {h}.\n—¿Y quién te escribió? —preguntó {a}.\n—Yo —dijo {h}—. Para luego.',
  },
]

const ANSWERS: readonly Gathering[] = [
  {
    head: 'Encima de la mesa había un cuaderno con todo lo que conviene saber de {h}.',
    items: [
      'En la primera página venía WER.',
      'Debajo, a lápiz rojo: WER.',
      'Junto a WER había pegada una hoja seca.',
      'Al llegar a WER a {h} le dio la risa.',
      'En letra diminuta, por ser secreto, ponía WER.',
      'La última línea era WER, y después venía un borrón.',
    ],
    tail: '—¿Quién ha escrito esto? —preguntó {h}. <Alguien que había estado escuchando.> No salió nadie.',
  },
  {
    head: 'Iban a examinar a {h}, pero se habían perdido las preguntas. Con las respuestas bastaba, dijo {b}.',
    items: [
      'Primero vino WER.',
      'Muy cerca seguía WER.',
      'Tras pensarlo un poco salió WER.',
      'Una casi se queda fuera: WER.',
      'Luego, con el dedo levantado: WER.',
      'La última fue WER, y para esa {h} se puso de pie.',
    ],
    tail: '{B} asentía a cada una.\n—Sobresaliente —dijo {b}. <—¿En qué? —preguntó {h}. Eso también estaba con las preguntas.>',
  },
  {
    head: '¿Qué se lleva uno encima? {H} contó con los dedos lo que importaba.',
    items: [
      'El pulgar era WER.',
      'Al índice le tocó WER, y con razón.',
      'El largo de en medio fue WER.',
      'El que nunca hace nada sin compañía se quedó WER.',
      'Para el meñique quedaba WER.',
      'Con WER hubo que empezar la otra mano.',
    ],
    tail: 'Luego cerró el puño, y estaba todo dentro. <No pesaba nada. Daba gusto llevarlo.>',
  },
]

/** `WER` stands for one of them; no preposition that melts into an article may stand before it. */
export const GATHERINGS: ByKind<Gathering> = { people: PEOPLE, places: PLACES, answers: ANSWERS }
