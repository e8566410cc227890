import type { Insert, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

const ROAD: readonly Template[] = [
  'En el rincón hay una escoba. Está de pie y no se cansa. {H} la saluda. La escoba se cae. ¡Clac! <Era una reverencia.>',
  'La ventana tiene una mancha. {H} frota. No se va. {A} frota. No se va. La mancha vuela. <Era una mariposa.>',
  'Una cinta cuelga del estante. {H} tira un poco. Viene más cinta. Tira otro poco. Viene más. <Al final viene el gato.>',
  'Tres tapones en fila. {H} sopla. Pop, al suelo. Sopla otra vez. Pop. El último no se mueve. <Es de corcho gordo.>',
  'El sillón tiene un agujero. {H} mete un dedo. Hay algo blando. Hay algo duro. ¡Una nuez! <¿Quién la guardó ahí?>',
  'Hay una campanita en la puerta. Tilín al abrir. Tilín al cerrar. {H} entra y sale. Tilín, tilín. <{A} sale y entra.>',
  'La leche sube en el cazo. Sube, sube. {A} sopla. La leche baja. {H} sopla también. <La leche se queda quieta.>',
  'Un lápiz rueda por la mesa. {H} lo para con la nariz. Rueda hacia el otro lado. <{A} lo para con la suya.>',
  'En la pared hay un gancho. {A} cuelga su gorro. {H} cuelga el suyo. Uno toca al otro. <Parecen amigos.>',
  'La almohada tiene cuatro esquinas. {H} las cuenta. Una, dos, tres. ¿Y la otra? <Está debajo de {h}.>',
  'Suena una puerta lejos. Pum. Suena otra, cerca. Pom. {H} da con el pie: pim. <Ya es una canción.>',
  'Hay un hilo en la manga {a.de}. {H} tira. El hilo crece. Crece mucho.\n—¡Para! —dice {a}.\n<La manga es ahora más corta.>',
  'El pan tiene un agujero. {H} mira por él. Ve un ojo. El ojo hace así: cierra y abre. <Es {a}, al otro lado.>',
  'La tapa baila en la olla. Tapatapatap. {H} baila también. {A} apaga el fuego. La tapa se para. <{H} no.>',
  'Una caja hace ras. {H} escucha. Ras, ras. {A} levanta la tapa. ¡Hay un escarabajo! <Tiene zapatos negros. Tiene seis.>',
  'La regadera está vacía. {H} la pone en la cabeza. Ahora es un elefante. Tuuu. <{A} le da una nuez.>',
  'El suelo tiene cuadros. Blanco, negro, blanco. {H} pisa los blancos. {A} pisa los negros. <En la puerta se chocan.>',
  'Hay jabón en el agua. {H} hace un redondo con los dedos. Sopla. Sale una bola. ¡Qué grande! <Plic. Ya no está.>',
  'Un calcetín hace de serpiente. Sss. Va por el suelo. Sss. Muerde el pie {a.de}. <No tiene dientes. Hace cosquillas.>',
  'Debajo del plato hay otro plato. Debajo, otro. {H} los levanta. Uno, dos, tres. <Debajo del todo hay una miga.>',
  'La bombilla hace clic. Luz. Clic. No hay luz. Clic. Luz.\n—Ya está bien —dice la bombilla.\n¿O lo dice {a}? <Se parecen.>',
  'Una manzana está en la mesa. Tiene una ventana pequeña. {H} llama. Toc, toc. <Sale un gusano y dice que no está.>',
  '{A} mide a {h} en la puerta. Hace una raya. {H} mide {a.a}. No llega. <Hace la raya en la rodilla.>',
  'El peine tiene dientes. {H} pasa el dedo. Rrrin. Suena bonito. Otra vez: rrrin. <{A} canta con el peine.>',
  'Hay un sombrero en la silla. {H} lo levanta. Debajo hay otro, más pequeño. Debajo, una pelota. <¡Magia!>',
  'La gata duerme en el cesto. {H} se tumba al lado. Ron, ron. {H} también: ron, ron. <La gata abre un ojo. Vale.>',
  'Un corcho flota en el cubo. {H} lo hunde. Sube. Lo hunde otra vez. Sube. <El corcho siempre gana.>',
  'La puerta tiene un ojo de llave. {H} mira. Al otro lado hay otro ojo.\n—Hola —dicen los ojos.\n<El otro es de un niño.>',
  'Hay un rayo de sol en el suelo. {H} pone el pie. El pie está caliente. {A} pone el suyo. <Ya no cabe más sol.>',
  'Hay lana en una cesta. Es roja. {H} busca la punta. No está. Mira por debajo. <La tiene el gato en la boca.>',
  'Un abrigo está en el suelo. Parece un oso. {H} lo toca con un pie. No gruñe. <Dentro del bolsillo hay un pañuelo.>',
  '{A} abre la mano. Está vacía. {A} sopla. Abre la otra. ¡Una pasa! <{H} mira dentro de la manga. Hay más.>',
  'El tambor de la ropa gira. Rum, rum. {H} gira también. Rum. La cabeza sigue girando. <La ropa no se marea.>',
  'Hay un globo en el techo. Su hilo no llega. {H} salta. No. {A} salta. Tampoco. <El globo baja cuando quiere.>',
  'Una cuchara grande, una cuchara pequeña. Se miran. {H} mete la pequeña en la grande. <Ahora duermen.>',
  'Chas. Una pinza muerde la nariz {a.de}. No duele. {H} quiere también. Chas. <Hablan con voz de pato.>',
  'Llega un olor. Es de naranja. {H} lo busca en la taza. Lo busca en el bolsillo. <Sale de los dedos {a.de}.>',
  'La mesa tiene un cajón secreto. Se abre con un golpe. ¡Toc! Dentro vive un dado. {H} lo tira. <Sale un tres. Tres saltos.>',
  '¿Quién ronca? No es {a}. No es el gato. {H} pone la oreja en la nevera. <Es la nevera. Shh.>',
  'Dos sillas juegan a mirarse. {H} se sienta en una. {A} se sienta en la otra. <Ahora se miran mejor.>',
  'Un vaso, agua y una pajita. {H} sopla. Blub, blub. Suben bolas. {A} sopla más. <El agua se sale por reír.>',
  'Un espejo pequeño cabe en la mano. {H} mira su diente. Mira su oreja. <Mira detrás del espejo. No hay nadie.>',
  'El cubo de la ropa tiene tapa. {H} la levanta. Sale una manga. Otra manga. ¡Un pulpo! <Es el jersey {a.de}.>',
  'La aguja entra y sale. {A} cose un agujero. {H} guarda el hilo. <El agujero se hace chico, chico, y adiós.>',
  'Hay que doblar trapos. Por la mitad. Por la mitad. Por la mitad. {H} hace uno muy gordo. <Sirve de almohada.>',
  'Algo hace cosquillas en el tobillo. {H} no mira. ¿Es una hormiga? ¿Es una pluma? <Es la cola del gato.>',
  'La llave cuelga de un clavo. {H} la hace girar en el aire. Cric. Abre una puerta que no está. <Pasen, pasen.>',
  'Un plátano suena: rin, rin. {A} contesta.\n—Es para ti.\n{H} escucha mucho. <El plátano no dice nada. Cuelgan.>',
  'Arroz en un bote. Chas, chas. Garbanzos en otro. Choc, choc. {H} toca los dos. <{A} baila con la escoba.>',
  'El cojín se ha hundido. {H} le da golpes. Pum, pum. El cojín se hincha. <Ahora está orgulloso.>',
  'Hay un papel en el suelo con un pie pintado. {H} pone el suyo. No es. {A} pone el suyo. <Tampoco. ¿De quién es?>',
  'La cuerda de la persiana sube y baja. Rrrum. Día. Rrrum. Noche. Rrrum. <Ha sido un día muy corto.>',
  'Cinco patatas esperan en fila. {H} les pone nombre. La última se llama Paca. <A Paca no la pelan.>',
  'Un trapo mojado, plas. {H} limpia la mesa. Limpia la silla. Limpia la nariz {a.de}. <Ya brilla todo.>',
  'Hay una pegatina en el dedo. {H} sacude la mano. Sigue ahí. La pega en la frente. <Ahora la busca {a}.>',
  'Una caja de música. {A} da cuerda. Tilín, tilán, tilín. {H} gira. Se acaba la cuerda. <{H} se para también.>',
]

const QUIET: readonly Template[] = [
  '{H} y una manta. {A} y la otra punta. En medio hace calor. <Nadie se levanta.>',
  '{A} dibuja con el dedo en la espalda de {h}. ¿Qué es? ¿Una casa? <Es un caracol. Otra vez.>',
  'El té humea. {H} sigue el humo con la nariz. Sube, sube. <En el techo se acaba.>',
  'Una mano grande. Una mano al lado. {H} las junta. La uña {a.de} es como una ventana. <Brilla.>',
  '{A} dice una palabra muy baja. {H} la dice más baja. Y otra vez. <Ya solo se mueven las bocas.>',
  '{H} escucha. Se oye el reloj. Se oye una gota. Se oye respirar {a.a}. <Así suena estar aquí.>',
]

const small =
  (slot: Insert['slot']) =>
  (phrasings: Template): Insert =>
    rich(slot, 4, [phrasings], 'toddler')

/** What the corners of a house hold for the youngest. */
export const toddlerPoolInCorners: readonly Insert[] = [...ROAD.map(small('road')), ...QUIET.map(small('quiet'))]
