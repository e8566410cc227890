import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: the seventh sheep will not jump, the others queue behind it, and the whole street lies awake. */
export const sheep: Plot = {
  id: 'sheep',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Olmo', gender: 'male', connection: 'hermano' },
    b: { name: 'doña Brígida', gender: 'female', connection: '' },
  },
  titles: ['La séptima oveja', 'Atasco de ovejas', '{h} cuenta hasta siete'],
  teasers: [
    'Una, dos, tres, cuatro, cinco, seis. La séptima oveja no salta, y nadie puede dormir.',
    'Hay cola delante de la valla, y la cola llega hasta la calle. {H} sale a ver qué pasa.',
  ],
  start: '{H} cuenta ovejas para dormir. La séptima se para delante de la valla y dice que no.',
  byname: '{h}, que abrió paso',
  places: [
    { name: 'El prado de contar', description: 'Queda justo detrás de los párpados, a mano izquierda.' },
    { name: 'La valla', description: 'Blanca, de madera, de noventa centímetros.' },
    { name: 'La cola', description: 'Da dos vueltas a la manzana y bala.' },
  ],
  scenes: [
    scene(['La séptima', 'Una, dos, tres'], 'Una oveja se para delante de la valla.', [
      core(
        [
          'Una, dos, tres, cuatro, cinco, seis. {H} contaba ovejas, como cada noche {allí}. La séptima llegó a la valla, la miró y se sentó.',
        ],
        [
          'Una. Dos. Tres. Las ovejas saltaban la valla blanca, y cada una se llevaba un poco de noche. Cuatro. Cinco. Seis. {H} las contaba desde la cama, {allí}, y lo normal era no llegar a la treinta. La séptima vino al trote, midió la valla con los ojos y se sentó en la hierba.\n—No —dijo.',
          '{H} se tapó hasta la nariz y empezó. La primera oveja saltó. La segunda saltó. La sexta saltó con un poco de presunción. {Allí} casi todos se dormían así, y nunca había pasado nada. <Una vez, una con hipo.> Pero esta noche la séptima frenó con las cuatro patas delante de la valla, y la octava le dio en el trasero.',
        ],
      ),
      core(
        [
          '{H} quería dormir: mañana había que madrugar. Pero detrás de la séptima ya había doce más, todas en fila, todas despiertas.',
        ],
        [
          'Mañana había que levantarse pronto, y era de esos días en que conviene tener los ojos abiertos. {H} lo intentó sin la séptima: seis, ocho, nueve. No valía. La ocho no pasaba, porque delante estaba la siete. <Las ovejas son muy suyas con el orden.> Detrás se formó una cola.',
          'Probó a contar otra cosa. Manzanas. Las manzanas no saltan. Probó a no contar. Entonces oyó, en lo oscuro, respirar a cuarenta ovejas en fila, y alguna preguntaba qué pasaba ahí delante. Así no había quien durmiera, y {h} tenía sueño hasta en los codos.',
        ],
      ),
      slot('portrait'),
      core(
        [
          '{A.+} abrió la puerta.\n—¿Tú tampoco? —dijo {a}—. A mí se me han parado en la nueve.\nSalieron en zapatillas.',
        ],
        [
          'Se abrió la puerta. {A.+} traía la almohada en la cabeza.\n—¿Te pasa a ti también? Se me han parado en la nueve.\n—A mí en la siete.\n—Entonces es tuya —dijo {a}—. La del atasco.',
          '—No duerme nadie —dijo {a.+} desde la puerta—. Me he asomado. Hay ovejas hasta la esquina.\n{H} buscó las zapatillas con los pies. <Encontró una y media.>\n—Vamos a ver quién va primero.',
        ],
      ),
      slot('company'),
      more(2, [
        'En todas las ventanas había luz. El vecino de enfrente andaba en círculos. Un bebé le explicaba algo a su madre. {W.está} Por la calle, entre los coches aparcados, esperaban las ovejas de todo el mundo, sin empujar, con esa paciencia que tienen y que pone tan nervioso.',
      ]),
    ]),
    scene(['La valla', 'Sin empujar'], '{H} habla con la séptima.', [
      core(
        [
          '—Es fácil —dijo {h}, y saltó la valla para enseñárselo. Se enganchó el pijama. La séptima vio cómo caía, con mucha atención.\n—Ya lo había pensado —dijo.',
        ],
        [
          '—¿Por qué no saltas? —preguntó {h}.\n—¿Por qué saltan las demás? —preguntó la séptima.\nNadie lo sabía. {H} decidió dar ejemplo. Tomó carrera, saltó, y el pijama se quedó en un clavo. {H} siguió un poco más, sin el bolsillo, y aterrizó de barbilla.\n—Eso mismo —dijo la séptima— es lo que yo me había imaginado.',
          'La séptima tenía los ojos amarillos y una mancha en forma de tetera.\n—Me da miedo —dijo—. Las otras seis no lo piensan. Yo lo pienso.\n—Te cuento hasta tres —dijo {h}.\nContó. A la de tres saltó {h}, para animar; la oveja no. <Se oyó rasgarse algo.> En el prado alguien baló con educación, y {h} volvió por debajo, con medio pijama.',
        ],
      ),
      more(1, [
        '{A} propuso un colchón. Trajeron dos almohadas y las pusieron al otro lado.\n—¿Y si caigo bien? —preguntó la séptima.\n—Pues mejor.\n—¿Y mañana otra vez?\n—Mañana otra vez —dijo {a}, y comprendió que no había ayudado.',
      ]),
      more(2, [
        'La octava opinaba que había que dejar sitio. La novena contaba que en su tierra se saltaban muros. La undécima estaba leyendo. <Era una cola bastante formada.> Solo la doce se quejaba: tenía que estar en Lisboa a la una, en el sueño de un farmacéutico.',
      ]),
      slot('road'),
    ]),
    scene(['Quien guarda el prado', 'Un sueño de prenda'], 'El prado tiene quien lo cuide.', [
      core(
        [
          'Junto al prado, en una silla baja, {b.+} hacía punto esa noche y vigilaba.\n—Puedes cambiar una cosa del prado —dijo {b}—. Una. Se paga con el sueño de hoy: duermes, pero sin soñar.',
        ],
        [
          'En el borde del prado había una silla, y en la silla {b.+}, que aquella noche estaba de guardia. Hacía punto con lana sin cortar; el hilo salía de una oveja que pasaba.\n—Aquí no se cambia nada desde que se inventó la almohada —dijo {b}—. Pero se puede. Una cosa. Se paga con el sueño de esta noche. Dormir, duermes. Soñar, no.',
          '—Llegas tarde —dijo {b.+}, que tenía hoy la guardia del prado y contaba puntos—. Hay noventa calles despiertas. ¿Quieres quitar a la séptima? Se puede. ¿Poner otra? También. Una sola cosa. A cambio me das lo que ibas a soñar.',
        ],
      ),
      slot('questions'),
      core(
        ['Era un buen sueño, de los de volar. {H} lo entregó doblado. Pero a la séptima no quiso quitarla.'],
        [
          '{H} lo tenía guardado para hoy: uno de volar, sobre el mar, con frío en los pies. Lo sacó, lo miró, lo dobló en cuatro. {B} se lo guardó en la manga.\n—Entonces ¿qué cambio? ¿La quito?\nLa séptima estaba escuchando. Las orejas le temblaban un poco.\n—No —dijo {h}—. A ella no.',
          'Lo que iba a soñar era bueno, se lo notaba desde la cena. {H} lo dejó en el regazo de {b}, y era tan ligero que hubo que ponerle encima el ovillo.\n—¿Y qué cambio?\nLo fácil era quitar a la séptima. La séptima lo sabía. <Había empezado a despedirse de la octava.>\n—Todavía no lo sé —dijo {h}—. Pero ella se queda.',
        ],
      ),
      more(2, [
        '—¿Quién hizo la valla? —preguntó {a}.\n—El primero que no podía dormir —dijo {b}—. Hizo una valla, buscó una oveja y vio que la oveja la saltaba. Nadie le dijo que podía mirar la valla de más cerca.',
      ]),
      slot('quiet'),
    ]),
    scene(['Casi las dos', 'La calle en vela'], 'Se hace tarde, y la cola crece.', [
      core(
        [
          'Dieron las dos menos cuarto. La cola daba la vuelta a la manzana. {H} se sentó en la hierba, al lado de la séptima, con la espalda apoyada en un poste.',
        ],
        [
          'Dieron las dos menos cuarto. El farmacéutico de Lisboa llamó para preguntar. {H} había probado a serrar la valla (no se deja) y a bajarla (sube). Al final se sentó junto a la séptima y apoyó la espalda en un poste. El poste cedió un poco. {H} no le dio importancia.',
          'Quedaba poca noche. {A} se había dormido de pie, entre la novena y la décima, pero solo por un lado. {H} fue a sentarse con la séptima, y estuvieron mirando la valla como se mira el mar. Detrás de la espalda de {h} algo hizo clic, bajito.',
        ],
      ),
      slot('road'),
      more(1, [
        '—No es que no quiera que la gente duerma —dijo la séptima.\n—Ya lo sé.\n—Es que todas las noches me toca ser la siete. Nadie se duerme en la siete. Todos me ven.\n{H} le rascó la mancha en forma de tetera.',
      ]),
    ]),
    scene(['El poste', 'Clic'], '{H} mira la valla de más cerca.', [
      slot('key'),
      core(
        [
          'El clic. {H} se dio la vuelta y pasó los dedos por la madera. Había una bisagra. Había un pestillo. No era solo una valla: aquello era una puerta, y nadie la había abierto nunca. {H} tiró del pestillo. La séptima pasó andando.',
        ],
        [
          'El poste que cedía. El clic. {H} se volvió y tocó la valla donde nadie la toca, porque todos la miran desde la almohada. Había una bisagra. Más allá, otra. Y a la altura de la mano, pintado de blanco como lo demás, un pestillo.\n—No es una valla —dijo {h}—. Es una puerta. La han estado saltando.\nTiró despacio. La puerta se abrió hacia el otro lado sin un ruido, con la hierba peinada debajo. La séptima se levantó. Miró a {h}. Y pasó, una pata detrás de otra, como quien sale de misa.\n—Siete —dijo {h}.',
          '¿Desde cuándo hace clic una valla? {H} palpó a oscuras: madera, clavo, clavo, madera. Y un pestillo frío. Era tan sencillo que le entró la risa.\n—¿Puedo cambiar una cosa? —le preguntó a {b}.\n—La tienes pagada.\n—Que quede abierta.\nLa puerta giró. Por el hueco entraba un aire de otro prado. La séptima metió la cabeza, luego el pecho, luego la tetera. Y detrás, sin saltar, sin prisa, con un rumor de lana, fueron pasando la ocho, la nueve, la diez.',
        ],
      ),
      more(1, [
        'Se apagó la primera ventana, y la segunda. El vecino de enfrente se sentó en la cama. La oveja doce apretó el paso: llegaba a Lisboa. <El bebé terminó su explicación.> La calle se fue quedando a oscuras, de la esquina hacia dentro.',
      ]),
    ]),
    scene(['Buenas noches', 'La puerta abierta'], 'La cola se deshace.', [
      slot('after'),
      more(2, [
        'A {b} se le había acabado la lana. Lo que tejía era un bolsillo de pijama. Lo cosió en su sitio con tres puntadas.\n—Dentro va algo —dijo—. No se mira hasta que estés del otro lado.',
      ]),
      core(
        [
          '{H} volvió a la cama. Una. Dos. Tres. Pasaban andando, y se oía la hierba. La séptima se paró un momento en la puerta y miró hacia atrás. <{W.pasó}> {H} ya no llegó a la ocho.',
        ],
        [
          'En la cama estaba el hueco, todavía tibio. {H} se metió en él. Cerró los ojos. Una. Dos. Tres. No saltaban: pasaban, y se oía el roce de la lana contra el poste. Cuatro. Cinco. <{W.pasó}> Seis. La séptima se detuvo en el umbral y volvió la cabeza, por si alguien quería decirle algo.\n—Buenas noches —murmuró {h}.\nY la séptima empujó con el hocico, y la noche entera pasó detrás de ella.',
          '{A} dormía ya por los dos lados. {H} apagó la luz, subió la manta y escuchó. Muy lejos, en fila, un rumor suave cruzaba la puerta. Nadie contaba. <{W.pasó}> En el bolsillo nuevo había algo doblado en cuatro. Se fue abriendo solo, con la respiración. Olía a mar. La última en pasar, despacio, fue la séptima, y dejó la puerta entornada.',
        ],
      ),
    ]),
  ],
}
