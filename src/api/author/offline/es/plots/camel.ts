import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the camel of the parade will not walk, since somebody very large stands in its way. */
export const camel: Plot = {
  id: 'camel',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ainhoa', gender: 'female', connection: 'compañera de clase' },
    b: { name: 'don Abundio', gender: 'male', connection: '' },
  },
  titles: ['El camello que no quería', 'Una hora con Baltasara', '{h} y media tonelada'],
  teasers: [
    '—Cuídame el camello un momento —le dicen a {h}. El momento dura una hora, y el desfile no puede salir.',
    'Tres reyes, dos camellos y medio desfile parado. Baltasara se ha sentado.',
  ],
  start:
    'La noche de Reyes alguien pone en la mano de {h} una cuerda. Al otro extremo hay un camello, y se ha sentado.',
  byname: '{h}, que llevó a Baltasara',
  places: [
    { name: 'El almacén', description: 'Aquí esperan las carrozas. Una tose.' },
    { name: 'La calle mayor', description: 'Dos mil personas y ningún camello.' },
    { name: 'Debajo del foco', description: 'Hay tanta luz que se ve hasta lo que no está.' },
  ],
  scenes: [
    scene(['Una cuerda', 'Un momento'], 'Le dejan a {h} un camello.', [
      core(
        [
          'Faltaba una hora para el desfile de Reyes {allí}.\n—Sujétame esto un momento —dijo un hombre, y le dio a {h} una cuerda. En la otra punta estaba Baltasara, que era un camello hembra y pesaba media tonelada.',
        ],
        [
          'El desfile de los Reyes salía {allí} a las siete, y a las seis {h} solo pasaba por el almacén a mirar. Un hombre con turbante le puso una cuerda en la mano.\n—Un momento —dijo, y salió corriendo detrás de una barba.\nLa cuerda subía. Al final de la cuerda había una cara muy larga, con pestañas. <La cara masticaba.> Era Baltasara, el tercer camello.',
          'Hay gente que de un día para otro tiene un gato. {H}, {allí}, la noche de Reyes, a las seis de la tarde, tuvo un camello. Alguien dijo «sujétame esto», y esto era una camella llamada Baltasara, con una manta de estrellas y aliento de cocina. El que lo había dicho no volvía.',
        ],
      ),
      core(
        [
          '{H} llevaba toda la vida viendo pasar el desfile desde atrás. Quería verlo salir. Baltasara miró la puerta, miró a {h} y se sentó.',
        ],
        [
          'Desde que se acordaba, {h} veía el desfile entre dos abrigos: un trozo de corona, una oreja, nada. Y ahora estaba dentro, con el tercer camello. Solo había que cruzar la puerta cuando sonaran las trompetas. Baltasara miró la puerta. Luego dobló las rodillas, primero unas y después otras, y se sentó encima del pie de alguien.',
          'Lo que más deseaba {h} era sencillo: que por una vez el desfile no pasara a lo lejos. Y mira por dónde. Tiró un poco de la cuerda, para practicar. Baltasara cerró los ojos y fue bajando, como baja un toldo. <Hizo el ruido de un sofá.> Ya no se levantó.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} repartía caramelos a las carrozas.\n—¿Es tuyo? —preguntó {a}.\n—Un momento sí —dijo {h}.'],
        [
          '—¿Te lo han regalado? —preguntó {a.+}, que llenaba sacos de caramelos para las carrozas.\n—Prestado. Por un momento.\n—Pues ese momento se ha sentado —dijo {a}.',
          '{A.+} venía con una caja de coronas y tropezó con una pezuña.\n—Esto antes no estaba.\n—Esto antes estaba de pie —dijo {h}.\n<Se quedaron mirando. Baltasara también, pero hacia otro lado.>',
        ],
      ),
      slot('company'),
      more(2, [
        'Alrededor hervía el almacén. Dos pajes se peleaban por un tambor. A Melchor se le había caído la barba en la sopa. Una carroza con forma de cisne tosía humo, y un señor con tablilla gritaba nombres a los que nadie contestaba.',
      ]),
    ]),
    scene(['Zanahorias', 'Media tonelada'], '{H} intenta que se levante.', [
      core(
        [
          'Probaron con zanahorias. Baltasara se las comió sentada. Probaron a empujar: a {h} se le quedó una bota debajo. El desfile entero esperaba detrás.',
        ],
        [
          'Primero, zanahorias. Baltasara se comió seis, la bolsa y parte del cartel. Después empujaron. Empujaron {h} {a.y} y ocho pajes, todos a una, y lo único que se movió fueron los pajes. A {h} se le quedó una bota debajo, y allí siguió el pie un rato sin ella, sobre el cemento. Por detrás, las carrozas ya hacían cola hasta el río.',
          '—Hay que hablarle con autoridad —dijo el señor de la tablilla, y le habló. Baltasara le quitó la tablilla y la masticó despacio, hoja por hoja, empezando por los horarios. {H} tiró de la cuerda, resbaló y se sentó de golpe en un cubo. <El cubo no estaba vacío.> El desfile llevaba diez minutos de retraso.',
        ],
      ),
      more(1, [
        '—Esta mañana andaba —dijo un paje—. Vino por la carretera tan contenta.\n—¿Por la mañana?\n—A pleno sol. Trotando.\n{H} se lo apuntó en la cabeza, en el sitio de las cosas que aún no sirven.',
      ]),
      more(2, [
        'Vino el rey Gaspar en persona y le ofreció incienso. Baltasara estornudó. <Era un estornudo de media tonelada.> Gaspar se fue a buscar otra capa.',
      ]),
      more(3, [
        '{A} leyó en su teléfono que los camellos guardan rencor. También leyó que escupen. También leyó que lo hacen sin previo aviso.\n—Deja de leer —dijo {h}.',
      ]),
      slot('road'),
    ]),
    scene(['Quien sabe de camellos', 'El precio de una palabra'], 'Alguien conoce a Baltasara.', [
      core(
        [
          'En una esquina {b.+} cosía una manta.\n—No es terca —dijo {b}—. Tiene miedo. ¿De qué? Eso solo te lo dirá si tú le dices antes de qué tienes miedo tú.',
        ],
        [
          'En un rincón, entre las mantas, {b.+} daba puntadas a la que faltaba. Esa semana le había tocado cuidar de los animales.\n—Todos tiran —dijo {b}—. Nadie pregunta. No es terca, tiene miedo de algo. Y un camello no le cuenta eso a cualquiera. Tienes que contarle primero el tuyo. Al oído. Y que sea de verdad, que los falsos los nota.',
          '—¿Te ha pisado? Entonces le caes bien —dijo {b.+}, que tenía esos días el cuidado de los camellos y les cepillaba las rodillas—. A esa le pasa algo. Yo sé cómo se le pregunta, pero cuesta. Un miedo tuyo por un miedo suyo. Es el cambio que hay.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} se acercó a la oreja, que era suave por dentro, y dijo algo muy bajo. Baltasara dejó de masticar.'],
        [
          '{H} miró alrededor. Todo el mundo miraba. Levantó la oreja de Baltasara, que por dentro era suave como un guante, y lo dijo. Fueron siete palabras. <Ni {a} las oyó, y eso que no masticaba.> Baltasara volvió la cabeza. Y durante un momento miró, fijamente, algo que estaba detrás de la puerta.',
          'Decirle a alguien de qué se tiene miedo es como quitarse los calcetines en público. {H} lo hizo deprisa. La oreja se movió. Baltasara dejó de masticar, tragó, y con todo el cuello señaló la calle.',
        ],
      ),
      more(2, [
        '—¿Y usted qué le contó? —preguntó {h}.\n—Que no me gustan los finales —dijo {b}, y cortó el hilo con los dientes—. Por eso coso tan largo.',
      ]),
      slot('quiet'),
    ]),
    scene(['La puerta', 'Dos mil personas'], 'Detrás de la puerta no hay nada, y Baltasara lo ve.', [
      core(
        [
          'Baltasara se puso de pie y fue hasta la puerta. Allí clavó las patas. En la calle solo había gente, un foco y el suelo. «¿Qué ves?», pensó {h}. Fuera empezaban a silbar.',
        ],
        [
          'Se levantó. Primero la parte de atrás, luego la de delante, como se abre una silla de playa. Anduvo hasta la puerta, y todo el almacén contuvo el aliento. En el umbral clavó las cuatro patas y empezó a temblar, hasta las borlas. {H} miró fuera. Público. Adoquines. Una calle vacía y, detrás, en lo alto, el foco del ayuntamiento. No había nada.',
          'Dieron tres pasos, diez. Baltasara iba bien, con la cuerda floja. En la puerta se le pusieron los ojos como platos y retrocedió hasta pisar la carroza del cisne. <El cisne tosió.> En la calle silbaba la gente. No había ningún perro, ni agua, ni fuego. Solo el suelo, muy iluminado.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Que salga sin camello —gritó el señor, que ya no tenía tablilla.\n—Un rey a pie es un señor con capa —dijo Baltasar, muy digno.\nEn el almacén todos miraban a {h}, que miraba el suelo de la calle.',
      ]),
    ]),
    scene(['Alguien muy grande', 'El foco'], '{H} se pone a la altura de un camello.', [
      slot('key'),
      core(
        [
          '{H} se agachó y miró como Baltasara. Y entonces lo vio: en los adoquines había un camello negro, enorme, tumbado justo en medio. Era su sombra. El foco le daba por detrás.\n—El foco —dijo {h}—. Hay que ponerlo delante.',
        ],
        [
          'Por la mañana trotaba. Por la mañana tenía el sol de cara. {H} se puso junto a la cabeza de Baltasara, de puntillas sobre el cubo, y miró lo que ella miraba. En los adoquines, largo como media calle, había otro camello. Era negro, no tenía ojos y hacía exactamente lo mismo que ella.\n—No es que no quiera pasar —dijo {h}—. Es que ya hay alguien.\n{A} subió al ayuntamiento de dos en dos. El foco dio la vuelta, despacio, por encima de las cabezas, y se quedó al fondo de la calle, brillando de frente. El camello negro se deslizó por debajo de Baltasara, se le puso detrás y, obediente, la siguió.',
          '{H} levantó una mano. En el suelo se levantó otra, de tres metros. Baltasara dio un paso atrás, y lo que había en el suelo, también. Así que era eso.\n—Le da miedo alguien que le sale al paso —dijo {h}— y que no se aparta nunca.\n{A} ya corría. Pidieron faroles, velas, los teléfonos de la primera fila, y el público entero alumbró desde delante. La sombra se encogió, se hizo del tamaño de un perro y se fue a esconder bajo la manta de estrellas.',
        ],
      ),
      more(1, [
        'Baltasara probó el primer adoquín como quien prueba el agua. El segundo le gustó. Al tercero iba trotando, y las trompetas tuvieron que correr para ponerse delante.',
      ]),
    ]),
    scene(['El desfile', 'Detrás de todo'], 'El tercer rey llega a tiempo.', [
      slot('after'),
      more(2, [
        'Dos mil personas gritaban un nombre, y no era el de ningún rey. <Melchor saludó igual.> A la altura de la fuente, Baltasara se detuvo, buscó con la vista {a.a} y aceptó un caramelo con papel.',
      ]),
      core(
        [
          'El hombre del turbante volvió a las nueve.\n—Perdona, ha sido un momento —dijo.\n{H} le dio la cuerda y fue hacia su casa. <{W.pasó}> La farola quedaba detrás. Delante iba una sombra muy larga. {H} la saludó con la mano y la dejó pasar primero.',
        ],
        [
          'A las nueve volvió el hombre del turbante, con una barba en cada mano.\n—¿Un momento muy largo?\n—Lo justo —dijo {h}.\nBaltasara bajó la cabeza y le resopló en el cuello algo caliente, de siete palabras. <{W.pasó}> De camino a casa, las farolas quedaban atrás. En la acera, delante de {h}, iba alguien de piernas larguísimas. {H} le hizo sitio.',
          'Debajo de donde Baltasara había estado apareció la bota. Estaba plana como un lenguado. {A} la rellenó de caramelos, para darle forma, y {h} la puso esa noche en el balcón. <{W.pasó}> Por la mañana no quedaba ni un caramelo. Había una zanahoria mordida. Y en el suelo del balcón, hasta la barandilla, dos huellas redondas del tamaño de un plato.',
        ],
      ),
    ]),
  ],
}
