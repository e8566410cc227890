import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Chairs, boards and trays, and who sits down at them. */
export const atTheTable: readonly Episode[] = [
  {
    id: 'limping-chair',
    categories: [],
    ages: ALL,
    ...scene(['La silla coja', 'Un papel doblado', 'Cojea'], 'Una silla cojea, y hay que calzarla.', [
      always([
        'Toc. La silla cojeaba. Cada vez que la mujer que estaba sentada pasaba una página, la silla hacía toc.\n—¿No tendrán un papelito? —preguntó sin levantar la vista—. Algo que se pueda doblar.\n<Llevaba así toda la novela, y era gorda.>',
        '—Sujéteme aquí —dijo una mujer desde una silla—. No, ahí no. Más abajo.\nLa silla tenía tres patas de acuerdo y una en contra. Al menor movimiento hacía toc. <La mujer leía una novela gorda, y ya iba por el toc dos mil.>',
      ]),
      always([
        'Probaron con una servilleta: poco. Con dos: mucho. Un billete doblado en ocho iba bien, pero la mujer dijo que no quería sentarse encima de dinero, que luego no se duerme. {A} ofreció un cordón, {h} una corteza de queso. <La corteza funcionó un minuto. Luego vino un ratón.>\n—En el bolso llevo un sobre —dijo ella por fin—. Pruebe con eso.',
      ]),
      more(1, [
        'Era un sobre azul, bastante viejo, cerrado todavía.\n—¿No lo ha abierto? —preguntó {a}.\n—No hace falta. Sé lo que pone. —Pasó una página que no había leído—. Por el peso.',
      ]),
      always([
        'Tenía casi el grosor justo. Casi: sobraba un pelo, y la silla se inclinaba hacia el otro lado.\n—Si sacara una hoja —dijo {h}.\nLa mujer miró el sobre un buen rato. Luego lo rasgó con el dedo. Eran dos hojas. Leyó la primera de pie, sin darse cuenta de que se había levantado. La segunda la leyó ya andando.\n—¡No era eso! —gritó desde lejos, y agitó el papel—. ¡No ponía eso!\nSe había dejado la novela. {H} se sentó un momento, con cuidado, y se meció: hacia delante, toc; hacia atrás, toc. Sin nadie que leyera, se estaba bastante bien.',
      ]),
    ]),
  },
  {
    id: 'chess-sneeze',
    categories: [],
    ages: ALL,
    ...scene(
      ['La partida', 'No tocar', 'Le toca a usted'],
      'Una partida que dura años se queda sin guardián un momento.',
      [
        always([
          'Encima de una mesita había un tablero con la partida a medias. Al lado, un cartel: «No tocar. Llevamos once años».\n{H} no tocó. {A} no tocó. Se inclinaron a mirar, eso sí, con las manos a la espalda. <Ganaban las blancas, o lo parecía. Con el ajedrez nunca se sabe hasta que alguien suspira.>',
        ]),
        always([
          'Y entonces {a} estornudó. No fue un estornudo grande, pero fue certero. El rey negro dio una vuelta de campana. Un caballo acabó debajo de la mesa. Las demás se quedaron como la gente cuando se va la luz: en pie, pero no en su sitio.\n—La torre estaba aquí —susurró {h}.\n—Ahí estaba el obispo.\n—En el ajedrez no hay obispos.\n—Pues el alto.\nFueron poniéndolas de memoria. Eran dos memorias distintas, y por desgracia muy firmes.',
        ]),
        more(1, [
          'Al final sobraba un peón. Lo giraron, lo olieron, lo pusieron en cada casilla libre.\n—¿Y si ya estaba muerto? —dijo {a}.\nEn la caja de los muertos, en efecto, quedaba un hueco con su forma. <Lo acostaron.>',
        ]),
        always([
          'Se oyeron pasos. Un viejo con bastón se acercó al tablero, se caló las gafas y dejó de respirar.\n—Ha movido —dijo.\n{H} miró el techo. {A}, el suelo.\n—Once años jugando con mi cuñado a una pieza por semana —dijo el viejo—. Siempre tan prudente. Y ahora esto. ¡El caballo en la esquina! Es una locura. —Le brillaban los ojos—. ¡Es lo más bonito que ha hecho nunca!\nAcercó la silla, se remangó y apoyó la barbilla en los puños. Iba a tardar. Cuando ya estaban lejos, le oyeron reír, bajito, como quien se entera de que el otro también tenía ganas.',
        ]),
      ],
    ),
  },
  {
    id: 'table-seven',
    categories: [],
    ages: ALL,
    ...scene(['Mesa siete', 'Un chocolate', 'El camarero'], 'Un camarero busca una mesa que no existe.', [
      always([
        '—¿Mesa siete? —preguntó un camarero, muy derecho, con una taza humeante en la bandeja.\nAllí no había ninguna mesa. No había ni la uno.\n—No —dijo {h}.\n—Gracias —dijo el camarero, y siguió buscando. <A los diez pasos volvió. La taza aún humeaba; era de las buenas.>',
      ]),
      always([
        'Se la habían encargado hacía rato: un chocolate para la siete. Había recorrido la sala, el pasillo, la puerta, y luego, sin darse cuenta, todo lo demás.\n—Un pedido no se devuelve —dijo—. Un pedido se sirve. Llevo treinta años y no he devuelto ninguno.\nLe temblaba un poco el brazo. {A} le ofreció sujetar la bandeja. Se apartó como si le hubieran pedido la corbata.',
      ]),
      more(1, [
        '—¿Y si se sienta un momento? —dijo {h}.\n—¿Yo? —El camarero miró alrededor, por si había otro—. ¿Dónde?\n<Se veía que conocía las sillas solo por el respaldo.>',
      ]),
      always([
        'Entonces {h} arrastró una caja hasta el medio, le dio la vuelta y la limpió con la manga. {A} buscó un trozo de yeso y escribió encima un siete, grande, con su rayita. Trajeron un cajón para sentarse.\n—Mesa siete —dijo {h}.\nEl camarero llegó, se inclinó y dejó la taza sin un ruido. Luego se quedó ahí. No venía nadie.\n—El cliente es usted —dijo {a}, y apartó el cajón, como se hace.\nTardó en doblarse. Se notaba que no sabía qué hacer con las rodillas. Probó el chocolate, primero con recelo. Después cerró los ojos.\n—Está en su punto —dijo, muy sorprendido—. Haga el favor de felicitar al camarero.',
      ]),
    ]),
  },
  {
    id: 'hiccup-eggs',
    categories: [],
    ages: ALL,
    ...scene(['Hipo', 'Tres hipos y medio', 'Sin reloj'], 'A alguien le entra hipo, y resulta que hace falta.', [
      always([
        'A {a} le entró hipo. No uno de esos que se pasan bebiendo. Era un hipo con vocación: hip, y a los diez segundos justos, hip.\n—Respira hondo —dijo {h}.\n—Ya res… hip… piro.\n<Probaron con un susto. El susto se lo llevó {h}.>',
        'Hip. {H} miró a {a}. {A} miró a otro lado. Hip.\n—¿Has sido tú?\n—No —dijo {a}—. Hip.\nEra un hipo puntual, de uno cada diez segundos, y no se iba ni con sustos ni con buenos modos. <Aguantar la respiración solo sirvió para acumularlo.>',
      ]),
      always([
        'En una cocina pequeña, con la puerta abierta, una mujer vigilaba un cazo. Al oírlos levantó un dedo.\n—No se muevan —dijo—. ¿Es regular?\n—Cada… hip.\n—¡Qué maravilla! Se me ha parado el reloj, y mi padre quiere el huevo exacto. Tres minutos. Ni muy allá ni muy acá. Eso son —y calculó con los labios— dieciocho de los suyos.',
      ]),
      more(1, [
        'Hubo que contarlos en voz alta. {H} llevaba la cuenta con los dedos de las manos, y después con los de la mujer. En el once pasó un vecino, dio las buenas tardes y casi lo estropea todo. <Le dieron un dedo que sujetar.>',
      ]),
      always([
        'Dieciséis. Diecisiete. Dieciocho. El huevo salió del agua, y desde la habitación de al lado se oyó un golpecito, una cuchara y un silencio largo.\n—Perfecto —dijo una voz—. Otro.\nLa mujer puso a hervir el segundo. Se volvieron hacia {a}. Esperaron. {A} esperó también, con la boca un poco abierta. Pasaron diez segundos. Pasaron veinte.\n—No me sale —dijo {a}—. Es que me miran.\nSe había ido. Lo buscaron, incluso. {H} saltó desde detrás de la puerta para ver si volvía, al revés que antes. Al final contaron los tres minutos a ojo, y el segundo huevo salió duro como una promesa. El padre se lo comió igual.\n—El primero —dijo— fue el primero.',
      ]),
    ]),
  },
]
