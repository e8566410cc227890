import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: a ship in the middle of a salt flat, a captain's promise, and no water for ninety miles. */
export const dryShip: Plot = {
  id: 'dry-ship',
  categories: ['adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Lucía', gender: 'female', connection: 'hermana' },
    b: { name: 'don Anacleto', gender: 'male', connection: '' },
  },
  titles: ['Un barco en seco', 'Noventa leguas sin agua', '{h}, al timón'],
  teasers: [
    'En mitad del salar hay un barco. {H} quiere que navegue antes de que lo vendan por leña.',
    'No hay agua. No hay viento. Hay un barco y hay una promesa.',
  ],
  start: 'Lejos de cualquier mar, en medio del salar, hay un barco entero. Mañana lo hacen leña, si no navega.',
  byname: '{h}, al timón del barco seco',
  places: [
    { name: 'El salar', description: 'Blanco hasta donde llega la vista y un poco más.' },
    { name: 'La Esperanza', description: 'Dos mástiles, un ancla y un gallinero.' },
    { name: 'El puerto', description: 'Es un poste con una cuerda. Nadie sabe quién lo puso.' },
  ],
  scenes: [
    scene(['La Esperanza', 'En seco'], 'Un barco espera donde no hay mar.', [
      core(
        [
          'En medio del salar había un barco. Estaba {allí} desde siempre, derecho, con sus dos mástiles, y el mar más cercano quedaba a noventa leguas. Mañana venían a hacerlo leña.',
        ],
        [
          'Todo era blanco y plano, y en medio estaba el barco. Se llamaba La Esperanza. Lo había construido {allí} alguien que calculaba que el mar acabaría volviendo. <Dejó dicho que no tardaría; de eso hacía ochenta años.> En la bodega vivían gallinas. Y en el mástil había ahora un papel: «Se desguaza mañana, por no navegar».',
          'Noventa leguas de sal y ni una gota. {Allí}, en lo más blanco, había un barco de verdad, con timón, con ancla, con un perro que ladraba a babor. La gente lo usaba de granero. El ayuntamiento había decidido venderlo por leña: un barco que no navega, decía el papel, es una casa mal hecha.',
        ],
      ),
      core(
        [
          '{H} había aprendido a andar en aquella cubierta. Quería llevarlo al puerto, que era un poste a una legua. Si llegaba, era un barco.',
        ],
        [
          'En aquella cubierta había jugado {h} a todas las tormentas. A una legua, en el horizonte, había un poste, y lo llamaban el puerto. Si La Esperanza llegaba al puerto una sola vez, con su gente a bordo, nadie podría decir que no era un barco. Quedaba un día.',
          'El papel tenía un segundo renglón, más pequeño: «Salvo que atraque». {H} lo leyó dos veces. El puerto era un poste a una legua, con una cuerda colgando. Había que atracar. Lo demás eran detalles: el agua, por ejemplo.',
        ],
      ),
      slot('portrait'),
      core(
        ['—Necesitamos un mar —dijo {a.+}.\n—O algo que se le parezca —dijo {h}.'],
        [
          '{A.+} subió por la escala con una brújula.\n—El norte está bien —dijo {a}—. Lo que falla es lo de debajo.\n—Tiene que haber una manera.\n—La hay. Se llama agua.',
          '—¿Tripulación? —preguntó {a.+}.\n—Tú, yo y once gallinas.\n—¿Y el mar?\n—De eso quería hablarte —dijo {h}.',
        ],
      ),
      slot('company'),
      more(2, [
        'En el libro de a bordo, la última entrada era del constructor. «Hoy tampoco», ponía. La anterior, igual. Había ochocientas páginas de «hoy tampoco», con muy buena letra. {H} pasó a la siguiente, que estaba limpia, y afiló un lápiz.',
      ]),
    ]),
    scene(['Cubos', 'Un charco'], '{H} intenta traer el agua.', [
      core(
        [
          'Trajeron agua en cubos desde el pozo, toda la mañana, todo el pueblo. Salió un charco del tamaño de una mesa. La sal se lo bebió. Debajo del barco se hizo barro, y La Esperanza se hundió un palmo.',
        ],
        [
          'Primero, cubos. Vino todo el pueblo e hizo una cadena desde el pozo, que estaba a media legua. A mediodía había un charco debajo de la quilla. A la una había barro. A las dos, La Esperanza, que llevaba ochenta años en lo firme, se hundió un palmo y se inclinó hacia un lado. El pozo estaba seco. Las gallinas rodaron hacia estribor, con mucho ruido, y la gente se fue a su casa con los cubos vacíos.',
          '—Lluvia —dijo {h}.\nTenían un cohete de feria contra las nubes, y lo lanzaron a la única que había. La nube se partió en dos y se fue a llover a otro sitio. <Por puro rencor.> El cohete cayó en la vela mayor. Apagarla costó el agua de una semana, y del mástil de proa quedó la mitad.',
        ],
      ),
      more(1, [
        'Por la tarde se pasó una señora con una sandía.\n—Ochenta años pidiendo que venga el mar —dijo—. ¿Y si no le gusta que lo llamen?\nSe comieron la sandía en cubierta. Las pepitas resbalaban por la sal, lejísimos, como si no pesaran.',
      ]),
      slot('road'),
    ]),
    scene(['El faro', 'Una vela'], 'Alguien tiene tela para una vela.', [
      core(
        [
          'En el faro, que también había, pasaba esos días {b.+}.\n—Tengo lona —dijo {b}—. Y sé lo que dejó dicho el que lo hizo. A cambio me dejas el mejor recuerdo que tengas de ese barco.',
        ],
        [
          'El salar tenía un faro, por el mismo motivo que tenía un barco. Esos días lo cuidaba {b.+}, que guardaba lona en la escalera.\n—Es tuya, para la vela —dijo {b}—. Y te digo además lo que el constructor dejó escrito en la pared. Pero con una condición. Lo de jugar a marineros se acaba. Si La Esperanza se mueve, tú no eres ya quien jugaba en ella. Eso se queda aquí.',
          '—¿Viento? Viento hay cada noche, a las nueve —dijo {b.+}, que se ocupaba del faro por una temporada—. Lo que no tienes es vela, y yo tengo. Se paga con recuerdos. Deja aquí el mejor que tengas de ese barco. Para levar el ancla hay que soltar algo.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} dejó en el faro la tormenta más grande que había jugado nunca. En la pared, a lápiz, ponía: «No le falta agua. Le sobra peso».',
        ],
        [
          'La mejor era la tormenta de los siete años, con truenos de cacerola. {H} la contó de principio a fin. Cuando terminó, ya era de {b}. En la pared, a lápiz, la letra de los «hoy tampoco» decía otra cosa: «No le falta agua. Le sobra quilla».\n—No sé qué quiere decir —dijo {b}—. Yo soy de secano.',
          '{H} pagó. <{A} pagó también, con una isla inventada, que era de las buenas.> Se llevaron la lona al hombro. Detrás de la puerta, a la altura de los ojos, alguien había escrito hacía ochenta años: «No le falta agua. Es que se agarra». Lo leyeron y bajaron sin decir nada.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Las nueve', 'Viento'], 'Viene el viento, y el barco no se mueve.', [
      core(
        [
          'A las nueve vino el viento. La vela se hinchó, las cuerdas cantaron, el mástil crujió. La Esperanza no se movió ni un dedo. Con las primeras luces llegarían las sierras.',
        ],
        [
          'A las nueve, como todas las noches, el viento cruzó el salar. La lona hizo pum. Crujió lo que quedaba del mástil, las jarcias cantaron, el perro ladró a babor. {H} tenía el timón con las dos manos. La Esperanza se estremeció, como quien va a levantarse de una butaca, y volvió a sentarse. Lo mismo a las diez. Lo mismo a las once.',
          'El viento empujaba con todo el hombro. <Se llevó once plumas, una de cada gallina.> Era viento de sobra para un barco del doble. Pero la quilla, hundida un palmo en la sal, no soltaba. A medianoche {h} bajó por la escala y puso la mano en la madera. Temblaba de ganas.',
        ],
      ),
      slot('road'),
      more(1, [
        '{A} dejó caer el corazón de una manzana. Tocó la sal y salió resbalando, muy lejos, con un ruido de cristal, hasta que no se vio.\n—Qué manera de correr —dijo {a}.\nDespués de eso nadie dijo nada durante un rato.',
      ]),
    ]),
    scene(['Lo que resbala', 'Tablas'], '{H} mira hacia abajo.', [
      slot('key'),
      core(
        [
          'Las pepitas. La manzana. La sal no era tierra: era hielo, de otra clase. A un barco no le hacía falta mar, le hacían falta patines. {H} arrancó las puertas del gallinero, las enceró y las metió bajo la quilla. A las cuatro hubo una última racha. Y La Esperanza salió.',
        ],
        [
          '«No le falta agua». {H} se agachó y pasó la palma por la sal. Estaba lisa y dura como un plato. Todo lo que caía en ella seguía andando. Ochenta años mirando al horizonte, a ver si venía el mar, y nadie había mirado al suelo.\n—Tablas —dijo {h}—. Y sebo.\nDesmontaron el gallinero, la mesa, la cama del capitán. Cavaron alrededor de la quilla, calzaron el barco con dos maderos largos, encerados con todas las velas de la iglesia. A las cuatro vino la última racha de la noche. La Esperanza suspiró, se enderezó y se fue.',
          '—No le falta mar —dijo {h}—. Le faltan patines.\nEran las dos de la mañana. A las tres llegó el pueblo, con linternas, porque nadie dormía, y cada cual con su puerta al hombro. <Aquella noche se durmió sin puertas en todas las casas.> Las encajaron bajo la quilla como esquís. El viento estaba a punto de acostarse. Le quedaba una racha, una sola, y la gastó bien: el barco crujió de punta a punta y empezó a deslizarse, primero como una tortuga, luego como una gaviota.',
        ],
      ),
      more(1, [
        'El suelo blanco pasaba por debajo con un silbido. Arriba estaban las estrellas, y abajo, en la sal pulida, las mismas. No se distinguía dónde acababa el cielo. {A} tiraba del cabo que le decían. Las gallinas, en proa, llevaban el pico al viento.',
      ]),
    ]),
    scene(['El puerto', 'Hoy sí'], 'Un barco llega a un poste.', [
      slot('after'),
      core(
        [
          'Al amanecer llegaron los hombres de las sierras. Solo encontraron una huella larga, recta, que se iba hacia el horizonte. En el poste, a una legua, había un barco atracado, y en cubierta {h} escribía en el libro de a bordo: «Hoy sí».',
        ],
        [
          'Atracaron con las primeras luces. {A} saltó con la cuerda y la pasó por el poste, que llevaba ochenta años esperando una cuerda. Los de las sierras llegaron a pie, sudando. Leyeron su papel. Leyeron el segundo renglón. <{W.pasó}>\n—¿Y ahora? —preguntaron.\n{H} miraba hacia delante. Detrás del puerto el salar seguía, blanco, liso, sin ninguna raya.\n—Ahora son ustedes los que están en tierra —dijo.',
          '{H} abrió el libro de a bordo por la página limpia. Lo había afilado para eso, el lápiz. Escribió la fecha y la hora y, debajo, dos palabras. <{W.pasó}> Desde el faro llegaron tres destellos: {b} había encendido, por primera vez, para un barco. En la sal quedaban dos rayas paralelas, desde el sitio de siempre hasta el poste. Con el sol empezaron a brillar, como una estela.',
        ],
      ),
    ]),
  ],
}
