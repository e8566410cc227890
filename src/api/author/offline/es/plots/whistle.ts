import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship, and a ravine: a whistled language, a sentence for one, and a whole valley that understands it wrongly. */
export const whistle: Plot = {
  id: 'whistle',
  categories: ['love', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Yeray', gender: 'male', connection: '' },
    b: { name: 'doña Candelaria', gender: 'female', connection: '' },
  },
  titles: ['Silbar de un lado a otro', 'Una frase en el barranco', '{h} silba mal'],
  teasers: [
    'Aquí la gente se habla silbando de monte a monte. {H} tiene una frase para una sola persona, y la oyen todos.',
    '{H} silba algo muy importante. Al rato le traen cebollas.',
  ],
  start: 'Entre un monte y otro se habla silbando. {H} quiere decirle algo {a.a}, que está enfrente, y no le sale.',
  byname: '{h}, del silbo',
  places: [
    { name: 'El mirador de acá', description: 'Una piedra gastada en forma de asiento.' },
    { name: 'El mirador de allá', description: 'A una hora y media a pie, o a dos segundos.' },
    { name: 'El fondo', description: 'Aquí las palabras se cruzan y a veces se caen.' },
  ],
  scenes: [
    scene(['De monte a monte', 'Dos segundos'], 'Una frase tiene que cruzar el barranco.', [
      core(
        [
          '{Allí} los montes están cerca y los caminos son largos, y por eso la gente se habla silbando. «Trae pan». «Sube la cabra». {H} había llegado en primavera y silbaba fatal.',
        ],
        [
          'De una ladera a otra hay {allí} hora y media de camino y dos segundos de silbido. La gente hace cuentas y silba. No son señales: son palabras, con sus vocales y todo. «Que bajes». «Que suba tu tía». <La tía contesta, y se la entiende muy bien.> {H} llevaba desde la primavera aprendiendo, y lo que mejor le salía era el agua de la tetera.',
          'Todo se sabía por el aire {allí}. Un silbido largo y dos cortos, y en la ladera de enfrente ponían la mesa. {H} aprendía de oído, con un dedo doblado en la boca. Había dicho ya «buenos días», «gracias» y, sin querer, «tu burro es feo».',
        ],
      ),
      core(
        ['Enfrente vivía {a.+}. {H} quería decirle una frase, una sola, y el domingo {a} se iba en el barco.'],
        [
          'En el mirador de allá se sentaba por las tardes {a.+}. Con los ojos no se distinguía la cara; con el oído, sí. El domingo {a} se iba en el barco. {H} tenía una frase para antes del domingo. En el camino, hablando, no le había salido en tres meses. Pero silbada, pensaba, quizá.',
          'Había una persona al otro lado, {a.+}, y había una frase, y había un barco el domingo. La frase era corta. {H} la escribió en la arena para ver cuánto ocupaba. <Ocupaba lo que un pie.> Cruzar el barranco con ella era otra cosa.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.está} Los dos montes se miraban por encima del barranco como dos vecinas en sus ventanas. Abajo iba un río delgado. De vez en cuando una palabra suelta, que no había acertado con la ladera, bajaba dando tumbos y asustaba a las gallinas.',
      ]),
      more(3, [
        '—No es soplar —le había explicado un niño—. Es decirlo con el dedo.\n{H} lo dijo con el dedo. El niño se rio tanto que tuvo que sentarse.\n—Has dicho «mi abuela es redonda» —le explicó—. Pero es verdad.',
      ]),
    ]),
    scene(['Cebollas', 'El primer silbido'], '{H} silba, y alguien contesta.', [
      core(
        [
          'El viernes {h} subió al mirador, dobló el dedo y silbó la frase. Hubo un silencio. Luego contestaron. Al rato llegó una mujer con un saco.\n—Tus cebollas —dijo.',
        ],
        [
          'El viernes por la tarde {h} subió al mirador, se sentó en la piedra gastada, dobló el dedo y silbó su frase. Cruzó el aire bastante derecha. Enfrente no se movió nadie. En cambio, por el camino apareció una mujer con un saco a la espalda.\n—Tus cebollas —dijo—. Con lo que pesan. ¿Para qué quieres tantas?\nEran dieciocho kilos. Hubo que pagarlas.',
          '{H} tomó aire y silbó. El barranco se llevó la frase, la dobló por una esquina y la repartió. De la ermita preguntaron si había fuego. El pastor encerró las cabras. <El cura se cambió de zapatos; no se supo por qué.> Y a la media hora llegaron tres personas, muy preocupadas, con cebollas. Más tarde {h} supo que {a} no había oído nada. El viento iba en contra.',
        ],
      ),
      more(1, [
        'Hubo sopa de cebolla para todo el que pasara, y pasaron muchos. Cada uno daba un consejo. «Más dedo». «Menos aire». «La o, como si besaras una taza». A la noche {h} tenía el labio hinchado y bastantes amigos.',
      ]),
      more(2, [
        'El sábado lo intentó con un espejo, a golpes de sol. Desde enfrente contestaron con otro espejo. Resultó ser una cabra con una campana nueva. Tenía conversación, para ser cabra.',
      ]),
      slot('road'),
    ]),
    scene(['La fuente', 'La frase dicha'], 'Alguien enseña a silbar, y cobra por adelantado.', [
      core(
        [
          'El mejor oído de aquellos días lo tenía {b.+}.\n—Silbas con miedo —dijo {b}—. Yo te enseño. Pero antes me la dices a mí con la boca. Lo que no se puede decir no se puede silbar.',
        ],
        [
          'Junto a la fuente tomaba el fresco {b.+}, que en una semana había aprendido más que otros en un año.\n—Lo tuyo no es de labio —dijo {b}—. Es que silbas de lado, para que no se entienda del todo. Así salen cebollas. Te enseño a silbar de frente. Se paga antes: me la dices. Con palabras. Mirándome.',
          '—¿Qué querías decir? —preguntó {b.+}, que se había sentado al fresco y olía todavía a sopa.\n—Nada.\n—Nada se silba así —dijo {b}, y no silbó—. Y tú soplas mucho. Yo puedo enseñarte lo que me enseñaron a mí. Primero, la frase, en voz alta. Es la única forma de saber dónde se te rompe.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} la dijo, mirando de frente. Se le rompió en la segunda palabra. {B} le hizo repetir solo esa.'],
        [
          'Con la boca pesaba mucho más. {H} la dijo una vez y se le cayó por el medio. La dijo otra vez. {B} escuchaba con la cabeza torcida, como se escucha un motor.\n—Ahí —dijo—. En la segunda palabra. Ahí dejas de respirar.\nY era cierto.',
          '{H} miró la fuente, las hormigas, el cielo. Miró por fin {b.a} y la dijo. No pasó nada terrible. <Una hormiga se paró, pero por motivos suyos.>\n—Se rompe en la segunda —dijo {b}—. Ponle aire antes, no después. Ya está. Lo demás es dedo.',
        ],
      ),
      slot('quiet'),
    ]),
    scene(['El domingo', 'Viento'], 'El barco no espera.', [
      core(
        [
          'El domingo hacía un viento que quitaba los sombreros. {A} bajaba ya hacia el puerto, por la otra ladera. {H} silbó, de frente y sin miedo. El viento se comió la mitad, y al otro lado llegó solo la primera palabra.',
        ],
        [
          'El domingo soplaba un viento que doblaba las palabras antes de salir. Por la otra ladera bajaba {a}, con una maleta, del tamaño de una mosca. {H} silbó. Silbó bien, como no lo había hecho nunca, con su dedo y su aire. La primera palabra llegó. Se vio que la mosca se paraba. Las demás se las llevó el viento al mar, y allí se quedaron, para los peces.',
          'A las nueve sonó la sirena del barco. {H} corrió al mirador y no se sentó. {A} iba por el camino de enfrente, de espaldas. Un silbido, de frente. <Fue el mejor de su vida, y lo oyó sobre todo un cernícalo.> {A} se volvió, se puso la mano en la oreja y movió los brazos: no llega, no se oye. Sonó la segunda sirena.',
        ],
      ),
      slot('road'),
      more(1, [
        '{H} lo repitió hasta que se le durmió el labio. Entre los dos montes el viento pasaba como un tren sin paradas. Enfrente, {a} dio dos pasos hacia el puerto, uno hacia atrás, dos hacia el puerto.',
      ]),
    ]),
    scene(['De boca en boca', 'El valle entero'], '{H} pide ayuda, que es lo más difícil.', [
      slot('key'),
      core(
        [
          'Una frase entera no cruzaba aquel viento. De piedra en piedra, sí. Pero para eso tenía que saberla todo el mundo. {H} se la silbó al pastor, que estaba cerca. El pastor, a la ermita. La ermita, al molino. Así fue rodeando el barranco, de boca en boca, y el valle entero se la dijo {a.a}.',
        ],
        [
          'Había querido que la oyera una sola persona. Por eso silbaba de lado; por eso, las cebollas. Pero el viento solo se llevaba lo que cruzaba por el medio. Por el borde, de una casa a la siguiente, las distancias eran cortas. {H} respiró antes de la segunda palabra y se la silbó al pastor.\nEl pastor levantó las cejas, se quitó el sombrero y la silbó a la ermita. De la ermita pasó al molino; del molino, a la mujer de las cebollas, que soltó el saco. Nadie cambió una letra. La frase dio la vuelta al barranco entero, por cuarenta bocas, cada vez con otro acento. Y la última de todas, un niño, se la dijo {a.a} al oído, porque estaba a un metro.',
          '—¡Que la diga el que la oiga! —silbó {h}.\nEsa la entendió todo el mundo. Y detrás mandó la frase. La recogió el niño del dedo. La recogió el cura, con sus zapatos. {B}, junto a la fuente, puso dos dedos en la boca y la hizo saltar cien metros. Por encima del viento, por debajo, por los lados, de los dos montes salía lo mismo, en cuarenta silbidos distintos. <El cernícalo también lo intentó.> Abajo, en el camino, {a} había dejado la maleta en el suelo.',
        ],
      ),
      more(1, [
        'Después hubo un silencio muy grande, con todo el valle dentro. Nadie sopló. Hasta el barco se olvidó de su tercera sirena. {A} dobló un dedo y se lo puso en la boca.',
      ]),
    ]),
    scene(['La respuesta', 'Hora y media'], 'Enfrente contestan.', [
      slot('after'),
      core(
        [
          'La respuesta vino en dos segundos, de frente. Era una palabra sola y la entendieron todos. <{W.pasó}> {H} echó a andar cuesta abajo, y {a}, enfrente, también. Hora y media es poco, si se viene de los dos lados.',
        ],
        [
          'Era una palabra de dos letras, y la silbó perfectamente. Cuarenta personas hicieron como que no la habían oído y se pusieron a barrer. {H} bajó por su ladera. {A}, por la otra. <{W.pasó}> En el fondo, donde las palabras se caen, se encontraron, sin aliento, y entonces no supieron qué decir. Tampoco hacía falta: en todo el valle, por una vez, estaban callados.',
          'El barco salió a las diez, con un sitio vacío. Hora y media tardaron en llegar al río, cada cual por su lado, y el río por ahí se salta. <{W.pasó}>\n—¿Y las cebollas? —preguntó {a}.\n—Eso es lo que entendieron el viernes.\n{A} lo silbó bajito, para ver en qué se parecían. Arriba, en alguna parte, una mujer suspiró y fue por el saco.',
        ],
      ),
    ]),
  ],
}
