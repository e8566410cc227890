import type { Insert, SlotName, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const tone = (name: string, slot: SlotName, phrasings: readonly Template[], also = ''): Insert =>
  rich(slot, 1, phrasings, `${name} !toddler${also}`)

/** One or two moments in which the tone asked for comes to the fore. */
export const toneInserts: readonly Insert[] = [
  tone('funny', 'road', [
    'Entonces {a} se cayó. No fue grave, pero sí muy completo.\n—De todos modos, iba hacia abajo —dijo desde el suelo. <{H} se sentó al lado, por cortesía.>',
    '—Tengo un plan —dijo {a}.\n—¿Es bueno?\n—Es corto.\n<Era cortísimo. Consistía en la palabra «adentro».>',
    '{A} llevaba un buen rato señalando con mucha autoridad en la dirección equivocada.\n—¿Seguro?\n—De señalar, segurísimo —dijo {a}.',
    '—¿Has traído lo que te dije? —preguntó {h}.\n—Mejor —dijo {a}, y enseñó un colador.\nNo hubo más preguntas. <El colador, conviene decirlo, no sirvió para nada.>',
    'A {h} le dio un calambre en la risa. No sabía que eso existiera. {A} le frotó el costado con cara de médico y anunció que habría que cortar.',
    '—Por aquí ya hemos pasado —dijo {h}.\n—Imposible.\n—Ese chicle es el tuyo.\n{A} se agachó a mirarlo. Era el suyo. <Se saludaron.>',
    'Hubo que hablar en voz baja, y en voz baja a {a} le salía todo como un secreto de Estado.\n—Se me ha bajado un calcetín —susurró.\n{H} asintió con gravedad.',
    '{A} se había aprendido una frase para las emergencias. La dijo entera, con el dedo en alto. <Era en otro idioma y trataba de un paraguas.>',
  ]),
  tone('funny', 'after', [
    '—Si alguien se entera de esto —dijo {a}.\n—¿Y quién se va a enterar?\n—Pues eso. Qué desperdicio.\n<Al día siguiente ya lo habían contado por todas partes, y cada vez un poco distinto.>',
    '—Propongo que no lo contemos —dijo {h}.\n—Ya lo he contado —dijo {a}.\n—¿Cuándo?\n—Mientras pasaba.',
    '—La próxima vez lo hacemos sin caernos —dijo {a}.\n{H} lo pensó.\n—Sería más corto —dijo. <Y en eso quedaron: en que sería más corto.>',
    '{A} quiso resumirlo en una palabra y no le salía. Lo intentó con un gesto. El gesto tiró una taza. <Era, por otro lado, un resumen muy bueno.>',
    'Contaron las rodillas. Eran cuatro, y las cuatro tenían algo que contar. {A} propuso ponerles nombre a los moratones.',
    '—¿Y qué hemos aprendido? —preguntó {a}.\n{H} se quedó un buen rato buscando.\n—A silbar con dos dedos —dijo. No era poco.',
  ]),
  tone('thrilling', 'road', [
    'Algo crujió a sus espaldas. {H} se volvió. Nada. Siguieron, y volvió a crujir, justo un paso tarde.\n—No mires —dijo {a}. <No miraron. Les costó la mitad del valor del día.>',
    '—Shh —susurró {a}.\nSe pegaron a la pared. Algo pasó despacio y se detuvo. <{H} contó respiraciones. Sobraba una.> Luego siguió su camino.',
    'La puerta que acababan de cerrar hizo clic. {H} no había echado la llave. {A} tampoco. <Se miraron las manos, para estar seguros.>',
    'Había un ruido que solo se oía al andar. Paraban, y paraba. {A} se quitó los zapatos. El ruido siguió un paso más y luego, como quien se da cuenta, se calló.',
    '—No respires —dijo {a}.\n{H} no respiró. Por debajo de la puerta pasó una sombra, volvió, se quedó. <Una sombra no debería quedarse.> Después la raya de luz se puso entera otra vez.',
    '{H} alargó la mano hacia la pared y encontró otra mano. Era la {a.de}. Eso dijo {a}. Desde el otro lado.',
    'El suelo estaba lleno de polvo, y en el polvo había huellas. Iban hasta la mitad y allí se terminaban. {A} miró hacia arriba muy despacio.',
  ]),
  tone('thrilling', 'key', [
    'Quedaba un minuto. {H} vio que {a} miraba el reloj, y vio también cómo disimulaba.',
    'La aguja dio un salto. {H} oyó cómo {a} tragaba saliva, y tragó también.',
    'Ya no había vuelta atrás; la habían dejado al otro lado. {H} notó el pulso en la punta de los dedos, como si llamaran desde dentro.',
    'Se hizo un silencio de esos en los que se oye crecer la barba. {A} dio medio paso y no dio el otro medio.',
    'Tres, dos. {A} había empezado a contar hacia atrás sin que nadie se lo pidiera. {H} le tapó la boca antes del uno.',
    'Algo crujió, esta vez delante. {H} apretó los dientes y aflojó las rodillas, que era lo contrario de lo que le pedía el cuerpo.',
  ]),
  tone('sad', 'quiet', [
    '—A veces —dijo {a}— todavía pongo una taza de más.\n{H} no dijo nada. <No había nada que encajara.> Solo se acercó hasta que se tocaron las mangas.',
    '{A} tenía en el teléfono un mensaje que no había borrado. No lo escuchaba nunca. <Bastaba con que estuviera.> {H} apagó la luz de la pantalla con un dedo, muy despacio.',
    'Había una silla en la que no se sentaba nadie, y nadie decía por qué. {A} le pasó la mano por el respaldo al cruzar. <{H} hizo lo mismo, sin preguntar.>',
    '—¿Tú crees que se acuerdan? —preguntó {a}.\n—¿Quién?\n—La gente. Cuando alguien ya no está en el sitio.\n{H} buscó algo que decir y al final le pasó el pan, que también era una respuesta.',
    '{A} dobló el jersey por las mangas, como lo doblaba otra persona, hace tiempo. Luego lo deshizo y lo dobló a su manera. <No le salió igual de bien.>',
    'De la carta quedaba solo el sobre. {H} lo había guardado por la letra. A veces pasaba el dedo por encima, y con eso la leía.',
  ]),
  tone('moving', 'quiet', [
    '{A} sacó algo pequeño del bolsillo, lo miró y lo volvió a guardar.\n—Te lo enseño a la vuelta —dijo. <{H} no preguntó. Se oía que era importante.>',
    '—¿Tienes frío? —preguntó {h}.\n—No —dijo {a}, y se dejó poner la bufanda. <Estuvo un rato oliéndola sin que se notara.>',
    '{A} se quedó sin voz a mitad de una frase. {H} esperó. No la terminó por {a}, aunque la sabía. <Era larga, y valió la pena.>',
    '—Toma —dijo {h}, y le dio la mitad más grande. {A} se la cambió cuando no miraba. {H} se la volvió a cambiar.',
    'En la cartera {a.de} había una foto doblada. {H} salía en una esquina, de perfil, mirando otra cosa. <Estaba gastada justo por ahí.>',
    'No se dijeron nada. {A} le sacudió a {h} el polvo de los hombros, primero uno, luego el otro, y tardó más de lo que había polvo.',
  ]),
  tone('happy', 'road', [
    'Les dio la risa, y no hubo manera de saber quién había empezado. <Motivo no se veía por ningún lado.> Solo se les pasó cuando {a.a} le entró hipo.',
    '{H} inventó un saludo con tres palmadas y un giro. Lo ensayaron hasta que salió. <A partir de entonces se saludaban cada cien pasos.>',
    'A {a} le crujían los zapatos. A {h}, la mochila. Cuando se dieron cuenta de que iba a compás, ya estaban bailando. <Despacio, por no perder nada.>',
    'Encontraron una cuesta hecha a propósito para bajarla corriendo. La bajaron. Luego la subieron, solo para volver a bajarla.',
    '{H} dijo una palabra al revés, y {a} contestó con otra. Al cabo de un rato se entendían. <Lo peor fue pedir agua.>',
    'Una señora los saludó con la mano, muy contenta, y luego se dio cuenta de que no eran. Los siguió saludando. Le devolvieron el saludo hasta perderla de vista.',
    '{A} había guardado un caramelo para un momento importante. Miró alrededor. No pasaba nada en absoluto.\n—Este —dijo, y lo partió.',
  ]),
  tone('happy', 'after', [
    'El último trecho {h} lo hizo a saltos. <No era necesario. En eso estaba la gracia.>',
    '—¿Otra vez? —preguntó {h}.\n—Mañana —dijo {a}, y esa también era una buena respuesta.',
    '{A} se puso a cantar algo sin letra y {h} le fue poniendo una, malísima. La cantaron entera. <Tenía nueve estrofas, y las nueve hablaban de sopa.>',
    'Ninguna farola había tenido nunca tanto abrazo. {H} se agarró a ella y dio una vuelta completa, y a la vuelta seguía estando todo.',
    '—Tengo hambre —dijo {h}, y lo dijo tan a gusto que {a} se echó a reír.',
    'Hicieron el resto del camino sin pisar las rayas. Quien pisara una, perdía. Perdieron a la vez.',
  ]),
  tone('motivating', 'road', [
    '—No lo voy a conseguir —dijo {h}.\n—No —dijo {a}—. Todo, no. Pero ¿ves aquella piedra? Hasta allí.\n<Hasta allí sí pudieron. Detrás de la piedra había otra piedra.>',
    '{A} partió el problema por la mitad, y luego la mitad por la mitad.\n—Con este trocito empezamos —dijo. <Era un trocito ridículo. Salió a la primera.>',
    '{H} se sentó.\n—Cinco minutos —dijo {a}—. Y después vemos.\nA los cinco minutos vieron. <Seguía siendo difícil, pero ya no estaba tan alto.>',
    '—¿Y si sale mal?\n—Ya ha salido mal —dijo {a}—. Dos veces. Y aquí estamos, con merienda.\n{H} miró la merienda. Era un argumento.',
    '{A} fue haciendo rayas en la pared, una por intento. Al llegar a siete se apartó para mirarlas.\n—Parece una valla —dijo {h}.\n—O una escalera —dijo {a}, y las puso de lado.',
    'Una hormiga subía con una miga más grande que ella. Se cayó. Subió. {H} la estuvo mirando más de la cuenta, y después se ató bien los zapatos.',
  ]),
  tone('inspiring', 'quiet', [
    '—¿Quién sería la primera persona que hizo esto? —preguntó {h}.\n—Alguien que no sabía si se podía —dijo {a}. <{H} se miró las manos. Eran de lo más corrientes. Seguramente las otras también.>',
    '—Todo lo que ves —dijo {a}— fue antes una ocurrencia.\n{H} miró la mesa, la ventana, la cuchara. <Alguien, alguna vez, se había cansado de la sopa con las manos.>',
    '{A} dibujó un punto en un papel y se lo dio a {h}.\n—¿Qué es?\n—Todavía nada —dijo {a}—. Por eso me gusta.',
    '—Los barcos —dijo {a}— no se hicieron porque hubiera mapas. Fue al revés.\n{H} se quedó con eso en la mano, como con una piedra que no se tira.',
    'Contaron las cosas que hasta hoy no habían sabido hacer. Salieron más de las que cabían en los dedos. <Hubo que pedir prestados unos cuantos.>',
    '—Cuando yo era así —dijo {a}, y puso la mano a la altura de la rodilla—, creía que el horizonte era una raya. Y me preguntaba con qué lápiz.\n{H} se lo preguntó también, ahora que lo decía.',
  ]),
  tone('dark', 'road', [
    'Las farolas se fueron apagando, siempre la que acababan de dejar atrás. <Parecía que alguien tuviera prisa.>\n—Mira hacia delante —dijo {a}. Delante quedaban tres.',
    'El reloj de la pared se había parado, y aun así se oía el tictac. <{H} buscó de dónde venía. Venía de más cerca.>\n—Será el mío —dijo {a}, que no llevaba reloj.',
    'En el cristal se reflejaban {h}, {a} y la pared de detrás. En la pared de detrás había una puerta. {H} se dio la vuelta. <Pared.>',
    'Todas las sillas miraban a la entrada. Nadie las había puesto así.\n—O alguien —dijo {a}, y volvió una, despacio, hacia la ventana.',
    'La luz parpadeó una vez, como si quisiera decir algo y se lo pensara mejor. {A} acercó el hombro al de {h}. Así, de todas formas, se veía menos hueco.',
    'Al otro lado de la pared alguien movía muebles. Con mucho cuidado. {H} apoyó la oreja. <Al otro lado apoyaron algo también.>',
  ]),
  tone(
    'romantic',
    'quiet',
    [
      '{A} estaba a un palmo. Era más cerca de lo necesario. <Nadie lo corrigió.> A {h} le habría gustado saber si {a} también lo había medido.',
      '{A} le quitó a {h} un hilo de la manga y luego no supo dónde ponerlo. <Acabó en un bolsillo, y allí se quedó.>',
      'Iban a decir lo mismo y se callaron a la vez. {A} hizo un gesto: tú primero. {H} hizo el mismo. <Todavía no lo ha dicho nadie.>',
      'Solo había un paraguas, o una bufanda, o media manzana; ya no se acordaba. Sí se acordaba de que {a} le había dejado el lado bueno.',
      '{H} le sostuvo la mirada {a.a} un segundo más de lo que dura un segundo. Después hablaron las dos bocas del tiempo.',
    ],
    ' grown love',
  ),
  tone('futuristic', 'road', [
    'Sobre sus cabezas pasó sin ruido un dron de reparto, con el paquete agarrado como una gata a su cría. {H} lo saludó con la mano. Nunca se sabe quién traerá el correo mañana.',
    'La puerta reconoció a {h} y preguntó qué tal el día. <Era un modelo antiguo, de los que escuchan la respuesta.> Contestaron a la vez, y la puerta se abrió un poco más de lo normal.',
    'Un robot de limpieza dio la vuelta alrededor de los pies de {h}, muy despacio, y dejó una isla de polvo exacta. <Por respeto, seguramente.>',
    '{A} le preguntó la hora al aire, y el aire se la dijo, con una voz que había sido de alguien. {H} le dio las gracias. No costaba nada.',
    'En el anuncio de la pared salía {h}, con un abrigo que no era suyo y muy feliz.\n—Te queda grande —dijo {a}. La imagen se encogió de hombros.',
    'Se había ido la corriente en tres manzanas, y la gente salía a mirar lo que quedaba. <Quedaban las estrellas. Un señor preguntó de qué marca eran.>',
  ]),
  tone(
    'dystopian',
    'road',
    [
      'En todas las esquinas estaba el mismo cartel: «Todo va bien». <Llevaba años allí. Debajo había otro igual, y debajo otro.> {H} había despegado una vez una punta hasta el fondo. Debajo del último solo había pared.',
    ],
    ' grown',
  ),
]
