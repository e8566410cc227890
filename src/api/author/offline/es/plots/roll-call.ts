import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: in the old school the register is read at night, and the hero's name is in it. */
export const rollCall: Plot = {
  id: 'roll-call',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Álvaro', gender: 'male', connection: 'amigo' },
    b: { name: 'doña Justa', gender: 'female', connection: '' },
  },
  titles: ['Pasar lista', 'Treinta y tres nombres', '{h} dice presente'],
  teasers: [
    'En la escuela cerrada alguien pasa lista por la noche. Hoy ha leído un nombre nuevo.',
    'Treinta y dos sillas vacías y una voz con tiza. Después del treinta y dos viene {h}.',
  ],
  start: 'De noche, en la escuela vieja, una voz pasa lista. La última vez leyó el nombre de {h}.',
  byname: '{h}, en la última fila',
  places: [
    { name: 'La escuela vieja', description: 'Tiene las ventanas tapiadas y huele a goma de borrar.' },
    { name: 'El aula', description: 'Treinta y dos pupitres. El polvo de uno está removido.' },
    { name: 'La tarima', description: 'Se oye crujir antes de que haya nadie.' },
  ],
  scenes: [
    scene(['La lista', 'Después de las nueve'], 'En la escuela cerrada alguien lee nombres.', [
      core(
        [
          'La escuela vieja estaba cerrada y tapiada. Pero después de las nueve, {allí}, si uno ponía la oreja en la puerta, oía una voz que pasaba lista. «Alonso. Benítez. Cano».',
        ],
        [
          'La escuela vieja llevaba cerrada más años de los que tenía el alcalde. {Allí} nadie pasaba por delante después de las nueve, y era por la voz. Una voz seca, con tiza: «Alonso. Benítez. Cano». Entre nombre y nombre dejaba un silencio, por si alguien contestaba. <Nadie había contestado nunca. Los Cano se habían mudado.>',
          '«Alonso», decía la puerta. «Benítez». {H} había apoyado la oreja en la madera por una apuesta, y la madera estaba fría. Detrás, en la escuela que {allí} nadie había pisado en cuarenta años, alguien pasaba lista. Treinta y dos apellidos, por orden. Luego se cerraba un libro.',
        ],
      ),
      core(
        ['Anoche, después del treinta y dos, la voz había dicho un nombre más. «{H}». Y había puesto falta.'],
        [
          'Eso fue el lunes. El martes {h} volvió, por otra apuesta. La voz leyó los treinta y dos. Pasó una hoja. «{H}», dijo. Hubo el silencio de siempre. Después se oyó rascar la pluma. Le habían puesto falta. {H} no pegó ojo: tenía que conseguir que borraran su nombre de aquella lista.',
          'Y entonces, después de Zamora, que era siempre el último, la voz dijo: «{H}». Con su nombre entero, bien pronunciado. A {h} se le quedó la oreja pegada. «No ha venido», dijo la voz, sin enfado. Por la mañana, en el felpudo, había una nota con letra inclinada: «Primera falta. A la tercera, iré a buscar».',
        ],
      ),
      slot('portrait'),
      core(
        ['—¿A la tercera qué? —preguntó {a.+}.\n—Pone «iré».\n—Pues vamos antes —dijo {a}, sin muchas ganas.'],
        [
          '{A.+} leyó la segunda nota.\n—«Segunda falta». La letra es preciosa.\n—Eso es lo que más miedo me da —dijo {h}.\n{A} dobló el papel por la raya.\n—Si viene, viene de noche y a tu casa. Prefiero ir yo, de noche, a la suya. <No. No lo prefiero. Pero voy.>',
          '—Te acompaño —dijo {a.+}—. Yo fui siempre puntual.\n—Es de noche, está tapiada y no hay nadie.\n—Nadie ha dicho que tuviera ilusión.\nSe llevaron dos linternas y un justificante.',
        ],
      ),
      slot('company'),
    ]),
    scene(['Por la carbonera', 'El aula'], '{H} entra en la escuela.', [
      core(
        [
          'Entraron por la carbonera. En el aula se sentaron en la última fila. A las nueve crujió la tarima, y no había nadie. «Alonso», dijo la voz.\n—¡No está! —gritó {h}.\nTodas las tapas de los pupitres dieron un golpe, y una tiza le dio a {h} en la frente.',
        ],
        [
          'Se entraba por la carbonera, a gatas. El aula estaba igual que la dejaron: treinta y dos pupitres, un mapa con mares de otro color. Se sentaron en la última fila. A las nueve crujió la tarima. Nadie subió a ella. «Alonso».\n—Señora, o señor —dijo {h}, de pie—, Alonso no va a venir. No viene nadie.\nSe apagaron las linternas. Las treinta y dos tapas se levantaron y cayeron a la vez. Y del fondo de lo oscuro, con mucha puntería, llegó una tiza.',
          'El plan era borrar el nombre. El libro estaba abierto en la mesa, encima de la tarima. {H} se acercó con la goma. Debajo de Zamora ponía, con tinta fresca, lo que tenía que poner. Frotó. El nombre se corrió, se estiró y volvió a su sitio, más negro. <La goma, en cambio, se borró.> Y una regla que no sostenía nadie señaló, despacio, el pupitre del fondo.',
        ],
      ),
      more(1, [
        'Salieron a gatas mucho más deprisa. Fuera, {a} tenía carbón hasta en los dientes.\n—¿Has visto el libro? —dijo {h}—. Están todos tachados y vueltos a escribir. Todas las noches.\n—¿Y de dónde saca los nombres?\n—De quien pone la oreja.',
      ]),
      more(2, [
        'En el patio quedaba una rayuela. Alguien había barrido las hojas de alrededor y había dejado una piedra plana en el uno. {A} quiso saltarla. {H} tiró de su manga. Cuando se volvieron, la piedra estaba en el dos.',
      ]),
      slot('road'),
    ]),
    scene(['La foto del curso', 'Treinta y tres'], 'Alguien conserva la foto del último curso.', [
      core(
        [
          '{B.+} guardaba la foto del último curso.\n—Cuéntalos —dijo {b}.\nHabía treinta y dos niños.\n—La lista no se acaba mientras falte alguien. Para leerla entera hay que sentarse y contestar. Y quien contesta se queda hasta el timbre.',
        ],
        [
          '{B.+} tenía una foto en una lata, junto a los botones.\n—El último curso —dijo {b}—. Treinta y dos. Una mañana llegó una carta, cerraron, y no hubo ni despedida. Iban por Zamora. Quien daba la clase está ahí detrás, fuera de foco. Una lista que no se termina, no termina. Se puede terminar. Solo que hay que estar ahí y contestar, y quien dice «presente» no se levanta hasta que suene el timbre. Y el timbre no tiene cuerda.',
          '—A mí también me llamó una vez —dijo {b.+}, y no dijo cuándo—. No fui. Fíjate en la foto. Treinta y dos. ¿Quién falta?\n—Nadie —dijo {h}.\n—Siempre falta quien hace la foto, o quien pasa la lista. Vete y contesta. Pero ojo: sentarse es fácil. Lo otro es hasta el timbre.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} pidió prestada la foto. A cambio dejó su puntualidad: el reloj.'],
        [
          '{H} miró las treinta y dos caras, serias, con el pelo mojado. Tenía una mala sensación y una buena letra.\n—Voy —dijo.\n{B} se quedó con su reloj, en prenda.\n—Ahí dentro no te sirve. Siempre son y diez.',
          'Quedarse hasta un timbre sin cuerda. {H} le dio vueltas toda la tarde. <{A} le dio vueltas al reloj de {h}, que habían tenido que dejar de prenda.> A las ocho y media llevaba la foto debajo de la camisa, y unas galletas.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Presente', 'La última fila'], '{H} se sienta y contesta.', [
      core(
        [
          'A las nueve crujió la tarima. «Alonso».\n—Presente —dijo {h}, y miró la foto. «Benítez». Contestó por todos, con treinta y dos voces. Al final dijo su nombre, y contestó también. Esperaron el timbre. No sonó. La puerta ya no estaba.',
        ],
        [
          '«Alonso», dijo la tiza. {H} buscó a Alonso en la foto, puso su cara y dijo:\n—Presente.\nLa pluma se paró. Luego hizo una cruz. «Benítez».\n—Presente —dijo {a}, con la nariz tapada.\nAsí llegaron a Zamora. Detrás de Zamora leyó «{H}», y {h} contestó con su propia voz, que era la que menos le salía. El libro se cerró. Miraron el timbre. No sonó. Miraron la puerta. Había encerado, había mapa. Puerta no había.',
          'Contestaron por los treinta y dos. {A} hacía las niñas y {h} los niños, y en Zamora, que no se sabía, las dos voces. <En el pupitre de Cano se oyó una risita.> La pluma iba poniendo cruces con cuidado. Por fin: «{H}». Presente. Ya estaban todos. Pero la tarima no crujió, el timbre siguió mudo, y donde estaba la salida había ahora una pared con un perchero.',
        ],
      ),
      slot('road'),
      more(1, [
        'Pasó un rato que no se podía medir. En el encerado se iba escribiendo solo un dictado. Trataba de una mañana, una carta, un autobús. Se detenía siempre en la misma coma. {H} lo copió en el pupitre con el dedo, para no dormirse.',
      ]),
    ]),
    scene(['Quien falta', 'Treinta y tres'], '{H} pasa lista.', [
      slot('key'),
      core(
        [
          'Faltaba alguien, todavía. ¿Quién no contesta nunca cuando se pasa lista? {H} subió a la tarima, abrió el libro por la tapa y leyó lo primero que ponía: un nombre, y «maestra».\n—Doña Rosario Vidal —dijo {h}. Y dejó el silencio.\n—Presente —dijo la voz, muy bajito.',
        ],
        [
          'Treinta y dos en la foto. Alguien detrás, fuera de foco. A esa nadie la había nombrado. Se pasó la vida diciendo los nombres de otros, y aquella mañana todos subieron al autobús, y a ella no la llamó nadie.\n{H} se levantó. No estaba permitido, y las tapas de los pupitres temblaron. Subió a la tarima. En la primera hoja del libro, donde va el curso, había una línea con letra inclinada. {H} la leyó en voz alta, bien pronunciada:\n—Doña Rosario Vidal.\nDejó el silencio, por si alguien contestaba.\nEl aire olió a colonia y a goma de borrar.\n—Presente —dijo la voz, y ya no tenía tiza.',
          '—No falta un niño —dijo {h}.\n{A} contaba aún con los dedos.\n—Falta quien cuenta.\nEn la tapa del libro, por dentro, estaba escrito. {H} se aclaró la garganta, como se hace antes de leer en clase, y dijo un nombre y dos apellidos. No pasó nada. Lo dijo otra vez, más suave, como se llama a alguien que se ha quedado en el patio. En la tarima apareció una señora con una rebeca gris. <Se le transparentaba un poco el mapa.> Parecía haber corrido.\n—Servidora —dijo—. Perdón por el retraso.',
        ],
      ),
      more(1, [
        'Hizo la última cruz ella misma. Treinta y tres. Luego miró el timbre, y el timbre, sin cuerda, sonó. Sonó como suena el último día de curso. Donde estaba el perchero se abrió la puerta, de par en par, y por el pasillo entraba la luz de la mañana.',
      ]),
    ]),
    scene(['Recreo', 'La tiza'], 'La clase ha terminado.', [
      slot('after'),
      core(
        [
          'Desde entonces no se oye nada. Abrieron las ventanas de la escuela y hay una biblioteca. <{W.pasó}> En el libro, junto al nombre de {h}, las faltas están borradas. Al lado pone, con letra inclinada: «Progresa».',
        ],
        [
          'Salieron al patio. La señora de la rebeca se paró en la rayuela, recogió la piedra y la lanzó al cielo, que era la última casilla. Saltó con los pies juntos. En el cielo ya no estaba. <{W.pasó}>\n—¿Y esto? —dijo {a}—. ¿Se aprueba?\n{H} miró el justificante, que no había hecho falta. Por detrás alguien había puesto, con tinta fresca, un diez. Y debajo: «Letra, regular».',
          'Quitaron las tablas de las ventanas. Ahora hay libros, y niños que hacen ruido. <{W.pasó}> El pupitre del fondo lo dejaron como estaba. Quien se sienta en él encuentra, rayado con el dedo en el polvo, un dictado que ya no se para en la coma. Sigue: «y entonces sonó el timbre, y salieron todos». {H} puso el punto.',
        ],
      ),
    ]),
  ],
}
