import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: one loaf a day for two, and each gives away the part they would have liked. */
export const crust: Plot = {
  id: 'crust',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Abril', gender: 'female', connection: '' },
    b: { name: 'don Cipriano', gender: 'male', connection: '' },
  },
  titles: ['La última barra', 'La punta y la miga', '{h} parte el pan'],
  teasers: [
    'Cada tarde queda una sola barra y la quieren dos. La parten. Así empieza todo.',
    '{H} le da siempre la punta, que es lo mejor. Y {a} pone siempre una cara rara.',
  ],
  start: 'A las siete en la panadería queda una barra. {H} {a.y} llegan a la vez, y no queda más remedio que partirla.',
  byname: '{h}, de la última barra',
  places: [
    { name: 'La panadería', description: 'A las siete queda una. Siempre una.' },
    { name: 'El escalón', description: 'Ancho como para dos y medio.' },
    { name: 'El horno', description: 'De noche habla solo.' },
  ],
  scenes: [
    scene(['A las siete', 'Una barra'], 'Dos llegan a la vez por el último pan.', [
      core(
        [
          'A las siete quedaba siempre una barra en la panadería de la esquina, {allí}. Un lunes, {h} y otra persona pusieron la mano encima al mismo tiempo. La otra persona era {a.+}.',
        ],
        [
          'A las siete quedaba una barra. Era una ley, {allí}, como la de la gravedad: por mucho que amasaran, a las siete quedaba una. Un lunes {h} puso la mano encima, y debajo de la mano había otra mano. Era de {a.+}.\n—Perdón —dijeron a la vez.\n<La barra no dijo nada. Estaba caliente.>',
          'Se conocían de vista, como se conoce todo el mundo {allí}: de la cola del pan. Pero un lunes a las siete quedó una barra y la cola eran dos. {H} dijo «usted primero» a alguien a quien nunca hablaba de usted. {A.+} dijo lo mismo. Estuvieron así hasta que bajaron la persiana, y hubo que salir con la barra, a cuatro manos.',
        ],
      ),
      core(
        [
          'La partieron en el escalón. La punta, crujiente, era lo que más le gustaba a {h} en el mundo.\n—Para ti —dijo {h}, y se la dio.',
        ],
        [
          'Se sentaron en el escalón y la partieron. Una mitad tenía la punta: tostada, dura, con harina. {H} podría haber vivido de puntas. Pero había visto a {a} por la tarde ayudar a una señora a cruzar la calle dos veces, porque la señora se había olvidado el bolso. Y a alguien así se le da lo mejor.\n—Toma la punta —dijo {h}.',
          '—Parte tú —dijo {a}.\nAl pan le quedaba una sola punta; la otra se la había comido el camino. {H} pensó en ella todo lo que se puede pensar en una punta de pan, que es bastante, y se la dio {a.a}. {A} dijo «gracias» de una manera un poco lenta.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      core(
        [
          'Al día siguiente quedó otra vez una, y volvieron a partirla. Y al otro. {H} quería que no se acabara nunca: ni el escalón, ni la media hora, ni {a}.',
        ],
        [
          'El martes volvió a quedar una. El miércoles también. Nadie dijo «hasta mañana», pero mañana estaban ahí. Hablaban de nada: del gato de la mercería, de si las palomas saben que son palomas. {H} empezó a tener hambre a las seis, y no era de pan. <Quería un sitio en ese escalón para siempre, y no sabía cómo se pide.>',
          'Así fueron pasando las tardes: media barra, media hora. {H} guardaba durante el día las cosas que iba a contar, como quien guarda castañas. Lo que quería decir de verdad no lo decía. Decía: «Hoy está bien hecha».',
        ],
      ),
    ]),
    scene(['La miga', 'Por la mañana'], 'Algo no acaba de estar bien.', [
      core(
        [
          'Pero {a} comía la punta muy despacio, como una medicina. {H} pensó que era poca y dio un día las dos. {A} se rompió un diente, un trocito, y no vino en tres tardes.',
        ],
        [
          'Lo raro era la cara. {A} tomaba la punta, la miraba y la iba royendo con paciencia, como quien firma papeles. «Le parece poco», pensó {h}. El viernes llegó antes de la hora y consiguió una barra con dos puntas enteras. Se las dio las dos. A la segunda se oyó un chasquido. Era un diente {a.de}, la esquina de un diente. Tres tardes seguidas {h} se comió la barra entera en el escalón, y le sobraba por todas partes.',
          '—¿Te gusta? —preguntaba {h}.\n—Muchísimo —decía {a}, y masticaba por el otro lado.\nUna tarde {h} llevó queso para acompañar la punta. Otra, aceite. <{A} seguía diciendo «muchísimo», cada vez más bajo.> El sábado no quedó barra. El domingo la panadería cerraba. El lunes {a} no vino, ni el martes. En el escalón había migas de otro día.',
        ],
      ),
      more(1, [
        'La tercera tarde llovía, y la señora que se había olvidado el bolso se paró delante.\n—¿Y la otra mitad? —preguntó.\n{H} enseñó el pan.\n—Me refiero a la otra mitad —dijo la señora, y le dejó el paraguas.',
      ]),
      more(2, [
        'Al cuarto día {a} volvió, con bufanda.\n—Me ha visto el dentista. Dice que nunca había visto un diente partido por educación.\n—¿Cómo por educación?\nPero pasó un camión, y {a} habló de otra cosa.',
      ]),
      slot('road'),
    ]),
    scene(['Se cierra', 'El horno'], 'La panadería va a cerrar.', [
      core(
        [
          'Entonces apareció el cartel: «Cerramos el viernes». Esa semana despachaba {b.+}.\n—Sin horno no hay barra —dijo {b}—. A no ser que alguien haga la de mañana. Hay que venir a las cuatro.',
        ],
        [
          'Un martes hubo un cartel: «Cerramos el viernes». {H} entró. Detrás del mostrador, esa semana, estaba {b.+}, haciendo el favor.\n—No hay quien se levante —dijo {b}—. El pan se hace a las cuatro de la mañana. Si alguien viene, se abre. Si no, no. Pero el que hace el pan no elige el trozo: se come lo que queda en la bandeja.',
          '—¿Usted sabe por qué queda siempre una? —preguntó {b.+}, que despachaba aquellos días en la panadería.\n{H} no lo sabía.\n—Porque la hago aparte. Para quien llega tarde. El viernes se acaba: necesito a alguien a las cuatro, y no hay nadie que madrugue por una barra.',
        ],
      ),
      slot('questions'),
      core(
        ['A las cuatro de la mañana {h} estaba en la puerta, con los ojos cerrados y las mangas subidas.'],
        [
          'Levantarse a las cuatro es como salir del agua en enero. {H} lo hizo el miércoles, el jueves. Aprendió a no pelearse con la masa. Las manos se le pusieron blancas, luego rojas, y por la tarde en el escalón se dormía en mitad de las palomas. {A} le quitaba las migas de la manga.',
          'El miércoles a las cuatro hacía un frío con dientes. {H} amasó lo que le mandaron y quemó lo que no. <Hubo un pan en forma de zapato. Era un accidente.> {B} no alababa nunca, pero a las seis le puso delante un vaso de leche. A las siete quedó una barra. La había hecho {h}.',
        ],
      ),
      more(2, [
        '—¿Para quién madrugas? —preguntó {b}, de espaldas.\n—Para el pan.\nEl horno hizo un ruido que parecía una risa.\n—A mí me puedes decir que es para el pan —dijo {b}—. A él no. <Lleva encendido desde antes que yo.>',
      ]),
      slot('quiet'),
    ]),
    scene(['La barra de {h}', 'Viernes'], '{H} hace un pan distinto.', [
      core(
        [
          'El viernes {h} hizo una barra que era todo punta: dura de un extremo a otro. Era el mejor regalo que se le ocurrió. {A} la miró y se le llenaron los ojos de agua.\n—No puedo —dijo {a}.',
        ],
        [
          'El viernes {h} se decidió. No iba a decirlo: lo iba a hornear. Hizo una barra fina como un bastón, sin miga, toda ella punta, tostada hasta la música. A las siete la puso en el escalón, con un lazo. {A} la tomó con las dos manos. La golpeó un poco contra la piedra. Sonó toc.\n—No puedo —dijo {a}—. De verdad que no puedo más.\nY se levantó.',
          'Una barra sin miga: eso era lo que llevaba {h} en la cesta, el viernes, a las siete. Había tardado toda la noche. {A} la partió, es decir, lo intentó. Lo intentó con la rodilla. <Una esquirla mató una mosca.>\n—Tengo que decirte una cosa —dijo {a}—, y llevo así meses.\nA {h} se le fue el calor de las manos.',
        ],
      ),
      slot('road'),
      more(1, [
        'En ese momento, para que no faltara nada, la señora del bolso pasó por delante y se sentó en medio.\n—Sigan, sigan —dijo—. Yo espero el autobús.\nNo pasaba ningún autobús por aquella calle.',
      ]),
    ]),
    scene(['Mitades', 'Al revés'], 'Se dice lo que no se había dicho.', [
      slot('key'),
      core(
        [
          '—No me gusta la punta —dijo {a}—. Nunca. A mí me gusta la miga. Pero como me la dabas con esa cara…\n—¡A mí la miga se me hace bola! —dijo {h}.\nSe miraron. Llevaban cien tardes comiéndose cada cual lo del otro.',
        ],
        [
          '—No me gusta la punta —dijo {a}, deprisa—. No me ha gustado nunca. A mí me gusta la miga, lo blando, lo de en medio. Te la quedabas tú siempre, y pensé: si es lo que más le gusta, no se la voy a pedir.\n{H} tardó en entender, porque iba en contra de cien tardes.\n—A mí la miga se me hace bola —dijo por fin—. La punta es lo que más me gusta del mundo. Por eso te la daba.\nLa señora de en medio miró a un lado. Miró al otro.\n—Ay, señor —dijo, y se corrió hasta el borde.',
          '{H} se acordó del diente. Partido por educación. Miró la barra sin miga, miró la cara {a.de}, y lo vio todo del revés, como se ve el escaparate desde dentro.\n—¿Qué parte te gusta a ti? —preguntó. Era la primera vez.\n—La miga —dijo {a} en voz muy baja—. ¿Y a ti?\n{H} señaló la punta. Nadie se rio enseguida. Habían estado meses dándose lo mejor, y lo mejor estaba siempre en la mano de enfrente.',
        ],
      ),
      more(1, [
        '—Cien barras —dijo {a}—. Doscientas mitades.\n—Todas cambiadas.\n—¿Y por qué no dijiste nada?\n—Porque me gustaba cómo la sostenías.\nEsto ya no era del pan. <El autobús que no existía tardó mucho en pasar.>',
      ]),
    ]),
    scene(['El sábado', 'Hasta mañana'], 'Se vuelve a partir una barra.', [
      slot('after'),
      more(2, [
        'La panadería no cerró. En el cartel, {b} tachó «el viernes» y escribió «los domingos». A las cuatro de la mañana hay ahora dos pares de mangas subidas, y sale un pan menos recto, pero sale.',
      ]),
      core(
        [
          'El sábado a las siete quedaba una barra. {H} la partió. La punta se la quedó, y le dio {a.a} la miga.\n—¿Hasta mañana? —dijo {a}.\n—Hasta mañana —dijo {h}, con la boca llena.',
        ],
        [
          'El sábado, a las siete, quedaba una. La partieron en el escalón. {H} mordió la punta, que sonó a hoja seca. {A} abrió su mitad y se comió primero el centro, a pellizcos, con los ojos cerrados. No dijeron nada durante mucho rato. <{W.pasó}> Después las manos, que tenían harina, se quedaron una encima de otra, como el primer día.\n—Perdón —dijo una.\nPero no se quitó.',
          'Había una barra, a las siete, con sus dos puntas. {A} sacó la miga entera, de una vez, como quien saca una mano de un guante, y le pasó a {h} lo de fuera.\n—Está bien hecha —dijo {h}.\nEra lo que decía siempre, y {a} esta vez lo entendió. <{W.pasó}> La señora del bolso pasó por la acera, vio el escalón y siguió de largo: ya no quedaba sitio.',
        ],
      ),
    ]),
  ],
}
