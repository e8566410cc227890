import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: the power fails on Christmas Eve, no flat has room for all, and the longest table has eighty-four steps. */
export const staircase: Plot = {
  id: 'staircase',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bruno', gender: 'male', connection: 'hermano' },
    b: { name: 'doña Herminia', gender: 'female', connection: '' },
  },
  titles: ['La mesa más larga', 'Apagón de Nochebuena', '{h} pone la mesa'],
  teasers: [
    'Se va la luz en Nochebuena y en cada casa queda media cena cruda. {H} busca una mesa donde quepan todos.',
    'Doce hornos fríos, un fogón que funciona y ninguna mesa lo bastante grande. {H} mira la escalera.',
  ],
  start: 'En Nochebuena se va la luz en toda la casa. Cada familia tiene media cena, y nadie tiene una entera.',
  byname: '{h}, que encontró mesa para todos',
  places: [
    { name: 'La escalera', description: 'Ochenta y cuatro escalones y un pasamanos muy gastado.' },
    { name: 'El cuarto sin número', description: 'Aquí hay un fogón de carbón que nadie apaga.' },
    { name: 'La azotea', description: 'Desde aquí se ve quién tiene luz. Esta noche, nadie.' },
  ],
  scenes: [
    scene(['A oscuras', 'Media cena'], 'Se va la luz a la peor hora.', [
      core(
        [
          'A las siete de la tarde de Nochebuena se fue la luz {allí}, en toda la casa a la vez. Los hornos se quedaron fríos con la cena dentro.',
        ],
        [
          'A las siete de la tarde de Nochebuena hubo {allí} un chasquido y luego nada. Ni luces, ni hornos, ni el zumbido del que nadie se da cuenta hasta que falta. En cada casa la gente dijo lo mismo al mismo tiempo, de modo que se oyó por el patio una sola palabra, larga y no muy navideña.',
          'La luz se fue sin avisar, con el asado a medio hacer. {H} se quedó en la cocina con una cuchara en la mano, y la cuchara no se veía. <Se notaba, eso sí, que era la de la sopa.> En todas las ventanas {allí} se apagaron a la vez las estrellas de papel. Era Nochebuena y eran las siete.',
        ],
      ),
      core(
        ['Lo que quería {h} era cenar con todos, como siempre. «Como siempre» ya no iba a poder ser.'],
        [
          '{H} no pedía mucho: la sopa, la mesa, la gente de cada año. Había puesto ya los platos. Ahora los fue tocando en la oscuridad, uno por uno, y tuvo la impresión de que se iban enfriando con las manos.',
          'Se había pasado la semana esperando aquella cena. No por la comida. Por el momento en que todos se sientan y alguien dice «¿estamos?». {H} no sabía si ese momento se daba también a oscuras y con el asado crudo.',
        ],
      ),
      slot('portrait'),
      core(
        [
          '—Nosotros tenemos sopa fría —dijo {a.+}—. ¿Y los de abajo?\nLos de abajo tenían una lumbre y nada que poner encima.',
        ],
        [
          '{A.+} llegó a tientas, abrazando una sopera.\n—Está cruda —dijo {a}—. He metido el dedo.\n—¿Y los demás?\nEscucharon por el hueco del patio. Los del tercero tenían arroz sin caldo. Los del primero, caldo sin arroz. En el segundo lloraba un flan.',
          'En la puerta tropezó con alguien. Era {a.+}, que venía de preguntar.\n—Hay de todo —dijo {a}—, pero nada entero. Los del quinto tienen un pavo que ha visto el horno solo por fuera.\n<—Pobre —dijo {h}. No se sabía si del pavo.>',
        ],
      ),
      slot('company'),
      more(3, [
        'En la azotea se veía el barrio como un cajón cerrado. Ni una ventana. <{W.está}> Más allá empezaban otra vez las luces, en fila, muy satisfechas. Un señor del sexto les hacía gestos con el puño.',
      ]),
    ]),
    scene(['Piso por piso', 'No caben'], '{H} invita a todos a su casa.', [
      core(
        [
          '{H} invitó a los vecinos a su mesa. Vinieron diecinueve, y la mesa era de seis. Al cuarto de hora una silla se partió, y la gente se volvió a su casa con su plato.',
        ],
        [
          '—Que vengan todos aquí —dijo {h}, y fue de puerta en puerta.\nVinieron. Vinieron diecinueve, con sillas, velas y un acuario que no querían dejar solo. La mesa era para seis. Hubo codos en la sopa y un pie en el turrón. Luego se partió la silla del señor Paz, con el señor Paz encima, y poco a poco cada cual recogió su plato y se despidió con mucha educación. Quedaron {h} {a.y} y una pata de silla.',
          'La idea era buena: una casa, una mesa, todos. La casa tenía doce metros cuadrados de comedor. Al entrar los del quinto tuvieron que salir los del segundo; al entrar los del segundo se salió la puerta. <El loro del tercero lo contaba todo en voz alta.> A las ocho, {h} había roto el jarrón y conocía a todo el mundo por los pies. A las ocho y cuarto se habían ido.',
        ],
      ),
      more(1, [
        'El señor Paz no se había hecho daño.\n—Era una silla triste —dijo—. Hacía años que quería romperse.\nDejó encima de la mesa una lata de melocotón, «por los gastos», y bajó cojeando con elegancia.',
      ]),
      more(2, [
        'Probaron después con la azotea. Cabían todos, pero también cabía el frío. El viento se llevó las servilletas, una detrás de otra, como si alguien las llamara por su nombre.',
      ]),
      more(3, [
        '{A} propuso cenar por turnos, por orden alfabético. Resultó que los de la zeta eran los del bebé. <El bebé dio su opinión.> Se desestimó.',
      ]),
      slot('road'),
    ]),
    scene(['El cuarto sin número', 'Carbón'], 'Hay un fuego encendido, y pide algo.', [
      core(
        [
          'Había luz debajo de una puerta sin número. {B.+} cuidaba allí un fogón de carbón.\n—Caben todas las ollas —dijo {b}—. Pero yo no guiso para quien come con la puerta cerrada.',
        ],
        [
          'En lo más bajo de la casa, detrás de los contadores, una rendija brillaba. {B.+} estaba allí dentro, delante de un fogón de carbón con ocho bocas.\n—Esto no necesita enchufe —dijo {b}—. Que traigan lo que haya, y yo lo termino. Pero con una condición. Todos de lo mismo. No sale de aquí un plato para comérselo detrás de una puerta.',
          '—Alguien llama —dijo una voz, y era {b.+}, que esa noche mantenía vivo el fogón de la portería.\n{H} explicó lo del pavo, lo del arroz, lo del flan.\n—Todo eso lo acabo yo en hora y media —dijo {b}—. ¿Y luego? ¿Cada mochuelo a su olivo? Entonces no enciendo. Este fuego es para una mesa. Busca la mesa.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} dio su palabra sin saber cómo iba a cumplirla, y empezó por poner su propia sopa, la que tenía guardada para los suyos, en la olla de todos.',
        ],
        [
          '—Habrá mesa —dijo {h}.\n{B} señaló la sopera. Era la receta de la casa, la que no se le daba a nadie; alcanzaba justo para seis. {H} la volcó en la olla grande. Sonó como un cubo en un pozo.\n—Ahora te creo —dijo {b}, y abrió el tiro.',
          'No había mesa. Había una promesa. {H} fue de piso en piso pidiendo ollas, y la gente las soltaba con cara de despedir a alguien en un muelle. <Los del pavo lo acompañaron hasta el rellano.> Cuando bajó con la última, le temblaban los brazos, y {b} ya removía.',
        ],
      ),
      more(2, [
        'El fogón respiraba como un animal dormido. {B} lo alimentaba a puñados y le hablaba de usted.\n—Es mayor que la casa —dijo—. Primero estuvo él, y alrededor le fueron poniendo pisos.',
      ]),
      slot('quiet'),
    ]),
    scene(['La cena está lista', 'Sin mesa'], 'Hay cena para sesenta y ningún sitio.', [
      core(
        [
          'A las diez la cena estaba lista, y mesa seguía sin haber. {H} se sentó en un escalón, con un plato de sopa en el de al lado para que no se volcara.',
        ],
        [
          'A las diez olía en toda la casa a una sola cosa, y esa cosa era todo. La cena para sesenta estaba lista. Mesa no había. {H} había medido el portal, el patio, el cuarto de las bicicletas. En ninguna parte. Se dejó caer en un escalón. {A} le puso en la mano un plato de sopa, y como no tenía dónde apoyarlo, {h} lo dejó en el escalón de arriba.',
          '—Podríamos pedir una puerta y ponerla sobre cuatro cubos —dijo {a}.\nLo intentaron. La puerta era la del ascensor y no quiso. <Los cubos goteaban.> Dieron las diez. Por el hueco de la escalera asomaban caras, una por barandilla, como notas en un pentagrama. {H} se sentó en el primer peldaño y puso el plato en el segundo.',
        ],
      ),
      slot('road'),
      more(1, [
        'Una niña bajó a preguntar si ya. Luego bajó otra. Se sentaron también, cada una en su escalón, con la barbilla en las rodillas. Después vino el señor Paz, que no tenía silla.',
      ]),
      more(3, [
        '—¿Tú qué vas a decirle a {b}? —preguntó {a}.\n—La verdad.\n—¿Cuál es?\n{H} dio vueltas a la cuchara. Todavía le quedaba una hora de verdad por encontrar.',
      ]),
    ]),
    scene(['Ochenta y cuatro', 'La sopa del escalón'], '{H} mira dónde ha puesto el plato.', [
      slot('key'),
      core(
        [
          'El plato no se había caído. Estaba a la altura justa: un escalón para sentarse, el de arriba para comer. {H} miró hacia lo alto. Ochenta y cuatro escalones.\n—Ya está puesta —dijo—. La mesa. Es esta.',
        ],
        [
          'El plato. Ahí seguía, sin moverse, en el escalón de arriba, a la altura exacta de una cuchara. Una tabla para sentarse, otra para comer, y así una detrás de otra, hasta donde se perdía la vista.\n—¿Cuántos escalones tiene esta casa?\n—Ochenta y cuatro —dijo {a}, que los subía cada día.\n—Pues es la mesa más larga que he visto —dijo {h}—. Y ya está puesta.\nLa sopa subió de mano en mano desde el fogón. El pan bajó desde el quinto. Nadie tuvo que levantarse, nadie se quedó en una esquina, y entre un piso y otro no había ninguna puerta.',
          '{H} miró el plato, el peldaño, el siguiente peldaño, la niña sentada, el señor Paz. Nadie había dicho nada, y ya estaban cenando en fila.\n—No hay que buscarla —dijo {h}—. Estamos sentados en ella.\nSe corrió la voz por la barandilla. En cada escalón una vela, en cada vela dos caras. Desde el portal hasta la azotea, ochenta y cuatro sitios. <El flan fue el que más viajó: lo vieron pasar en los siete pisos.> {B} salió del cuarto del fuego con el cucharón al hombro y miró hacia arriba mucho rato.',
        ],
      ),
      more(1, [
        'Entonces, desde el último piso, alguien preguntó:\n—¿Estamos?\nY la palabra bajó de boca en boca, escalón por escalón, y al llegar abajo ya era una respuesta.',
      ]),
    ]),
    scene(['Vuelve la luz', 'El último peldaño'], 'La luz vuelve, y nadie se levanta.', [
      slot('after'),
      more(2, [
        'Cantaron. Los de arriba empezaban una estrofa y a los de abajo les llegaba más tarde, de modo que la canción subía y bajaba sin terminar nunca. <El loro hizo la segunda voz.>',
      ]),
      core(
        [
          'A medianoche volvió la luz, toda de golpe. Hubo un parpadeo y un silencio. Luego alguien, en el tercero, la apagó. <{W.pasó}> En el escalón de arriba, la sopa de {h} aún humeaba.',
        ],
        [
          'A las doce menos diez volvió la luz. Zumbaron los hornos, se encendieron las estrellas de papel, y todos se miraron como quien se despierta en un tren. Podían irse ya a su mesa. Pasó un segundo, y otro. Después, en algún piso, sonó un clic. Y otro. Uno por uno apagaron los interruptores hasta que no quedaron más que las velas. <{W.pasó}>\n—¿Hay más sopa? —preguntó {h}.\nLe llegó un plato desde abajo. Lo habían llenado veinte manos y no faltaba ni una gota.',
          'Nadie sabe a qué hora volvió la luz. En el portal se encendió una bombilla, y {b} la desenroscó con el delantal. <{W.pasó}> Más tarde, mucho más tarde, {h} subió a dormir. Había que pasar por encima de piernas, platos y un señor Paz dormido. En cada peldaño alguien se apartaba un poco y decía buenas noches. Tardó media hora en llegar. Eran ochenta y cuatro.',
        ],
      ),
    ]),
  ],
}
