import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: every machine sleeps from three to four, and one old lift cannot. */
export const siesta: Plot = {
  id: 'siesta',
  categories: ['scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Irene', gender: 'female', connection: 'hermana' },
    b: { name: 'don Lázaro', gender: 'male', connection: '' },
  },
  titles: ['La hora de las máquinas', 'De tres a cuatro', '{h} duerme a una puerta'],
  teasers: [
    'De tres a cuatro duermen todas las máquinas. Todas menos una, y por eso hoy no se despierta ninguna.',
    'La ciudad se ha quedado dormida. {H} busca la máquina que no puede cerrar los ojos.',
  ],
  start: 'De tres a cuatro las máquinas duermen la siesta. Hoy dan las cuatro, y ninguna se despierta.',
  byname: '{h}, que sabe esperar despacio',
  places: [
    { name: 'La avenida', description: 'Trescientas máquinas con los ojos cerrados.' },
    { name: 'La central del sueño', description: 'Una cama, un reloj y un libro de guardias.' },
    { name: 'La puerta número uno', description: 'La más antigua. Se abre cuando oye pasos.' },
  ],
  scenes: [
    scene(['De tres a cuatro', 'Silencio'], 'Dan las cuatro, y nada se mueve.', [
      core(
        [
          'Desde que las máquinas pensaban, necesitaban dormir. {Allí} lo hacían de tres a cuatro, todas a la vez: trenes, hornos, puertas. Hoy dieron las cuatro y cinco, y ninguna se despertó.',
        ],
        [
          'Cuando las máquinas aprendieron a pensar, lo segundo que pidieron fue una siesta. <Lo primero, que no les dieran golpes.> {Allí} dormían de tres a cuatro. Se paraban los trenes, los hornos, las escaleras, y la gente bajaba la voz. A las cuatro todo bostezaba y volvía a andar. Hoy el reloj de cuerda de la plaza dio las cuatro. Luego las cuatro y cinco. No bostezó nada.',
          'A las tres en punto la ciudad cerraba los ojos. Un tren se dormía entre dos estaciones, una grúa bajaba la cabeza, y en las cocinas las batidoras soñaban con nata. Era la mejor hora {allí}: no zumbaba nada. Pero aquella tarde la hora se hizo más larga de lo que debía. {H} miró el único reloj de cuerda que quedaba. Las cuatro y cinco.',
        ],
      ),
      core(
        [
          '{H} tenía a alguien dentro de un tren parado en mitad del puente, alguien que venía de muy lejos y traía un regalo que se derretía.',
        ],
        [
          'En el tren de las tres venía alguien a quien {h} no veía desde hacía un año. Ahora el tren estaba en mitad del puente, con las luces apagadas, y desde la barandilla se distinguía un brazo que saludaba. El brazo sostenía un paquete. El paquete, se sabía desde hacía semanas, era de hielo de otro planeta, y goteaba.',
          'No era solo la espera. En el vagón parado del puente había una persona que {h} había contado los días por ver. Se veían las manos en el cristal, pequeñas. <Una hacía señas que querían decir «¿falta mucho?» o «qué calor».> Y sin máquinas no había quien abriera aquello.',
        ],
      ),
      slot('portrait'),
      core(
        ['—Habrá que despertarlas —dijo {a.+}, y dio unas palmadas. No pasó nada.'],
        [
          '{A.+} había cruzado media ciudad a pie y se notaba.\n—Se han dormido hasta los semáforos —dijo {a}—. Con la boca abierta, en amarillo.\n—¿Y si se despiertan solas?\n—Entonces ya lo habrían hecho. Vamos.',
          '—Yo a la tostadora le he dado un susto —dijo {a.+}—. He gritado «¡fuego!».\n—¿Y?\n—Ha sonreído.\n{H} se puso los zapatos de andar, los que no pensaban.',
        ],
      ),
      slot('company'),
      more(2, [
        'Se oían cosas que nunca se oían: un canario, una fuente, los pasos propios. Dos señores que vivían puerta con puerta acababan de descubrir que los dos silbaban. <Silbaban lo mismo, además.>',
      ]),
    ]),
    scene(['Despertadores', 'La avenida dormida'], '{H} intenta despertar una máquina.', [
      core(
        [
          'Probaron con cazuelas, con trompetas, con agua. Solo despertaron a un autobús, que se asustó, anduvo dos metros dormido y se llevó por delante el puesto de fruta. {H} se pasó un rato recogiendo melones.',
        ],
        [
          'En la avenida, {h} golpeó una cazuela junto a la oreja de un autobús. El autobús abrió un faro. Sin despertarse del todo, echó a andar, se metió en el puesto de fruta, murmuró «próxima parada» y se volvió a dormir sobre los melones. La frutera no dijo nada. Miró a {h}, y {h} empezó a recoger. Costó media hora y el dinero del regalo de bienvenida.',
          '—Con cosquillas —dijo {a}.\nA la grúa se las hicieron en la base, con una escoba. La grúa se rio en sueños, soltó lo que llevaba y siguió durmiendo. Lo que llevaba era un piano. <Sonó todo a la vez, por última vez.> El dueño del piano fue bastante comprensivo, pero {h} le debía ahora un piano.',
        ],
      ),
      more(1, [
        'Una aspiradora hablaba en sueños.\n—Falta una —decía—. Falta una.\n—¿Una qué? —le preguntó {h} muy bajito.\n—No se puede empezar hasta que estén todas. Son las normas.\n<Y añadió algo sobre una alfombra persa.>',
      ]),
      more(2, [
        'En el hospital no había peligro: las máquinas de allí dormían por turnos y con un ojo abierto. La enfermera les dio limonada.\n—Esto pasa cuando alguna no descansa —dijo—. Como los niños en una habitación. Con que haya uno despierto…',
      ]),
      slot('road'),
    ]),
    scene(['La central', 'El libro de guardias'], 'Alguien lleva la cuenta del sueño.', [
      core(
        [
          'En la central hacía la guardia {b.+}.\n—Falta una por dormirse —dijo {b}—. Hasta que no haya dormido su hora, no se despiertan las otras. Te digo cuál, si te quedas tú de guardia por mí esta noche.',
        ],
        [
          'En la central del sueño había una cama muy bien hecha. {B.+} estaba de guardia ese día, con un libro grande.\n—Empiezan a la vez y acaban a la vez —dijo {b}—. Si una no se ha dormido, la hora de las demás no corre. Y hay una que no se duerme. Sé cuál es. Pero yo llevo aquí tres noches. Te lo digo por una noche tuya, entera, en esta silla.',
          '—Trescientas mil dormidas y una despierta —leyó {b.+}, que guardaba aquella tarde el sueño de la ciudad—. Por una no arranca ninguna. Lo pone aquí. La información tiene su precio: alguien tiene que velar esta noche en mi lugar. Quien despierta una ciudad, que la guarde.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Esta noche. La primera noche de la visita, después de un año. {H} firmó en el libro.\n—La puerta número uno —dijo {b}.',
        ],
        [
          'Justo esta noche. {H} tenía pensado cenar despacio y hablar hasta tarde, después de un año. Miró por la ventana hacia el puente. Después puso su nombre en el libro, con la letra un poco torcida.\n—Es la puerta número uno —dijo {b}—. La de la estación vieja. Lleva sesenta años sin pegar ojo.',
          '{H} firmó. La pluma raspaba. <{A} se puso a estirar la cama, que no lo necesitaba.> Una noche entera en una silla, precisamente hoy.\n—Gracias —dijo {b}—. Es la puerta número uno. No la asustes. Es muy mayor y solo sabe hacer una cosa.',
        ],
      ),
      more(2, [
        '—¿Con qué sueñan? —preguntó {a}.\n{B} pasó las hojas del libro.\n—Los trenes, con curvas. Los relojes, con que nadie los mira. Las calculadoras no lo dicen. <Pero se ruborizan.>',
      ]),
      slot('quiet'),
    ]),
    scene(['La puerta número uno', 'Pasos'], 'Una puerta no se atreve a dormir.', [
      core(
        [
          'La puerta se abrió en cuanto oyó sus pasos.\n—No puedo —dijo—. Si me duermo y viene alguien, se queda fuera.\n{H} le prometió que no vendría nadie. Y entonces pasó un perro, y la puerta se abrió de golpe, muy satisfecha.',
        ],
        [
          'La estación vieja no la usaba nadie. Aun así, la puerta se abrió en cuanto llegaron. ¡Shhh! Y se cerró. ¡Shhh!\n—Bienvenidos —dijo, con voz ronca—. No, dormir no. Una vez cerré los ojos un minuto. Era de noche, llovía, y alguien estuvo llamando. No volvió a venir.\n—Hoy no viene nadie —dijo {h}.\nPor el andén pasó un perro. La puerta se abrió del todo y le deseó buen viaje.',
          '—Sesenta años —dijo la puerta número uno—. Y he abierto siempre.\n—¿Cuándo pasó alguien por última vez?\n—En marzo.\n{A} le cantó una nana. {H} le tapó el ojo con un pañuelo. Dio resultado, hasta que a {a} se le cayó una moneda. <La moneda sonó como un paso pequeño.> La puerta se abrió para la moneda.',
        ],
      ),
      slot('road'),
      more(1, [
        'Desde el andén se veía el puente, y en el puente el tren, y en el tren las manos. Ya no saludaban. Se habían quedado apoyadas en el cristal, una encima de otra. La mancha de agua debajo del vagón llegaba al segundo raíl.',
      ]),
    ]),
    scene(['Quien vigila', 'Media hoja'], '{H} se fija en qué hace falta para dormir.', [
      slot('key'),
      core(
        [
          'A la puerta no le faltaba sueño. Le faltaba relevo. {H} se sentó en el umbral, con la espalda contra la hoja.\n—Si viene alguien, abro yo —dijo—. Tengo guardia esta noche. Empiezo ahora.\nLa puerta suspiró. Luego se apoyó en {h}, y pesaba mucho.',
        ],
        [
          'Nadie se duerme si no hay quien vigile. Por eso había una silla en la central y un libro con nombres. Pero en sesenta años a la puerta no la había relevado nadie. {H} se sentó en el umbral, en el suelo, y apoyó la espalda en la hoja.\n—Esta noche me toca guardia —dijo—. Da igual en qué silla. Si viene alguien, abro yo.\n—¿Y si llama bajito?\n—Yo duermo poco.\nHubo un silencio largo. La hoja tembló, cedió y se dejó caer sobre {h} con todo su peso, que era el peso de sesenta años. Se oyó un ronquido de goma. En la plaza, el reloj de cuerda empezó a contar la hora.',
          '—No tienes que dormirte sola —dijo {h}—. Mira: he firmado. Soy la guardia.\nLe enseñó la mancha de tinta en el dedo. La puerta la miró de cerca con su único ojo.\n—¿Y sabes abrir?\n{H} se levantó, puso las manos y abrió una hoja. La cerró. La abrió otra vez, más suave.\n—Un poco a la derecha —murmuró la puerta—. Así. Así está bien.\nY se quedó dormida en mitad de la palabra «bien».',
        ],
      ),
      more(1, [
        'Estuvieron allí la hora entera. No vino nadie. Vino, eso sí, un perro, y {h} le abrió a mano. <El perro dio las gracias con la cola.> A las seis y diez la puerta parpadeó.\n—¿Ha venido alguien?\n—Uno. Le he abierto.\n—Ah —dijo la puerta, y la ciudad entera bostezó.',
      ]),
    ]),
    scene(['La ciudad bosteza', 'De guardia'], 'Todo vuelve a andar.', [
      slot('after'),
      more(2, [
        'El tren del puente se sacudió y siguió como si nada. Del hielo de otro planeta quedaba una piedra del tamaño de un guisante. Se la pusieron en la lengua, por turnos. Sabía a hace mucho tiempo.',
      ]),
      core(
        [
          'Aquella noche {h} hizo la guardia. No estaba a solas: habían venido {a}, una cena en una cesta y quien bajó del tren. Hablaron bajito hasta el amanecer. Al otro lado de la ciudad una puerta vieja dormía por segunda vez, sin que nadie la mirara.',
        ],
        [
          'La silla de la central era dura. {H} abrió el libro por la hora en que estaban. Entonces sonaron pasos: {a}, con una cesta, y detrás la persona del tren, con dos mantas.\n—¿Se puede hacer guardia entre tres? —preguntaron.\nNo lo prohibía ninguna norma. Hablaron de un año entero en voz baja. Afuera dormía todo, hasta la puerta número uno. Y {b}, en la cama tan bien hecha, roncaba como un tren entre dos estaciones.',
          'De noche la ciudad era una sola respiración. {H} la oía desde la silla. Había cenado despacio, como quería, con el plato en las rodillas y la mejor compañía al lado. Antes del alba escribió en el libro: «Duermen todas». Lo pensó, y añadió: «También la uno». Luego se oyó llamar, muy bajito, abajo. {H} ya estaba de pie. Era un perro, que quería pasar.',
        ],
      ),
    ]),
  ],
}
