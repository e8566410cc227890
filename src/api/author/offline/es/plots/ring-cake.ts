import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the last ring cake of Three Kings' Eve has no address, only a smell to be found. */
export const ringCake: Plot = {
  id: 'ring-cake',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gonzalo', gender: 'male', connection: 'primo' },
    b: { name: 'doña Ramona', gender: 'female', connection: '' },
  },
  titles: ['El último roscón', 'Para la casa del naranjo', '{h} reparte en bicicleta'],
  teasers: [
    'Queda un roscón por repartir y la dirección es un olor. {H} tiene una bicicleta y hasta medianoche.',
    '«Para la casa del naranjo». Pero hace años que {h} no ve un naranjo por aquí.',
  ],
  start:
    'Es la noche de Reyes. {H} reparte roscones en bicicleta, y el último va a una casa que no está en ningún plano.',
  byname: '{h}, reparto nocturno',
  places: [
    { name: 'La panadería', description: 'Abierta desde las cuatro. Hoy, hasta que se acabe.' },
    { name: 'La bicicleta', description: 'Lleva una caja delante y un timbre con opinión propia.' },
    { name: 'La casa del naranjo', description: 'Todos saben dónde estaba.' },
  ],
  scenes: [
    scene(['Cuarenta y uno', 'Sin número'], 'Queda un roscón en la caja.', [
      core(
        [
          'La víspera de Reyes {h} repartía {allí} los roscones de la panadería, en bicicleta. Había entregado cuarenta. El último no llevaba calle ni número. Ponía: «Para la casa del naranjo».',
        ],
        [
          'Cuarenta y un roscones había en la lista, y {h} llevaba repartidos cuarenta. Tenía azúcar en las mangas y las piernas de trapo. En la caja de la bicicleta quedaba el último, con su cinta. En la etiqueta no había calle. No había número. «Para la casa del naranjo», decía, y {allí} no crecía ni uno.',
          'La noche de Reyes nadie duerme y todos esperan algo redondo. {Allí} lo repartía {h}, en una bicicleta con caja. <El timbre sonaba solo en los baches, a veces antes.> Cuarenta entregados. El cuarenta y uno lo había pagado alguien por carta, con monedas pegadas, y la dirección eran cinco palabras: «Para la casa del naranjo».',
        ],
      ),
      core(
        [
          'Un roscón se come el seis de enero. El siete es pan. {H} no quería que nadie abriera mañana la puerta para nada.',
        ],
        [
          'Dentro de cada roscón hay una figurita y un haba. Al que le toca la figurita lo coronan; el del haba paga. Pero para eso tiene que llegar. El siete de enero un roscón ya no es más que pan. {H} miró la etiqueta otra vez. Alguien iba a levantarse mañana y a mirar en el escalón.',
          '—Mañana ya no vale —dijo {h} en voz alta, aunque no había nadie.\nUn roscón que no llega es peor que uno que no se pide. En alguna parte había una mesa con un hueco redondo.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} subió al portaequipajes.\n—Yo huelo bien —dijo {a}—. Quiero decir que tengo buena nariz.'],
        [
          '—¿Se puede oler una dirección? —preguntó {a.+}, desde el escalón de la panadería.\n—Tú sí —dijo {h}.\n{A} había adivinado una vez, con los ojos cerrados, qué cenaban en once casas. <En la duodécima no cenaban.>\n—Pues vamos.',
          '{A.+} esperaba en la puerta, con una bufanda por encima de las orejas.\n—¿Cuánto queda?\n—Uno. Pero no sé dónde.\n—Entonces queda mucho —dijo {a}, y subió al portaequipajes. <La rueda de atrás suspiró.>',
        ],
      ),
      slot('company'),
      more(2, [
        'Por las calles quedaba lo que deja un desfile: confeti, un guante dorado, caramelos pisados. {W.está} En los balcones había zapatos puestos en fila. Uno tenía la lengua fuera.',
      ]),
    ]),
    scene(['Naranjos', 'El timbre'], '{H} busca un árbol en la ciudad.', [
      core(
        [
          'El único naranjo que encontraron estaba pintado en la pared de un bar, que se llamaba así. Allí no habían pedido nada. Al salir, la bicicleta patinó, y el roscón perdió dos frutas.',
        ],
        [
          'Primero fueron a la calle Naranjo. Naranjo era un general, con bigote. Después, al bar El Naranjo, donde había uno pintado en la pared con más naranjas que hojas.\n—Aquí no hemos pedido nada —dijo el dueño—. Pero si sobra…\nNo sobraba. Al salir, el adoquín estaba mojado, la bicicleta hizo una reverencia, y el roscón perdió por el camino dos guindas y un trozo de calabaza.',
          'En la floristería había un limonero. En el banco, un naranjo de plástico con precio. Una señora les enseñó una foto: su pueblo. <Era muy bonito y estaba a nueve horas.> Ya se iban, cuesta abajo, cuando el timbre sonó solo y {h} frenó por costumbre. La caja no frenó. Recogieron el roscón del suelo, por suerte con su papel. Le faltaban dos guindas y se le había puesto cara de luna menguante.',
        ],
      ),
      more(1, [
        '—¿A qué huele? —preguntó {h}.\n{A} levantó la nariz.\n—A churros, a río, a perro. A señora con prisa.\n—¿Y a naranja?\n—Solo a este —dijo {a}, y señaló la caja. La masa llevaba corteza rallada.',
      ]),
      more(2, [
        'Un barrendero apoyado en la escoba se acordaba.\n—¿La casa del naranjo? ¡Claro! Torcías ahí, donde estaba el cine, y luego a la derecha de la fábrica.\nNo quedaba cine ni fábrica. <Él torció con la mano igual, con mucha exactitud.>',
      ]),
      more(3, [
        'Un niño en pijama los miraba desde un balcón.\n—¿Son los Reyes?\n—Somos los del roscón —dijo {a}.\nEl niño lo pensó.\n—También vale —dijo, y se metió dentro.',
      ]),
      slot('road'),
    ]),
    scene(['El plano viejo', 'Una guinda por calle'], 'Alguien guarda las calles que ya no están.', [
      core(
        [
          '{B.+} cuidaba esa noche el archivo de los planos.\n—La casa existió —dijo {b}—. Te digo dónde, pero cobro en lo mismo: algo tuyo que ya no esté.',
        ],
        [
          'En el sótano del ayuntamiento había luz. {B.+} se ocupaba esa noche de los planos, que estaban en tubos, como pan.\n—Aquí —dijo {b}, y puso el dedo en una casa pequeña con un círculo en el patio—. Pero las calles antiguas no se regalan. Se cambian. Dame algo tuyo que ya no esté, aunque sea de palabra.',
          '—Planos de ahora, arriba —dijo {b.+}, que tenía a su cargo el sótano de los planos—. De antes, aquí. Cobro en lo mismo: una cosa de antes. Algo tuyo que ya no esté.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} tardó en decirlo. {B} lo guardó en un tubo y le dio el plano.\n—Del patio se salía por una panadería —dijo {b}.',
        ],
        [
          'No era fácil de decir. {H} lo dijo a medias, y la otra mitad la dijo con las manos. {B} enrolló el plano despacio, lo pesó como se pesa una barra y se lo puso bajo el brazo. El pago quedó allí, en un tubo vacío.\n—Del patio se salía por una panadería —dijo {b}—. Por si sirve.',
          '{H} tuvo que pensarlo. Al final salió algo que llevaba tiempo sin nombrar, y en el sótano hizo eco. <{A} miró con mucho interés un plano de alcantarillas.>\n—Está bien pagado —dijo {b}—. El naranjo estaba en el patio. Del patio se salía por una panadería.',
        ],
      ),
      more(2, [
        '—¿Y la gente de esas casas? —preguntó {h}.\n—Se muda —dijo {b}—. Las direcciones se quedan. Todavía me llegan cartas para una plaza que es un aparcamiento. <Las dejo junto al coche más limpio.>',
      ]),
      slot('quiet'),
    ]),
    scene(['El solar', 'Las once y media'], 'Donde estaba la casa no hay nada.', [
      core(
        [
          'Donde el plano ponía un círculo había un solar con una valla. Ni casa, ni árbol. Eran las once y media. {H} dejó la bicicleta contra la valla.',
        ],
        [
          'Siguieron el plano con la linterna: a la derecha del cine que no había, por detrás de la fábrica que no había. Y llegaron a una valla. Al otro lado, hierba, ladrillos, un lavabo. Ni rastro de un árbol. Eran las once y media, y a {h} se le quedaron las manos en el manillar como si fueran de otra persona.',
          'El círculo del patio era ahora un charco redondo. <Reflejaba la luna, por hacer algo.> De la casa del naranjo quedaba media pared, con azulejos. {A} se sentó en un ladrillo. Nadie dijo lo que pensaba. Sonaron las once y media en una torre que estaba en los dos planos.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Una cosa —dijo {a}—. La carta traía monedas pegadas. ¿Cómo eran?\n—Viejas.\n—¿Y la letra?\n—Como de alguien que escribe sin ver bien el renglón.\nSe quedaron mirando el charco.',
      ]),
      slot('quiet'),
    ]),
    scene(['A favor del viento', 'Corteza'], '{H} deja de mirar.', [
      slot('key'),
      core(
        [
          '«Del patio se salía por una panadería». ¡La suya! {H} pedaleó de vuelta y cerró los ojos delante de la puerta. Olía a naranja, y no era la masa: venía de arriba. En la azotea, en una tina, estaba el naranjo. A su lado, una anciana que casi no veía.',
        ],
        [
          'Toda la noche habían buscado con los ojos un sitio que se pedía con la nariz. Del patio, había dicho {b}, se salía por una panadería. Y la corteza que llevaba la masa, ¿de dónde venía, si no había naranjos? {H} dio la vuelta a la bicicleta. Delante de la panadería, la suya, apagó el farol y cerró los ojos. Ahí estaba. No salía del horno. Bajaba.\nSubieron cuatro tramos. En la azotea, en una tina con ruedas, crecía el naranjo: lo habían sacado de la casa la víspera de la demolición. Y al pie, con una manta, una anciana volvía hacia ellos la cara, sin mirar del todo.\n—Huele a reparto —dijo.',
          '—La corteza —dijo {h}—. ¿Quién nos trae la corteza?\n—Aparece en el mostrador, en un cucurucho —dijo {a}—. Por las mañanas.\nVolvieron sin tocar el freno. El timbre sonó solo en el último bache, justo delante de la panadería, y encima de ellos, en lo alto, alguien contestó con una campanilla. Arriba del todo había una puerta que {h} había tomado siempre por la del depósito. Detrás, bajo el cielo, una tina, un tronco, doce naranjas. Se habían llevado el árbol cuando tiraron la casa; la casa estaba donde estuviera el árbol.',
        ],
      ),
      more(1, [
        '—Cuarenta y un escalones —dijo la anciana—. Los oí desde el primero.\nTocó el roscón por el borde, con las yemas, y encontró los dos huecos. De un cajón sacó un cuchillo y una naranja, y puso en cada hueco una rodaja. <Quedó mejor que antes.>',
      ]),
    ]),
    scene(['El haba', 'El seis de enero'], 'Se parte el roscón.', [
      slot('after'),
      more(2, [
        'A las doce cortaron cuatro trozos, por si subía {b}, y subió. {A.a} le tocó el haba.\n—Yo pago —dijo {a}—. ¿Cuánto es?\n—El año que viene, a la misma hora —dijo la anciana.',
      ]),
      core(
        [
          'La figurita le tocó a {h}. Era un árbol de porcelana del tamaño de una uña. <{W.pasó}> Por la mañana la etiqueta del cuarenta y dos ya estaba escrita: «Casa del naranjo, cuarto y cielo».',
        ],
        [
          'En el trozo de {h} había algo duro. No era un rey ni un camello. Era un naranjo de porcelana, del tamaño de una uña, con una sola naranja. <{W.pasó}> Bajaron con cuidado los cuatro tramos. En la calle, {h} se montó en la bicicleta y cerró un momento los ojos. Por encima de los tejados, clarísima, estaba la dirección.',
          'De madrugada, {h} corrigió el plano con un lápiz: tachó la casa del patio y dibujó un círculo encima de la panadería, en mitad del aire. {B} puso el sello. <{W.pasó}> La bicicleta se quedó apoyada en la pared, con la caja vacía por primera vez en el día. Olía a naranja hasta la esquina.',
        ],
      ),
    ]),
  ],
}
