import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** Jokes and small debts that come back: each is a chain, named by the tag that its first beat gives. */
export const CHAINS = ['rule', 'proverb', 'bet', 'password', 'list'] as const

export const chains: readonly Insert[] = [
  rich(
    'road',
    3,
    [
      'Antes de dar un paso más, {a} levantó la mano.\n—Hay tres reglas —dijo—. Primera: no correr. Segunda: no quedarse atrás.\n—¿Y la tercera?\n{A} lo pensó.\n—La tercera se me ha olvidado.\n<—Entonces era la importante —dijo {h}.>',
      '—Tres reglas —dijo {a}, y levantó tres dedos—. Ir en compañía. Hacer poco ruido.\nEl tercer dedo se quedó de pie sin saber para qué.\n<—Ya me vendrá —dijo {a}.>',
    ],
    '!toddler',
    'rule',
  ),
  rich(
    'quiet',
    3,
    [
      '{A} se dio una palmada en la frente.\n—¡La tercera regla! Ya la tengo. Cualquiera puede darse la vuelta cuando quiera.\n—¿Quieres?\n—No. Pero tiene que estar permitido.\n<Por raro que parezca, así era más fácil seguir.>',
      'Entonces {a} se acordó de la tercera regla.\n—Si quieres volver, puedes —dijo.\n{H} miró atrás y luego adelante. <Estaba más o menos igual de lejos.>\n—No quiero.\n—Yo tampoco. Pero había que decirlo.',
    ],
    '!toddler rule',
  ),
  rich(
    'road',
    3,
    [
      '{A} tenía un refrán para todo.\n—A quien madruga, no le mires el diente.\n—Así no es.\n—En mi casa, sí.\n<{H} se lo apuntó de todas formas.>',
      '—Más vale pájaro en mano —dijo {a}— que mal acompañado.\n—Eso son dos refranes.\n—Pues vale por dos.',
    ],
    '!toddler',
    'proverb',
  ),
  rich(
    'road',
    3,
    [
      '—Perro ladrador —dijo {a} con aire de entendimiento—, camarón que se duerme.\n{H} intentó imaginárselo. <Costaba.>\n—¿De dónde los sacas?\n—Los recojo según se caen.',
      '—No por mucho madrugar —dijo {a}— se va el santo al cielo.\n—¿Qué santo?\n—El que madruga —dijo {a}. <Aquello, en cierto modo, tenía sentido.>',
    ],
    '!toddler proverb',
    'proverb2',
  ),
  rich(
    'after',
    3,
    [
      '—Bien está —dijo {a}.\n{H} esperó.\n—Lo que bien acaba —dijo {a}—. ¿Qué pasa? ¿Por qué me miras así?\n—Por nada —dijo {h}—. Es el primero que te sale entero.',
      '—Todo es según el color —empezó {a}, y se quedó pensando.\n—Del cristal con que se mira —dijo {h}.\n—Eso no lo había oído nunca —dijo {a}.',
    ],
    '!toddler proverb2',
  ),
  rich(
    'road',
    3,
    [
      '{A} alargó la mano abierta.\n—Apuesto a que sale bien.\n—¿Cuánto?\n—Una magdalena.\n—No tenemos magdalenas.\n—Pues habrá que ganar.\n<Se dieron la mano.>',
      '—¿Qué te apuestas a que sale mal? —preguntó {h}.\n—Lo que quieras a que sale bien —dijo {a}—. Quien pierda paga las magdalenas.\n<Así, magdalenas habría en cualquier caso.>',
    ],
    '!toddler',
    'bet',
  ),
  rich(
    'after',
    3,
    [
      'Faltaba la apuesta. {A} sacó dos magdalenas, algo aplastadas.\n—¿Las llevabas encima todo el rato? —preguntó {h}.\n—No podía saber quién iba a ganar —dijo {a}.',
      '—Me debes una magdalena —dijo {h}.\nA esas alturas ya no estaba claro quién había ganado. Partieron una por la mitad. <La mitad grande quedó en los dos lados.>',
    ],
    '!toddler bet',
  ),
  rich(
    'road',
    3,
    [
      '{A.A} se le ocurrió una medida de seguridad.\n—Necesitamos una contraseña. Por si nos separamos y vuelve otra persona haciéndose pasar por ti.\n—¿Quién iba a querer hacer eso?\n—La contraseña es «berenjena» —dijo {a}.\n<—Pues ahora ya la has dicho en voz alta.>',
      '—¿Cómo sé que eres tú? —preguntó {a}, muy en serio.\n—Porque estoy aquí.\n—Eso lo diría cualquiera. Pongamos una contraseña: «berenjena».\n<{H} prometió no olvidarla, y se olvidó enseguida de todo lo demás.>',
    ],
    '!toddler',
    'password',
  ),
  rich(
    'after',
    3,
    [
      '—Berenjena —dijo {a}, y miró a {h} con los ojos muy juntos.\n—Berenjena —dijo {h}.\n<No hacía ninguna falta. Era solo por asegurarse.>',
      '{H} llamó con los nudillos a la espalda {a.de}.\n—¿Quién es?\n—Berenjena.\n—Adelante —dijo {a}, y {le} hizo sitio en el banco.',
    ],
    '!toddler password',
  ),
  rich(
    'quiet',
    3,
    [
      '{A} llevaba una lista de cosas que hacer antes de fin de año. Quedaban cuatro. Aprender a silbar. Devolver una bandeja. Perdonar a un primo.\n—¿Y la cuarta? —preguntó {h}.\n{A} dobló la lista.\n—La cuarta es de sorpresa.',
    ],
    '!toddler',
    'list',
  ),
  rich(
    'after',
    3,
    [
      '{A} sacó la lista y tachó el número cuatro.\n—¿Qué era? —preguntó {h}.\n{A} se la enseñó. «4. Algo que no esté en esta lista», ponía.',
      '—Se puede tachar el cuatro —dijo {a}, y buscó un lápiz. {H} miró por encima del hombro. En el cuatro solo ponía: «Que haga falta alguien como yo».',
    ],
    '!toddler list',
  ),
]
