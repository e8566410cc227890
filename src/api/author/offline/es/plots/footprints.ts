import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: wet footprints lead from the well to the bed, one more each night, and they are read the wrong way. */
export const footprints: Plot = {
  id: 'footprints',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Nuria', gender: 'female', connection: 'prima' },
    b: { name: 'don Fabián', gender: 'male', connection: '' },
  },
  titles: ['Huellas mojadas', 'Una más cada noche', '{h} y la casa del pozo'],
  teasers: [
    'Por la mañana hay huellas mojadas en el suelo. Van del pozo a la cama. Cada noche hay una más.',
    'La primera noche fueron siete. La segunda, ocho. {H} ha dejado de dormir del lado de la puerta.',
  ],
  start:
    'En la casa del pozo aparecen por la mañana huellas de pies descalzos. Y cada noche llegan más cerca de la cama de {h}.',
  byname: '{h}, que abrió la puerta',
  places: [
    { name: 'El pozo', description: 'Está en el patio y tiene una tapa de madera con tres piedras.' },
    { name: 'El pasillo', description: 'Doce baldosas hasta la cama.' },
    { name: 'Debajo de la cama', description: 'Nadie ha barrido aquí en mucho tiempo.' },
  ],
  scenes: [
    scene(['Siete', 'La casa del pozo'], 'Hay huellas en el pasillo.', [
      core(
        [
          'La primera mañana en la casa del pozo, {allí}, {h} pisó algo frío. En las baldosas había siete huellas mojadas, de pies descalzos y pequeños.',
        ],
        [
          '{Allí}, en la casa del pozo, se dormía bien; lo decía todo el mundo. La primera mañana {h} sacó un pie de la cama y lo puso en agua. No era un charco. Era una huella: cinco dedos, un talón. Más allá había otra. Siete en total, por el pasillo, y terminaban donde empezaba el patio. <Los dedos eran redondos, como guisantes.>',
          'Siete huellas mojadas. {H} las contó en pijama, sin tocarlas. Iban por el medio del pasillo, muy seguidas, y eran de alguien descalzo que usaba un número pequeño. {Allí} no había llovido en un mes, y en la casa del pozo no había ningún niño.',
        ],
      ),
      core(
        ['La segunda noche fueron ocho. La tercera, nueve. La cama de {h} estaba en la baldosa doce.'],
        [
          'La segunda mañana eran ocho. La tercera, nueve. {H} hizo la cuenta, aunque no quería: del patio a la cama había doce baldosas. Quería dormir tranquilamente en aquella casa, que tenía higuera y una hamaca. Le quedaban tres noches.',
          'Al día siguiente había ocho. Al otro, nueve. Cada noche una más, cada noche un paso. {H} empezó a dormir con los pies encogidos. <También los codos, por si acaso.> Contó las baldosas entre la última huella y su almohada. Eran tres.',
        ],
      ),
      slot('portrait'),
      core(
        [
          '{A.+} vio las huellas y subió los pies a una silla.\n—No son tuyas —dijo {a}.\n—Tengo el pie más grande —dijo {h}.',
        ],
        [
          '{A.+} había venido a pasar unos días y ya tenía la maleta abierta. Miró el pasillo. Cerró la maleta. Luego, despacio, volvió a abrirla.\n—Si te vas tú, me voy yo —dijo {a}—. Si te quedas tú, tengo que pensarlo.\nLo pensó encima de una silla, con los pies en alto.',
          '—Será una tubería —dijo {a.+}.\n—Las tuberías no tienen dedos.\n{A} midió una huella con la mano. Era más corta que la mano.\n<—Una tubería pequeña —dijo {a}, con menos voz.>',
        ],
      ),
      slot('company'),
      more(2, [
        'En el patio estaba el pozo, con su tapa y tres piedras encima. Las piedras estaban secas. La tapa estaba seca. {W.está} Solo la cuerda del cubo, que llevaba años sin usarse, goteaba: una gota, un rato, una gota.',
      ]),
    ]),
    scene(['Harina', 'En vela'], 'Alguien vigila el pasillo toda la noche.', [
      core(
        [
          'La noche siguiente echaron harina en el suelo y vigilaron. A las tres se oyó: plas, plas, plas. No se vio a nadie. Pero en la harina, una detrás de otra, se iban hundiendo las huellas. {A} gritó, {h} tiró la lámpara, y se quedaron a oscuras.',
        ],
        [
          'Echaron harina en las baldosas y se sentaron en la cama, espalda con espalda, con una lámpara. A las tres se oyó. Plas. Un paso de pie mojado. Plas. No había nadie. En la harina, sin embargo, iba apareciendo una huella, y otra, cada una con sus cinco dedos. {A} gritó. {H} saltó y tiró la lámpara. En lo oscuro, muy cerca, alguien se sorbió la nariz.',
          'La idea de la harina fue de {a}. La de pasar la noche en vela, no se sabe. <Nadie la reclamó después.> Hacia las tres la lámpara se puso azul. Plas, plas, plas, hizo el pasillo. La harina se hundía sola, a trocitos. {H} le lanzó lo que tenía a mano, que era una zapatilla. La zapatilla se paró en el aire, dio la vuelta y cayó en su sitio, al lado de la otra. Con mucho orden.',
        ],
      ),
      more(1, [
        'Por la mañana había diez huellas y una bola de masa del tamaño de un puño. Alguien había jugado con la harina mojada. Era un muñeco, con dos bracitos.\n—Un monstruo no hace muñecos —dijo {h}.\n—No los conozco a todos —dijo {a}.',
      ]),
      more(2, [
        'Pusieron otra piedra en el pozo, luego otra. A la sexta, {a} se sentó encima de todas.\n—¿Y si no viene del pozo? —dijo.\nDespués de eso nadie quiso sentarse en ningún sitio.',
      ]),
      slot('road'),
    ]),
    scene(['Lo que se cuenta', 'El nombre del pozo'], 'Alguien conoce la historia de la casa.', [
      core(
        [
          'En la casa de al lado {b.+} daba de comer a las gallinas.\n—El del pozo —dijo {b}—. Un niño que jugaba a los barcos. Se mudaron todos y se lo olvidaron. No le pasó nada malo: se hizo de agua, de tanto esperar. Quiere volver. Si le ayudas, te costará el miedo. Tendrás que estar a oscuras.',
        ],
        [
          'En el corral de al lado, {b.+} echaba maíz a las gallinas por cuenta de alguien.\n—Descalzo, ¿verdad? —dijo {b}—. Ese es el de los barcos. Los hacía de papel y los echaba al pozo, a ver si salían al mar. Se mudó la familia, cada cual creyó que iba en el otro carro, y él se quedó esperando. De tanto esperar se hizo de agua. No es malo. Pero para verlo hay que apagar la luz. Toda. Y no encenderla, aunque se acerque.',
          '—Yo contaba con que se lo dijera el pozo —dijo {b.+}, que barría el patio vecino—. Es un niño. Bueno, lo que queda, que es sobre todo agua. Se le olvidó a alguien, hace mucho, en una mudanza. Con luz no se atreve. Si quieres saber qué busca, tienes que darle la oscuridad entera. Es lo único que pide, y es caro.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} dejó en manos de {b} las cerillas, la linterna y la lámpara. Le quedaron los bolsillos muy ligeros.'],
        [
          '{H} entregó la linterna. Luego las cerillas. Luego, con más trabajo, una velita de cumpleaños que guardaba en el bolsillo. {B} lo puso todo en el cesto de los huevos.\n—A las tres —dijo.\nLas gallinas se habían quedado calladas.',
          'Toda la oscuridad. {H} miró a {a}. {A} miraba una gallina. Al final {h} le dio a {b} la lámpara y el reloj con números verdes. <{B} señaló también el botón brillante de la chaqueta.> Aquella noche no iba a brillar nada.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Once', 'A oscuras'], 'La última noche, sin luz.', [
      core(
        [
          'A las tres estaba todo negro. Plas. Plas. {H} no encendió nada. Once. Después, al lado mismo de la cama, sonó el paso número doce. Algo frío le tocó un dedo. Y entonces los pasos se metieron debajo de la cama.',
        ],
        [
          'A las tres no se veía la mano ni se sabía de quién era. Plas. Plas. {H} contaba. Nueve, diez, once. El doce sonó pegado a la almohada. Olía a piedra y a musgo. Una cosa fría, del tamaño de un guisante, le tocó el dedo gordo del pie y se quedó ahí, como preguntando. {H} no gritó. Le costó todo el aire que tenía. Y los pasos, plas, plas, se metieron debajo de la cama.',
          'Sin luz, el pasillo era más largo. {A} le apretaba la muñeca. {H} oyó las baldosas una por una y pensó en cosas secas: el pan, la arena, las toallas. Doce. Algo respiró. Algo se inclinó, goteando, sobre la manta. <Una gota cayó en la nariz de {a}, que no dijo ni mu.> Luego se oyó arrastrar, rascar, buscar. Era debajo, entre el polvo.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Está ahí —dijo {a} sin voz.\n—Ya.\n—¿Qué hace?\nEscucharon. Debajo de la cama alguien decía números en voz baja, y cada vez que llegaba al final volvía a empezar, como quien ha perdido la cuenta.',
      ]),
    ]),
    scene(['Al revés', 'Los talones'], '{H} piensa en los dedos de las huellas.', [
      slot('key'),
      core(
        [
          'Los dedos. ¿Hacia dónde apuntaban los dedos? ¡Hacia el patio! {H} lo había visto cada mañana y lo había leído del revés. No venía: se iba. Cada noche daba un paso más hacia fuera, y siempre chocaba con la tapa. {H} saltó de la cama, corrió al pozo a oscuras y quitó las piedras.',
        ],
        [
          '{H} cerró los ojos, que daba lo mismo, y volvió a ver las huellas de la harina. Cinco dedos, un talón. Los dedos apuntaban al patio. ¡Siempre al patio! Las habían leído del revés. Aquello no venía del pozo hacia la cama. Salía de debajo de la cama, cada noche un paso más, y quería llegar al pozo.\n—No nos busca —dijo {h}—. Nos pide paso. Y nosotros poniéndole piedras.\nSe tiró al suelo, metió la mano entre el polvo y tocó papel. Era un barco, doblado con mucho cuidado. {H} salió al patio sin luz, con el barco en una mano, y fue quitando las piedras con la otra. Detrás, pegados a sus talones, iban los pasos.',
          '—Las huellas —dijo {h}—. El talón estaba de este lado.\nLo dijo en voz alta, y debajo de la cama se hizo el silencio.\n—No vienes, ¿verdad? Te quieres ir.\nUna vocecita dijo:\n—Se me quedó el barco aquí. Y luego pusieron la tapa.\n{H} bajó la mano a lo oscuro. Se la tomó otra, fría y pequeñísima. Así fueron los doce pasos, a ciegas. <{A} iba delante, con los brazos extendidos, y encontró la pared.> En el patio levantaron la tapa entre todos.',
        ],
      ),
      more(1, [
        'Del pozo salió luz. Al principio poca, luego toda: abajo no había fondo, había mar, un trozo de mar con sol, y velas. El barco de papel cayó dando vueltas. Se oyó un chapuzón y una risa, y alguien, muy abajo, contaba por fin hasta el final.',
      ]),
    ]),
    scene(['Doce', 'La tapa'], 'Por la mañana el suelo está seco.', [
      slot('after'),
      more(2, [
        '{B} les devolvió la lámpara, las cerillas y la velita.\n—¿Qué tal la oscuridad? —preguntó.\n—Llena —dijo {h}.',
      ]),
      core(
        [
          'Por la mañana las baldosas estaban secas. {H} dejó el pozo sin tapa, con una cerca baja alrededor. <{W.pasó}> En la hamaca había un barquito de papel, mojado. Alguien lo había lanzado desde el otro lado, a ver si salía.',
        ],
        [
          'El suelo amaneció seco, las doce baldosas. La tapa la usaron de mesa, debajo de la higuera, y alrededor del pozo pusieron una cerca baja. <{W.pasó}> Mientras desayunaban subió algo por la cuerda, tirón a tirón. En el cubo venía un barco de papel. Estaba mojado y olía a sal. {H} lo secó al sol, escribió en la vela una palabra y lo volvió a echar.',
          'Aquella noche {h} durmió con los pies estirados. <{W.pasó}> A las tres se despertó, porque uno se acostumbra. El pasillo estaba en silencio. En la pared del patio bailaba una mancha de luz, como la que hace el agua en los techos. {H} la miró hasta que se le cerraron los ojos. Fuera, muy abajo, alguien se tiró de cabeza.',
        ],
      ),
    ]),
  ],
}
