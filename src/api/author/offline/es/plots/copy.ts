import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: a copy of oneself does the boring things for a day, and this one does not want to be folded up again. */
export const copy: Plot = {
  id: 'copy',
  categories: ['scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Tadeo', gender: 'male', connection: 'amigo' },
    b: { name: 'doña Ágata', gender: 'female', connection: '' },
  },
  titles: ['Copia de {h}', 'Veinticuatro horas de papel', '{h} por duplicado'],
  teasers: [
    'Una copia dura un día y hace lo que a uno no le apetece. La copia de {h} ha hecho un amigo.',
    '—No quiero volver al sobre —dice la copia. Y tiene la voz de {h}.',
  ],
  start: 'Por unas monedas se puede pedir una copia de papel para un día aburrido. La de {h} tarda en volver.',
  byname: '{h}, el original',
  places: [
    { name: 'La copistería', description: 'Se entra por una puerta y se sale por dos.' },
    { name: 'La sala de espera', description: 'Solo van copias. Se conocen todas.' },
    { name: 'El parque', description: 'Aquí están los originales, sin hacer nada.' },
  ],
  scenes: [
    scene(['Un día de papel', 'El sobre'], '{H} manda una copia a esperar.', [
      core(
        [
          'Desde la primavera se podía pedir {allí} una copia de uno mismo. Era de papel, duraba un día y hacía lo aburrido. Al volver se doblaba y se metía en un sobre.',
        ],
        [
          'Las copias llegaron en primavera. Se entraba {allí} en la copistería, se ponía la mano sobre un cristal, se oía un zumbido, y al lado aparecía uno mismo, en papel grueso. Costaba unas monedas. La copia iba a la cola del banco, al dentista, a la comida de los jueves. A las veinticuatro horas se doblaba por las rodillas y se metía en un sobre. <Lo del dentista no siempre funcionaba.>',
          'En la ventanilla hacían cola copias. En la sala de espera había copias. {Allí} ya nadie se aburría en persona desde que las vendían: de papel, con tu cara, válidas por un día. Por la noche volvían, contaban en dos frases lo que había pasado y se doblaban solas. Crujían un poco al despedirse.',
        ],
      ),
      core(
        [
          '{H} mandó la suya a una sala de espera, a esperar número. Quería el día para no hacer nada. Pero a las siete la copia no volvió.',
        ],
        [
          'Aquel día {h} tenía que esperar un número, el cuatrocientos doce, en una sala sin ventanas. Mandó la copia, y se quedó con un día entero, liso, sin nada encima. Era lo que quería. A las siete sonó la hora de doblarse. En el felpudo no había nadie.',
          '—Ve tú —le dijo {h} a la copia, y le puso en la mano el papel del número—. Yo descanso.\nFue un descanso estupendo hasta las siete. A las siete las copias vuelven. <Son puntuales; es lo que tienen.> La de {h} no estaba en el felpudo, ni en la escalera, ni debajo de la puerta.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} venía por la calle.\n—Te he visto en el parque —dijo {a}—, jugando al dominó.\n—No era yo —dijo {h}.'],
        [
          '—Me has ganado tres partidas al dominó —dijo {a.+} nada más entrar—. Y eso que no sabes.\n—No sé —dijo {h}.\n—Pues hoy sabías. Y te reías de otra manera, más por un lado.\nSe miraron. Bajaron corriendo.',
          '{A.+} llamó dos veces.\n—Te has dejado esto en mi casa.\nEra un botón de papel. {H} no había estado en su casa.\n—Ya me extrañaba —dijo {a}—. Has fregado los platos.',
        ],
      ),
      slot('company'),
      more(2, [
        'Las instrucciones venían en el sobre, en letra muy pequeña. No mojar. No planchar. No tomarle cariño. <Debajo, a lápiz, alguien había escrito: «¿Y si pasa?».>',
      ]),
    ]),
    scene(['Detrás de la copia', 'Doblarse'], '{H} busca a alguien con su cara.', [
      core(
        [
          'La encontraron en un banco. {H} le puso la mano en el hombro.\n—Es la hora.\n—No quiero —dijo la copia, y echó a correr. Corría mejor, porque no pesaba. {H} se cayó de bruces en un seto.',
        ],
        [
          'Estaba en un banco, enseñándole dominó a una paloma.\n—Es la hora —dijo {h}.\nLa copia se volvió. Tenía la misma cara, solo que usada de otro modo.\n—He hecho un amigo —dijo—. En la sala. El cuatrocientos trece. Quedamos mañana.\n—Mañana no existes.\nNo debió decirlo así. La copia se levantó y echó a correr, y a {h} se le quedó entre los dedos una esquina de papel.',
          'Siguieron las pistas. En la biblioteca había devuelto un libro que {h} debía desde hacía dos años. En el mercado había dado las gracias con nombre. <Por todas partes la gente saludaba a {h} con más cariño que de costumbre.> La alcanzaron junto al estanque. {H} agarró la manga y la manga se rasgó. La copia miró el roto. Luego se fue por encima de la valla, ligera como una factura.',
        ],
      ),
      more(1, [
        '—¿Te das cuenta? —dijo {a}—. En un día ha hecho más que tú en un mes.\n—No tenía nada mejor que hacer.\n—Tú tampoco. Para eso la pediste.\n{H} se sacó una hoja de seto de la oreja.',
      ]),
      more(2, [
        'Pasó una fila de copias que volvían. Iban hablando de sus colas, sus reuniones, sus cumpleaños de primos. Una lloraba sin lágrimas, para no mojarse. Otra le llevaba el bolso.',
      ]),
      slot('road'),
      more(3, [
        'Un señor los paró en la esquina.\n—¿Original o copia? —preguntó.\n—Original —dijo {h}.\n—Qué lástima. Con la copia quedé en seguir hablando.',
      ]),
    ]),
    scene(['La copistería', 'Letra pequeña'], 'Hay un modo de que una copia dure.', [
      core(
        [
          'En la copistería atendía esa tarde {b.+}.\n—Se puede hacer que dure —dijo {b}—. Una copia dura si le das algo que deje de ser tuyo. Del todo.',
        ],
        [
          'La copistería estaba cerrando. Detrás del cristal, {b.+} se ocupaba aquella tarde de las máquinas y soplaba una para que no se resfriara.\n—Ocurre —dijo {b}—. Una de cada mil. Se quedan porque alguien las está esperando. Pero el papel se acaba a medianoche. Para que dure hay que darle algo de quien la pidió. Y ya no lo tienes: lo tiene ella.',
          '—¿Te reclama o la reclamas tú? —preguntó {b.+}, que había quedado a cargo de la copistería.\n—No lo sé —dijo {h}.\n—Eso es nuevo. Mira, la ley dice que una copia es de quien la paga. A las doce se deshace. Si quieres que siga, tiene que dejar de ser copia. Dale una cosa tuya y no te la quedes. No vale prestada.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} ofreció un dibujo, una moneda, una costumbre. {B} negaba con la cabeza.\n—Eso también lo tiene. Está copiado.',
        ],
        [
          '{H} vació los bolsillos: una moneda, un lápiz. Ofreció una costumbre y la mitad de una canción.\n—Todo eso ya lo tiene —dijo {b}—. Es tu copia. Tiene que ser una cosa que, si la das, te falte.\nLa máquina hizo ñic. {H} no encontraba nada así, y le dio un poco de vergüenza.',
          '¿Qué se le da a quien tiene tu misma cara, tu memoria y tu manera de atarte los zapatos? {H} pensó tan fuerte que {a} se apartó. Cada cosa que decía, {b} la buscaba en una lista y la tachaba. <La lista tenía siete páginas. En la séptima salían los miedos.>',
        ],
      ),
      more(2, [
        '—¿Y a usted le pasó? —preguntó {a}.\n{B} señaló la pared. Había un sobre enmarcado, sin abrir.\n—La mía quiso volver —dijo—. Me dejó escrito cómo había sido el día. No lo he leído. Así me queda algo para cuando me aburra.',
      ]),
      slot('quiet'),
    ]),
    scene(['Empieza a llover', 'La sala de espera'], 'El papel no aguanta el agua.', [
      core(
        [
          'Empezó a llover. Encontraron a la copia en la sala de espera, junto a una silla vacía, con los pies ya blandos.\n—Mi número salió —dijo—. Pero si entro, se acaba.',
        ],
        [
          'A las once empezó a llover. Papel. Agua. {H} no había corrido tanto en su vida. La copia estaba en la sala de espera, ya vacía, sentada junto a una silla también vacía. Tenía los pies blandos hasta el tobillo.\n—Esperé tu número —dijo—. Salió a las cinco. Pero era tan agradable esperar con alguien.\nLe enseñó el papel: cuatrocientos doce. Estaba seco. Lo había llevado en la boca.',
          'Llovía a cántaros. En la sala de espera quedaba una luz, y debajo, en la silla de en medio, la copia de {h}, que goteaba.\n—¿Y el cuatrocientos trece? —preguntó {a}.\n—Se ha ido. Mañana trae él las fichas.\nQuiso levantarse, y una rodilla se le dobló sola, con la raya de fábrica. <Se la alisó con la mano.> Faltaba menos de una hora.',
        ],
      ),
      slot('road'),
      more(1, [
        '{H} se sentó en la silla vacía. Era la primera vez que se sentaba a su propio lado. Había que reconocer que no era mala compañía. Callaba bien. Y por un lado de la boca, era verdad, se reía de otra manera.',
      ]),
    ]),
    scene(['Lo que no está copiado', 'Cuatrocientos trece'], '{H} encuentra algo que dar.', [
      slot('key'),
      core(
        [
          '¿Qué no tenía la copia? Mañana. El día de hoy lo había vivido ella. El de mañana era de {h}, y estaba sin estrenar.\n—Te doy mi sitio —dijo {h}—. Y un nombre que no es el mío.\nLe dijo al oído un nombre. El papel se puso tibio.',
        ],
        [
          'Todo lo que {h} tenía, la copia también lo tenía. Menos una cosa. ¿Cómo la había llamado su amigo? «Cuatrocientos doce». No tenía nombre: el de {h} era de {h}. Así que había que darle uno, y no uno cualquiera. {H} guardaba uno desde la infancia, para lo más importante que le pasara: un perro, un barco, una isla. No se lo había dicho a nadie. Si lo daba, ya no lo tendría para el barco.\nSe lo dijo al oído. La copia lo repitió para sí, dos veces. El papel se puso tibio, dejó de crujir, y la raya de la rodilla se borró como una arruga en la cama.',
          '—Una cosa que si la das, te falta —repitió {h}.\nLa copia era igual en todo, hasta las doce de esta noche. Después de las doce no era nada. {H} en cambio tenía un martes entero, con su cita, a las diez, en el parque.\n—El dominó de mañana —dijo—. Iba a ir a disculparme. Era mi día. Ve tú. De verdad: no como yo. Como tú.\nY le puso un nombre, el primero que se le ocurrió y el único que le iba bien. Fuera seguía lloviendo. La copia sacó la mano por la ventana y no pasó nada. Solo se le mojó.',
        ],
      ),
      more(1, [
        '—Ahora hay dos —dijo la copia, que ya no lo era.\n—Siempre hubo dos —dijo {h}—. Desde las ocho de la mañana.\n{A} miraba una cara y luego la otra, como en un partido. <Ya no se parecían tanto.>',
      ]),
    ]),
    scene(['El sobre vacío', 'Martes'], 'Al día siguiente hay uno más.', [
      slot('after'),
      more(2, [
        '{B} pidió el sobre, para las cuentas. {H} lo entregó vacío. {B} lo miró al trasluz, lo selló y escribió en la casilla de observaciones: «No cabe».',
      ]),
      core(
        [
          'El martes, a las diez, en el parque había dos personas jugando al dominó. {H} pasó de lejos, saludó y se fue a la sala de espera. Sacó número, el seiscientos veinte, y se sentó. A su lado había una silla vacía. Esperó con muchas ganas.',
        ],
        [
          'El martes {h} tenía una cola que hacer. En la copistería ofrecían dos por una. {H} pasó de largo, sacó un número, el seiscientos veinte, y se sentó en la sala sin ventanas. En la silla de al lado una señora bostezaba.\n—¿Original? —preguntó.\n—Original.\n—Yo también. Hoy en día somos pocos.\nTenía en el bolso una caja de dominó. Tardaron dos horas en llamar al seiscientos veinte, y {h} pidió que pasara antes el siguiente.',
          'El martes, a las diez, llovía un poco en el parque. En un banco, dos personas movían fichas de dominó. Una se reía más por un lado. No les importaba mojarse. {H} pasó con {a} por la acera de enfrente y no se acercó: no era su partida.\n—¿Y tú qué haces hoy? —preguntó {a}.\n—Esperar un número —dijo {h}—. En persona.\nY apretó el paso, por si había alguien en la silla de al lado.',
        ],
      ),
    ]),
  ],
}
