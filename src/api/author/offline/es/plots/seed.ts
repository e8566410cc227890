import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction, and bedtime: on a ship without night the last seed does not sprout. */
export const seed: Plot = {
  id: 'seed',
  categories: ['scifi', 'bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Dante', gender: 'male', connection: 'amigo' },
    b: { name: 'doña Olvido', gender: 'female', connection: '' },
  },
  titles: ['La última semilla', 'Una noche a bordo', '{h} apaga la nave'],
  teasers: [
    'En la nave nunca se apaga la luz, y la última semilla no brota. {H} empieza a sospechar de la luz.',
    'Tres mil lámparas, una maceta y nadie que se acuerde de la noche.',
  ],
  start: 'A bordo no hay noche: las lámparas no se han apagado nunca. Y la última semilla del huerto no quiere salir.',
  byname: '{h}, del huerto',
  places: [
    { name: 'El huerto', description: 'Ochenta macetas. Setenta y nueve, vacías.' },
    { name: 'El cuadro de luces', description: 'Tres mil interruptores y ni una huella.' },
    { name: 'La claraboya', description: 'De tanta luz por dentro no se ve nada por fuera.' },
  ],
  scenes: [
    scene(['Setenta y nueve', 'Sin noche'], 'Queda una semilla.', [
      core(
        [
          'En la nave no se apagaba nunca la luz. {Allí} la gente dormía a ratos, con un antifaz, y no soñaba. En el huerto quedaba una sola semilla, y no brotaba.',
        ],
        [
          'La nave llevaba cien años de viaje y ni una noche. Tres mil lámparas, siempre encendidas: así se había decidido el primer día, para que nadie tuviera miedo. {Allí} se dormía con antifaz, a trozos, como quien come de pie. En el huerto habían ido fallando las plantas, una maceta y otra. Quedaba una semilla, del tamaño de una lágrima.',
          '«Tomate», ponía en la última bolsita, y dentro había una semilla. Una. {H} la plantó en la maceta ochenta del huerto. Le dio agua, le dio música, le dio los buenos días, aunque {allí} todos los ratos eran el mismo día. <Le dio también un discurso.> La tierra no se movió.',
        ],
      ),
      core(
        [
          '{H} quería que saliera. Se lo había prometido a los pequeños, que no habían visto nunca una cosa verde que no fuera un botón.',
        ],
        [
          'Los pequeños de a bordo no habían visto nunca crecer nada. Venían por turnos a mirar la maceta, con las manos detrás. «¿Ya?», preguntaban. {H} les había dicho que sí, que pronto, y una promesa así no se puede cambiar por un botón verde.',
          'Si no brotaba, se acabó el huerto. Comerían pasta de tubo hasta llegar, y llegaban dentro de ochenta años. Pero no era por la comida. {H} quería ver, una vez, cómo hace una cosa para empezar.',
        ],
      ),
      slot('portrait'),
      core(
        ['—Le falta algo —dijo {a.+}, bostezando. Allí bostezaba todo el mundo.'],
        [
          '{A.+} se sentó junto a la maceta y bostezó. {H} bostezó. Por el pasillo se oyó alejarse el bostezo, de puerta en puerta.\n—Le falta algo —dijo {a}—. Tiene cara de no haber dormido.\n—Es tierra.\n—Pues eso. Tierra con ojeras.',
          '—Quizá está cansada —dijo {a.+}, que llevaba el antifaz en la frente, como todo el mundo.\n—No ha hecho nada todavía.\n<—Yo me canso más cuando no empiezo.>\n{H} miró la maceta. La luz caía sobre ella, blanca, recta, sin parar.',
        ],
      ),
      slot('company'),
    ]),
    scene(['Más luz', 'El calor'], '{H} le da más de lo mismo.', [
      core(
        [
          'Pusieron siete lámparas alrededor. La tierra se agrietó. {H} acercó la cara para ver y se quemó la punta de la nariz. De la semilla no se supo nada.',
        ],
        [
          'Probaron con más luz. Siete lámparas alrededor de la maceta, tan cerca que zumbaban. El agua se iba en cuanto la echaban; la tierra se abrió como un pan. {H} se agachó a mirar y se quemó la nariz. Debajo de la costra, con una cucharilla, encontraron la semilla. Se había escondido más abajo.',
          '—Si una lámpara es buena, diez son mejores —dijo {h}.\nNo eran mejores. A la hora olía a maceta. <{A} apartó la cara a tiempo; la nariz de {h}, no.> Buscaron la semilla con un palillo y la encontraron al fondo del todo, en la única sombra que había, pegada al barro.',
        ],
      ),
      more(1, [
        '—Se ha ido hacia abajo —dijo {a}—. Lejos de la luz.\n—¿Por qué iba a hacer eso?\n{A} se bajó el antifaz.\n—No sé. ¿Por qué hago yo esto?',
      ]),
      more(2, [
        'Un pequeño dejó junto a la maceta su manta, doblada. «Para cuando salga», explicó. Una niña trajo un dibujo de una planta. Era un botón con patas. {H} lo clavó en la pared con mucho cuidado.',
      ]),
      slot('road'),
    ]),
    scene(['El cuadro de luces', 'La palabra'], 'Alguien guarda una palabra vieja.', [
      core(
        [
          'Junto al cuadro de luces estaba de turno {b.+}.\n—En los libros de antes hay una cosa que aquí falta —dijo {b}—. La noche. Se puede hacer. Pero solo si lo quieren todos, y antes tienes que ir tú a lo oscuro.',
        ],
        [
          'El cuadro de luces tenía tres mil interruptores y, ese día, a {b.+} de turno.\n—Mira el manual de semillas —dijo {b}—. «Enterrar. Regar. Esperar una noche». Lo de la noche lo tacharon, porque nadie sabía qué era. Yo apago, si me lo piden todos. Todos. Y antes, quien lo propone se mete una hora en la bodega, con la puerta cerrada, para poder decirles cómo es.',
          '—No se ha tocado nunca —dijo {b.+}, que guardaba aquel turno los interruptores, y les pasó un trapo—. Se puso así por miedo. ¿Tú sabes lo que hay cuando se quita la luz?\n—No.\n—Yo tampoco. Vete a la bodega una hora y vuelve con la respuesta. Sin eso no apago.',
        ],
      ),
      slot('questions'),
      core(
        ['Una hora a oscuras. {H} entró en la bodega y cerró. Salió con los ojos muy abiertos.\n—Hay sitio —dijo.'],
        [
          'La bodega no tenía lámparas. {H} cerró la puerta por dentro. Al principio lo negro se apoyaba en la cara como una mano. Después se apartó un poco. Al cabo de una hora {b} abrió.\n—¿Qué hay?\n—Sitio —dijo {h}—. Muchísimo sitio.',
          '{H} se metió entre las cajas y tiró de la puerta. No se veía ni la nariz quemada, que además dolía menos. Primero tuvo miedo. Luego se le acabó, como se acaba el agua de una jarra. <Luego, por primera vez en su vida, oyó lo que pensaba.> Cuando salió, andaba más despacio.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Todos', 'Una mano que no se levanta'], 'La nave entera tiene que decir que sí.', [
      core(
        [
          'En la asamblea levantaron la mano todos menos un niño. Tenía miedo. Tenían que ser todos. Se quedó así, con las manos debajo de las piernas, y la semilla esperaba.',
        ],
        [
          '{H} lo explicó en la asamblea: ocho horas sin luz, y a ver. Hubo toses. Se levantó una mano, luego cien, luego mil. Al final quedaba uno, el de la manta, en primera fila, con las manos debajo de las piernas.\n—¿Y si después no vuelve? —preguntó.\nNadie en la nave sabía contestar a eso. {H} tampoco.',
          'Mil novecientas noventa y nueve manos. Faltaba una, muy pequeña. <Su dueño miraba el techo, donde estaban las lámparas, como quien mira a su madre.>\n—Yo no quiero —dijo.\nEra su derecho. La reunión se fue deshaciendo, con bostezos, y {h} volvió a la maceta con las manos vacías.',
        ],
      ),
      slot('road'),
      more(1, [
        'Con el dedo, {h} tocó la tierra. Estaba tibia, cansada. Al lado seguía doblada la manta. «Para cuando salga». {H} la miró un buen rato, y luego fue a buscar a su dueño.',
      ]),
    ]),
    scene(['Debajo de la manta', 'Apagar'], '{H} enseña una noche pequeña.', [
      slot('key'),
      core(
        [
          '—Te la enseño pequeña —dijo {h}, y levantó la manta. Se metieron debajo {h}, el niño y la maceta. Estaba oscuro. Se oían las tres respiraciones. Al rato el niño sacó por el borde una mano, y la levantó.',
        ],
        [
          'Nadie levanta la mano por algo que no ha visto. {H} se sentó en el suelo con el niño, puso la maceta en medio y echó la manta por encima de los tres.\n—Esto es una noche —dijo—. Pequeña. Para probar.\nDebajo estaba oscuro y olía a tierra. El niño no dijo nada. Se le oía respirar deprisa, luego menos deprisa.\n—¿Vuelve? —preguntó.\n{H} levantó una punta y entró la luz. La bajó. La levantó. La bajó.\n—Déjala bajada un poco más —dijo el niño. Y por el borde de la manta salió una mano, y se levantó.',
          '—¿Y si la primera noche la haces tú? —dijo {h}—. De tu tamaño.\nEl niño lo pensó, fue por su manta y tapó con ella la maceta. Luego metió la cabeza. Luego entró entero. <De fuera se veía un bulto que susurraba.> Cuando asomó, tenía el pelo revuelto y cara de haber estado lejos.\n—La semilla dice que sí —informó—. Y yo también.',
        ],
      ),
      core(
        [
          '{B} bajó los interruptores, uno por uno. Y entonces, arriba, en la claraboya, aparecieron las estrellas. Habían estado ahí cien años.',
        ],
        [
          '{B} empezó por un extremo. Clic, clic, clic. La oscuridad fue viniendo por los pasillos, sala por sala, como viene la marea. Se apagó la última. Hubo un «ay» de dos mil bocas. Y luego un «oh»: en la claraboya, que siempre había sido un plato blanco, estaba el cielo. Entero. Cien años de estrellas por las que habían pasado sin verlas.',
          'Tres mil veces clic. A mitad de camino empezó a notarse algo en el techo; al final no miraba nadie a otra parte. La claraboya estaba llena. <«¿Quién ha encendido eso?», preguntó alguien.> No lo había encendido nadie. Era lo que había detrás.',
        ],
      ),
    ]),
    scene(['Ocho horas', 'Buenos días'], 'La nave duerme.', [
      slot('after'),
      core(
        [
          'Se durmieron donde estaban, sin antifaz. {H} se tumbó junto a la maceta, debajo de la manta prestada. En la tierra algo hizo un ruido del tamaño de un grano de sal. Pero eso {h} lo oyó ya desde el otro lado.',
        ],
        [
          'Poco a poco se fueron tumbando, en los pasillos, en las mesas, unos contra otros. Se oyó cómo caían los antifaces. {H} se acostó al lado de la maceta, con {a} a un lado y el niño al otro. Las estrellas no se movían, o se movían muy despacio. En la tierra, a un palmo de la oreja de {h}, algo se estiró y se abrió. No le preguntó nadie si ya. Dormían todos, y por primera vez a bordo alguien soñó.',
          'Nadie sabía cómo se termina una noche, y por eso la dejaron estar. Una respiración, y otra, y otra, hasta que fue la nave la que respiraba. {H} aguantó con un ojo abierto, luego con medio. Lo último que vio fue la maceta ochenta, contra las estrellas. Del borde salía una línea, fina como un hilo, doblada por arriba como quien lleva la cabeza gacha. Mañana la levantaría. Ahora había mañana.',
        ],
      ),
    ]),
  ],
}
