import type { SpanishTrait } from './spanish-trait.ts'

export const QUIET_TRAITS: readonly SpanishTrait[] = [
  {
    id: 'collect',
    known: /colecci|recoge|bolsillos|guarda|piedr|conchas|sellos|acumul|botones/iu,
    strength: 'encuentra lo que otros dejan atrás',
    quirk: 'no tiene nunca un bolsillo vacío',
    plant: [
      '{H} recogía cosas. Botones, tornillos, una piedra con cara de tío segundo. <La lavadora ya se había quejado dos veces.>',
      'En los bolsillos de {h} siempre había algo: medio lápiz, un trozo de alambre, una pluma.\n—Nunca se sabe —decía.\n<De momento, no se había sabido.>',
      'Por la calle, {h} miraba al suelo, que es donde la gente pierde las cosas. <Una vez encontró una cuchara con iniciales. Seguía buscando al dueño.>',
      'Al sentarse, {h} sonaba. <Eran las conchas.>',
    ],
    key: [
      '{H} metió las manos en los bolsillos, por no tenerlas en otro sitio. Y allí, entre un tornillo y una concha, encontró la idea.',
      'En el bolsillo, {h} fue dando vueltas a las cosas pequeñas. <Tintineaban.> Luego algo hizo clic también en otro lado.',
      '{H} vació los bolsillos encima de la mesa. <Hizo falta toda la mesa.> Lo que servía estaba en medio, y no se había notado hasta entonces.',
      'Nunca se sabe, decía siempre {h}. Pues ahora se sabía. Sacó del bolsillo izquierdo justo lo que llevaba un año sin servir para nada.',
    ],
    small: ['{H} tiene una piedra. Es una piedra buena.', '{H} encuentra un botón. Al bolsillo.'],
  },
  {
    id: 'forget',
    known: /olvid|despist|pierde|perder|distra|desorden|caos|caótic|desastre/iu,
    strength: 'encuentra dando rodeos lo que nadie busca',
    quirk: 'lo pierde todo menos el buen humor',
    plant: [
      '{H} perdía cosas: guantes, llaves, una vez una tarta entera. <Todo aparecía, nunca donde se buscaba.>',
      '{H} se olvidaba siempre de algo. <Hoy, del segundo calcetín.> Y al volver a buscarlo solía encontrar algo mejor.',
      'Por la mañana, {h} buscaba las gafas de sol, las llaves y el motivo por el que había ido a la cocina.',
      'Los paraguas de {h} viajaban más que {h}. <Uno mandó una postal, o eso contaba.>',
    ],
    key: [
      '¿Dónde buscaba {h} cuando perdía lo suyo? En todas partes, y después en el único sitio demasiado tonto para mirar. Así que miró en ese.',
      'A {h} se le había olvidado por completo lo que iba a decir. <Nunca había venido tan bien.> En el hueco entró la idea buena, sin llamar.',
      '{H} volvió sobre sus pasos, que era lo que más veces había hecho en la vida. <Nadie volvía tan bien.> Y a la vuelta el sitio no era igual que a la ida.',
      'Perder era lo que mejor se {le} daba a {h}. Sabía cómo se esconden las cosas: no se esconden, se quedan donde uno dejó de mirar.',
    ],
    small: ['¿Y el calcetín? {H} solo tiene uno.', '{H} no ve su guante. ¡Otra vez!'],
  },
  {
    id: 'clumsy',
    known: /torp|tropiez|tropez|se cae|patos[oa]|derram|choca|rompe|dos pies izquierdos/iu,
    strength: 'se levanta una vez más de las que se cae',
    quirk: 'tropieza con el dibujo de las alfombras',
    plant: [
      '{H} tropezaba. Con los bordillos, con los gatos, con una raya pintada. <Tenía mucha práctica en levantarse.>',
      'Por donde pasaba {h}, algo se caía. <A veces hasta lo atrapaba.>',
      'En la familia, los vasos buenos se guardaban en el estante «{h} no llega». <{H} llegaba.>',
      '{H} conocía el suelo de cerca. <Hay suelos muy interesantes.>',
    ],
    key: [
      'Y entonces {h} tropezó. Cómo no. <Fue con su propio cordón.> Pero desde el suelo todo se veía de otra manera, y desde el suelo lo vio.',
      '{H} dio un paso atrás y se sentó de golpe. Allí abajo, a la altura de los zapatos, la respuesta estaba a la vista.',
      'El codo de {h} se encontró con algo, y algo se cayó al suelo con un ruido inesperado. <Lo normal era disculparse.> {H} escuchó el ruido. No sonaba a lo que parecía.',
      '{H} se apoyó donde no debía. Lo de siempre. La pared cedió un dedo. <Las paredes no suelen ceder.>',
    ],
    small: ['¡Pum! {H} se cae. Y arriba otra vez.', '¡Uy! {H} se sienta. Plof.'],
  },
  {
    id: 'shy',
    known: /tímid|callad|silenci|vergonz|introvert|reservad|escucha|observ/iu,
    strength: 'escucha hasta que las cosas hablan solas',
    quirk: 'no dice nada hasta que es verdad',
    plant: [
      '{H} hablaba poco. <Las palabras que se ahorraba las gastaba en mirar.>',
      'Cuando todo el mundo hablaba, {h} escuchaba. <Apenas se notaba, y eso le venía bien.>',
      'En las fotos de grupo, {h} era esa manga de la izquierda. <Una manga muy atenta.>',
      '{H} pensaba las frases tres veces. <A la tercera, casi siempre ya la había dicho otro.>',
    ],
    key: [
      'Cualquier otra persona habría dicho algo. {H} se quedó sin moverse, escuchando, más tiempo del que es de buena educación. Por eso llegó a oírlo.',
      '{H} no dijo nada. <Eso le salía mejor que a la mayoría.> En el silencio entró la idea con cuidado, como entra un animal.',
      'Mientras los demás opinaban, {h} miraba. Y como miraba, vio lo único que no opinaba nada.',
      '{H} llevaba todo el día con una frase guardada. La había pensado tres veces. Ahora la dijo, y era corta, y era esa.',
    ],
    small: ['Shh. {H} escucha.', '{H} no hace ruido. Nada de ruido.'],
  },
  {
    id: 'fear',
    known:
      /miedo|miedos|asust|tem[eo]|nervios|ansi|preocup|fobia|oscuridad|a oscuras|vértigo|arañas|escaleras mecánicas/iu,
    strength: 'va aunque le tiemblen las rodillas',
    quirk: 'prefiere dejar una luz encendida',
    plant: [
      'Había cosas que a {h} le daban miedo. <Las saludaba con educación y pasaba un poco más deprisa.>',
      '{H} tenía una regla: primero mirar, luego respirar, luego ir. <No la había inventado por gusto.>',
      'El miedo de {h} era puntual. <Llegaba siempre cinco minutos antes y guardaba el sitio.>',
      'En casa de {h} se dejaba encendida la luz del pasillo. <La luz decía que no le importaba.>',
    ],
    key: [
      '{H} tenía miedo y, como conocía bien la sensación, hizo lo de siempre: quedarse, respirar, mirar con atención. Esta vez bastó con mirar.',
      'A {h} le temblaban las rodillas.\n—A temblar, entonces —les dijo. <Se ofendieron y pararon.>\nCon las rodillas quietas se piensa mejor, y {h} pensó.',
      'Quien tiene miedo mira mejor que nadie. {H} había mirado aquello por todos los lados. Por uno de los lados no daba miedo. Empezó por ahí.',
      '—Hola, miedo —dijo {h} por lo bajo. <Era lo que hacía siempre.> Dicho eso, quedaba sitio para otra cosa, y la otra cosa era una idea.',
    ],
    small: ['{H} da la mano. Así está mejor.', '¡Oh! {H} respira muy hondo.'],
  },
  {
    id: 'slow',
    known:
      /lent|soñador|sueña|sueños|tarde|tardón|perez|vag[oa]\b|duerm|dormil|imagin|en las nubes|la luna de valencia|rodeo/iu,
    strength: 've lo que pasan de largo los rápidos',
    quirk: 'se para donde no hay nada que ver',
    plant: [
      '{H} llegaba a todo un poco después. <Había habido nubes.> Pero siempre había visto algo por el camino.',
      'De vez en cuando, {h} se paraba en mitad de la calle a mirar un canalón. <Duraba lo que tenía que durar.>',
      'El despertador de {h} sonaba tres veces, por educación. <{H} se levantaba a la cuarta.>',
      'Entre la puerta de casa y la esquina había cuarenta pasos. {H} tardaba diez minutos. <Vivía allí un caracol.>',
    ],
    key: [
      'Ahora había que darse prisa. {H} se paró. <No podía evitarlo.> Y como estaba sin moverse, vio aquello por lo que todos habían pasado corriendo.',
      'En medio de todo, {h} se quedó un momento mirando a ningún sitio. Un momento bastó. Ningún sitio tenía algo detrás.',
      '{H} se quedó en las nubes, en el peor instante posible. <Desde las nubes se ve bien.> Vio el asunto entero, pequeñito, con su salida.',
      '—Date prisa —dijo {a}. {H} fue aún más despacio. Y despacio, muy despacio, la cosa se dejó mirar.',
    ],
    small: ['{H} mira un caracol. Mira mucho rato.', '{H} se para. {H} mira.'],
  },
  {
    id: 'kind',
    known:
      /amable|educad|buen[oa]\b|buen corazón|generos|ayuda|bondad|cariños|dulce|tiern|leal|fiel|honest|sincer|perdón|disculp|gracias|sensible/iu,
    strength: 'trata las cosas como si pudieran ofenderse',
    quirk: 'pide perdón a los muebles',
    plant: [
      '{H} pedía perdón a las sillas y daba las gracias a los ascensores. <Ninguno se había parado nunca con {h} dentro.>',
      '{H} era amable con todo, por principio. <Hasta con el cuchillo del pan. Sobre todo con el cuchillo del pan.>',
      'Si sobraba un trozo, {h} lo partía. <Si no sobraba, también.>',
      '{H} sujetaba las puertas para quien viniera detrás. <A veces venía alguien a los tres minutos.>',
    ],
    key: [
      '—Perdón —le dijo {h} a lo que estorbaba, como hacía siempre. Y luego miró aquello a lo que había pedido perdón. Nadie más lo había mirado bien.',
      '{H} hizo lo de siempre y se puso en el lugar del otro. <Aunque el otro fuera una cosa.> Desde allí se entendía perfectamente.',
      '¿Y si nadie le había dado las gracias? {H} pensó en ello un momento. <Es lo que se suele olvidar.> Era tan poca cosa que podía ser eso.',
      '{H} no preguntó qué hacía falta. Preguntó a quién. Y con esa pregunta todo se puso en su sitio.',
    ],
    small: ['—Perdón, silla —dice {h}.', '—Gracias, puerta —dice {h}.'],
  },
]
