import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction and adventure: weight comes by the month, the bill was not paid, and the hero goes up. */
export const gravity: Plot = {
  id: 'gravity',
  categories: ['scifi', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Aurelia', gender: 'female', connection: 'tía' },
    b: { name: 'don Ulises', gender: 'male', connection: '' },
  },
  titles: ['Sin gravedad hasta el lunes', 'El recibo', '{h} por los tejados'],
  teasers: [
    'La gravedad se paga por meses. {H} no ha visto el recibo y empieza a subir.',
    'A la altura del tercer piso {h} descubre todo lo que la gente ha perdido hacia arriba.',
  ],
  start: 'La gravedad se paga por meses, como el agua. El viernes por la tarde a {h} se la cortan.',
  byname: '{h}, de altos vuelos',
  places: [
    { name: 'La oficina del peso', description: 'Abre de lunes a viernes, hasta las dos.' },
    { name: 'Los tejados', description: 'Aquí acaba lo que se suelta.' },
    { name: 'La antena', description: 'Lo más alto de la ciudad. Está torcida.' },
  ],
  scenes: [
    scene(['El recibo', 'Viernes por la tarde'], 'A {h} le cortan el peso.', [
      core(
        [
          'Desde que la gravedad fallaba, había que pagarla {allí} por meses. El viernes, a las cinco, {h} notó que el zapato no volvía al suelo. Se le había olvidado el recibo.',
        ],
        [
          'La gravedad de toda la vida se había gastado, y ahora la servía {allí} una compañía, por meses, con su recibo. Quien pagaba pesaba. {H} dejó el papel en la nevera, debajo de un imán, y se le olvidó. El viernes a las cinco, en mitad de la calle, dio un paso, y el pie no bajó. <El otro tampoco, por solidaridad.>',
          'Lo primero que subió fue el sombrero. {H} levantó el brazo para sujetarlo, y el brazo se quedó arriba, y detrás del brazo fue lo demás. {Allí} lo llamaban «un corte». La oficina del peso había cerrado a las dos, y no abría hasta el lunes.',
        ],
      ),
      core(
        [
          'Pero el domingo era el estreno de la radio del barrio, y {h} tenía que estar en el suelo, delante del micrófono, leyendo la primera página.',
        ],
        [
          'En cualquier otro fin de semana habría sido divertido. Pero el domingo, a mediodía, empezaba a emitir la radio del barrio, y quien leía la primera página era {h}. Lo sabía de memoria. Lo había prometido. Y estaba a la altura de un primer piso, de lado.',
          'El domingo a las doce se encendía por fin la radio del barrio, que habían montado entre todos con cajas y alambres. La primera voz iba a ser la de {h}. Se había comprado para eso unos zapatos. Ahora los veía muy bien, porque los tenía encima de la cabeza.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} le lanzó el extremo de una bufanda.\n—Agárrate —dijo {a}—. Yo estoy al corriente.'],
        [
          '—¡No mires hacia arriba! —gritó {a.+} desde la acera, y le lanzó la punta de una bufanda larguísima.\n{H} la atrapó con los dientes.\n—Yo he pagado hasta junio —dijo {a}, y se ató la otra punta a la cintura—. Peso por la mitad de la calle.',
          '{A.+} iba por la acera con un melón y levantó la vista.\n—¿Un corte? —preguntó.\n—Un despiste —dijo {h}, desde el letrero de la farmacia.\n{A} dejó el melón, se quitó la bufanda y echó el lazo. Acertó a la segunda. <A la primera acertó a la cruz verde.>',
        ],
      ),
      slot('company'),
    ]),
    scene(['Piedras', 'Tercer piso'], '{H} intenta bajar por su peso.', [
      core(
        [
          'Se llenó los bolsillos de piedras. Las piedras tampoco pesaban, en cuanto las tocaba: el corte incluía los bolsillos. Se soltó la bufanda, y {h} subió hasta el tercer piso. El discurso se le salió de la chaqueta y siguió subiendo.',
        ],
        [
          '{A} le fue metiendo piedras en los bolsillos. Seis, diez, una plancha. No sirvió: lo que llevaba {h} lo llevaba sin peso, según el contrato. La plancha flotaba con muy buena cara. Luego se deshizo el nudo. {H} subió despacio, saludando a los balcones, hasta el tercer piso, y a la altura del cuarto se le salió del bolsillo la página del domingo. Se fue por encima de las chimeneas, dando vueltas.',
          '—Come algo pesado —dijo {a}.\n{H} se comió una fabada entera, colgando de una farola. No notó nada, salvo sueño. Se agarró a un camión. El camión siguió su ruta; {h}, durante un rato, también, en horizontal. <Muchos niños se acuerdan.> Al soltarse estaba en los tejados, y la página que tenía que leer, más alta todavía.',
        ],
      ),
      more(1, [
        'En los tejados había de todo. Cometas. Cuarenta y dos globos, arrugados. Un suspiro de soprano, que aún se oía los días de viento. Lo que la gente suelta sin querer no se pierde: se queda en las tejas, esperando que alguien suba.',
      ]),
      more(2, [
        'Una señora tendía en la azotea.\n—¿Sin peso hasta el lunes? —dijo—. Qué suerte. Páseme esa sábana, que yo no llego.\n{H} se la pasó. {H} bajó además un gato, cambió una bombilla y desatascó un canalón.',
      ]),
      slot('road'),
    ]),
    scene(['El contador', 'Peso prestado'], 'Alguien presta gravedad, con intereses.', [
      core(
        [
          'En un palomar vivía esos días {b.+}, con un contador viejo.\n—Puedo prestarte peso —dijo {b}—. Diez kilos. Pero quien tiene peso prestado no puede soltar nada: ni un rencor.',
        ],
        [
          'En el palomar más alto, con una cuerda a la cintura, {b.+} pasaba el corte de aquel mes, o el de otro.\n—Tengo diez kilos —dijo, y dio un golpecito a un contador—. De los de antes, que no fallan. Te los presto hasta el lunes. Pero dime qué llevas encima. El peso prestado se engancha a lo que uno no suelta, y luego no hay quien lo despegue.',
          '—¿Tú también? —dijo {b.+}, que regaba unos geranios cabeza abajo y se había acostumbrado—. Con diez kilos se baja. Yo los tengo. Los presto a cambio de que sueltes otra cosa, algo que pese y no sirva. Si no, te vas a hundir en la acera.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} soltó una cosa que llevaba años sujetando. Subió como un globo. {B} le dio los diez kilos, en una bolsa.',
        ],
        [
          'Lo había. Era una frase de alguien, ya vieja, que {h} llevaba siempre en el mismo bolsillo y tocaba de vez en cuando. La sacó, la miró. La abrió un poco, por si se le había pasado el filo. Luego separó los dedos. La frase subió, recta, y se hizo pequeña. {B} le colgó del cuello los diez kilos.',
          'Soltar da más vértigo que subir. {H} lo contó con los ojos cerrados, y lo que contaba se le fue yendo de la boca, hacia arriba, como burbujas. <{B}, por discreción, miraba los geranios.> Después los diez kilos pesaban más de lo que decía la etiqueta. Se estaba muy bien con ellos.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Domingo', 'No suena'], 'La radio no se oye.', [
      core(
        [
          'El domingo, a las once y media, {h} estaba en la acera, con sus diez kilos. Pero la radio no sonaba. La antena, en lo más alto, estaba torcida, y no había escalera que llegara.',
        ],
        [
          'Con diez kilos se anda como en el agua. {H} llegó a la emisora a las once y media, se sentó ante el micrófono y se ató a la silla. Dijo «uno, dos». No salió nada. {A} dio golpes a las cajas. Salieron todos a la calle, miraron hacia arriba. La antena, a sesenta metros, se había doblado como una flor. La escalera más larga del barrio medía nueve.',
          'Todo estaba listo menos el sonido. Doscientas personas con la oreja en el aparato oían un freír de huevos.\n—Es la antena —dijo {a}—. El viento la ha torcido.\n<O un sombrero: había uno enganchado, que a {h} le sonaba.>\nNo había grúa. No había tiempo. {H} se tocó la bolsa que llevaba al cuello.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Hasta el lunes no viene el técnico —dijo alguien.\n—¿Y quién sube ahí?\nSe pusieron a discutir quién pesaba menos. Había una señora muy menuda y un niño con fiebre. Ninguno bajaba de los veinte kilos.',
      ]),
    ]),
    scene(['Hacia arriba', 'Sesenta metros'], '{H} deja de intentar bajar.', [
      slot('key'),
      core(
        [
          '¿Quién pesaba menos? {H} llevaba dos días luchando por bajar, y lo que hacía falta era subir. Se quitó del cuello los diez kilos y se los dio {a.a}. Se ató la bufanda y soltó la silla. Sesenta metros más arriba, enderezó la antena con las dos manos.',
        ],
        [
          'Se habían puesto a buscar a alguien ligero, y lo tenían delante, con diez kilos al cuello. {H} se echó a reír. Dos días enteros peleando por no subir.\n—Sujétame esto —dijo {a.a}, y le dio la bolsa—. Y la bufanda. Todas las bufandas.\nLas anudaron, de toda la calle, una detrás de otra. {H} abrió los brazos y no hizo nada. Pasó el primer piso, el cuarto, el palomar, donde {b} levantó la regadera. Arriba soplaba limpio. {H} desenganchó su sombrero, apoyó los pies en el cielo, por decirlo así, y enderezó la antena. Abajo, de doscientos aparatos a la vez, salió un acorde.',
          '—Me voy —dijo {h}, y se quitó los diez kilos.\nFue como quitarse un abrigo en mayo. Pegada a la antena, a sesenta metros, esperaba además una hoja de papel, que tampoco había encontrado adónde ir. {H} puso recto el hierro, alisó la hoja y vio que del micrófono, con la prisa, se había traído el cable. <Y al final del cable, el micrófono.> Eran las doce.',
        ],
      ),
      more(1, [
        '—Buenos días —dijo {h}—. Emite la radio del barrio, desde lo más alto que ha podido.\nY leyó la primera página. Desde allí se veía a quién se la leía: puntos en los balcones, en las azoteas, con la cara hacia arriba. {A}, en la acera, sujetaba la última bufanda con las dos manos.',
      ]),
    ]),
    scene(['Lunes', 'Al corriente'], 'El lunes abre la oficina.', [
      slot('after'),
      core(
        [
          'El lunes {h} pagó el recibo y bajó a su sitio, con un golpecito. Pesaba igual que antes, menos una frase. En la ventanilla preguntaron si lo quería domiciliar.\n—No —dijo {h}—. Un viernes al año prefiero que se me olvide.',
        ],
        [
          'El lunes, a las nueve, {h} firmó, y la gravedad volvió como vuelve un perro, de un salto. La calle estaba otra vez abajo. Devolvió las bufandas, una por una. En la farola, en el letrero de la farmacia, en el borde del tejado quedaban hilos de lana. {A} le preguntó si se alegraba.\n—Pesan los zapatos —dijo {h}.\nY dio un salto, uno pequeño, para ver. Bajó. Pero tardó un poco más de la cuenta.',
          'Devolvió los diez kilos al palomar por la escalera, que tenía ciento dos peldaños y los notó todos. {B} regaba cabeza abajo.\n—¿La frase aquella no ha vuelto? —preguntó {b}.\n—No.\n—No vuelven. Se creen globos.\nA {h} le dejaron una llave del tejado. La usa los domingos, antes de las doce. Sube, se sienta junto a la antena con el sombrero puesto, y se sujeta a una teja. No por si se cae.',
        ],
      ),
    ]),
  ],
}
