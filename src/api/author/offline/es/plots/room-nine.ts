import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: in the closed hotel the bell of room nine rings at three, and asks for a glass of milk. */
export const roomNine: Plot = {
  id: 'room-nine',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Simón', gender: 'male', connection: 'hermano' },
    b: { name: 'doña Leonor', gender: 'female', connection: '' },
  },
  titles: ['Habitación nueve', 'Servicio de noche', '{h} sube un vaso de leche'],
  teasers: [
    'El hotel lleva cerrado cuarenta años. A las tres suena el timbre de la habitación nueve.',
    '—¿Recepción? Llevo un rato esperando —dice la voz. El cable del teléfono está cortado.',
  ],
  start:
    'Una tormenta obliga a pasar la noche en un hotel cerrado. A las tres, en recepción, suena el timbre de la nueve.',
  byname: '{h}, del servicio de noche',
  places: [
    { name: 'La recepción', description: 'Veinte ganchos, diecinueve llaves.' },
    { name: 'El pasillo del primero', description: 'La alfombra lleva cuarenta años sin pisadas.' },
    { name: 'La nueve', description: 'Por debajo de la puerta sale una raya de luz.' },
  ],
  scenes: [
    scene(['Cerrado', 'A las tres'], 'En un hotel vacío suena un timbre.', [
      core(
        [
          'El hotel llevaba cuarenta años cerrado {allí}. {H} solo entró para esperar a que pasara la tormenta. A las tres de la madrugada, en el tablero de recepción, sonó un timbre. Era el de la habitación nueve.',
        ],
        [
          'La puerta del hotel no tenía cerradura, porque nadie quería entrar. Cuarenta años llevaba así {allí}, con las sábanas puestas sobre los sillones. {H} buscaba un techo para la tormenta y encontró uno de lámparas. A las tres sonó el tablero de recepción: ring. Una plaquita se dio la vuelta. Decía «9». <El cable del timbre estaba cortado; se veía la punta.>',
          'Esa noche el agua bajaba por las calles con sillas encima, y {h} se metió en el primer portal abierto. Era el viejo hotel, el que {allí} todos miraban desde la otra acera. Había un mostrador, veinte ganchos, diecinueve llaves. A las tres de la madrugada sonó un timbre. Era el de la llave que faltaba.',
        ],
      ),
      core(
        [
          '{H} levantó el teléfono, por educación.\n—¿Recepción? —dijo una voz muy lejos—. Pedí un vaso de leche. Llevo un rato esperando.',
        ],
        [
          'Hay cosas que la mano hace sola. La de {h} levantó el teléfono del mostrador.\n—¿Recepción? —dijo una voz, lejana y finísima—. Perdone que insista. He pedido un vaso de leche. Templada. Ya hace un rato.\nDetrás de la voz se oía llover, pero no era esta lluvia.',
          'Lo único que quería {h} era que amaneciera. El teléfono sonó encima del mostrador, levantando polvo. No se puede dejar sonar un teléfono así.\n—¿Servicio de noche? —dijo la voz—. Sigo esperando mi leche. No es por meter prisa. <Solo que se me enfría la espera.>',
        ],
      ),
      slot('portrait'),
      core(
        ['—Di que está cerrado —susurró {a.+}, detrás de un sillón.\n—Ya ha colgado —dijo {h}—. Ha dicho gracias.'],
        [
          '{A.+} estaba debajo de una sábana, en un sillón, y parecía un fantasma con botas.\n—¿Quién era?\n—La nueve. Quiere leche.\n—Di que está cerrado.\n—Ha dado las gracias —dijo {h}—. Por adelantado.',
          '—No subas —dijo {a.+}.\n—No subo —dijo {h}.\nEl timbre volvió a sonar, más flojo, como llama quien no quiere molestar. {A} soltó el aire.\n<—Es que encima es una persona educada.>',
        ],
      ),
      slot('company'),
      more(2, [
        'En el libro de recepción, la última línea era de hacía cuarenta años. «Habitación nueve. Una noche. Leche templada a las tres, por favor». Debajo, otra letra había puesto una raya de las que se ponen al terminar una tarea. Solo que la raya estaba a medias.',
      ]),
    ]),
    scene(['El pasillo', 'La alfombra'], '{H} sube a decir que no hay nadie.', [
      core(
        [
          'Subieron a explicarlo. La escalera tenía veinte escalones al subir. El pasillo se alargaba delante de ellos: la nueve estaba siempre dos puertas más allá. Cuando {h} echó a correr, se le cayó la linterna, y volvieron a recepción sin saber cómo.',
        ],
        [
          '—Subimos, lo explicamos y ya está —dijo {h}.\nEn el primer piso había un pasillo con alfombra roja. Siete. Ocho. La nueve tenía luz por debajo. Dieron diez pasos, y la nueve seguía a dos puertas. Veinte pasos: a dos puertas. {H} corrió. La alfombra también. La linterna rodó hacia atrás, haciendo eses, y cuando la alcanzaron estaban otra vez en recepción, delante del tablero. Ring.',
          'El ascensor abrió sin que lo llamaran. Prefirieron la escalera. Arriba, todas las puertas del pasillo se abrieron un dedo a su paso y se cerraron detrás, cortésmente, como quien mira y no quiere ser visto. La nueve fue la única que no se movió. {H} alargó la mano hacia el picaporte. <Estaba tibio.>\n—¿La leche? —preguntó la voz.\n—No… —dijo {h}.\nEl suelo se enrolló como una persiana, y aparecieron abajo, encima del felpudo.',
        ],
      ),
      more(1, [
        '—No nos deja llegar con las manos vacías —dijo {a}.\n—Entonces hay que subir leche.\n—¿De dónde? Esto lleva cerrado cuarenta años.\nEn la cocina, al fondo, se encendió una luz sola. Ninguna mano la había tocado.',
      ]),
      more(2, [
        'En las paredes había fotos de huéspedes. Una señora con galgo. Un equipo de remo. Un niño con maleta, serio, que salía en una sola foto y miraba hacia un lado, como si lo acabaran de llamar.',
      ]),
      slot('road'),
    ]),
    scene(['La cocina', 'Lo que pasó con la leche'], 'En la cocina se sabe por qué no llegó.', [
      core(
        [
          'En la cocina, junto a un hornillo, se calentaba las manos {b.+}, que también se refugiaba de la tormenta.\n—La leche se quedó a medio camino —dijo {b}—. La noche que cerraron. Yo sé cómo hay que subirla. Pero quien la sube firma el libro: queda de servicio hasta que amanezca.',
        ],
        [
          'Junto al hornillo se secaba los pies {b.+}, que también había entrado por la lluvia y llevaba allí más rato.\n—He leído todo el libro —dijo {b}—. La noche en que cerraron, alguien iba por la escalera con la bandeja. Lo llamaron: «Déjalo, que nos vamos». Y dejó el vaso en un peldaño. Un encargo a medias, en un hotel, es una cosa terrible. Se puede acabar. Pero hay que firmar, y el que firma se queda de servicio hasta el alba, suene lo que suene.',
          '—Yo también he oído el timbre —dijo {b.+}, que se había refugiado antes y calentaba agua—. Y he pensado: no es asunto mío. Pero no para. Mira, con esto no se sube así como así. La carta de la casa dice: «Templada, en bandeja, y sin derramar». Y dice: «Quien sirve, firma». Si firmas, no te puedes ir hasta que se haga de día.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} firmó. La pluma escribió aunque no tenía tinta. En el bolsillo {a.de} había un cartón de leche, pequeño, del desayuno.',
        ],
        [
          '{H} abrió el libro por la raya a medias y puso su nombre detrás. La pluma no tenía tinta, y aun así escribió. {A} sacó del bolsillo, con un suspiro, el cartón de leche que guardaba para el desayuno. Alcanzaba para un vaso. {B} lo templó hasta que la gota en la muñeca no se notaba.',
          'Firmar era no poder irse. {H} escuchó la tormenta, miró la puerta y firmó. <La tinta apareció un segundo después, como si lo hubiera pensado.> Faltaba la leche. {A} tenía un cartón en la mochila, el último, y lo miró como se mira a un amigo que se va en barco.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Sin derramar', 'Veinte escalones'], 'El vaso sube, y la casa pone de su parte.', [
      core(
        [
          'La escalera tenía ahora cuarenta escalones. Soplaban corrientes. En el treinta y nueve, una puerta dio un golpe, {h} se sobresaltó, y medio vaso cayó en la alfombra. La luz de la nueve tembló.',
        ],
        [
          '{H} subió con la bandeja, sin mirar el vaso, que es como se lleva. La escalera tenía más escalones que antes. Las corrientes le levantaban la servilleta. Detrás de las puertas alguien tosía, alguien reía bajito. En el último peldaño brillaba algo: un círculo viejo, la marca de un vaso. {H} la miró. Solo un instante. La puerta ocho dio un golpe, y medio vaso se fue a la alfombra.',
          'Con la bandeja en las manos, el pasillo se dejaba andar. Siete. Ocho. Las lámparas se iban encendiendo a su paso, y eso era casi peor. Entonces la alfombra hizo una arruga. Una sola. <Las alfombras tienen su carácter.> {H} no se cayó, pero el vaso sí se inclinó. Quedaba la mitad. La raya de luz debajo de la puerta se puso más fina.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Queda medio —dijo {a}—. ¿Bajamos?\n—No hay más.\nDetrás de la puerta se oía un ruido pequeño y repetido. Era alguien que daba con los talones en el borde de la cama, como se hace cuando no llegan los pies al suelo.',
      ]),
    ]),
    scene(['La nueve', 'Medio vaso'], '{H} piensa quién pide leche a las tres.', [
      slot('key'),
      core(
        [
          'Los pies no llegaban al suelo. ¿Quién pide leche templada y lo dice todo por favor? {H} llamó con los nudillos.\n—Servicio de noche. Traigo medio vaso. Y el otro medio es quedarme un rato.\nLa puerta se abrió.',
        ],
        [
          'Unos talones que no llegan al suelo. Una leche templada. Tres veces «por favor». {H} se acordó del niño de la foto. Quien llama a las tres para pedir un vaso de leche no tiene sed. Tiene miedo.\n—Servicio de noche —dijo {h} a la puerta—. Solo traigo medio vaso. Pero me quedo hasta que se acabe, y tengo turno hasta que amanezca.\nLa llave giró por dentro. En la cama, muy derecho, con el abrigo puesto y la maleta al lado, había un niño casi transparente. Le temblaba un poco el borde.\n—Me dijeron que volvían enseguida —dijo—. ¿Usted cuenta cuentos?',
          '{H} no llamó. Se sentó en la alfombra, al otro lado de la puerta.\n—A mí tampoco me gustan los truenos —dijo, como quien habla del tiempo.\nLos talones se pararon.\n—Era por la leche —dijo la vocecita.\n—Claro.\nPasó un trueno. La puerta se abrió un palmo. Asomó una mano clara, que se veía a medias, tomó el vaso y lo sostuvo con las dos.\n—Está templada —dijo—. Pensé que ya no venía nadie.',
        ],
      ),
      more(1, [
        'El pasillo entero se había asomado: la señora del galgo, el equipo de remo, un viajante de botones. No daban miedo. Estaban en camisón. <{A} les hizo sitio en la alfombra.> Escucharon el cuento hasta el final, y el galgo también.',
      ]),
    ]),
    scene(['Amanece', 'La llave que faltaba'], 'Se termina el servicio.', [
      slot('after'),
      core(
        [
          'Al amanecer la cama de la nueve estaba hecha. En la mesilla había un vaso limpio, y al lado, la llave que faltaba. {H} la colgó en el gancho veinte. En el libro, la raya a medias llegaba ya hasta el margen. <{W.pasó}>',
        ],
        [
          'Cuando entró la primera luz, el niño bostezó. Bostezó mucho, como quien lo ha dejado para luego cuarenta años. Se acostó sin quitarse el abrigo, y donde había un niño fue quedando una almohada con un hueco, y después una almohada. <{W.pasó}> En la mesilla estaba el vaso, limpio y boca abajo. Dentro había una propina: una moneda que ya no existe. {H} colgó la llave en su gancho. Estaban las veinte.',
          'Se hizo de día. {H} terminó la raya del libro, de lado a lado, y cerró. Fuera, la gente de la otra acera vio salir del hotel a tres personas despeinadas. <{W.pasó}>\n—¿Está abierto? —preguntó alguien.\n{H} miró hacia arriba. En la ventana de la nueve, la cortina se había corrido. Por primera vez en cuarenta años entraba el sol hasta la cama.\n—Acaba de cerrar —dijo {h}.',
        ],
      ),
    ]),
  ],
}
