import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Strangers who need something small. */
export const passersBy: readonly Episode[] = [
  {
    id: 'lost-word',
    categories: [],
    ages: ALL,
    ...scene(
      ['La palabra perdida', 'En la punta de la lengua', 'Empieza por ese'],
      'Una señora ha perdido una palabra y no puede seguir sin ella.',
      [
        always([
          'Una señora estaba parada en mitad del paso, con un dedo en alto y la boca entreabierta. Así llevaba, según dijo, una hora larga.\n—Se me ha ido una palabra —explicó—. La tenía aquí. Es de las corrientes. Sin ella no puedo acabar la frase, y sin acabar la frase no me voy.\n<A su lado había ya dos personas que habían querido ayudar y estaban sentadas en el suelo.>',
        ]),
        always([
          '—¿Para qué sirve? —preguntó {a}.\n—Para después.\n—¿Se come?\n—Se dice. Casi siempre tarde.\n{H} probó con «gracias». Se parecía, pero no. Probó con «mañana», con «lástima», con «servilleta». <A la señora «servilleta» le gustó mucho y se la quedó de reserva.> Cada vez que fallaban, el dedo bajaba un poco.',
        ]),
        more(1, [
          '—Cuénteme la frase desde el principio —propuso {a}—. A veces se entra por la puerta y no por la ventana.\n—Iba por la calle —dijo la señora— y me encontré con mi hermana. Y le dije: hola. Y ella me dijo: hola. Y yo le dije… —Miró el dedo—. Ahí.\n<Llevaban nueve años sin verse, por una lámpara.>',
        ]),
        always([
          '{H} no la dijo. Le pareció que no le tocaba. En vez de eso tropezó a propósito con {a}, muy suave, hombro con hombro, y se apartó enseguida.\n—¡Perdón! —gritó la señora—. ¡Era esa! ¡Perdón!\nLo repitió tres veces, de tres maneras, y la tercera era la buena. Luego se sacudió la falda y echó a andar, muy derecha, con el dedo delante, para que no se le escapara. Iba hacia donde viven las hermanas. Desde la esquina se volvió.\n—Servilleta también —dijo.',
        ]),
      ],
    ),
  },
  {
    id: 'rehearsal',
    categories: [],
    ages: ALL,
    ...scene(
      ['El ensayo', 'Alguien dice lo siento', 'Una disculpa de prueba'],
      'Un hombre ensaya una disculpa con quien pasa.',
      [
        always([
          '—Fue culpa mía —dijo un desconocido, y les cerró el paso con el sombrero en la mano—. No debí reírme. No volverá a ocurrir.\n{H} no recordaba que se hubiera reído nadie.\n—¿Qué tal? —preguntó el hombre—. ¿Se cree? La tengo que decir dentro de un rato, y estoy practicando con la gente.',
        ]),
        always([
          'Se la volvió a decir. Estaba bien de letra, pero sonaba a anuncio. {A} le quitó dos adjetivos. {H} le quitó el sombrero, con el que no sabía qué hacer. <Sin sombrero se le veía la frente, y la frente lo sentía mucho.>\n—Ahora parece que se disculpa por llover —dijo {a}—. ¿De qué se rio?\n—De un dibujo —dijo él—. De mi hijo. Había pintado un caballo con cinco patas.',
        ]),
        more(1, [
          'Sacó el dibujo de la cartera. Lo habían doblado y desdoblado tanto que por la raya se veía el otro lado. El caballo corría. {H} contó: cinco, en efecto.\n—Esta no es una pata —dijo {h} al cabo de un rato—. Es la prisa.\n<El hombre acercó los ojos al papel y no los apartó.>',
        ]),
        always([
          '—No le diga nada de que no volverá a ocurrir —dijo {h}—. Pídale que le dibuje otro.\nEl hombre abrió la boca, la cerró y probó, bajito: «¿Me dibujas otro?». Le salió a la primera, y no sonaba a nada aprendido. {A} le devolvió el sombrero. Se fue sin ponérselo. Llevaba una mano delante, abierta, como quien espera que le den algo pequeño. Más tarde, en una pared, {h} vio un caballo pintado con tiza. No se detuvo a contarle las patas.',
        ]),
      ],
    ),
  },
  {
    id: 'two-soups',
    categories: ['adventure', 'generic', 'christmas', 'love'],
    ages: ALL,
    ...scene(
      ['Dos ollas', 'El jurado', 'La sopa de la derecha'],
      'Dos cocineros piden un juez que no sea de ninguno de los dos.',
      [
        always([
          'Había dos ollas, dos cocineros y una discusión que se oía desde lejos. Cada cual había hecho sopa con lo mismo: agua, ajo, pan. Y cada cual sostenía que la del otro era un insulto.\n—¡Jurado! —gritaron al ver a {h}—. Pruebe usted, que no es de la familia.\n<Le pusieron una cuchara en cada mano.>',
        ]),
        always([
          '{H} probó la de la derecha. Probó la de la izquierda. Le entró la duda y volvió a la derecha. {A} probó también, con los ojos cerrados, después de mandar que cambiaran las ollas de sitio. Eran la misma sopa. Exactamente la misma: el mismo ajo, el mismo exceso de sal, hasta el mismo sabor al final, como a tarde de domingo.\n—¿Y bien? —dijeron los dos, apretando el cucharón.',
        ]),
        more(1, [
          '—¿Quién les enseñó a hacerla? —preguntó {a}.\n—Mi madre —dijo uno.\n—Mi madre —dijo el otro.\nSe miraron con odio. Eran hermanos. <Tenían la misma verruga, en el mismo lado de la nariz, y la llevaban con distinta dignidad.>',
        ]),
        always([
          'Decir la verdad era arriesgado: tenían cucharones. {H} pensó un momento, tomó una taza y echó media de cada olla. Bebió.\n—Les falta a las dos lo mismo —dijo.\n—¿El qué?\n—Que alguien se la coma.\nSe hizo un silencio con vapor. El de la derecha llenó un plato y, sin mirar, se lo puso delante al de la izquierda. El de la izquierda hizo lo propio. Comieron de pie. A la tercera cucharada uno dijo que estaba sosa, y el otro le pasó la sal. En todo el tiempo que {h} {a.y} tardaron en perderlos de vista no volvió a oírse un grito.',
        ]),
      ],
    ),
  },
  {
    id: 'hands-painter',
    categories: [],
    ages: ALL,
    ...scene(
      ['Solo manos', 'El retrato', 'No muevas los dedos'],
      'Alguien dibuja a la gente que pasa, pero nunca la cara.',
      [
        always([
          'El cartel decía: «Retratos». La mujer del cartel tenía una carpeta y un trozo de carbón, y no levantaba la vista más arriba de la cintura.\n—Siéntese —le dijo a {h}—. La cara no hace falta. Las caras mienten mucho. Ponga las manos como las pone siempre.',
        ]),
        always([
          'Pero en cuanto uno tiene que poner las manos como siempre, ya no sabe cómo las pone. {H} las dejó en las rodillas. Las cruzó. Las metió en los bolsillos.\n—Eso es un retrato de bolsillos —dijo la mujer.\n{A}, para ayudar, se puso a hablar de otra cosa. <Habló de un perro que había conocido una vez y que entendía de trenes.> A la mitad de la historia se oyó el carbón. {H} miró hacia abajo: con una mano se estaba sujetando el pulgar de la otra.',
        ]),
        more(1, [
          'En la carpeta había cientos. Manos que esperan, manos que acaban de colgar un teléfono, una mano muy vieja encima de una muy nueva.\n—Este es un alcalde —dijo la mujer—. Este, un ladrón.\n{A} los comparó.\n—Son iguales.\n<—Era el mismo día —dijo ella.>',
        ]),
        always([
          'Arrancó la hoja y se la dio. Ahí estaban: diez dedos, uno agarrado como quien se agarra a una barandilla.\n—¿Tengo miedo de algo? —preguntó {h}.\n—No. Está cuidando de alguien —dijo la mujer—. Fíjese en el otro. Se deja.\n{H} dobló el dibujo y lo guardó sin apretar. No quiso cobrarles. Pidió solo que al marcharse le dijeran adiós, pero despacio, y con las dos. Cuando volvieron la cabeza, el carbón corría.',
        ]),
      ],
    ),
  },
  {
    id: 'grinder',
    categories: ['adventure', 'generic', 'love', 'christmas'],
    ages: ALL,
    ...scene(
      ['El afilador', 'La flauta de siete notas', 'Se afila de todo'],
      'Un afilador pregunta qué hay que afilar.',
      [
        always([
          'Se oyó una flautilla, siete notas arriba, siete abajo, y detrás vino una bicicleta que no andaba: tenía la rueda de atrás en el aire, y en lugar de rueda, una piedra.\n—Se afila de todo —cantó el afilador—. Cuchillos, tijeras, lápices. También oídos, si el cliente se deja.',
        ]),
        always([
          'Cuchillos no llevaban. {A} encontró en el bolsillo un lápiz romo, y el afilador se lo devolvió con tanta punta que escribía solo con acercarlo al papel. <Escribió «hola». Nadie lo había pensado.>\n—¿Y tú? —le preguntó a {h}—. ¿Qué tienes que ya no corte?\n{H} dijo que nada. El afilador pedaleó un poco, en vacío, y la piedra cantó.\n—Todo el mundo tiene una pregunta gastada —dijo—. De hacerla tanto.',
        ]),
        more(1, [
          'Una señora le bajó unas tijeras de podar, un señor una navaja con la que solo pelaba manzanas. A los dos les cobró lo mismo: que contaran qué era lo último que habían cortado. La señora dijo que una rosa. El señor tardó más.\n—La conversación —dijo por fin. Y se llevó la navaja sin afilar.',
        ]),
        always([
          'Entonces {h} le dijo la suya al oído. El afilador la repitió, la puso contra la piedra, saltaron dos chispas. Cuando se la dio de vuelta era mucho más corta. Tenía tres palabras y se entendía a la primera.\n—Cuidado con ella —dijo—. Ahora entra.\n{H} anduvo un rato con la pregunta en la boca, sin soltarla, probándole el filo con la lengua. La flauta sonaba ya lejos, siete arriba, siete abajo. Había que pensar muy bien a quién se le hacía.',
        ]),
      ],
    ),
  },
]
