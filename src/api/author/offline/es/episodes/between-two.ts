import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Small wars and treaties between the hero and the companion. */
export const betweenTwo: readonly Episode[] = [
  {
    id: 'silence-bet',
    categories: [],
    ages: ALL,
    ...scene(['La apuesta', 'Quien hable pierde', 'Ni una palabra'], 'Una apuesta: quien hable primero pierde.', [
      always([
        '—Tú no aguantas ni cien pasos con la boca cerrada —dijo {a}.\n—Tú tampoco —dijo {h}.\nSe dieron la mano. Quien hablara primero llevaría las cosas del otro hasta el final del camino. {A} se pasó por los labios una cremallera de aire y tiró la llave. <Las cremalleras no llevan llave, pero {h} ya no se lo podía decir.>',
      ]),
      always([
        'Los primeros veinte pasos fueron fáciles. A los treinta empezaron a pasar cosas. Un gato con corbata. Un letrero con una falta de ortografía en cada palabra. {H} señaló, {a} señaló, se les llenaron los carrillos. A los sesenta, un señor muy amable les preguntó la hora. Le contestaron con los dedos. Preguntó si eran de aquí, y {h} hizo con las manos algo que resultó ser un pájaro. <El señor dio las gracias y apretó el paso.>',
      ]),
      more(1, [
        'Sin palabras se oía mucho más. Se oía que {a} pisaba distinto con el pie izquierdo. Se oía a {h} tragar. Debajo de eso había otra cosa, un rumor continuo, que podía ser el mundo cuando no lo interrumpen.',
      ]),
      always([
        'Llegaron a cien. A doscientos. Ya nadie contaba. En una revuelta {a} se paró y miró algo: la luz caía de lado sobre una pared cualquiera, y la pared parecía a punto de decir lo que sabía. {H} se puso al lado. Estuvieron así hasta que la luz se corrió.\n—Qué… —dijeron las dos bocas a la vez.\nSe quedaron con el «qué» en el aire. Era un empate. Se repartieron las cosas como mejor pudieron, y durante un buen rato todavía no dijeron nada, aunque ya estaba permitido.',
      ]),
    ]),
  },
  {
    id: 'sandwich',
    categories: [],
    ages: ALL,
    ...scene(
      ['Pan y queso', 'El bocado más grande', 'A medias'],
      'Queda un bocadillo, y hay que partirlo con justicia.',
      [
        always([
          'Quedaba un bocadillo. Había viajado tanto que tenía la forma del codo de alguien.\n—Lo partes tú y elijo yo —dijo {a}—. Es la única manera decente.\n{H} sacó la regla de {h}, que era el pulgar. Midió. Volvió a medir. <Por un lado el queso asomaba la cabeza, y eso falseaba el cálculo.> Un bocadillo no tiene centro: tiene opiniones.',
        ]),
        always([
          'Cortó. Una mitad salió más ancha; la otra, más alta. {A} las miró de frente, de perfil, las sopesó. Alargó la mano hacia la ancha y la retiró. Hacia la alta, y la retiró.\n—Elige tú —dijo.\n—Te toca a ti.\n—Es que no quiero quitarte la buena.\n—¿Cuál es la buena?\nNo lo sabían. Una hormiga, que sí lo sabía, subía ya por el papel.',
        ]),
        more(1, [
          '—Cuando mi padre partía algo —dijo {a}—, siempre decía: «Qué casualidad, han salido iguales». Y no salían iguales nunca. Una era enorme. Era la mía, claro, pero tardé años en darme cuenta de que él no miraba el pan.\n{H} masticó eso un rato, aunque todavía no había empezado a comer.',
        ]),
        always([
          'Al final {h} cerró los ojos, revolvió los dos trozos detrás de la espalda y extendió los puños, como en los juegos. {A} tocó uno. Resultó que el otro, con tanta vuelta, se había deshecho: en la mano de {h} había sobre todo migas y buena voluntad.\n—Qué casualidad —dijo {a}, y partió el suyo otra vez—. Han salido iguales.\nNo habían salido iguales. Comieron mirando al frente, con toda la seriedad del mundo. La hormiga se llevó el queso, que era más grande que ella, y tardó muchísimo.',
        ]),
      ],
    ),
  },
  {
    id: 'shoe-swap',
    categories: [],
    ages: ALL,
    ...scene(['Cien pasos', 'Los zapatos del otro', 'Donde aprieta'], 'Alguien propone cambiarse los zapatos.', [
      always([
        '—Siempre vas delante —dijo {a}—. No sabes lo que es ir detrás.\n—Y tú siempre dices por dónde. No sabes lo que es no saber.\nEmpezaba a ponerse feo. Entonces {h} se sentó y se desató los cordones.\n—Cien pasos —dijo—. Con los míos. Y yo con los tuyos.\n<{A} miró los zapatos como quien mira un plato extranjero.>',
      ]),
      always([
        'Los {a.de} eran de otra manera por dentro. Tenían una montañita debajo del dedo gordo, una arruga que sabía cosas, y empujaban un poco hacia la izquierda. {H} dio diez pasos de borracho. {A} daba pasitos, como quien lleva una bandeja.\n—¿Esto lo llevas tú todo el día? —preguntó {a}—. Se nota cada piedra.\n—¿Y esto? —dijo {h}—. Pesan como si fueran con dueño.',
      ]),
      more(1, [
        'A los cincuenta, {h} encontró en la punta una cosa dura. No podía ser una piedra: estaba doblada con cuidado. Era un papelito muy viejo.\n—No lo saques —dijo {a}—. Va ahí desde el primer día de colegio. Da suerte en el pie derecho.\n<{H} movió los dedos y le hizo sitio.>',
      ]),
      always([
        'A los cien pasos no se detuvieron. Siguieron hasta ciento veinte, por si los últimos eran diferentes. {A} iba delante ahora, y a cada rato volvía la cabeza. {H}, detrás, veía por primera vez cómo llevaba los hombros: muy altos, como quien escucha. Se sentaron a descambiar. Ninguno de los cuatro zapatos encajó a la primera; se habían ensanchado un poco, cada cual en un sitio nuevo. De lo otro, de quién delante y quién detrás, no se volvió a hablar. El camino, además, era ancho.',
      ]),
    ]),
  },
  {
    id: 'hand-map',
    categories: [],
    ages: ALL,
    ...scene(['Un mapa en la mano', 'La raya del pulgar', 'Se borra'], 'Un mapa dibujado en una mano no dura mucho.', [
      always([
        'Para no perderse, {a} dibujó el camino en la palma de {h}. Había poca tinta y muchas rayas puestas ya de antes.\n—Aquí estamos —dijo—. Aquí hay que llegar. Esto es una cuesta, y esto otro es tuyo.\nHacía cosquillas. <Sobre todo el puente.> {H} cerró el puño, y lo llevó así, como quien lleva un grillo.',
      ]),
      always([
        'No hay que pedirle a una mano que no haga nada. Saludó, apartó una rama, se rascó un ojo. Cuando {h} volvió a abrirla, el puente estaba en la muñeca y la meta se había corrido al dedo anular. {A} la giró hacia la luz.\n—O estamos aquí —dijo—, o ese es el lunar.\nSiguieron el lunar un buen trecho. Después, por la raya del pulgar, que era clara y terminaba de pronto.',
      ]),
      more(1, [
        'Se cruzaron con una mujer que leía manos.\n—Qué vida más rara —dijo, estudiando el dibujo—. Una cuesta, un puente, un amor que se llama «desvío»… ¿Esto es una cruz?\n—Es donde vamos —dijo {h}.\n<—Ah. Pues aún no lo pone.>',
      ]),
      always([
        'Al final no quedaba más que una mancha azul. {H} juntó la palma con la {a.de}, que también se había manchado al dibujar, y al separarlas apareció algo: la mitad de una raya en una mano, la otra mitad en la otra.\n—Si se ponen así —dijo {a}, y las puso—, sigue por aquí.\nSeguía, en efecto. Claro que había que andar con las dos manos levantadas, una contra otra, y por los sitios estrechos no se cabía. Fueron despacio. Nadie que los viera habría dicho que consultaban un mapa.',
      ]),
    ]),
  },
  {
    id: 'quarrel',
    categories: [],
    ages: ALL,
    ...scene(['La pelea', 'Por nada', 'Media hora sin hablarse'], 'Una pelea por nada necesita un motivo.', [
      always([
        'Se enfadaron. Después ninguna de las dos partes supo reconstruir por qué. Alguien dijo «bueno», y a quien lo oyó no le gustó el «bueno».\n—¿Qué quieres decir con «bueno»?\n—Nada. Bueno.\n{H} se fue por un lado del camino y {a} por el otro. <El camino medía tres metros. Cada cual se arrimó al borde todo lo que pudo.>',
      ]),
      always([
        'Así anduvieron un rato, a la misma altura y con la barbilla alta. No es fácil: hay que ir exactamente igual de deprisa para que se note que no se va con nadie. Si {a} aflojaba, {h} se ataba un zapato. Si {h} corría, {a} se acordaba de una cosa y corría también. Una hoja seca cruzó de un lado a otro, y la siguieron con los ojos hasta que casi se encontraron las miradas.',
      ]),
      more(1, [
        'Vino alguien de frente, con un perro, y vaciló: no sabía por dónde pasar. Por en medio le pareció meterse en algo. Al final dio un rodeo por el campo. El perro se quedó en el centro, mirando a uno y otro borde, y ladró una vez, como quien pide orden en la sala.',
      ]),
      always([
        'Llegaron a un sitio estrecho. No cabían los dos bordes. Alguien tenía que pasar primero, y ceder el paso era hablar.\n—Pasa —dijo {h}.\n—Bueno —dijo {a}.\nSe quedaron en la boca del estrecho. Primero le tembló a {a} la comisura, luego a {h} un hombro. Rieron sin hacer ruido, como se ríe en los entierros, apoyándose en la pared. Cuando acabaron, pasaron a la vez, de lado, y se rozaron los botones. Del otro lado el camino era igual de ancho que antes. Usaron el medio.',
      ]),
    ]),
  },
]
