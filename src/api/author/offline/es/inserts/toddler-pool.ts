import type { Insert, Plot, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'
import { toddlerPoolInCorners } from './toddler-pool-corners.ts'
import { toddlerPoolAtHome } from './toddler-pool-home.ts'

const small = (phrasings: Template): Insert => rich('road', 4, [phrasings], 'toddler')

const outside: readonly Insert[] = [
  'Pasa un pato. Cua, cua.\n—Cua —dice {h}.\nEl pato está contento. Mueve la cola. ¡Saltan gotas! <Una cae en la nariz {a.de}.> Y el pato se va. Plas, plas, plas.',
  'Hay un cubo boca abajo. {H} llama. ¡Toc, toc! ¿Quién vive ahí? {A} levanta el cubo. ¡Una rana! <Echaba la siesta.> Plop, y ya no está.',
  'Un caracol está en una hoja. No dice nada. Saca un cuerno. Saca el otro.\n—Buenos días —dice {h}.\nEl caracol se mete en casa. <Los caracoles son tímidos.> La hoja se mueve.',
  'Brum, brum. Es un tractor rojo. La señora saluda.\n—¿Quieres tocar el pito? —dice.\n{H} lo toca. ¡PIII! Salta una gallina. La señora se ríe. <La gallina, casi.>',
  'Cae una gota en el gorro. Cae una gota en la mano. ¡Cae una gota en la lengua!\n—Agua —dice {h}.\n—Agua —dice {a}.\n<Comen una pera debajo del árbol.>',
  'Una vaca mira por encima de la valla. Tiene la lengua larga. ¡Slurp! Se lame la nariz. {H} prueba también. No llega. <{A} prueba. Tampoco.> Muuu, dice la vaca.',
  'Hay un puente pequeño. Debajo va el agua. {H} tira un palito. ¡Corre al otro lado! ¿Dónde está? ¡Ahí! <Iba de espaldas.>\n—Adiós, palito.',
  'Una abeja está en una flor. Zzz. Tiene polvo amarillo en las rodillas. {H} no se mueve. {A} no se mueve. La abeja acaba. Zzz, y arriba. <Tiene más tiendas que visitar.>',
  'Algo hace ruido en las hojas. Ras, ras. Sale una nariz. Es negra y está mojada. ¡Un erizo! Estornuda.\n—Salud —dice {h}.\nEstornuda otra vez. <El erizo es muy educado.>',
  'En un banco hay un señor mayor. Tiene una bolsa.\n—Para ti —dice.\nEs una cereza. {H} escupe el hueso. ¡Ping! <Ha dado en la regadera.>\n—¡Buen tiro! —dice el señor.',
  'Delante va una paloma. Dice que sí con la cabeza. Sí, sí, sí. {H} también dice que sí. {A} va detrás. <Sí, sí, sí.> En la esquina, la paloma vuela.',
  '{H} encuentra una hoja. Es grande como un plato. Tiene dos agujeros. {H} mira por ellos. ¡Hola, {a.voc}! <La hoja dice crac.> Ahora es un sombrero.',
  '¡Rin, rin! Pasa una bici. En la cesta hay pan. Huele muy bien. La chica parte un trozo.\n—Cuidado, quema.\n<Con mantequilla sería mejor. Pero así también.> Ñam, ñam.',
  'Un perro grande duerme en medio. La pata hace tic, tic. Pasan de puntillas. Tip, tip, tip. La cola hace pum. <Se abre un ojo. Se cierra el ojo.> Dulces sueños, perro.',
  '¡Barro! Barro de verdad. Un pie hace choff. El otro pie hace choff. Y ahora no sale. {A} tira. {H} tira. ¡Plop! El barro se queda con la huella. <Es una huella muy buena.>',
  'Una mariquita está en el pulgar de {h}. Es como un guisante. Sube hasta la punta. Mira. Abre el abrigo y vuela. <¡Qué bien dobla las alas!>',
  'Hay una cuesta de hierba. {H} se tumba. ¡Rueda, rueda, rueda! El cielo da vueltas. Alto. <Lo demás tarda un poco en parar.> {A} rueda también, con zapatos y todo.',
  'En la cuerda hay ropa. Camisa, camisa, calcetín. El viento se mete dentro. ¡Qué camisa tan gorda! Mueve los brazos. {H} saluda. <El calcetín da una patada.> Flap, flap.',
  'Un cuervo está en un poste. ¡Cra! Tiene algo que brilla. ¿Es una cuchara? ¡Es una cuchara! La esconde debajo de una hoja.\n—Te he visto —dice {h}.\n<El cuervo mira a otro lado.>',
  'Dos hormigas llevan una miga. Es una miga enorme. Una empuja y otra tira. {H} aparta una ramita. <Estorba mucho.> Muy bien, hormigas.',
  'Una cabra está encima de una caja. ¿Por qué? Nadie lo sabe. Beee, dice la cabra. Tiene barba. {H} la acaricia. <Es como un cepillo viejo.> Beee, beee.',
  'Hay un charco con cielo dentro. Pasa una nube. {H} mete un dedo. ¡La nube se rompe! Espera, espera. Ya está entera. <Las nubes se arreglan pronto.>',
  'El viento levanta las hojas. ¡Fuuu! Hojas rojas, hojas amarillas. {H} lanza más. ¡Fuuu! Caen en la cabeza {a.de}. <Una se queda en la oreja.>\n—Soy un árbol —dice {a}.',
  'Aquí hay un árbol muy gordo. {H} lo abraza. {A} lo abraza. Las manos no llegan.\n—Hola, árbol —dice {h}.\nHuele a lápiz. <Arriba algo hace toc, toc.> A lo mejor es el árbol.',
  'En el agua vive un pez naranja. Sube y dice O. {H} dice O. El pez dice O. Tienen mucho que contarse. <Luego se va a cenar.> Queda un círculo, y ya no queda.',
  'Hay un agujero en el seto. {H} pasa como un ratón. {A} pasa como una vaca. ¡Crac! <Una ramita viene en el pelo.> Al otro lado la hierba es igual.',
  'Suena una campana. Din, don. {H} mueve los brazos. ¡Din! ¡Don! {A} también. Ahora hay tres campanas. <La de arriba se cansa antes.> ¡Han ganado!',
  'Cuatro patitos cruzan. Pío, pío, pío. ¡Falta uno! Ahí viene. Corre, se cae y corre. Un autobús entero espera. <El conductor se quita la gorra.> Ya está la fila entera.',
  '{H} corta una flor de pelusa. ¡Fff! Los paragüitas vuelan. Uno va al tejado. Otro va al abrigo {a.de}. <¿Adónde van? Nadie se lo ha dicho.>',
].map(small)

const indoors: readonly Insert[] = [...toddlerPoolAtHome, ...toddlerPoolInCorners]

/** Plots of the youngest that play under the sky. */
const OUTDOORS: ReadonlySet<string> = new Set(['ball', 'puddle'])

/** Meetings for the youngest: a thing, its sound, and what it does. Each stands alone; what happens in a house stays there. */
export const toddlerPoolFor = ({ id }: Pick<Plot, 'id'>): readonly Insert[] =>
  OUTDOORS.has(id) ? [...outside, ...toddlerPoolAtHome.filter(({ slot }) => slot === 'quiet')] : indoors
