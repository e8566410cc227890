import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction, and love or friendship: under the dome the sun comes up once in sixty years, on a shift when one must sleep. */
export const dawn: Plot = {
  id: 'dawn',
  categories: ['scifi', 'love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Iris', gender: 'female', connection: '' },
    b: { name: 'don Efraín', gender: 'male', connection: '' },
  },
  titles: ['Nueve minutos de sol', 'El amanecer de la cúpula', '{h} y las bandejas'],
  teasers: [
    'En la cúpula es de noche desde hace sesenta años. Mañana sale el sol, nueve minutos, y a {h} le toca dormir.',
    'Una sola ventana, cuatro mil personas y nueve minutos. {H} piensa en las bandejas del comedor.',
  ],
  start:
    'Mañana, por primera vez en sesenta años, entrará el sol en la cúpula. Solo hay una ventana, y no es para todos.',
  byname: '{h}, del turno tres',
  places: [
    { name: 'La cúpula', description: 'Cuatro mil lámparas y una noche muy larga.' },
    { name: 'La ventana del este', description: 'Redonda, de un metro. Hay lista de espera.' },
    { name: 'El comedor del turno tres', description: 'Mil bandejas que brillan más que la sopa.' },
  ],
  scenes: [
    scene(['Sesenta años', 'La lista'], 'Mañana sale el sol.', [
      core(
        [
          'Nadie de menos de sesenta años había visto {allí} el sol. La cúpula estaba en el lado de la noche. Mañana, durante nueve minutos, daría la luz en la ventana del este.',
        ],
        [
          'El planeta giraba tan despacio que una noche duraba sesenta años. {Allí}, debajo de la cúpula, habían nacido, crecido y aprendido a freír a la luz de las lámparas. Del sol se hablaba como de un pariente rico. Y mañana venía. Nueve minutos, habían calculado, antes de que lo tapara la cordillera. <Luego, otros sesenta años para comentarlo.>',
          'La ventana del este medía un metro y no había servido nunca. Por ella se veía negro. Pero el calendario, que era muy largo, decía que mañana a las cuatro y diez, por primera vez en sesenta años, {allí} saldría el sol. Se quedaría nueve minutos. La gente empezó a planchar camisas.',
        ],
      ),
      core(
        [
          'En la ventana cabían veinte, por sorteo. {H} quería ver el amanecer con {a.+}. Pero al turno tres, a esa hora, le tocaba dormir.',
        ],
        [
          'Delante de la ventana cabían veinte personas. Habían hecho un sorteo, y ni {h} ni {a.+} tenían número. Peor: a las cuatro y diez dormía el turno tres, por orden, con las persianas echadas, para ahorrar aire. Eran del turno tres. Hacía años que hablaban de ese día. No de otra cosa; de lo otro que {h} quería decir no hablaban.',
          '—Veinte sitios —dijo {a.+}, leyendo la lista—. No estamos.\n—Y a las cuatro dormimos.\n—Y a las cuatro dormimos —repitió {a}, y dobló la lista hasta que no se pudo doblar más.\n{H} se había prometido una cosa: que cuando saliera el sol, si salía, le miraría la cara {a.a} con luz de verdad.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Los que lo habían visto de niños daban conferencias. Uno decía que era amarillo. Otra, que picaba. Un anciano, el más anciano, subió a la tarima, abrió la boca y dijo: «Hacía sombra en los dos ojos». Y se bajó, y nadie quiso hablar después.',
      ]),
      more(3, [
        'En la escuela practicaban. La maestra subía despacio una naranja por detrás del armario, y los pequeños hacían «oh». Hubo que cambiar de naranja dos veces, porque se la comían al ponerse.',
      ]),
    ]),
    scene(['Por fuera', 'El pasillo este'], '{H} intenta acercarse a la ventana.', [
      core(
        [
          'Se escaparon del dormitorio y llegaron hasta el pasillo este. Estaba lleno de guardias y de gente con número. A {h} le quitaron el pase de color tres. Sin pase, ni comedor.',
        ],
        [
          'A las dos dejaron bultos en las camas y salieron por el conducto de la lavandería. El conducto daba al pasillo este. Daba, en concreto, encima de un guardia.\n—Turno tres —dijo el guardia, debajo de {h}—. A dormir.\nLes quitaron los pases. Sin pase no había comedor, ni baño caliente, ni domingo. Por la puerta, un segundo, se vio la ventana redonda, y estaba negra.',
          'Alquilaban escaleras. Vendían trozos de pared con agujero. {H} pagó por uno el sueldo de un mes, y resultó que el agujero daba a la despensa. <Se veía muy bien un queso.> Cuando quiso reclamar, vinieron los guardias, que querían ver el pase, y se lo quedaron.',
        ],
      ),
      more(1, [
        '—Deja de mirarlo como si fuera un robo —dijo {a}—. No es de nadie.\n—Pues tiene veinte dueños.\nVolvieron por la lavandería. Por las persianas del dormitorio se colaba el ruido de mil personas que hacían como que dormían.',
      ]),
      slot('road'),
    ]),
    scene(['El comedor', 'Mil bandejas'], 'Alguien tiene las llaves de las persianas.', [
      core(
        [
          'En el comedor apilaba bandejas {b.+}, de guardia esa noche.\n—Las persianas las puedo abrir —dijo {b}—. Pero por ahí no entra nada: dan al oeste. Si aun así quieres, me quedo yo con tu sitio de mañana, pase lo que pase.',
        ],
        [
          'En el comedor, {b.+} secaba bandejas. Le había tocado la guardia.\n—Yo tengo la llave de las persianas del dormitorio —dijo {b}—, y no me importa perderla. Solo que dan al oeste. Por ahí no se ve salir nada. Y si se abren sin motivo, alguien carga con ello: se queda limpiando bandejas un año. Yo no. ¿Tú?',
          '—Brillan, ¿eh? —dijo {b.+}, que cuidaba aquella noche del comedor, y levantó una bandeja. En la bandeja se reflejó la lámpara y, torcida, la cara de {h}—. Mil. Una por cabeza del turno tres. Si las necesitas para algo, las prestas tú y respondes tú. Una abolladura, un año fregando.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} firmó por un año de bandejas, aunque todavía no sabía para qué. {A} no dijo nada y agarró un paño.'],
        [
          'Un año de bandejas por unas persianas que no daban a ninguna parte. {H} firmó. Hay veces que la mano va delante y el motivo llega luego, sin aliento. {B} sopló la tinta. {A} no dijo nada, pero tomó un paño y se puso a secar.',
          '{H} vio la lámpara en la bandeja. Movió la bandeja, y la luz cruzó el techo, bajó por la pared y se le puso {a.a} en la mejilla. <{A} se la rascó.> Todavía no era una idea. Era el sitio donde iba a estar.\n—Firmo —dijo {h}.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['Las cuatro', 'Al oeste'], 'Se abren las persianas, y no se ve nada.', [
      core(
        [
          'A las cuatro se abrieron las persianas del dormitorio. Mil personas se incorporaron. Al oeste no había más que noche. Alguien se echó a llorar. Quedaban diez minutos.',
        ],
        [
          'A las cuatro en punto subieron las persianas. Mil personas se incorporaron en mil camas. Delante tenían el oeste: la noche de siempre y, muy lejos, la otra cara de la cordillera, negra, helada, lisa.\n—¿Es eso? —preguntó una niña.\nNo era eso. {H} estaba en el pasillo, con mil bandejas en un carro, y notó que mil cabezas se volvían. Faltaban diez minutos.',
          'Subieron las persianas con un ruido de lluvia. Fuera estaba lo de todos los días. <«Muy bonito», dijo alguien con mala intención.> El sol iba a salir por la espalda, detrás de veinte muros, para veinte personas. {A} buscó la mano de {h} en lo oscuro y encontró una bandeja.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Nueve minutos —dijo {a}—. Aunque corriéramos.\n—Corriendo no.\n{H} miraba por el pasillo largo, que atravesaba la cúpula de este a oeste sin una sola curva. Al otro extremo, pequeña como un botón, estaba la puerta de la ventana. Y alguien, por el calor, la había dejado abierta.',
      ]),
    ]),
    scene(['La luz no empuja', 'Cuatro y diez'], '{H} reparte las bandejas.', [
      slot('key'),
      core(
        [
          'No hacía falta ir hasta el sol. Bastaba con que alguien lo pasara. {H} puso una bandeja en la puerta, otra en la esquina, otra en cada mano. A las cuatro y diez entró por la ventana un rayo del grueso de un brazo. Saltó de bandeja en bandeja, por encima de las cabezas, y el dormitorio entero se puso de oro.',
        ],
        [
          'La luz no empuja ni hace cola. Va donde la manden. {H} echó a correr por el pasillo con el carro y fue dejando en las manos, a derecha e izquierda, bandejas.\n—¡Levántala! ¡Un poco más! ¡Hacia {a}!\nA las cuatro y diez los veinte de la ventana gritaron. Por entre sus hombros pasó un rayo, del grueso de un brazo, amarillo como nada. Dio en la primera bandeja. De la primera saltó a la segunda. Fue corriendo por la cúpula de mano en mano, tic, tic, tic, y dobló la esquina. El dormitorio del turno tres se encendió de pared a pared.\n{H} se volvió. La cara {a.de} tenía sombra en los dos ojos.',
          '—Que cada cual agarre la suya —dijo {h}—, y que se la pase al siguiente.\n—¿La bandeja?\n—La luz.\nNadie preguntó más. Para algo llevaban la vida entera sirviéndose unos a otros. Cuando salió el sol, no entró en la cúpula por la ventana: entró por mil bandejas. Iba y venía por los techos, se metía debajo de las camas. <Hasta el guardia levantó la tapa de su fiambrera.> {H} tenía la última. La giró dos dedos y le puso el amanecer {a.a} en las manos.',
        ],
      ),
      more(1, [
        '—Pica —dijo la niña, encantada.\nEl más anciano se había puesto de pie encima de su cama. Movía los dedos delante de la luz, y en la pared los dedos eran enormes. Lo que {h} dijo entonces, durante el minuto séptimo, lo oyó una sola persona.',
      ]),
    ]),
    scene(['El minuto diez', 'Bandejas'], 'El sol se va, y algo se queda.', [
      slot('after'),
      core(
        [
          'A las cuatro y diecinueve se apagó. {H} debía un año de bandejas, mil cada noche. Al día siguiente, en el fregadero, había alguien con un paño.\n—Yo seco —dijo {a}. Levantó una bandeja, y en la lámpara, por un momento, amaneció.',
        ],
        [
          'Se apagó a las cuatro y diecinueve, primero en la ventana, después tic, tic, tic, de mano en mano, hasta la última. Había mil bandejas con huellas de dedos. Un año, decía el papel. La primera noche {h} metió los brazos en el agua. A los cinco minutos había otro par de brazos, y a los diez eran tantos que no cabían en la pila.\n—¿Hacemos otra vez lo de ayer? —preguntó la niña.\nLa lámpara del comedor era pequeña. Pero, pasándosela bien, llegaba hasta el fondo.',
          'De los veinte de la ventana, ninguno se ponía de acuerdo: amarillo, blanco, rosa. Lo habían visto de frente y se les había quedado un agujero. Los del turno tres lo recordaban mejor, porque lo habían visto unos en otros. {H} {a.y} fregaban por las noches, hombro con hombro. De vez en cuando una bandeja se inclinaba, como por descuido, y a alguien se le llenaba la cara de luz.',
        ],
      ),
    ]),
  ],
}
