import type { Template } from '../../language-pack.ts'

/** Hair and eyes do something: somebody finds, mistakes or knows the hero by them. */
export const HAIR: Readonly<Record<string, readonly Template[]>> = {
  black: [
    'Tenía el pelo negro, y dentro solía haber un lápiz, justo el que estaba buscando.',
    'El pelo negro le caía liso por todas partes menos por detrás, donde tenía opiniones propias.',
    'Llevaba el pelo negro como una pizarra recién borrada. <La lluvia dejaba cosas escritas.>',
    'Con el pelo negro que tenía, a {h} se le veía primero la sonrisa y luego lo demás.',
    'Del pelo negro le salía siempre un remolino, [a la izquierda|a la derecha] y hacia arriba.',
  ],
  brown: [
    'Tenía el pelo castaño, de un tono de buena corteza de pan. <A veces también llevaba las migas.>',
    'El pelo castaño se le levantaba en un solo sitio, [a la izquierda|a la derecha]. <Los peines se habían rendido.>',
    'Llevaba el pelo castaño y el flequillo a su aire. <El flequillo salía de casa antes.>',
    'Su pelo castaño olía a lo que hubiera pasado ese día. <Hoy, a mandarina.>',
    'Entre el pelo castaño asomaban dos orejas muy atentas.',
  ],
  blond: [
    'Tenía el pelo rubio como un campo segado y más o menos igual de fácil de peinar.',
    'El pelo rubio se le distinguía desde el otro lado de la plaza. <Jugar al escondite no merecía la pena.>',
    'Llevaba el pelo rubio y revuelto, como si acabara de bajar de un columpio.',
    'Con ese pelo rubio, decía {a}, ahorraban una bombilla.',
    'En el pelo rubio se le quedaban enganchadas cosas: una pluma, un hilo, una buena idea.',
  ],
  red: [
    'Tenía el pelo rojo, de ese rojo ante el que frenan los autobuses.',
    'El pelo rojo se le veía desde el final de cualquier calle. <Unos días venía bien y otros no.>',
    'Llevaba el pelo rojo como quien lleva una bandera, sin pensarlo.',
    'Por el pelo rojo {lo} reconocían hasta de espaldas. <Sobre todo de espaldas.>',
    'Con el pelo rojo al viento, {h} parecía llegar siempre un poco antes que sus pies.',
  ],
  colorful: [
    'Tenía el pelo de colores, [verde|azul] por delante y todavía sin decidir por detrás.',
    'Con el pelo de colores que llevaba, los loros {le} daban los buenos días.',
    'El pelo de colores le cambiaba según de qué lado se quitara el gorro.',
    'Llevaba el pelo de colores, y cada color tenía su día. <El martes mandaba el naranja.>',
    'Del pelo de colores de {h} se decía que no le faltaba ninguno. <Faltaba uno. Lo estaba buscando.>',
  ],
}

export const EYES: Readonly<Record<string, readonly Template[]>> = {
  black: [
    'En sus ojos negros cabían todas las lámparas del cuarto, dos veces cada una.',
    'Tenía los ojos negros y miraba las cosas hasta que cedían.',
    'Con los ojos negros muy abiertos, {h} era capaz de hacer confesar a un armario.',
    'Los ojos negros los usaba poco a poco, para que duraran.',
  ],
  brown: [
    'Tenía los ojos marrones, de esos en los que confían los perros.',
    'Sus ojos marrones se tomaban su tiempo antes de que el resto dijera algo.',
    'Con los ojos marrones medio cerrados pensaba mejor.',
    'Los ojos marrones se {le} iban siempre hacia lo más pequeño que hubiera en la mesa.',
  ],
  green: [
    'Tenía los ojos verdes. <Los gatos {le} cedían el paso.>',
    'Sus ojos verdes vigilaban el mundo por si tramaba algo.',
    'Con los ojos verdes miraba dos veces: una para ver y otra para creérselo.',
    'Los ojos verdes los había sacado, según la familia, de una botella muy antigua.',
  ],
  blue: [
    'Tenía los ojos azules y cerraba el izquierdo para pensar.',
    'Sus ojos azules iban donde no miraba nadie. <Casi siempre al suelo. Al suelo va a parar todo.>',
    'Con los ojos azules medía las distancias mejor que otros con un metro.',
    'Los ojos azules se {le} quedaban a veces parados en el aire, como dos cometas.',
  ],
}

interface Build {
  /** What it is good for, where there is room for a moment of its own. */
  readonly way: readonly Template[]
  readonly portrait: readonly Template[]
}

export const BUILD: Readonly<Record<string, Build>> = {
  tall: {
    way: [
      'Lo que hacía falta estaba en el estante de arriba del todo. {H}, de estatura alta, no necesitó la silla. <La silla se quedó un poco decepcionada.>',
      'Había que soltar un cordel que colgaba del techo. Ser de estatura alta tenía que servir alguna vez para algo más que para las fotos. A {h} le bastó con ponerse de puntillas.',
      'El letrero colgaba demasiado alto para leerlo. {H}, de estatura alta, lo leyó en voz alta para los demás. <Ponía: «Cuidado con el letrero».>',
      'Por encima del muro no se veía nada. {H} se estiró, que para eso era de estatura alta, y fue contando lo que había detrás. <Tardó, porque lo contaba con detalle.>',
    ],
    portrait: [
      'Era de estatura alta y conocía personalmente todas las lámparas.',
      'De estatura alta, en las fotos siempre {le} tocaba detrás.',
      'Con su estatura alta veía antes que nadie si quedaba pan en la alacena.',
    ],
  },
  muscular: {
    way: [
      'Un baúl cerraba el paso, y pesaba como un lunes. {H} era fuerte. <No solía hablar de ello, salvo con los botes de mermelada.>\nEmpujó una vez, y el lunes se convirtió en martes.',
      'La puerta estaba hinchada de humedad y no quería saber nada. {H} era fuerte y además paciente, que es la mezcla que abre puertas. Cedió con un suspiro.',
      'Alguien tenía que sujetar la escalera. {H}, de constitución fuerte, la sujetó con una mano y con la otra se comió una pera. <La escalera se sintió segura.>',
      'El tapón no salía. Lo había intentado ya todo el mundo, y todo el mundo decía que lo había aflojado. {H} era fuerte. Plop. <Dieron las gracias a los anteriores.>',
    ],
    portrait: [
      'Era fuerte y abría los botes de toda la familia.',
      'De constitución fuerte, subía la compra de cuatro vecinos en un solo viaje.',
      'Era fuerte sin presumir, como las mesas viejas.',
    ],
  },
  small: {
    way: [
      'Entre dos tablas había un hueco, y nada más que un hueco. De estatura pequeña, {h} pasó sin rozarlas y abrió desde el otro lado. <En los mostradores no era tan práctico.>',
      'Lo que buscaban se había metido debajo del mueble. {H}, de estatura pequeña, veía las cosas desde abajo y lo sacó con dos dedos.',
      'Detrás de la cortina no cabía nadie. {H}, de estatura pequeña, cupo. <Desde allí se oía todo, y encima hacía calorcito.>',
      'El techo bajaba tanto que los demás iban doblados. {H} era de estatura pequeña y pasó con la cabeza bien alta. <Daba gusto, por una vez.>',
    ],
    portrait: [
      'Era de estatura pequeña y lo veía casi todo primero por debajo.',
      'De estatura pequeña, cabía en los mejores escondites.',
      'Por su estatura pequeña la gente {le} hablaba alto, como si quedara lejos.',
    ],
  },
  slender: {
    way: [
      'La tabla que servía de puente no habría aguantado a cualquiera. La figura esbelta de {h} no {le} pareció excesiva. <La tabla suspiró, por educación.> Tres pasos, y al otro lado.',
      'Hubo que pasar de lado entre el armario y la pared. Con su figura esbelta, {h} lo hizo sin despeinarse. <El armario se quedó con un botón de {a}.>',
      'En el banco ya no quedaba sitio. Con su figura esbelta, {h} encontró el que había entre dos abrigos. <Los abrigos siguieron hablando por encima.>',
      'La verja estaba entornada un palmo, y el palmo no daba más de sí. La figura esbelta de {h} pasó sin hacerla rechinar. <Rechinó después, al pasar {a}.>',
    ],
    portrait: [
      'Tenía la figura esbelta, pero también son esbeltas las buenas cuerdas.',
      'De figura esbelta, en el autobús cabía donde ya no cabía nadie.',
      'Era de figura esbelta y proyectaba una sombra de mucha importancia.',
    ],
  },
  slim: {
    way: [
      'El paso era estrecho como el lomo de un libro. {H} tenía la figura delgada, lo justo. Metió el aire, no se rio<, que era lo difícil>, y al otro lado lo soltó todo de golpe.',
      'La reja tenía los barrotes muy juntos. {H}, de figura delgada, metió el brazo hasta el hombro y corrió el cerrojo. <{A} sostuvo el abrigo.>',
      'El ventanuco no era más ancho que un libro abierto. {H} tenía la figura delgada y muy poca vergüenza. Primero un hombro, luego el otro. <El gorro se quedó fuera, de guardia.>',
      'Hubo que esconderse detrás de un poste. {A} sobresalía por los dos lados. {H}, de figura delgada, asomaba solo los ojos.',
    ],
    portrait: [
      'De figura delgada, parecía un marcapáginas, y le gustaban los mismos sitios.',
      'Tenía la figura delgada y unos bolsillos que nunca lo eran.',
      'Era de figura delgada; el viento {lo} saludaba por su nombre.',
    ],
  },
  athletic: {
    way: [
      'La verja ya se estaba cerrando. {H} era ágil. <En el barrio {le} decían el atajo.> Llegó antes que el pestillo y sujetó la puerta.',
      'Algo rodaba hacia la alcantarilla, y nadie se movía. {H}, siempre ágil, dio dos zancadas y lo paró con el pie. <Aplaudió una señora desde un balcón.>',
      'Entre una piedra y la siguiente había que saltar. {H} era ágil y ya estaba en la cuarta. <{A} seguía calculando la primera.>',
      'Se había volado un papel. {H}, siempre ágil, lo alcanzó en el aire y cayó de pie. <El papel era un recibo, pero ya que estaba.>',
    ],
    portrait: [
      'Era ágil y subía las escaleras de dos en dos, también las de bajar.',
      'De paso ágil, llegaba a los sitios antes que su propia bufanda.',
      'Era ágil; en las colas eso no servía de nada.',
    ],
  },
}
