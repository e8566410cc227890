import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: each morning the scarecrow wears one more thing of the hero's, and it has begun to have a face. */
export const scarecrow: Plot = {
  id: 'scarecrow',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Saúl', gender: 'male', connection: 'primo' },
    b: { name: 'doña Milagros', gender: 'female', connection: '' },
  },
  titles: ['El espantapájaros sin cara', 'Algo falta en la silla', '{h} y el del maizal'],
  teasers: [
    'Cada mañana falta algo en la silla de {h}. Y cada mañana lo lleva puesto el espantapájaros.',
    'Primero fue la bufanda. Después, los guantes. Ahora el espantapájaros se peina igual que {h}.',
  ],
  start: 'El espantapájaros del maizal no tenía cara. Desde que llegó {h}, le está saliendo una.',
  byname: '{h}, que sabe poner caras',
  places: [
    { name: 'El maizal', description: 'De día es amarillo. De noche se aparta.' },
    { name: 'La silla', description: 'Aquí deja {h} la ropa. Aquí no se queda.' },
    { name: 'El palo', description: 'En él hay una cruz de madera y ningún pájaro.' },
  ],
  scenes: [
    scene(['La bufanda', 'Sin cara'], 'Falta algo en la silla.', [
      core(
        [
          'El espantapájaros estaba en mitad del maizal, {allí}, y no tenía cara: solo un saco con paja. La primera mañana llevaba puesta la bufanda de {h}.',
        ],
        [
          '{H} había dejado la bufanda en la silla. Por la mañana, en la silla no había bufanda. La vio por la ventana, a lo lejos: roja, bien anudada, en el cuello del espantapájaros. {Allí} nadie sabía quién había puesto aquel muñeco en el maizal. Tenía por cabeza un saco y por cara, nada. <Ni un botón.>',
          'Lo primero que se veía {allí} al abrir la ventana era el maizal, y en medio, con los brazos abiertos, el espantapájaros. No tenía cara. Eso, al parecer, daba más miedo a los pájaros. La primera mañana, {h} se asomó y le vio algo rojo. Era una bufanda. Era la suya.',
        ],
      ),
      core(
        [
          'La segunda mañana faltaron los guantes. La tercera, la chaqueta. {H} quería su ropa, y quería saber quién entraba de noche.',
        ],
        [
          'La segunda mañana faltaron los guantes. La tercera, la chaqueta, con lo que llevaba en los bolsillos. Las puertas estaban cerradas por dentro. {H} se puso dos camisas, porque hacía frío, y decidió que no iba a quedarse sin nada que ponerse.',
          'Luego los guantes. Luego la chaqueta buena. En el suelo, entre la silla y la puerta, quedaba cada vez un hilito de paja. {H} lo recogió con dos dedos. Aquella noche se acostó con los zapatos puestos.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} miró por la ventana.\n—¿Qué haces ahí fuera? —dijo {a}.\n—Estoy aquí —dijo {h}, detrás.'],
        [
          '—¿Qué hacías ahí fuera tan temprano? —preguntó {a.+} en el desayuno—. Te he saludado y no has contestado.\n—No he salido.\n{A} dejó la cuchara. Por la ventana, alguien con la chaqueta de {h} tenía los brazos abiertos.',
          '{A.+} entró frotándose los ojos.\n—Te he visto de lejos y he pensado: qué tieso —dijo {a}.\n—Ese de fuera no me contesta ni a mí —dijo {h}.\n<—Pues a ti te queda mejor la chaqueta.>',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.está} Por encima del maizal volaban los grajos en círculo. No bajaban nunca. No es que les diera miedo: parecía más bien que le hacían compañía, desde donde él no pudiera asustarlos.',
      ]),
    ]),
    scene(['El botón', 'Cara a cara'], '{H} va a recuperar su ropa.', [
      core(
        [
          'Fueron al maizal a plena luz. El saco ya no estaba liso: tenía una arruga donde {h} tenía la nariz. {H} tiró de la chaqueta. Una mano de paja le sujetó la muñeca, con mucha suavidad. Corrieron, y un zapato se quedó en el barro.',
        ],
        [
          'A mediodía nada da miedo. Entraron en el maizal con una lista: bufanda, guantes, chaqueta. De cerca, el saco no estaba tan liso. Había una arruga donde {h} tenía la nariz, y un remolino en el mismo lado. {H} desabrochó un botón. Luego otro. Al tercero, un guante relleno de paja se posó encima de su mano. No apretaba. Solo decía: espera.\nNo esperaron. El maíz se cerraba por detrás. Un zapato de {h} se quedó en el barro, y nadie volvió por él.',
          '—Tú tiras y yo vigilo —dijo {a}.\n{H} tiró de la bufanda. Debajo del saco algo tragó saliva. <La paja no tiene saliva; por eso se oyó tanto.> La cara, donde no había cara, se fue volviendo hacia ellos. Tenía dos hoyitos recién hechos, con un dedo, uno más alto que otro. Era lo último que vio {h} antes de correr. A la mañana siguiente, el espantapájaros llevaba también los zapatos.',
        ],
      ),
      more(1, [
        'Por la noche vigilaron. A las dos se movió el picaporte. Entró alguien que no hacía peso. Se acercó a la silla, vio que estaba vacía y se quedó delante, con las manos colgando. Después, con un dedo, tocó el hueco de la almohada donde había dormido la cabeza de {h}. Y se fue.',
      ]),
      more(2, ['—Se te parece más que ayer —dijo {a}.\n—¿En qué?\n—En cómo no sabe dónde poner las manos.']),
      slot('road'),
    ]),
    scene(['La linde', 'Quien lo hizo'], 'Alguien recuerda a quien lo puso.', [
      core(
        [
          'En la linde recogía mazorcas {b.+}.\n—Lo pusieron con prisa —dijo {b}—. Le dieron un trabajo y no le dieron cara. Así no sabe quién es, y prueba. ¿Quieres tu ropa? Tendrás que ir de noche y sin esconder la tuya: la cara.',
        ],
        [
          'En la linde, {b.+} ayudaba con las mazorcas.\n—Lo hicieron en una tarde —dijo {b}—. Le pusieron palo, le pusieron paja, le dijeron «asusta», y se fueron. De la cara no se acordó nadie. Treinta otoños lleva ahí sin saber quién es. Y llegas tú, con una cara tan clara. Es normal que mire. Yo te digo cómo se arregla. Pero tienes que ponerte delante de él, de noche, y dejarte mirar todo lo que quiera. Sin bajar los ojos.',
          '—Roba porque no tiene espejo —dijo {b.+}, que esa temporada cuidaba la linde—. A un espantapájaros lo miran todos y no lo ve nadie. Si solo quieres la ropa, échalo abajo, que no pesa.\n—No —dijo {h}.\n—Entonces lo otro. Que te mire él a ti. Hasta que acabe. Y sin apartarte.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} dijo que sí. {B} le dio una bolsita: un carbón, dos botones, un hilo.'],
        [
          'Que lo miren a uno, de noche, hasta el final. {H} ni siquiera aguantaba las fotos. Pero dijo que sí. {B} buscó en el delantal y le dio una bolsa con un carbón, un hilo y dos botones que no eran iguales.',
          '{H} pensó en las manos colgando delante de la silla vacía.\n—Voy —dijo.\n{B} le puso en la palma un carbón envuelto en tela. <También dos botones, «por si llega el caso».> No explicó qué caso.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['De noche', 'Detrás del maíz'], 'El palo está vacío.', [
      core(
        [
          'A medianoche entraron en el maizal. El maíz se apartaba. En el claro estaba el palo, con su cruz, y en el palo no había nadie. Detrás de {h} crujió la paja.',
        ],
        [
          'De noche el maizal tenía otros caminos. Se abrían delante y se cerraban detrás, y {a} perdió la cuenta de las vueltas y luego perdió de vista a {h}. En el claro, la luna daba en el palo. Estaba la cruz de madera. Estaban las marcas de los brazos. Lo que no estaba era él.\nA la espalda de {h} crujió algo, despacio, a la altura del hombro.',
          '—No te separes —dijo {h}.\nNadie contestó. <{A}, a veinte pasos, le estaba diciendo lo mismo a una mazorca.> El palo se alzaba en el claro sin nadie encima. Se había bajado. El aliento que {h} notó en la nuca olía a granero.',
        ],
      ),
      slot('road'),
      more(1, [
        '{H} se dio la vuelta. Era como mirarse en un charco con hojas: la chaqueta, la bufanda, el remolino. Los hoyitos de los ojos no tenían fondo. Y donde tenía que estar la boca, alguien había empezado una con el dedo y la había borrado, muchas veces.',
      ]),
    ]),
    scene(['Dos botones', 'Una cara'], '{H} se deja mirar, y después hace otra cosa.', [
      slot('key'),
      core(
        [
          '{H} se dejó mirar. Y mientras tanto miró. «No quiere la mía», pensó. «Quiere una». Sacó el carbón y dibujó en el saco una nariz distinta, una boca que se torcía a un lado. Cosió los dos botones. El espantapájaros se tocó la cara nueva, una y otra vez, con los guantes.',
        ],
        [
          '{H} se dejó mirar. Contó hasta cien sin bajar los ojos. Y como no tenía otra cosa que hacer, miró también. Vio los borrones. Vio que la boca no era la suya: lo había intentado, y no le salía. No quería ser {h}. No conocía otra cara.\n—Espera —dijo {h}. Le temblaba la mano y sacó el carbón igual.\nEmpezó por la nariz, más larga. La boca, torcida, de alguien que ha oído un chiste y se lo guarda. Cosió los dos botones, el grande y el pequeño. Le puso una peca, porque sí. El espantapájaros no se movía; se notaba que contenía la paja.\n—Ya —dijo {h}—. Este eres tú.',
          'Hay una manera de mirar que da miedo y otra que pide algo. {H} tardó, pero las distinguió. Sacó los botones, enhebró el hilo a la luz de la luna y se puso de puntillas.\n—No te muevas, que pincha.\nCon el carbón le hizo unas cejas de sorpresa. <Una salió más sorprendida.> Después lo llevó al charco del camino, de la manga. El espantapájaros se asomó. En el agua había alguien a quien no había visto nunca. Se llevó los guantes a las mejillas. Luego, muy despacio, se desanudó la bufanda y se la puso a {h}.',
        ],
      ),
      more(1, [
        'Fue devolviendo las cosas una por una: un guante, el otro, la chaqueta, abrochada. {A} apareció entre el maíz con una mazorca en alto y vio que llegaba tarde para defender a nadie. El espantapájaros le hizo una reverencia. Crujió.',
      ]),
    ]),
    scene(['El palo', 'Buenos días'], 'Por la mañana los grajos bajan.', [
      slot('after'),
      core(
        [
          'Por la mañana el espantapájaros estaba en su palo, con una cara torcida y buena. Los grajos habían bajado y le dormían en los brazos. <{W.pasó}> En la silla de {h} estaba todo. Encima, doblada, había una mazorca, la mejor del campo.',
        ],
        [
          'Amaneció. En el palo estaba él, con los brazos abiertos, y por primera vez aquello no parecía una amenaza, sino un saludo. Los grajos bajaron uno a uno y se le posaron encima. <{W.pasó}> {H} salió con algo debajo del brazo: un sombrero viejo, un pantalón con parches, lo que se le da a quien tiene que estar fuera. El espantapájaros no dijo nada. Pero la boca torcida estaba un poco más torcida que anoche.',
          '—Ya no asusta a nadie —dijo {b}, mirando el campo lleno de grajos.\n—¿Y el maíz? —preguntó {a}.\n—Hay para todos.\n<{W.pasó}> Aquella noche {h} dejó la ropa en la silla. A las dos se movió el picaporte. Alguien entró sin hacer peso, miró la silla y siguió hasta la ventana. La cerró, porque entraba frío. Y se fue como había venido, dejando un hilito de paja.',
        ],
      ),
    ]),
  ],
}
