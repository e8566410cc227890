import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: a grass bridge that two villages braid anew each year, and a first thread that nobody will throw. */
export const ropeBridge: Plot = {
  id: 'rope-bridge',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Wayra', gender: 'female', connection: 'amiga' },
    b: { name: 'don Hilario', gender: 'male', connection: '' },
  },
  titles: ['El primer hilo', 'Un puente de hierba', '{h} cruza el barranco'],
  teasers: [
    'El puente se trenza cada año con hierba. Este año ningún pueblo quiere lanzar el primer hilo.',
    'Dos orillas, un barranco y una discusión por una cabra. {H} tiene que pasar antes de la noche.',
  ],
  start:
    'El puente viejo se ha caído, como todos los años. El nuevo no lo empieza nadie, y {h} tiene que pasar hoy al otro lado.',
  byname: '{h}, del primer hilo',
  places: [
    { name: 'El barranco', description: 'Se tarda en oír el fondo.' },
    { name: 'La orilla de acá', description: 'Aquí dicen que la culpa es de allá.' },
    { name: 'La orilla de allá', description: 'Aquí dicen lo mismo, pero con eco.' },
  ],
  scenes: [
    scene(['Sin puente', 'Dos orillas'], 'El puente está en el fondo del barranco.', [
      core(
        [
          'El puente era de hierba trenzada. Cada año se caía, y cada año los dos pueblos hacían otro. Este año, {allí}, seguía en el fondo, y nadie había empezado.',
        ],
        [
          'Un puente de hierba dura un año justo. Después se suelta por una punta, cae al barranco con un suspiro, y al día siguiente los dos pueblos trenzan el nuevo, cada cual desde su orilla. Así se hacía {allí} desde siempre. Este año el viejo llevaba nueve días en el fondo. A un lado había gente sentada. Al otro lado también.',
          'De una orilla a la otra había cuarenta metros de aire. Antes había además un puente, de hierba, y volvería a haberlo en cuanto alguien lanzara el primer hilo. {Allí} llevaban nueve días esperando. <Las cuerdas ya estaban trenzadas, peinadas y un poco ofendidas.>',
        ],
      ),
      core(
        [
          '{H} tenía que entregar un frasco al otro lado antes de la noche. Lo había prometido, y el frasco no podía esperar.',
        ],
        [
          'En el bolsillo de {h} había un frasco, y en el frasco, levadura viva para el pan de la fiesta del otro lado. Aguantaba hasta la noche, ni un minuto más. {H} había dado su palabra, y la palabra, como la levadura, no se guarda para mañana.',
          'A {h} le habían puesto un frasco en la mano.\n—Al otro lado, antes de la noche —le dijeron.\nEra la masa madre del panadero de enfrente, que la había prestado y sin ella no sabía hacer pan. Se movía. <Hacía blup.> Quedaba una tarde.',
        ],
      ),
      slot('portrait'),
      core(
        ['{A.+} llevaba una cometa a la espalda.\n—Volando se pasa —dijo {a}—. Lo digo por decir.'],
        [
          '{A.+} venía también, con una cometa a la espalda que le llegaba a los tobillos.\n—¿Para qué la traes?\n—Para el otro lado. Aquí el viento va siempre hacia allá y nunca vuelve.\n<Decía las cosas así, y luego resultaban útiles.>',
          '—¿Hay puente? —preguntó {a.+}, y se asomó. Asomarse fue un error: se puso del color de la hierba.\n—Hay dos medios puentes —dijo {h}—. Uno en cada orilla. Falta el medio.\n{A} se sentó encima de su cometa, para que no se la llevara el viento.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.está} En la orilla, las cuerdas nuevas estaban enrolladas como quesos. Cuarenta personas las miraban y hablaban de otra cosa. Enfrente, cuarenta personas hacían lo mismo. De vez en cuando una orilla tosía, y la otra, después de pensarlo, tosía también.',
      ]),
    ]),
    scene(['La cabra', 'Por abajo'], '{H} pregunta de quién es la culpa.', [
      core(
        [
          'Todo era por una cabra: había cruzado en junio, y ninguno quería ser quien la devolviera o la pidiera. {H} intentó bajar por las piedras. A los veinte metros se acabaron las piedras, y hubo que volver con las rodillas peladas.',
        ],
        [
          '—Es por la cabra —explicó un viejo—. En junio se nos fue al otro lado. Que la traigan.\n—¡Que vengan por ella! —gritaron enfrente, que tenían buen oído.\nEl que lanzara el primer hilo daba la razón al otro. {H} no tenía tiempo para la cabra. Bajó por las piedras, de una en otra, hasta que la siguiente piedra no estaba. Colgó un momento de una raíz. Volver arriba le costó la piel de las dos rodillas.',
          'La cabra se llamaba Marquesa y estaba enfrente, gordísima. Cada pueblo decía que el otro debía hablar primero.\n—Entonces bajo y subo —dijo {h}.\nBajó. En el fondo había un río que desde arriba parecía un cordón y de cerca parecía un tren. El agua le quitó una sandalia. <El frasco no, por un dedo.> Subir fue más largo que bajar, y llegó a la misma orilla.',
        ],
      ),
      more(1, [
        'La sandalia pasó por debajo del puente viejo, dio dos vueltas y se quedó en una roca, como esperando. {A} ofreció media bufanda para el pie. Con la otra media le vendó la rodilla. Ahora {h} llevaba los colores de los dos pueblos, sin querer.',
      ]),
      more(2, [
        'Una mujer les dio choclo asado.\n—Yo lanzaría el hilo —dijo bajito—. Pero mi cuñado está mirando.\nEl cuñado, dos piedras más allá, dijo bajito que él lo lanzaría, pero que lo miraba su cuñada.',
      ]),
      slot('road'),
    ]),
    scene(['Quien guarda las cuerdas', 'El nombre en el nudo'], 'Alguien sabe cómo se empieza un puente.', [
      core(
        [
          'Las cuerdas las guardaba ese día {b.+}.\n—El primer hilo no lo lanza un pueblo —dijo {b}—. Lo lanza alguien. Pero quien empieza un puente no lo puede firmar. Nadie sabrá que fuiste tú.',
        ],
        [
          'A la sombra, entre los rollos, {b.+} hacía ese día la guardia de las cuerdas.\n—Mira —dijo {b}, y abrió la mano. Un hilo fino como un pelo, y larguísimo—. Todo empieza con esto. Con el hilo se pasa el cordel, con el cordel la soga, con la soga el puente. Es tuyo. Pero quien tira el primer hilo no lo cuenta. Ni hoy ni nunca. Si lo cuenta, vuelve a haber un pueblo que empezó.',
          '—¿Tú de qué lado eres? —preguntó {b.+}, que cuidaba esa semana de los rollos.\n—De este frasco —dijo {h}.\n—Buena respuesta. Entonces te puedo dar el hilo. Tiene un precio: que no se sepa. El puente es de todos porque el principio no es de nadie.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} pensó que sería bonito contarlo. Luego se ató el hilo a la muñeca y no dijo nada.'],
        [
          '{H} ya se había imaginado contándolo: la orilla, el gesto, las caras. Se lo quitó de la cabeza como se quita uno un sombrero. Se ató el hilo a la muñeca. Pesaba lo que pesa una idea.',
          'No poder contarlo nunca. Era como comerse el mejor bocado a oscuras. {A} silbó y miró al cielo, para no haber oído. {H} dijo que sí, y {b} le puso el ovillo en la mano, con un nudo que no conocía.',
        ],
      ),
      more(2, [
        '—¿Quién lo lanzó el año pasado? —preguntó {h}.\n{B} enrolló un cabo, desenrolló otro.\n—No se sabe —dijo por fin. Y se miró la mano con disimulo.',
      ]),
      slot('quiet'),
    ]),
    scene(['Cuarenta metros', 'El brazo'], '{H} lanza el hilo, y el barranco se lo queda.', [
      core(
        [
          '{H} ató el hilo a una piedra y la lanzó. Cayó a mitad de camino. Con una flecha cayó a dos tercios. El sol ya tocaba la orilla de enfrente, y el frasco burbujeaba.',
        ],
        [
          'Detrás de una roca, donde no los veía nadie, {h} ató el hilo a una piedra y tiró con toda su fuerza. La piedra voló muy bien hasta la mitad. Después se acordó de que era una piedra. Probaron con un palo, con la otra sandalia, con una naranja. <La naranja llegó más lejos que nada, y se oyó cómo se la comía la cabra.> El sol se estaba posando en la orilla de allá.',
          'El hilo no pesa, y lo que no pesa no se puede lanzar. {H} lo intentó nueve veces. A la novena le dolía el hombro, y abajo, en el río, había una colección de cosas. En el frasco la masa hacía blup cada vez más despacio.',
        ],
      ),
      slot('road'),
      more(1, [
        '—Ya no llegamos —dijo {a}.\nSe quedaron con la espalda contra la roca. El aire tiraba hacia el otro lado, como siempre: del pelo, del hilo, de la cometa, que hubo que sujetar con los dos brazos.',
      ]),
    ]),
    scene(['Lo que pasa volando', 'El nudo'], '{H} mira hacia dónde va el viento.', [
      slot('key'),
      core(
        [
          '«Aquí el viento va siempre hacia allá». {H} ató el hilo a la cometa. Subió sin esfuerzo, cruzó el barranco y se enredó en los cuernos de Marquesa. Enfrente, alguien agarró el hilo para soltar a la cabra. Y ya había un puente, aunque fuera de un pelo.',
        ],
        [
          'Lo que no pesa no se lanza: se suelta. {H} miró la cometa. {A} miró la cometa y asintió, con un poco de pena. Ataron el hilo a la cola, esperaron a que el viento tomara aire y abrieron las manos. La cometa se fue como si la llamaran. Pasó el río, pasó los cuarenta metros, dio una vuelta de adorno y bajó sobre la orilla de allá. Allá estaba Marquesa. Se la puso en los cuernos.\n—¡Eh! —gritó alguien, y agarró el hilo para desenredar a la cabra.\nEl hilo se tensó. {B}, en esta orilla, notó el tirón y ató el cordel sin preguntar.',
          '—¿Cómo dijiste lo del viento? —preguntó {h}.\n—Que va siempre hacia allá.\n—Pues que lleve algo.\nLa cometa salió sin carrera, de pie. El hilo se desenrollaba en la muñeca de {h} con un ruido de lluvia. Todos la vieron pasar por encima del barranco, y nadie vio de dónde había salido. Enfrente la recogió un niño. Tiró, por curiosidad, como tira cualquiera de un hilo. Y detrás del hilo iba un cordel, y detrás del cordel, cuarenta personas que ya se habían puesto de pie.',
        ],
      ),
      more(1, [
        'Ya nadie habló de quién había empezado. El cordel pasó la soga, la soga otra soga. Desde una orilla cantaban para tirar, y la otra, que no quería ser menos, hizo la segunda voz. <La cuñada tiraba al lado del cuñado.> A mitad de la tarde los dos medios puentes se dieron la mano.',
      ]),
    ]),
    scene(['El puente', 'Cuarenta metros de hierba'], 'Alguien cruza la primera vez.', [
      slot('after'),
      more(2, [
        'Antes que nadie cruzó Marquesa, de allá para acá. Nadie la había llamado. Se paró en medio, miró abajo, miró a los dos pueblos y terminó de cruzar masticando un trozo de cometa.',
      ]),
      core(
        [
          '{H} cruzó con el frasco cuando salía la primera estrella. El puente olía a hierba nueva. <{W.pasó}>\n—¿Quién lanzó el hilo? —preguntó el panadero.\n{H} se encogió de hombros. En la muñeca le quedaba una raya fina, como un pelo.',
        ],
        [
          '{H} cruzó la segunda vez que se cruzó. La hierba crujía y olía a verano, y el barranco, abajo, estaba ya oscuro como un bolsillo. El panadero esperaba en la otra punta. Destapó el frasco. Blup.\n—A tiempo —dijo—. ¿Y quién empezó, al final?\n<{W.pasó}>\n—El viento iba para allá —dijo {h}.\nEn la muñeca tenía una raya rosada, fina como un pelo. Tardó tres días en borrarse.',
          'Por la noche hubo pan en las dos orillas. {H} se comió su trozo en la mitad del puente, con los pies colgando y {a} al lado.\n—No lo vas a contar —dijo {a}.\n—¿El qué? —dijo {h}.\n<{W.pasó}> Del lado de acá cantaban, y del lado de allá contestaban. En la muñeca, casi borrada, {h} tenía una raya. El puente se balanceó un poco. Era de hierba y duraba un año justo.',
        ],
      ),
    ]),
  ],
}
