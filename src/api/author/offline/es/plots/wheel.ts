import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: a big wheel that turns only when it is balanced, and a keeper who seats everybody singly. */
export const wheel: Plot = {
  id: 'wheel',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Leo', gender: 'male', connection: '' },
    b: { name: 'doña Pura', gender: 'female', connection: '' },
  },
  titles: ['La noria de las doce cestas', 'Uno por cesta', '{h} da la vuelta'],
  teasers: [
    'En esta noria cada cual va en su cesta. {H} solo quiere ir en la misma que otra persona.',
    'La noria se para con {h} arriba del todo. Abajo, muy abajo, alguien mira.',
  ],
  start: 'La feria se va mañana. {H} quiere subir a la noria con {a}, pero en la noria se sube de uno en uno.',
  byname: '{h}, de la cesta siete',
  places: [
    { name: 'La noria', description: 'Doce cestas, doce faroles y un motor de segunda mano.' },
    { name: 'La caseta', description: 'Aquí se pesa a la gente con una mirada.' },
    { name: 'La cesta siete', description: 'Tiene un asiento y sitio para el abrigo.' },
  ],
  scenes: [
    scene(['De uno en uno', 'La última noche'], 'En la noria cada cual va en su cesta.', [
      core(
        [
          'La noria era tan vieja que había que equilibrarla como una balanza: una persona por cesta, y cada una con su contrapeso enfrente. Era la última noche de feria {allí}.',
        ],
        [
          'Una vez al año llegaba {allí} la feria, y con la feria, la noria. Tenía doce cestas de mimbre y un motor que había sido de un barco. Como era vieja, había que llevarla en equilibrio: una persona por cesta, y enfrente otra que pesara lo mismo. <Había una señora que llevaba doce años subiendo con el mismo notario, a veinte metros de distancia.> Mañana la desmontaban.',
          '«Uno por cesta», decía el letrero. La noria de la feria no tenía frenos buenos ni dientes buenos; si un lado pesaba más que el otro, se quedaba clavada con una cesta en lo alto. Por eso {allí} la gente subía de uno en uno, cada cual con su farol. Era la última noche.',
        ],
      ),
      core(
        [
          '{H} quería dar una vuelta con {a.+}. En la misma cesta. No era mucho pedir, pero no sabía a quién se le pedía.',
        ],
        [
          'Todo el verano había querido {h} decirle una cosa {a.+a}, y ningún sitio servía. En la calle pasaba gente. En el río había mosquitos. Pero arriba, en lo alto de la noria, no llega nadie durante un minuto y medio. Lo había cronometrado. Solo hacía falta una cesta para dos.',
          'Al pie de la noria estaba {a.+}, con el pelo lleno de luces de colores.\n—¿Subes? —preguntó {a}.\n—Si subes tú —dijo {h}.\nY ahí estaba lo malo: que subieran, sí, pero en cestas distintas, y la cosa que {h} tenía que decir no se podía gritar.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Olía a almendra quemada y a aceite. {W.está} En la tómbola sonaba una bocina cada vez que alguien no ganaba, o sea, seguido. Un niño había pescado un pato de goma con un anzuelo y no quería devolverlo, «porque ya me conoce».',
      ]),
      more(3, [
        '—¿Qué pesas? —preguntó el notario a un desconocido.\nEn esa cola no era una falta de educación. Era la única manera de hacer pareja.',
      ]),
    ]),
    scene(['Arriba del todo', 'Señas'], 'La noria se para donde no debe.', [
      core(
        [
          'Subió {h} en la siete y {a} en la uno, justo enfrente. La noria giró, crujió y se paró: {h} arriba, {a} abajo. Desde lo alto {h} hizo señas. {A} entendió otra cosa y fue a por un algodón de azúcar.',
        ],
        [
          'Primer intento: {h} en la cesta siete y {a} en la uno, una enfrente de otra. Cuando una está arriba, la otra está abajo; {h} no había pensado en eso. La noria crujió y se quedó quieta, con la siete en lo más alto. Veinte metros. {H} hizo señas: tú, yo, hablar. {A} miró desde abajo con mucha atención. Tú, yo, comer, entendió. Se bajó y volvió con un algodón de azúcar. Se lo enseñaba desde el suelo, rosa, cada vez más pequeño por el viento.',
          'La noria echó a andar con {h} y con {a}, cada cual a un lado del cielo. A media vuelta, sin un ruido, se plantó. {H} se quedó en lo alto con el farol. «Ahora», pensó, y escribió en el aire con el farol una frase entera, despacio, con acentos. Abajo la gente miraba. <Un señor aplaudió la caligrafía.> {A} se hizo visera con la mano y contestó: «¿Tienes frío?». Y era verdad, ya sí.',
        ],
      ),
      more(1, [
        'En la caseta trajeron piedras y las fueron poniendo en las cestas, una por una, hasta que la noria se acordó de girar. Tardaron media hora. {H} bajó con las rodillas de madera y la nariz azul.\n—¿Qué decías? —preguntó {a}.\n—Que qué bonito se ve —dijo {h}.',
      ]),
      more(2, [
        'El viento había repartido el algodón por toda la feria. Había un hilo rosa en el bigote del notario y otro en la trompa del tiovivo. {A} conservaba el palo. <Se lo dio a {h} con ceremonia.>',
      ]),
      slot('road'),
    ]),
    scene(['La caseta', 'A ojo'], 'Alguien decide quién va en cada cesta.', [
      core(
        [
          'En la caseta mandaba esa noche {b.+}.\n—Dos en una cesta, no —dijo {b}—. A no ser que encuentres quien pese igual que la pareja, y suba enfrente. Y que me digas para qué.',
        ],
        [
          'En la caseta, esa noche, {b.+} llevaba el mando y la lista. Miraba a cada persona y ponía un número. No se equivocaba ni en medio kilo.\n—¿Dos en la siete? —dijo {b}—. Enfrente, en la uno, haría falta lo mismo. Lo mismo exacto. Tráeme a quien sea. Y me dices para qué, porque a mí no se me sube nadie a la noria sin motivo.',
          '—Mi trabajo de hoy es que esto no se caiga —dijo {b.+}, que le guardaba la caseta al dueño—. Dos de un lado piden dos del otro. Del mismo peso, ni un gramo. La noria no se deja engañar. Yo tampoco: ¿qué le vas a decir ahí arriba?',
        ],
      ),
      slot('questions'),
      core(
        ['{H} lo dijo. Era la primera vez que lo decía, y se lo decía a una caseta. {B} no se rio. Apuntó un número.'],
        [
          '{H} miró el motor, miró la lista y lo dijo. Sonó raro, como la propia voz en una grabación. {B} dejó el lápiz.\n—Eso pesa —dijo—. Poco, pero pesa. Cuéntalo también.\nY apuntó un número con una coma.',
          'Contarlo allí, entre fusibles, no entraba en el plan. {H} lo contó. Se le cayeron las fichas al suelo y lo terminó de contar de rodillas, recogiéndolas. <Es buena postura: nadie te ve la cara.>\n—Setenta y nueve con dos —dijo {b}, después de mirar por la ventana—. Eso hay que buscar.',
        ],
      ),
      slot('quiet'),
      more(3, [
        '—¿Y usted se ha subido? —preguntó {h}.\n—No hay quien me haga el contrapeso —dijo {b}—. Ya se bajó.\nLe sacó brillo a una palanca que no lo necesitaba.',
      ]),
    ]),
    scene(['El contrapeso', 'Casi las doce'], '{H} busca dos personas que pesen lo justo.', [
      core(
        [
          'Probó con el notario y la señora: se pasaban. Con dos niños y un saco: no llegaban. Con la charanga no cabía el bombo. La noria no se movía, y eran casi las doce.',
        ],
        [
          'Nadie pesaba eso. El notario y la señora aceptaron ir por fin en la misma cesta, colorados como tomates, pero se pasaban en nueve kilos y un sombrero. Los trillizos no llegaban. Con los trillizos y un saco de almendras, sí; luego los trillizos se comieron las almendras. La noria temblaba, subía un palmo, se lo pensaba y volvía a bajar. Faltaban diez minutos para las doce.',
          'Se corrió la voz. A la cesta uno subieron y bajaron un cartero, la mujer barbuda, media charanga y un perro con su cadena. <El perro pesaba lo mismo que el cartero, y desde ese día se respetan.> Unas veces sobraba y otras faltaba. A las doce menos diez el dueño de la feria empezó a apagar los puestos. {A} miraba a {h} y no preguntaba nada.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Déjalo —dijo {a}—. Hay más ferias.\n—Esta se va mañana.\n—También me voy yo, a la cama —dijo {a}, pero no se movió.\nSe quedaron delante de la cesta siete, que tenía un solo asiento y olía a mimbre mojado.',
      ]),
    ]),
    scene(['Lo mismo exacto', 'La cesta uno'], '{H} encuentra a quien pesa igual.', [
      slot('key'),
      core(
        [
          '¿Quién pesaba igual que {h} {a.y}? ¡{H} {a.y}! {H} se subió en la siete y mandó {a.a} a la uno. Abajo se quedó un asiento vacío en cada cesta. La noria giró, perfecta. Y cuando iban a media altura, las dos cestas quedaron a la misma altura, cara a cara, con el eje en medio. {H} no tuvo ni que gritar: por el tubo del eje se oía todo.',
        ],
        [
          '—Pesamos lo mismo —dijo {h}—. Tú y yo. Por eso giró la primera vez.\n—Y se paró.\n—Arriba y abajo. Pero hay un sitio donde las cestas quedan a la par.\n{H} en la siete, {a} en la uno. {B} movió la palanca un dedo, dos dedos, y la soltó. A media altura, a la izquierda y a la derecha, las dos cestas se pararon como dos platillos. Entre una y otra iba el eje, que era hueco, porque había sido de un barco. {H} acercó la boca al extremo del tubo.\n—¿Me oyes?\n—Como si estuvieras aquí —dijo el tubo.\nTenían un minuto y medio. Bastó la mitad.',
          '{H} miró la noria como se mira una balanza. Una balanza no necesita que los dos estén en el mismo plato. Necesita que estén a la misma altura.\n—Súbete enfrente —le dijo {a.a}—. Y cuando se pare, pon la oreja en el eje.\nSe paró donde tenía que pararse: ni arriba ni abajo. Por el tubo pasaba el aire de los dos lados. {H} dijo la cosa que tenía que decir, ni muy alto ni muy bajo. Del otro extremo llegó primero una respiración. Después llegó la respuesta, y la noria, que era sensible, se inclinó un poquito hacia la siete.',
        ],
      ),
      more(1, [
        'Abajo, {b} se apoyó en la palanca y miró para otro lado. El notario también. La señora no: la señora miró con gusto.\n—¿Qué se dicen? —preguntó uno de los trillizos.\n—Setenta y nueve con dos —dijo {b}.',
      ]),
    ]),
    scene(['Se desmonta', 'Dos asientos'], 'La feria se va.', [
      slot('after'),
      core(
        [
          'Por la mañana la noria iba por piezas en un camión. En el prado había quedado olvidada la cesta siete. <{W.pasó}> {H} {a.y} se sentaron dentro. No había motor ni altura. Cabían muy bien, si se dejaba fuera el abrigo.',
        ],
        [
          'A la mañana siguiente, en el prado quedaba un círculo de hierba aplastada. Y una cesta. «Se me ha olvidado», decía la nota de {b}, con un número y una coma. <{W.pasó}> {H} {a.y} la miraron por todos lados. Luego entraron, primero una pierna y después la otra. Tenía un asiento y sitio para el abrigo. El abrigo se quedó fuera, colgado del farol.',
          'El camión se llevó once cestas. La otra está todavía en el prado, boca arriba, y en verano se llena de gatos. Si alguien se asoma al caer la tarde, ve dentro a dos personas que no van a ninguna parte. <{W.pasó}> No se oye qué dicen. De vez en cuando se mueven un poco, las dos a la vez, para que la cesta siga recta.',
        ],
      ),
    ]),
  ],
}
