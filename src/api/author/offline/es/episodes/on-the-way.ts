import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Animals and obstacles that have their own idea of the way. */
export const onTheWay: readonly Episode[] = [
  {
    id: 'goose-toll',
    categories: ['adventure', 'generic', 'love'],
    ages: ALL,
    ...scene(['El peaje', 'La oca', 'Se paga al pasar'], 'Una oca corta el paso y cobra.', [
      always([
        'En lo más estrecho del camino había una oca. No estaba de paso. Estaba de servicio: se le notaba en el cuello.\n—Buenas —dijo {h}.\nLa oca abrió las alas y ocupó todo el ancho. {A} intentó rodearla, y la oca dio medio paso de lado, como el portero de un baile. <Tenía el pico naranja y muy buena memoria.>',
      ]),
      always([
        'Se le ofreció pan. Lo aceptó y no se movió. Se le ofreció conversación. {H} probó a andar a cuatro patas, por si era cosa de estatura, y la oca le quitó el gorro, lo dejó en el suelo, a su derecha, y volvió a su sitio. Entonces vieron que a su derecha había más cosas: un guante, una pipa, el tapón de un termo, un zapato de niño.\n—Es un peaje —dijo {a}—. Cobra una cosa por cabeza.',
      ]),
      more(1, [
        'Al otro lado esperaba una pareja que quería pasar en dirección contraria.\n—Nosotros venimos todos los domingos —gritaron—. No hay que darle algo bueno. ¡Hay que darle algo que uno vaya a echar de menos un poquito! Con mucho se ofende.\n<Él dejó un botón. Ella, tras pensarlo, el otro.>',
      ]),
      always([
        '{A} dejó un lápiz mordido. La oca lo giró, lo olió, lo puso en la fila y se apartó justo una persona. Fila de uno. {H} ya estaba pagado, con el gorro. Pasaron. Al mirar hacia atrás, vieron por qué: detrás de la oca, en el hueco de la pared, asomaban cinco cabezas amarillas. Estaban metidas hasta el cuello en lana, en guantes, en un calcetín a rayas, y una llevaba puesto el tapón de un termo. La oca recogió el gorro, lo ahuecó con el pico y lo añadió al nido. Luego volvió a su puesto. Venía alguien con bufanda.',
      ]),
    ]),
  },
  {
    id: 'dog-master',
    categories: ['adventure', 'generic', 'love'],
    ages: ALL,
    ...scene(
      ['El perro de otro', 'Como si fuera nuestro', 'Aquí, chico'],
      'Un perro está convencido de que va con ellos.',
      [
        always([
          'Cuando quisieron darse cuenta, iban con un perro. Nadie lo había llamado. Era mediano, marrón, con un oído hacia arriba y otro de paseo, y andaba entre {h} y {a} como si hiciera años que salían a esa hora.\n—¿Es tuyo? —les preguntó una mujer al cruzarse.\n—No —dijeron.\nEl perro pareció sorprendido.',
        ]),
        always([
          'Tenía sus costumbres. En las esquinas se sentaba y esperaba a que alguien dijera «venga». A los charcos los saludaba. Si {h} se quedaba atrás, volvía, daba una vuelta y lo empujaba todo hacia delante con la nariz. <Una de las veces empujó también a un cartero, por si era del grupo.> En el collar llevaba una chapa con un nombre, pero tan gastado que solo se leía «Si me encuentra,» y después nada.',
        ]),
        more(1, [
          '—Si me encuentra, ¿qué? —dijo {a}—. ¿Llame? ¿Corra? ¿Deme de comer?\nProbaron con las tres. A la primera no hizo caso. Con la segunda se apuntó enseguida. Con la tercera se sentó, muy recto, y levantó una pata.',
        ]),
        always([
          'Fue el perro el que se detuvo. En una puerta cualquiera, sin timbre. Los miró, primero a {h}, luego a {a}, contó que estaban, y rascó dos veces. Abrió un señor con zapatillas.\n—Ah —dijo—. Otra vez ha ido a acompañar a alguien. Lo hace desde que me jubilé de cartero. No soporta que la gente vaya por ahí sin reparto.\nEl perro ya estaba dentro, bebiendo. {H} se agachó y leyó la chapa al revés, por si acaso. Por detrás sí se distinguía: «ya estamos todos».',
        ]),
      ],
    ),
  },
  {
    id: 'snail-derby',
    categories: ['adventure', 'generic', 'love', 'bedtime'],
    ages: ALL,
    ...scene(['La gran carrera', 'Dorsal siete', 'A toda máquina'], 'Se corre una carrera que no tiene prisa.', [
      always([
        'En un muro bajo se disputaba una carrera. Había público, tres personas y un gato, y un cronómetro del tamaño de un pan.\n—Silencio —dijo el juez—. Entran en la recta.\n{H} se acercó. Eran caracoles, cinco, con un número pintado en la concha. <La recta medía un palmo y medio. Habían salido el martes.>',
      ]),
      always([
        'Uno se va a marchar, y no se marcha. El tres llevaba ventaja, es decir, los cuernos. El uno se había dormido en cabeza. El siete iba el último y miraba el paisaje.\n—Yo soy del siete —dijo {a} por lo bajo, al cuarto de hora.\n—Es el peor.\n—Por eso. Alguien tiene que ser.\nA la media hora {h} descubrió que tenía los puños apretados. El tres había dado la vuelta y volvía a la salida, con mucho mérito.',
      ]),
      more(1, [
        'El juez les contó que una vez, en su juventud, había habido un caracol que llegó. Nadie estaba preparado. No había cinta. Hubo que improvisar con un cordón de zapato, y al caracol, de la impresión, no se le vio en una semana.',
      ]),
      always([
        'Cayó una gota. Solo una, quién sabe de dónde. Dio en el muro, delante del siete, que hasta ese momento no había tenido motivo. Sacó los cuernos. Sacó lo demás. Pasó al cinco, pasó al uno, que roncaba, y fue dejando en la piedra un camino brillante, derecho como una regla. En la meta no se paró: siguió, dobló el canto del muro y desapareció por el otro lado.\n—Descalificado —dijo el juez, con lágrimas en los ojos—. Por exceso.\n{A} no dijo nada. Fue un buen rato mirando hacia atrás. Y andaba más despacio, como quien lleva algo pintado en la espalda.',
      ]),
    ]),
  },
  {
    id: 'wrong-door',
    categories: [],
    ages: ALL,
    ...scene(
      ['Llegan tarde', 'La puerta equivocada', 'El invitado'],
      'Se equivocan de puerta, y los estaban esperando.',
      [
        always([
          '—¡Por fin! —dijo la mujer que abrió, y tiró de {h} hacia dentro, y con la otra mano, de {a}—. Los abrigos ahí. Que se enfría.\nHabían llamado solo para preguntar. Era una mesa larga, con mantel, y veinte caras desconocidas se volvieron a la vez con una alegría que daba reparo estropear.\n—Creo que… —empezó {h}.\n—Siéntense, siéntense.',
        ]),
        always([
          'Les llenaron el plato. Les preguntaron por el viaje.\n—Bien —dijo {a}, que no mentía.\n—¿Y el niño?\n—Creciendo —dijo {h}, porque eso lo hacen todos.\nPoco a poco fueron sabiendo quiénes eran: los primos de ultramar, a los que nadie había visto desde hacía treinta años. <Tenían, al parecer, una fábrica de botones y un disgusto con el tío Ernesto.> El tío Ernesto estaba justo enfrente, con la mirada en la sopa.',
        ]),
        more(1, [
          'Un niño los estudiaba desde debajo de la mesa.\n—Tú no eres primo —le dijo a {h} al oído.\n—No.\n—Yo tampoco. Vine en marzo por un balón.\n<Y volvió a su sitio, entre dos tías.>',
        ]),
        always([
          'Había que decirlo. {H} se puso de pie. En ese instante el tío Ernesto se levantó también, rojo como el mantel.\n—Antes de nada —dijo—, la carta la quemé yo. Perdónenme. Llevo treinta años con esto.\nNadie respiraba. Todos miraban a {h}.\n—Está perdonado —dijo {h}. Alguien tenía que decirlo.\nHubo llanto, abrazos, un brindis que tiró dos copas. En medio del ruido se abrió la puerta, y entraron, con maletas, dos personas que olían a barco. {H} {a.y} se encontraron los abrigos a tientas. Salieron por la cocina. El niño les sujetaba la puerta, y les puso en la mano un trozo de tarta para el camino.',
        ]),
      ],
    ),
  },
  {
    id: 'the-line',
    categories: [],
    ages: ALL,
    ...scene(['La cola', '¿Quién es el último?', 'Detrás de mí no hay nadie'], 'Hay una cola, y nadie sabe para qué.', [
      always([
        '—¿Quién da la vez? —preguntó {a}, por instinto.\n—Yo —dijo una señora con moño.\nEra una cola larga y formal. {H} {a.y} se pusieron al final, porque una cola así siempre es por algo. Al cabo de un rato {h} se lo preguntó a la del moño.\n—No sé —dijo ella—. Me puse detrás de este caballero, que parecía muy seguro.',
      ]),
      always([
        'El caballero se había puesto detrás de una chica con libro. La chica, detrás de unos novios. {H} fue avanzando por la fila, preguntando bajito, y guardándole el sitio {a}. Unos creían que era para el pan. Otros, que para firmar en contra. <Un hombre lloraba: creía que era un entierro.> Al llegar al principio, {h} encontró a un muchacho apoyado en la pared.\n—¿Yo? —dijo—. Espero a una amiga.',
      ]),
      more(1, [
        'Mientras tanto la cola había hecho vida. Los novios le explicaban la novela a la chica. La del moño sabía ya cómo dormía el caballero. Por detrás de {a} se habían añadido seis, y uno vendía pipas.',
      ]),
      always([
        '{H} volvió a su puesto y lo contó en voz baja. {A} lo contó hacia atrás, y hacia delante lo contó la del moño. La noticia recorrió la fila entera, y llegó a la cabeza, y volvió. No se marchó nadie.\n—Ya que estamos —dijo el caballero.\nAl rato apareció la amiga, corriendo, y se quedó de piedra al ver a cuarenta personas que miraban el reloj.\n—¿Todos estos? —preguntó.\n—Han venido a esperarte —dijo el muchacho, que no sabía explicarlo mejor.\nY la cola, que por fin tenía algo, aplaudió.',
      ]),
    ]),
  },
]
