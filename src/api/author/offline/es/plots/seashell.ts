import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: there is a storm in the shell by the pillow, and a sea cannot be told to be quiet. */
export const seashell: Plot = {
  id: 'seashell',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Mateo', gender: 'male', connection: 'primo' },
    b: { name: 'doña Amparo', gender: 'female', connection: '' },
  },
  titles: ['Tormenta en la caracola', 'Un mar en la mesilla', '{h} calma las aguas'],
  teasers: [
    'En la mesilla de {h} hay una caracola con un mar dentro. Esta noche hay tormenta.',
    'Se oyen truenos muy pequeños y alguien que pide ayuda con una linterna. Es en la caracola.',
  ],
  start: '{H} se duerme siempre con el mar de una caracola. Esta noche el mar está furioso y no deja dormir a nadie.',
  byname: '{h}, con un mar en la mesilla',
  places: [
    { name: 'La mesilla', description: 'Un vaso, un reloj, un mar.' },
    { name: 'La caracola', description: 'Blanca por fuera. Por dentro no se le ve el final.' },
    { name: 'La estantería del pasillo', description: 'Alguien colecciona cosas que suenan.' },
  ],
  scenes: [
    scene(['Un mar en la mesilla', 'Marejada'], 'Algo se agita en la caracola.', [
      core(
        [
          '{H} tenía en la mesilla una caracola con un mar dentro. Se dormía con él, {allí}, tan lejos de la costa. Pero esta noche el mar rugía.',
        ],
        [
          'Otras personas cuentan ovejas. {H} se ponía la caracola en la oreja y escuchaba: ola, silencio, ola. A la quinta se dormía. Así era {allí} desde hacía años. Esta noche, en lugar de una ola, salió un golpe de viento que le movió el flequillo. <Y una gota. Estaba salada.>',
          'El mar de la mesilla era manso. Cabía en una caracola, la caracola cabía en una mano, y {allí} no había otro en muchos kilómetros. Aquella noche {h} alargó el brazo, y la caracola vibraba. Dentro había tormenta: truenos del tamaño de una nuez, uno detrás de otro.',
        ],
      ),
      core(
        [
          'Sin las cinco olas {h} no se dormía. Y además, muy al fondo, se veía una lucecita que se apagaba y se encendía.',
        ],
        [
          'No había manera de dormir con aquello. {H} metió un ojo por la abertura, donde el blanco se vuelve rosa y el rosa se vuelve oscuro. Allá, al fondo, entre la espuma, subía y bajaba una luz. Se apagaba. Se encendía. Alguien pedía algo.',
          '«Cálmate», le dijo {h} a la caracola, como se le dice a un gato. El mar contestó con una ola que saltó al vaso. Y por detrás de la ola, pequeñísimo, se oyó un silbato. En ese mar había un barco, y en el barco no dormía nadie tampoco.',
        ],
      ),
      slot('portrait'),
      core(
        ['—¿Llueve? —preguntó {a.+}, desde la puerta.\n—Solo aquí dentro —dijo {h}.'],
        [
          '{A.+} apareció con una toalla.\n—Se oye desde la cocina. ¿Te has dejado un grifo?\n—Un océano —dijo {h}.\n{A} acercó la oreja, y un trueno le despeinó una ceja.',
          '—Baja eso —dijo {a.+}, medio en sueños, desde el umbral.\n—No tiene botón.\n{A} lo comprobó. <Le dio vueltas, miró por debajo. Decía «recuerdo de».> Luego se sentó en la cama y esperó la siguiente ola, como quien mira una película.',
        ],
      ),
      slot('company'),
      more(2, [
        'La mesilla ya estaba mojada. El despertador flotaba en una mancha del tamaño de un plato. Por la alfombra cruzaba un cangrejo no mayor que una lenteja, de lado, con mucha prisa por llegar a la zapatilla.',
      ]),
    ]),
    scene(['Tapar el mar', 'Agua hasta el tobillo'], '{H} intenta hacer callar al mar.', [
      core(
        [
          '{H} tapó la caracola con un calcetín. Durante un minuto hubo silencio. Después el calcetín salió disparado, y detrás salió el mar, hasta el tobillo.',
        ],
        [
          'Un calcetín, bien apretado: eso lo tapa todo. Hubo silencio un minuto. {H} volvió a la almohada. La caracola empezó a hincharse, a silbar por los lados, y pum. El calcetín se pegó al techo. Detrás vino el mar, un buen trozo, y se quedó en el suelo, hasta el tobillo, con dos olas que iban de la puerta al armario.',
          'La metieron en un cajón, entre jerséis. El cajón se abrió. La metieron en el horno, que cierra bien. <El horno sudó agua salada por la rendija.> Cuando {h} la sacó, el mar se había enfadado de verdad, y la alfombra flotaba. A un mar no se le dice que se calle.',
        ],
      ),
      more(1, [
        'La lucecita había bajado mucho. {H} puso la mano en forma de visera.\n—Hace señas —dijo—. Corto, corto, largo.\n—¿Y eso qué quiere decir?\n{A} lo buscó en un libro.\n—«¿Falta mucho para la orilla?» —leyó—. O bien: «Pelícanos».',
      ]),
      more(2, [
        'Con aceite, decía un antepasado de {a}, se calman las aguas. Echaron una cucharada. Se calmó un redondelito. El barco se metió en él y estuvo a gusto un momento, hasta que se acabó la cucharada.',
      ]),
      slot('road'),
    ]),
    scene(['Cosas que suenan', 'La otra mitad'], 'En el pasillo hay una colección.', [
      core(
        [
          'En el pasillo, {b.+} tampoco dormía y quitaba el polvo a una colección de cosas que suenan.\n—Ese mar llama y no le contestan —dijo {b}—. Te doy algo a cambio del silencio que más te guste.',
        ],
        [
          'Al final del pasillo había una estantería con cajas: cosas que suenan. {B.+}, en bata, las ordenaba, porque también se había desvelado.\n—Trae —dijo {b}, y escuchó—. No es furia. Es que llama y no le contestan. Los mares se hablan de una orilla a otra, y a este lo sacaron del suyo. Puedo dejarte algo. Pero aquí todo va por cambio. Por un sonido, un silencio. El que más quieras.',
          '—¿Recuerdo de dónde? —preguntó {b.+}, que se había levantado a beber agua y estaba junto a la estantería.\n—No lo pone. Se ha borrado.\n—Entonces este mar no sabe de dónde es. Así cualquiera se pone bravo. En estas cajas hay una cosa que le iría bien. Se paga con un silencio tuyo, de los buenos.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} tenía uno: el de la mañana en que nevó. Lo dejó en una caja, y dentro se oyó cómo no se oía nada.'],
        [
          '{H} los repasó. El de la biblioteca era bueno. El de después de una risa era mejor. Al final dio el más grande: el de la mañana en que nevó, cuando se asomó y no había nadie. {B} lo guardó sin cerrar la tapa de golpe. Pesaba menos que una pluma.',
          'Había uno que {h} usaba mucho, el de debajo del agua de la bañera. Le daba pena. <{A} ofreció el suyo, pero era un silencio de estar comiendo y no contaba.> {H} lo puso en la caja. {B} acercó la oreja y asintió.\n—De los buenos —dijo.',
        ],
      ),
      more(2, [
        'En las cajas había un trueno domesticado, el tictac de un reloj parado y una puerta de iglesia. En una decía «risa de mi hermana, año catorce». {B} la tenía más cerca que las otras, a la altura de la mano.',
      ]),
      slot('quiet'),
    ]),
    scene(['La caja vacía', 'Se va la luz'], 'Lo que hay en la caja no suena.', [
      core(
        [
          '{B} le dio una caja. Dentro había otra caracola, negra. {H} se la puso en la oreja. No sonaba nada. Al volver al cuarto, la lucecita se había apagado.',
        ],
        [
          'En la caja había una caracola negra, más pequeña. {H} escuchó. Nada: ni ola ni viento.\n—Está vacía —dijo.\n—Está callada —dijo {b}.\nVolvieron al cuarto con el agua por los tobillos. En la mesilla, la caracola blanca daba bandazos. {H} miró dentro. Donde había una luz, ahora no la había.',
          'La caracola negra no tenía mar, ni brisa, ni una mala gaviota. {H} la agitó. Se había quedado sin su mejor silencio y le habían dado otro a cambio. <El cangrejo, desde la zapatilla, lo miraba todo.> Entonces, en la mesilla, sonó el silbato del barco. Sonó corto, y se cortó.',
        ],
      ),
      slot('road'),
      more(1, [
        '{H} se sentó con una caracola en cada mano, como quien pesa fruta. En la izquierda, todo el ruido del mundo. En la derecha, nada. Las manos se fueron acercando sin que nadie se lo mandara.',
      ]),
    ]),
    scene(['Boca con boca', 'Contesta'], '{H} junta lo que suena con lo que calla.', [
      slot('key'),
      core(
        [
          'Un mar que llama y otro que calla. ¿Y si el otro estuviera escuchando? {H} puso las dos caracolas boca con boca. La blanca rugió. Y la negra, despacito, contestó: ola.',
        ],
        [
          'Nadie grita tanto rato si le contestan. Y nadie calla tanto rato si le hablan. {H} puso las dos caracolas una frente a otra, boca con boca, y apretó para que no quedara rendija. La blanca rugió dentro de la negra. Hubo un hueco. {H} no respiraba. Después, de muy adentro, como quien lleva años esperando su turno, la negra dijo: ola.\nLa blanca se paró. Dijo, más bajo: ola.\nSe notaba en las palmas, como dos gatos que se huelen.',
          '—Son de la misma playa —dijo {h}.\n—¿Cómo lo sabes?\n—No lo sé. Una habla y la otra escucha. Como si hubieran quedado así.\nLas juntó. Al principio tronó tanto que hubo que sujetarlas con las rodillas. Luego el trueno se fue por el otro lado, lejos, más lejos, porque ahora tenía sitio. <Nada se enfada en una habitación con dos puertas.> El agua del suelo se dio la vuelta y empezó a volver.',
        ],
      ),
      more(1, [
        'Al separarlas un dedo, {h} vio la luz. El barco había pasado de una a otra y estaba ya en la negra, al abrigo, echando el ancla. Corto, largo, corto. {A} no tuvo que mirar el libro.\n—Gracias —dijo—. O pelícanos.',
      ]),
    ]),
    scene(['Cinco olas', 'Calma'], 'El mar se duerme primero.', [
      slot('after'),
      core(
        [
          '{H} dejó las caracolas en la mesilla, boca con boca. Apagó la luz. Ola, dijo una. Ola, dijo la otra. <{W.pasó}> Entre las dos había un silencio, cada vez más largo. A la quinta ya no la oyó nadie.',
        ],
        [
          'La alfombra se secaba. El cangrejo se había vuelto a su casa por la pata de la mesilla. {H} se metió en la cama con las dos caracolas al lado, tan juntas que parecían una. Ola. Y del otro lado: ola. <{W.pasó}> Tres. En el barco apagaron el farol. Cuatro. Entre una y otra quedaba un hueco, blanco como una mañana de nieve, y {h} se metió en él. Hubo una quinta. Pero esa fue ya de dentro del sueño.',
          '{A} se llevó la toalla. {B} cerró sus cajas. En la oscuridad, en la mesilla, dos mares hablaban de sus cosas, por turnos, sin levantar la voz. {H} escuchó la primera ola y la segunda. <{W.pasó}> Lo bonito, pensó, era el rato de en medio. Nadie se lo había llevado. Se durmió justo ahí, entre la tercera y la cuarta.',
        ],
      ),
    ]),
  ],
}
