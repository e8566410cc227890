import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** What two people say to each other while they wait or walk; each begins with something seen or done. */
export const talk: readonly Insert[] = [
  rich('quiet', 4, [
    'Durante un rato solo se oyó el frigorífico de alguien. {H} se miró los zapatos.\n—¿Tienes miedo?\n—Un poco —dijo {a}.\n—¿Dónde?\n—En la rodilla izquierda.\n{H} miró la rodilla izquierda.\n—Yo, en la barriga.\n<—Entonces está bien repartido —dijo {a}, y ya era menos.>',
    '{H} dio tres vueltas al mismo botón.\n—¿Qué haces cuando no sabes qué hacer?\n{A} lo pensó despacio.\n—Algo pequeño. Atarme un zapato. Lavarme las manos. Después suele ser otro problema.\n<{H} se ató un zapato. Ayudó un poco.>',
  ]),
  rich('quiet', 4, [
    'De un bolsillo con cremallera sacó {a} un billete tan viejo que solo se leía la palabra «vuelta».\n—Lo guardo —dijo.\n—¿Para qué?\n—Para la vuelta.\n<No hubo manera de sacarle más.>',
    'Hacía rato que {a} miraba un punto de la pared.\n—Antes yo pensaba que algún día se acababa —dijo.\n—¿El qué?\n—Todo lo que hay que hacer.\n—¿Y?\n—Tengo muchísimas cosas empezadas —dijo {a}, y no parecía que le doliera.',
  ]),
  rich('quiet', 4, [
    'Se sentaron en lo primero que se dejó. <Era más bajo de lo que parecía.>\n—Si sale bien —preguntó {a}—, ¿qué es lo primero que vas a hacer?\n{H} no había llegado tan lejos.\n—Sentarme.\n—¿Y después?\n—Seguir sin levantarme.',
    '{A} llevaba un rato observando a {h} como se observa una olla.\n—¿Te has fijado en que siempre te rascas la oreja antes de acertar?\n—¿Y antes de equivocarme?\n—También. Pero la otra.',
  ]),
  rich('quiet', 4, [
    'Para pasar el rato jugaron a preguntar. Empezó {a}.\n—¿Qué es lo peor que has roto?\n—Una promesa —dijo {h}—. Pequeña.\n—¿Y lo mejor?\n—Una ventana. Nos devolvieron el balón y nos dieron bizcocho.\n<{A} dijo que, en su experiencia, el bizcocho no era lo habitual.>',
    'Estaban tan cerca que se podía hablar sin voz. {H} pidió un secreto. {A} miró a los lados.\n—En las fiestas me escondo un rato en el baño. No por nada. Por descansar de sonreír.\n{H} asintió. <Había baños muy buenos.>',
  ]),
  rich('quiet', 4, [
    'Muy lejos, alguien ensayaba los mismos cuatro compases, siempre con el mismo fallo. Se pararon a oírlo.\n—Ahora —dijo {a}, justo antes del fallo. Y llegó. <Al final le habían tomado cariño.>\n—Si un día le sale bien —dijo {h}—, lo voy a echar de menos.',
  ]),
  rich('quiet', 4, [
    '{H} echó el aliento en un cristal y dibujó dos figuras, una de ellas demasiado larga. {A} echó el suyo al lado y les puso sombrero. Luego se borraron las cabezas, y por un momento quedaron solo los sombreros.',
  ]),
  rich('quiet', 4, [
    'Por un hueco se veía una esquina de luna, o de farola.\n—Hace muchos años —dijo {a}—, yo creía que la luna me seguía solo a mí.\n—¿Y no?\n—Un día le pregunté a mi prima. A ella también la seguía.\n—Qué desilusión.\n—Al contrario. Desde entonces sé que se puede acompañar a dos a la vez.',
  ]),
  rich('quiet', 4, [
    '{A} dejó en el suelo lo que llevaba.\n—¿Y si lo dejamos?\n{H} lo pensó de verdad, con los pies y todo.\n—Vale —dijo—. Lo dejamos.\nSe quedaron un rato habiéndolo dejado. <Se estaba regular.>\n—¿Seguimos? —preguntó {a}.\n—Seguimos.',
  ]),
  rich('quiet', 4, [
    'A {h} se le durmió un pie. {A} sabía de eso: había que hablarle.\n—Pie —dijo {a}—, tenemos planes.\n<El pie tardó en enterarse, como todos.> Al final hormigueó, y hubo que andar en círculos hasta que se le pasó el enfado.',
  ]),
  rich('road', 4, [
    'Durante un rato no habló nadie. Era el silencio bueno, el de pensar en paralelo. Luego se oyó, a dos voces: «¿Y si…?».\n—Tú primero —dijo {a}.\n—No, tú.\n<Habían querido decir lo mismo.>',
    'Hubo un silencio. {A} lo dejó crecer un poco, como se deja una masa.\n—¿En qué piensas? —preguntó {h}.\n—En nada. Pero ya casi está.',
  ]),
  rich('road', 4, [
    '{A} se paró y señaló los pies de {h}.\n—El cordón.\n{H} miró hacia abajo.\n—Está atado.\n—Por eso. No va a durar.\nAl poco rato iba suelto.\n—¿Cómo lo sabías?\n—Conozco tus lazos —dijo {a}—. Son como tú: no les gusta que les digan que ya está.',
  ]),
  rich('road', 4, [
    'A medio camino, {a} propuso un juego para no aburrirse.\n—Veo, veo. Una cosita que empieza por N.\n{H} miró por todas partes.\n—Me rindo.\n—Nada —dijo {a}.\n—Nada no se puede ver.\n—Pues yo llevo un buen rato viéndola.',
  ]),
  rich('road', 4, [
    '{A} se puso a explicar un atajo. Había que ir hasta donde antes estaba el árbol, torcer donde hubo una panadería y seguir hasta donde iban a poner un puente.\n—¿Y no es más fácil por aquí? —preguntó {h}.\n—Más fácil, sí —dijo {a}, con cierta lástima.',
  ]),
  rich('road', 4, [
    'Llegó el momento de elegir. {A} dijo que a la izquierda, y {h}, que a la derecha. Se miraron.\n—A la derecha —dijo {a}.\n—A la izquierda —dijo {h}.\n<Nunca se había perdido nadie con tanta educación.> Al final eligieron lo que menos se hacía notar.',
  ]),
  rich('road', 4, [
    'El reloj {a.de} era de los de antes. {H} preguntó la hora.\n—Y veinte.\n—¿Y veinte de qué?\n—No lo sé —dijo {a}—. La aguja pequeña se me cayó en verano. Pero los minutos los da clavados.',
  ]),
  rich('road', 4, [
    'Entre los planes de {a} estaba silbar. No sabía. Soplaba con mucho interés, y salía aire.\n—Casi —dijo {h}.\n—¿Verdad?\n<Aquel aire, al menos, tenía ritmo.> Sirvió de compañía un buen trecho.',
  ]),
]
