import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** What takes as long as it takes. */
export const unhurried: readonly Episode[] = [
  {
    id: 'tortoise-name',
    categories: [],
    ages: ALL,
    ...scene(['Sin nombre', 'La tortuga', 'Cómo se llama'], 'Una tortuga no contesta a ningún nombre.', [
      always([
        '—Soy {h} —dijo {h}, porque la niña había preguntado.\n—Yo, Carlota —dijo la niña—. Y esta no sé. Por eso estoy aquí.\nSeñaló el suelo. Había una tortuga, de espaldas.\n—Le digo nombres. Cuando se dé la vuelta, es ese.\n<Llevaba desde el desayuno.>',
      ]),
      always([
        'Probaron. Manuela: nada. Tormenta: nada. {A} tenía muchos y los decía con cariño, uno por uno: Perla, Bruna, Castaña, Doña Sopa. La tortuga estiró el cuello, y todos contuvieron el aliento. Comió una hoja.\n—A lo mejor es macho —dijo {a}.\nProbaron Rodolfo, Bruno, Don Sopo. Nada. La niña tachaba en un cuaderno.',
      ]),
      more(1, [
        '—Mi hermano dice que la llame Tortuga y ya —dijo Carlota—. Él se llama Hermano, que lo tengo comprobado. —Miró a {h} con curiosidad—. ¿A ti quién te lo puso?\n{H} contó lo que sabía. La niña lo apuntó en el margen.',
      ]),
      always([
        'Y entonces la tortuga se movió. Levantó una pata. La pensó. Levantó otra. Fue girando, girando, como giran las puertas de los bancos, y se quedó mirándolos con unos ojos negros y muy tranquilos.\n—¡Don Sopo! —gritó la niña.\n—No —dijo {h}—. Es lenta. Habrá sido uno de antes.\nHicieron la cuenta. Hasta darse la vuelta había tardado cinco minutos largos. Contaron hacia atrás en el cuaderno: Rodolfo, Castaña, Bruna, Manuela. Y aún faltaba un poco. {A} se echó a reír.\n—Antes de Manuela está Carlota, y a ese no contesta nunca —dijo—. Y antes, el primero de todos.\nLa niña lo apuntó en mayúsculas y lo subrayó. La tortuga seguía mirando a {h}.\n—Si llaman —dijo Carlota—, tú contesta primero. Ella necesita más tiempo.',
      ]),
    ]),
  },
  {
    id: 'endless-scarf',
    categories: [],
    ages: ALL,
    ...scene(['La madeja', 'Una bufanda', 'Las manos en alto'], 'Una bufanda no crece por mucho que se teja.', [
      always([
        '—Tú, las manos así —le dijo a {h} una mujer que hacía punto, y {le} colgó de los pulgares una madeja azul.\nEso fue todo. Ya no se podía ir a ninguna parte. La mujer tiraba del hilo, las agujas sonaban, y {h} movía los brazos a un lado y a otro como quien acuna el aire. <Al minuto le picó la nariz. Siempre pica.>',
      ]),
      always([
        '—¿Para quién es? —preguntó {a}, y le rascó la nariz que no era.\n—Para mi nieto. Llevo desde marzo y no pasa de metro y medio. —La levantó. Metro y medio—. Tejo tres horas al día. Debería dar la vuelta a la casa.\n{A} frunció el ceño. La bufanda bajaba de las agujas, cruzaba el suelo y se metía por debajo de un biombo. Se movía. Muy poco, pero se movía.',
      ]),
      more(1, [
        'La mujer contaba una historia por ovillo, y las historias también se enredaban. Había en ellas un primo, un tren y una cabra. {H} acabó sin saber quién se había bajado en Zamora. <La cabra, seguramente.>',
      ]),
      always([
        '{A} miró detrás del biombo. En un cojín había un niño muy formal. Tiraba de la punta de la bufanda, la iba deshaciendo vuelta por vuelta, y con el hilo hacía una madeja.\n—Es para la abuela —dijo en voz baja—. Siempre se le acaba la lana. Le dejo una cada tarde en la cesta, y se pone muy contenta.\n{A} volvió y se lo contó a {h} al oído. {H} miró la madeja que llevaba en las manos. Era azul. Estaba un poco rizada, como la lana que ya ha sido otra cosa.\n—¿Crece? —preguntó la mujer.\n—Va muy bien —dijo {h}, y levantó los brazos.\nNadie tenía prisa. Quedaban todavía muchas tardes.',
      ]),
    ]),
  },
  {
    id: 'late-book',
    categories: [],
    ages: ALL,
    ...scene(
      ['La multa', 'Sesenta y un años tarde', 'El libro devuelto'],
      'Alguien devuelve un libro con mucho retraso.',
      [
        always([
          '—¿Ustedes van para dentro? —preguntó un viejo en voz muy baja. Estaba detrás de una columna y llevaba algo debajo del abrigo—. Es para devolverlo. Yo no me atrevo.\nEra un libro. Lo había sacado con siete años. <Ahora tenía sesenta y ocho, y no había dormido bien desde entonces.>',
        ]),
        always([
          'La biblioteca era un carro con estanterías, y la bibliotecaria llevaba un lápiz en el moño. Abrió el libro por la ficha. Levantó una ceja, luego la otra.\n—Sesenta y un años —dijo—. A cinco céntimos por día.\nSe puso a multiplicar. La cuenta ocupó el margen, dio la vuelta y siguió por detrás. {H} no sabía dónde mirar. {A} calculaba cuántos bolsillos harían falta.\n—Y además —dijo la mujer— le falta la última página.',
        ]),
        more(1, [
          'Detrás de la columna se oyó toser. {A} dijo que era el viento. La bibliotecaria dijo que el viento, cuando tose, suele llevar un abrigo marrón.',
        ]),
        always([
          '—Esa página la busco yo desde niña —siguió la mujer, y dejó el lápiz—. Lo leí justo antes que él. Era la única que sabía leer tan deprisa. Me llamaron a cenar cuando me quedaba una hoja. Cuando volví, se lo habían llevado.\nSalió el viejo de detrás de la columna. Metió dos dedos en la cartera y sacó un papel doblado en cuatro, gastado como un guante.\n—La arranqué yo —dijo—. Para que no se acabara.\nElla la tomó por los bordes. La leyó de pie. En todo el carro no se movió ni el polvo.\n—Conque llegaban —dijo al final.\n—Llegaban —dijo el viejo.\nRompió la cuenta en trozos muy pequeños. Luego abrió un cajón, sacó un carnet en blanco y le preguntó cómo se llamaba. {H} {a.y} ya no hacían falta.',
        ]),
      ],
    ),
  },
  {
    id: 'tie-vote',
    categories: [],
    ages: ALL,
    ...scene(['Empate', 'Rojo o verde', 'El voto que falta'], 'Ocho personas no se ponen de acuerdo sobre un banco.', [
      always([
        '—¡Ese! —gritó alguien—. ¡Ese no es de aquí!\nEra por {h}. Ocho personas con el sombrero puesto {le} abrieron sitio alrededor de una mesa. Se votaba de qué color pintar el banco. Iban cuatro a cuatro desde el jueves.\n—Rojo —dijeron cuatro.\n—Verde —dijeron cuatro. <Había quien llevaba tres días sin hablarse con su peluquero.>',
      ]),
      always([
        '{H} pidió razones. El rojo alegraba, dijeron los del rojo. El verde descansaba, dijeron los del verde. Uno del rojo confesó que a su mujer le gustaba el verde, pero que un voto es un voto. Una del verde tenía en casa tres botes de pintura roja. Pusieron delante de {h} una urna, que era una sopera, y un papelito.\n—¿Y yo? —preguntó {a}.\n—Usted haría diez —dijo el presidente, horrorizado—. Y volveríamos a empatar.',
      ]),
      more(1, [
        'Alguien propuso rayas. Se hizo un silencio helado. <Las rayas ya se habían intentado con el buzón, y hubo que traer a un primo de fuera para hacer las paces.>',
      ]),
      always([
        '{H} chupó el lápiz. Miró a los cuatro, miró a los otros cuatro.\n—Antes querría verlo —dijo.\nFueron en procesión, los ocho con sombrero, {a} con la sopera. El banco estaba al fondo. O debía de estar: no se veía. En un extremo dormía un muchacho. En el otro, dos hermanas pelaban guisantes. En medio había un gato, una bolsa de pan, un señor que les contaba a los tres una película. Del banco no asomaban más que las patas.\n—¿De qué color es ahora? —preguntó {h}.\nEl presidente se rascó debajo del sombrero. Nadie se acordaba.\nSe aplazó la votación por estar el banco ocupado. Una del verde pidió que le hicieran sitio. Le hizo sitio uno del rojo.',
      ]),
    ]),
  },
]
