import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: a lemon tree with its roots on one side of a wall and its lemons on the other, and two half ladders. */
export const lemonTree: Plot = {
  id: 'lemon-tree',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Jimena', gender: 'female', connection: '' },
    b: { name: 'don Melchor', gender: 'male', connection: '' },
  },
  titles: ['El limonero del muro', 'Media escalera', 'Raíces y limones'],
  teasers: [
    'El tronco está en un patio y los limones en el otro. En medio hay un muro y una vieja pelea.',
    'Nadie se habla de un lado a otro del muro. Y entonces cae un limón.',
  ],
  start:
    'El limonero tiene las raíces en el patio de {h} y las ramas en el de al lado. Hace años que por ese muro no pasa ni una palabra.',
  byname: '{h}, de este lado del muro',
  places: [
    { name: 'El patio de acá', description: 'Tiene sombra, tronco y ningún limón.' },
    { name: 'El patio de allá', description: 'Tiene sol y doscientos.' },
    { name: 'Lo alto del muro', description: 'Cristales no. Ideas tampoco, hasta ahora.' },
  ],
  scenes: [
    scene(['El tronco y la rama', 'Un limón'], 'Un limón cae del lado equivocado.', [
      core(
        [
          'Entre los dos patios había {allí} un muro, y un limonero que no respetaba el muro: nacía en un lado y daba limones en el otro. Por eso no se hablaban las dos casas.',
        ],
        [
          'El limonero era anterior al muro, y eso lo complicaba todo. Tenía las raíces en un patio y, buscando el sol, había echado las ramas al otro. {Allí} las dos casas llevaban años discutiendo: unos ponían el agua, otros recogían los limones. Al final dejaron de hablarse. <El árbol siguió como si tal cosa.>',
          'De un lado del muro, el tronco. Del otro, los limones. {Allí} se habían peleado por menos. Las dos casas no se saludaban desde antes de que {h} supiera andar, y nadie recordaba ya la frase exacta; solo que había sido en agosto y con la ventana abierta.',
        ],
      ),
      core(
        [
          'Un día cayó un limón del lado de {h}. Llevaba escrito: «¿Quién riega?». Así supo {h} que al otro lado vivía {a.+}. Y quiso verle la cara.',
        ],
        [
          'Una tarde, mientras regaba, a {h} le cayó un limón en la cabeza. Tenía letras, hechas con la uña: «¿Quién riega?». {H} escribió debajo su nombre, y lo devolvió de un buen tiro. Al rato volvió. «{A.+}», ponía, sin más. A partir de ahí, {h} quiso una cosa: asomarse.',
          'El primer limón cayó un martes. En la piel ponía «gracias». {H} no había hecho nada más que regar. Buscó un clavo y escribió: «¿Quién eres?». La respuesta dio en el cubo. Era un nombre, el {a.+de}, y una flecha hacia arriba. <El muro medía tres metros.> {H} miró la flecha mucho rato.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Por los limones supo muchas cosas. Que a {a} no le gustaban los domingos por la tarde. Que silbaba al pelar ajos. {W.está} En cada limón cabían unas ocho palabras, y había que elegirlas bien, porque al día siguiente se ponían marrones.',
      ]),
    ]),
    scene(['La rama', 'Arriba no'], '{H} quiere asomarse.', [
      core(
        [
          '{H} trepó por el tronco. La rama que cruzaba el muro era la más vieja. Hizo crac. {H} cayó en el abono, y con la rama se fueron al suelo cincuenta limones, del lado de allá. Se oyeron gritos de personas mayores.',
        ],
        [
          'Trepar es lo primero que se le ocurre a cualquiera. {H} subió por el tronco, se echó en la rama que cruzaba y avanzó palmo a palmo. Veía ya la punta de una escoba y un trozo de pelo. La rama dijo crac. {H} cayó hacia acá, en el abono; los limones, hacia allá, sobre la mesa puesta. Después hubo voces de las casas, de las que llevaban años guardadas, y por la noche alguien llegó a un acuerdo: el árbol se cortaba el sábado.',
          '«Súbete a algo», decía el limón. {H} se subió a la rama. No era algo; era casi nada. Se partió por donde había querido partirse siempre. <{H} salió del abono oliendo a primavera.> Lo malo fue lo otro: la pelea de los mayores volvió a empezar, con la frase exacta, y terminó con tres palabras en las que por fin estuvieron todos conformes: «Que lo corten».',
        ],
      ),
      more(1, [
        'Aquella noche cayó un limón verde, aún sin hacer. «¿Te has roto?», preguntaba. «Nada mío», contestó {h}. «¿Y tú?». El limón tardó en volver. «La sopera», decía. «Y el sábado».',
      ]),
      more(2, [
        'Detrás del cobertizo {h} encontró una escalera. Era rara: tenía peldaños por un lado y por el otro un palo, como si le faltara la mitad. No se tenía de pie. Apoyada en el muro resbalaba, porque el muro era liso como un plato.',
      ]),
      slot('road'),
    ]),
    scene(['La cinta de medir', 'Un plazo'], 'Quien va a cortar el árbol pone un precio.', [
      core(
        [
          'El viernes vino a medir el tronco {b.+}, a quien le habían pedido el favor.\n—Puedo no venir mañana —dijo {b}—. Pero alguien tiene que cargar con la culpa. De lo de la rama y de lo de agosto.',
        ],
        [
          'El viernes llegó con una cinta de medir {b.+}, a quien las dos casas habían pedido el favor.\n—A mí este árbol no me ha hecho nada —dijo {b}—. Puedo tener mañana un compromiso. Pero hace años que se pelean por quién tuvo la culpa, y eso es lo que hay que cortar. Si alguien la quiere, que la tome. Toda. Delante de todos.',
          '—¿Tú eres quien riega? —preguntó {b.+}, que venía a mirar por dónde meter la sierra, por hacer un favor.\n—Sí.\n—Yo corto lo que me dicen. Ahora, si mañana hubiera alguien que dijera «fue por mi culpa», igual ya no hacía falta. Lo difícil es decirlo cuando no es verdad del todo.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} llamó a la puerta de al lado, por la calle, y lo dijo. Le cerraron. Volvió a su casa y lo dijo también. {B} enrolló la cinta.',
        ],
        [
          '{H} fue por la calle, dio la vuelta a la manzana y llamó a la otra puerta. Dijo que la culpa era suya: la rama, la sopera y, ya puestos, agosto. Le cerraron. La dijo después en su propia cocina, donde cayó peor. {B} lo había oído todo desde la acera y enrolló la cinta.\n—Tienes hasta el domingo —dijo.',
          'Hay culpas que pesan como un saco y otras que solo pinchan. {H} cargó con las dos. La dijo en una casa y en la otra, de pie, con las manos en los bolsillos. <En la segunda le preguntaron por qué no se las sacaba. Estaban llenas de limones.> No arregló nada. Pero {b} guardó la sierra en su funda.',
        ],
      ),
      slot('quiet'),
      more(3, [
        '—¿Y en la otra casa no hay media escalera? —preguntó {b}, que miraba el cobertizo.\n—¿Por qué media?\n—Por nada. Es que esa yo la he visto entera. Hace mucho, cuando aquí se entraba y se salía.',
      ]),
    ]),
    scene(['El domingo', 'Tres metros'], 'Queda un limón.', [
      core(
        [
          'El domingo quedaba un limón en el árbol. {H} puso la escalera contra el muro, subió tres peldaños y resbaló. Otra vez. Otra. Al otro lado se oía lo mismo: madera, resbalón, golpe.',
        ],
        [
          'El domingo por la mañana quedaba un limón en el árbol, en lo más alto, justo encima del muro. {H} apoyó la media escalera en la pared. Subió tres peldaños. La pared era lisa, y la escalera se fue de lado, despacio, con {h} encima. Volvió a ponerla. Volvió a caer. A la quinta, desde el suelo, oyó algo: al otro lado sonaba madera, un resbalón y un golpe. Y luego, bajito, una palabra que no se escribe en un limón.',
          'Tenía que ser hoy. {H} sacó la escalera que no se tenía y lo intentó con cuerdas, con ladrillos, con fe. <La fe aguantó hasta el tercer peldaño.> Se sentó en el suelo con un codo pelado. Pum, hizo algo detrás del muro. Después hubo una pausa, y otra vez pum. Alguien se caía con la misma constancia.',
        ],
      ),
      slot('road'),
      more(1, [
        '«¿Qué haces?», escribió {h} en la última cáscara.\nTardó.\n«Tengo media escalera», contestaron. «No se tiene. ¿Y tú?».',
      ]),
    ]),
    scene(['Dos mitades', 'Arriba'], '{H} oye lo que pasa al otro lado.', [
      slot('key'),
      core(
        [
          'Media y media. La escalera era de las que se abren en dos. {H} gritó por encima del muro:\n—¡Asómala tú también, por arriba!\nLas dos mitades se tocaron en lo alto, se apoyaron una en otra y ya no se movieron. {H} subió. Enfrente subía {a}.',
        ],
        [
          'Una escalera con un palo por un lado no está rota: es media. Es la mitad de una de esas que se abren como una A y no necesitan pared. La pared era justo lo que estorbaba.\n—¡{A.voc}! —gritó {h}. Era la primera vez que decía su nombre en voz alta—. ¡Empuja la tuya hacia arriba!\nPor encima del muro asomaron dos puntas de madera. {H} levantó las suyas. Se buscaron, se encontraron, hicieron clac. Ahora había una escalera entera, con un pie en cada patio, y el muro en medio no sostenía nada. Subieron a la vez, al mismo paso, para no vencerla. A los tres metros se vieron la cara.',
          '—No la apoyes en el muro —dijo {h}, alto, para que cruzara—. Apóyala en la mía.\nHubo un silencio. Crujió la madera. Una punta gastada apareció arriba, buscando, y {h} le acercó la otra. Se engancharon como dos que se dan la mano. <Tenían hasta el gancho. Llevaba años esperando.> Subir era fácil: solo había que subir a la vez. En lo alto, a la altura de los ojos, colgaba el último limón, y detrás del limón estaba {a}.',
        ],
      ),
      more(1, [
        '—Te imaginaba con otra nariz —dijo {a}.\n—¿Peor?\n—Distinta. Esta está mejor.\nNadie bajaba. De las casas empezó a salir gente, por los dos lados. Miraban hacia arriba y reconocían la escalera.',
      ]),
    ]),
    scene(['El último limón', 'La mesa'], 'Arriba hay sitio.', [
      slot('after'),
      core(
        [
          'Partieron el limón en lo alto del muro, con la uña. Era agrio como él solo. {A} torció la boca, {h} también, y cada cual se rio de la cara de enfrente. <{W.pasó}> Abajo, alguien le estaba pasando a alguien el azúcar por una ventana.',
        ],
        [
          'El limón se partió mal, con una mitad más grande. Se la ofrecieron mutuamente hasta que se cayó. Cayó del lado de allá, rebotó y fue a parar al de acá. <{W.pasó}> Abajo, un hombre sostenía su media escalera y una mujer la suya; si uno de ellos la soltaba, se caía todo. Llevaban años sin estar tan cerca.\n—Sujete bien —dijo él.\n—Sujete usted —dijo ella.\nArriba no había prisa.',
          'En primavera, el limonero echó una rama nueva. Salió hacia el lado del tronco, por primera vez. <{W.pasó}> Del muro quitaron tres hiladas, para apoyar los codos. La escalera sigue abierta encima, con un pie en cada patio. Casi no se usa ya, porque ahora hay puerta. Pero al caer la tarde, si hace bueno, suele haber alguien en cada lado, en el último peldaño, pelando un limón.',
        ],
      ),
    ]),
  ],
}
