import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: a chest with three locks, three keepers of keys who do not speak, and a lid that nobody has tried. */
export const chest: Plot = {
  id: 'chest',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Rita', gender: 'female', connection: 'amiga' },
    b: { name: 'don Severo', gender: 'male', connection: '' },
  },
  titles: ['El arca de las tres llaves', 'Tres cerraduras', '{h} abre la tapa'],
  teasers: [
    'Un arca, tres cerraduras, tres llaves en tres casas que no se hablan. {H} tiene un día.',
    'Dentro está lo que todos necesitan, y nadie sabe qué es. Hay que abrir con tres llaves a la vez.',
  ],
  start: 'Un arca de tres cerraduras aparece al vaciarse la presa. Las llaves están en tres casas que no se hablan.',
  byname: '{h}, que levantó la tapa',
  places: [
    { name: 'La presa vacía', description: 'El pueblo viejo asoma por el barro, con su torre.' },
    { name: 'El cerro', description: 'La primera llave vive aquí, con un burro.' },
    { name: 'La isla del juncal', description: 'La tercera llave, y muchos mosquitos.' },
  ],
  scenes: [
    scene(['En el barro', 'Tres cerraduras'], 'Del agua sale un arca.', [
      core(
        [
          'Aquel verano se vació la presa {allí}, y del barro salió el pueblo viejo. En la torre había un arca con tres cerraduras. Al día siguiente volvería el agua.',
        ],
        [
          'La presa se vaciaba {allí} una vez cada treinta años, para limpiarla. Entonces asomaba el pueblo viejo: las calles, el lavadero, la torre hasta la cintura de barro. Este año, en lo alto de la torre, apareció un arca. Era negra, con herrajes y tres cerraduras en fila. Nadie podía moverla. Y al día siguiente, a las ocho, abrían otra vez el agua.',
          'Debajo del lago había un pueblo. Todos lo sabían {allí}, pero hacía treinta años que no se le veía la cara. {H} bajó por el barro con una cuerda, subió a la torre por dentro y encontró un arca del tamaño de una bañera. Tenía tres cerraduras. <También tenía un cangrejo, que se fue ofendido.> Quedaba un día antes de que volviera el agua.',
        ],
      ),
      core(
        [
          '{H} quería saber qué habían guardado ahí con tanto cuidado, antes de que volviera a hundirse por treinta años.',
        ],
        [
          '¿Quién sube un arca a una torre la víspera de que inunden su pueblo? Alguien que pensaba volver. {H} puso la oreja en la madera. No sonaba nada, pero no sonaba a vacío. Dentro de treinta años no iba a servir. Había que abrirla hoy.',
          'En la tapa, con un clavo, habían escrito: «Para cuando haga falta». {H} lo leyó tres veces, una por cerradura. Este año hacía falta, eso lo sabía todo el mundo: no había un céntimo para la escuela, ni para el tejado de la escuela. Y mañana estaría todo debajo del agua.',
        ],
      ),
      slot('portrait'),
      core(
        ['—Las llaves las tienen los tres hermanos Quintana —dijo {a.+}—. Pero no se hablan desde la inundación.'],
        [
          '—Esas llaves existen —dijo {a.+}, que había subido detrás, con barro hasta el pelo—. Las tienen los Quintana. Una cada uno. No se hablan desde que se inundó el pueblo.\n—¿Por qué no se hablan?\n—Por quién apagó la luz al salir. <Así me lo contaron.>',
          '{A.+} contó las cerraduras con el dedo.\n—Tres hermanos, tres llaves —dijo—. El del cerro, la del molino y el de la isla. Para abrir hay que girarlas a la vez. Y ellos no están a la vez en ningún sitio.\n—Hoy sí —dijo {h}.',
        ],
      ),
      slot('company'),
      more(2, [
        'El pueblo viejo se secaba al sol. En una ventana había crecido un alga como una cortina. En la barbería quedaba la silla. {A} se sentó, y la silla dio una vuelta entera, muy despacio, la primera en treinta años.',
      ]),
    ]),
    scene(['El cerro', 'La primera llave'], 'Cada llave pone su condición.', [
      core(
        [
          'El del cerro prestaba la llave si iba antes la de la hermana. La del molino, si iba antes la del de la isla. El de la isla, si iba antes la del cerro. {H} dio la vuelta entera, bajo el sol, y llegó donde había empezado, con los pies en carne viva.',
        ],
        [
          'Subieron al cerro.\n—La llave la doy —dijo el mayor, sin levantarse del burro—, pero yo no voy primero. Que vaya ella.\nBajaron al molino.\n—Por mí, encantada —dijo la mediana, blanca de harina—. En cuanto la dé el pequeño.\nRemaron hasta la isla. El pequeño tenía setenta años y pescaba.\n—Que empiece el mayor —dijo—. Para eso es el mayor.\nA {h} se le habían abierto las botas. Había dado la vuelta al lago entero por una respuesta redonda.',
          'El mayor vivía en el cerro, y dijo: «Después de mi hermana». La hermana vivía en el molino, y dijo: «Después del pequeño». El pequeño vivía en una isla, a la que se llegaba con una barca que hacía agua. <{A} achicaba con un sombrero. El sombrero hacía agua también.> El pequeño dijo: «Después del mayor». Cuando volvieron a la orilla, la barca ya no era una barca, y habían perdido en ella las provisiones y la cuerda.',
        ],
      ),
      more(1, [
        '—Cada llave está detrás de otra —dijo {a}, y dibujó en el polvo un círculo con tres flechas—. No hay por dónde entrar.\n{H} miró el círculo. Luego dibujó un punto en el medio.\n—¿Eso qué es?\n—El arca —dijo {h}—. Ella no dijo nada de esperar.',
      ]),
      more(2, [
        'La del molino les dio pan. Mientras comían, preguntó, mirando la rueda, si el del cerro seguía tosiendo. El del cerro, antes, mirando el burro, había preguntado si en el molino entraba frío. El pequeño no preguntó nada. Tenía tres cañas clavadas en la orilla y pescaba con una.',
      ]),
      slot('road'),
    ]),
    scene(['El herrero de las cerraduras', 'La cuarta condición'], 'Alguien recuerda quién hizo el arca.', [
      core(
        [
          'En la fragua, {b.+} revolvía un cajón de papeles.\n—El que hizo el arca dejó una nota —dijo {b}—. Te la leo. Pero me das a cambio tu parte: lo que haya dentro, tú no lo tocas.',
        ],
        [
          'En la vieja fragua, {b.+} ordenaba esos días los papeles del último herrero.\n—De las tres cerraduras hay aquí una nota —dijo {b}, y puso la mano encima—. Pero la curiosidad se paga. Si abres, habrá reparto. Siempre hay reparto. Yo te leo la nota, y tú, de lo de dentro, no te quedas ni una astilla.',
          '—¿El arca de la torre? —dijo {b.+}, que estaba haciendo inventario en la fragua—. Tengo la factura. Y lo que pone por detrás. A ver: ¿tú qué quieres, lo de dentro o saber qué es? Elige una de las dos. La otra la dejas aquí.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} eligió saber.\n—«Las tres cerraduras» —leyó {b}— «son para que vengan los tres».\nNo ponía nada más.'],
        [
          '{H} pensó en las botas, que había que comprar nuevas. Y eligió saber.\n—Bien —dijo {b}, y leyó—: «Las tres cerraduras son para que vengan los tres».\n—¿Y cómo se abre?\n{B} le dio la vuelta al papel. La factura decía: «Por tres cerraduras, de adorno». {B} la dobló antes de que {h} pudiera leer la última palabra.',
          'No era una elección fácil con las botas abiertas.\n—Saber —dijo {h}.\n{B} se puso las gafas. La nota era de una línea: «Las tres cerraduras son para que vengan los tres».\n—Eso ya lo sabíamos —dijo {a}.\n<—Nadie sabe lo que ya sabe —dijo {b}, y guardó las gafas.>',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['La noche antes', 'Tres faroles'], 'Llegan los tres, y cada uno por su lado.', [
      core(
        [
          '{H} mandó tres recados iguales: «Los otros dos ya van». No era verdad todavía. Al amanecer había tres faroles en el barro. Subieron a la torre, metieron las llaves y giraron. Las llaves se partieron, de puro óxido, las tres.',
        ],
        [
          '{H} escribió tres papeles con la misma frase: «Los otros dos ya han salido». Era mentira durante una hora. Después dejó de serlo. Antes del alba se vieron tres faroles por el barro, desde tres lados, sin mirarse. Llegaron a la torre. Metieron las llaves sin decir palabra.\n—A la de tres —dijo {h}.\nGiraron. Se oyó crac, crac y crac. Treinta años de agua. En la mano de cada hermano quedó un anillo de hierro, y dentro, media llave.',
          'No se hablaban, pero se espiaban. Bastó con que {h} hiciera pasar al burro por delante del molino, y a la mediana con su saco por delante de la isla. <La curiosidad no está peleada con nadie.> Al alba estaban los tres en la torre, dándose la espalda. Giraron a la vez. Las llaves, que llevaban treinta años esperando ese momento, se hicieron migas. A lo lejos sonó la primera sirena de la presa.',
        ],
      ),
      slot('road'),
      more(1, [
        '—La culpa es tuya —dijo el mayor. Era lo primero que decía.\n—Tú apagaste la luz —dijo la mediana.\n—La apagué yo —dijo el pequeño—. Tenía siete años. Me daba pena dejarla encendida y que nadie la viera.\nEn la torre se hizo un silencio de los que no tienen cerradura.',
      ]),
    ]),
    scene(['De adorno', 'La tapa'], '{H} hace lo que nadie había hecho.', [
      slot('key'),
      core(
        [
          '«Para que vengan los tres». Ya estaban. {H} se acercó al arca por el otro lado y puso las manos en la tapa. Nadie había probado nunca. La tapa se levantó sin ruido: las cerraduras estaban clavadas encima y no cerraban nada.',
        ],
        [
          'La nota no decía «para abrir». Decía «para que vengan los tres». {H} miró las cerraduras de cerca. Los tornillos no pasaban al otro lado. Eran tres chapas muy bonitas, clavadas en un sitio cualquiera. Treinta años guardando llaves, y nadie había hecho lo primero que se hace con una caja.\n{H} metió los dedos debajo de la tapa y levantó. No pesaba. Dentro, seca como el primer día, había una lámpara de aceite, con tres mechas. Y una carta con la misma letra del clavo: «Si han venido los tres, ya no hacía falta. Hay que encenderla».',
          '—De adorno —dijo {h}.\n—¿Qué?\n—La última palabra de la factura. Era «adorno». Son de adorno.\nLos tres hermanos miraron sus medias llaves. {H} rodeó el arca. Por detrás no había bisagra: la tapa estaba puesta, como en una olla. <{A} se tapó la cara, de risa o de vergüenza.> La levantó con dos dedos. Sobre una manta había una lámpara de tres mechas y una bolsa grande, muy grande, con una etiqueta: «Escuela».',
        ],
      ),
      more(1, [
        'La encendieron entre los tres. El pequeño puso la cerilla. En el pueblo viejo hubo luz, una ventana, arriba del todo, y se vio desde las dos orillas. La sirena sonó por segunda vez. <El burro, por fin, rebuznó.>',
      ]),
    ]),
    scene(['El agua', 'Lo que se ve debajo'], 'A las ocho vuelve el agua.', [
      slot('after'),
      core(
        [
          'A las ocho abrieron las compuertas. El arca se quedó en la torre, vacía y con la tapa abierta. <{W.pasó}> Desde la orilla los tres hermanos miraban subir el agua, y la lámpara pasaba de mano en mano. {H} se fue con lo que había elegido. Y no le pesaba nada.',
        ],
        [
          'El agua volvió despacio. Cubrió el lavadero, la barbería, la silla que daba vueltas. En la orilla había un banco y tres cañas, y en el banco, apretados, los Quintana discutían a quién le tocaba la lámpara. Hacía treinta años que no discutían, y lo estaban disfrutando. <{W.pasó}> {H} sacó del bolsillo un tornillo corto, de adorno. Eso no era lo de dentro. Eso era de la tapa.',
          'A las nueve el lago estaba liso. Nadie hubiera dicho que debajo había una torre. {B} puso en el libro de la fragua: «Arca: abierta. Cerraduras: ninguna». <{W.pasó}> Por la noche {h} se sentó en la orilla con los pies en el agua, porque las botas no daban para más. Muy al fondo, donde la torre, creyó ver una luz. Puede que fuera la luna. Alguien la había dejado encendida.',
        ],
      ),
    ]),
  ],
}
