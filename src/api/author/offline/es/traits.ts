import type { SpanishTrait } from './spanish-trait.ts'
import { QUIET_TRAITS } from './traits-quiet.ts'

const LIVELY_TRAITS: readonly SpanishTrait[] = [
  {
    id: 'count',
    known: /cuenta\b|contar|contando|número|matemát|calcul/iu,
    strength: 'nota cuando falta uno',
    quirk: 'cuenta todo lo que se está quieto',
    plant: [
      '{H} contaba. Escalones, farolas, los botones de los abrigos ajenos. <Quien sabe cuántos hay, sabe cuándo falta uno.>',
      'Si {h} no podía dormir, ni esperar, ni portarse bien, contaba. <Solía funcionar. Con los guisantes, siempre.>',
      'Para {h}, las cosas tenían nombre, color y cantidad. <La cantidad era lo que menos discutía.>',
      'Por la calle, {h} iba sumando matrículas. <A veces daban siete, y era un buen día.>',
    ],
    key: [
      '{H} contó, porque ya no quedaba otra cosa que hacer. Uno, dos, tres. En el siete se detuvo. El siete no podía ser, y {h} sabía por qué.',
      'Así que {h} lo contó todo desde el principio, en voz alta. <Llevó su tiempo.> Luego volvió a contarlo y salió lo mismo, y en ese número estaba la pista.',
      '¿Cuántos había al llegar? {H} lo sabía, claro. ¿Y ahora? Contó con la barbilla. Sobraba uno. En todo aquel lío, sobraba uno.',
      '{H} contó hasta nueve, despacio. <El ocho casi se lo salta de los nervios.> En el nueve ya tenía la idea.',
    ],
    small: ['{H} cuenta.\n—Uno. Dos. ¡Tres!', '—Uno, dos, tres —cuenta {h}.'],
  },
  {
    id: 'hum',
    known: /tarare|canta|silba|canturre|música|canción|baila|bailar/iu,
    strength: 'oye lo que a los demás se les escapa',
    quirk: 'tararea sin darse cuenta',
    plant: [
      '{H} tarareaba. Al lavarse los dientes, al atarse los cordones, hasta en las peleas. <Tenían que decírselo los demás.>',
      'A oscuras se sabía dónde estaba {h} por el tarareo. <Siempre las mismas cuatro notas. La quinta no había llegado todavía.>',
      'Donde iba {h}, iba una cancioncilla delante. <Nadie conocía el título. Tampoco {h}.>',
      'El vecino de arriba se sabía ya la canción de {h}. <A veces la terminaba él.>',
    ],
    key: [
      '{H} se puso a tararear. No lo decidió. Cuatro notas, como de costumbre, y después de la cuarta se hizo un silencio por el que por fin pudo pasar un pensamiento.',
      'No había nada que decir, de modo que {h} lo tarareó. <Sonó muy flojito.> En la cuarta nota se quedó con la boca abierta, porque ahí estaba.',
      'Cuatro notas, y la quinta no vino de {h}. Vino de otro sitio. {H} se volvió hacia allí, y lo entendió todo.',
      '{H} tarareó muy bajo y escuchó cómo sonaba. <En cada sitio suena distinto.> Aquí sonaba a hueco. Aquí era.',
    ],
    small: ['{H} canta. La, la, la.', '—Mmm, mmm —canta {h}.'],
  },
  {
    id: 'ask',
    known: /pregunt|curios|por qué|porqué|cotill|investig|explor|detective|sabelotodo/iu,
    strength: 'sigue preguntando cuando los demás asienten',
    quirk: 'hace siempre una pregunta de más',
    plant: [
      'A {h} le gustaba preguntar. Adónde van los charcos. Por qué el martes. <Quien contestaba, recibía la siguiente.>',
      '—¿Y por qué? —era la frase favorita de {h}. <Los mayores solían responder: come.>',
      '{H} tenía más preguntas que bolsillos, y tenía muchos bolsillos.',
      'En el colegio, en el tren y en el dentista, {h} levantaba la mano. <En el dentista, las dos.>',
    ],
    key: [
      '—¿Y por qué? —dijo {h}, por costumbre. <No quedaba nadie para contestar.> Se contestó, pues, sin ayuda, y la respuesta {le} puso la espalda recta.',
      'Había una pregunta que nadie había hecho, y era raro, porque era la más fácil. {H} la hizo. La respuesta llevaba todo el rato al lado.',
      '{H} preguntó lo mismo por tercera vez, con otras palabras. <A la tercera, las cosas se cansan de callar.> Y se vio claro.',
      '¿Y si no era «cómo», sino «para qué»? {H} le dio la vuelta a la pregunta, y la respuesta se cayó sola.',
    ],
    small: ['—¿Por qué? —dice {h}.', '—¿Qué es eso? —dice {h}.'],
  },
  {
    id: 'stubborn',
    known: /terc|testarud|tozud|cabezota|cabezón|no se rinde|nunca se rinde|decidid|perseveran|tenaz|insist|ambicios/iu,
    strength: 'no para ni cuando sería lo sensato',
    quirk: 'lo intenta todo una vez más',
    plant: [
      'Lo de parar no iba con {h}. Una vez estuvo cuatro horas con un nudo. <El nudo está enmarcado en el pasillo.>',
      'Donde otros decían «en fin», {h} decía «otra vez». <Había botes de pepinillos que {le} tenían miedo.>',
      '—Eso no se puede —le habían dicho a {h} muchas veces. <{H} guardaba la lista, tachada casi entera.>',
      '{H} había perdido ciento doce partidas contra la misma persona. <La ciento trece estaba prevista para el domingo.>',
    ],
    key: [
      '—Otra vez —dijo {h}. <Sonó a cansancio, pero era la palabra de siempre.> Y a mitad de palabra vio qué habían estado haciendo mal.',
      'Cualquiera se habría ido a casa. {H} recorrió la misma idea por cuarta vez. A la cuarta, la idea tenía una puerta.',
      'Falló otra vez. {H} asintió, como quien saluda a un conocido, y se fijó en cómo había fallado. Siempre igual. Y lo que falla siempre igual se puede arreglar.',
      '{H} se remangó por quinta vez. <Las mangas ya sabían el camino.> Esta vez empezó por el final.',
    ],
    small: ['—¡Otra vez! —dice {h}.', '—Una más —dice {h}.'],
  },
  {
    id: 'talk',
    known: /habla|charl|parlanch|cotorr|grit|ruidos|secreto|discut|bromas|chiste|miente|mentir|exager/iu,
    strength: 'hace hablar hasta a las puertas',
    quirk: 'habla más cuanto menos hace falta',
    plant: [
      '{H} hablaba. Con la gente, con los geranios, con la tostadora. <La tostadora tenía fama de escuchar bien.>',
      '{H} podía estar sin hablar lo que dura encendida una cerilla. <En días buenos, de las cortas.>',
      'A {h} le contaban cosas hasta los taxistas callados, aunque solo fuera por meter baza.',
      'Cuando {h} entraba en una habitación, entraba primero la frase. <La terminaba ya con el abrigo quitado.>',
    ],
    key: [
      '{H} se puso a hablar, porque hablar ayudaba. Lo contó todo por orden, desde el principio, a nadie en concreto. A mitad de una frase se calló. Era eso.',
      'Como siempre en los apuros, {h} habló. <Salieron palabras hacia todas partes.> Una de ellas era buena, y {h} la pilló al vuelo.',
      '{H} se lo explicó a la pared, punto por punto. La pared no dijo nada, y justo en el sitio donde no dijo nada estaba el fallo.',
      '—Vamos a hablarlo —dijo {h}, y lo habló, sobre todo por su parte. <Hicieron falta tres vueltas.> Al final, la solución ya se oía venir.',
    ],
    small: ['{H} habla con la cuchara. La cuchara no dice nada.', '—Hola, taza —dice {h}—. Hola, zapato.'],
  },
  {
    id: 'make',
    known: /dibuj|pint|garabat|constru|invent|arregl|desmont|manualid|cocin|cose|tej|repara/iu,
    strength: 've cómo están hechas las cosas',
    quirk: 'desmonta las cosas por interés',
    plant: [
      '{H} dibujaba en todo: márgenes, bolsas de pan, la escayola de un tío. <Pensaba la mano; la cabeza tenía la tarde libre.>',
      'Lo que caía en manos de {h} acababa desmontado. <También volvía a montarse, con menos tornillos.>',
      'Con una goma, dos pinzas y un corcho, {h} hacía casi cualquier cosa. <Lo que no salía era un barco. Salía siempre un barco.>',
      'En la mesa de {h} había siempre algo a medio hacer. <La otra mitad estaba debajo de la mesa.>',
    ],
    key: [
      'Con un dedo, {h} dibujó en el polvo lo que sabía: un círculo aquí, una raya allá. Al acabar faltaba una línea, y se veía dónde.',
      '{H} lo dibujó en el aire. <Torcido, pero completo.> El dedo fue más rápido que la cabeza y se paró en el sitio justo.',
      '¿Cómo estaba hecho aquello? {H} lo desmontó con los ojos, pieza por pieza. Una pieza no sujetaba nada. Tenía que servir para otra cosa.',
      '{H} hizo lo de siempre: juntar dos cosas que no iban juntas. <Las miró un rato.> Iban.',
    ],
    small: ['{H} dibuja un círculo. Gira y gira.', '{H} hace una torre. Alta, alta. ¡Pum!'],
  },
  {
    id: 'brave',
    known: /valient|atrevid|descarad|impacient|impulsiv|temerari|arriesg|aventur|inquiet|corre|rápid|prisa|travies/iu,
    strength: 'ya ha salido cuando los demás se ponen de acuerdo',
    quirk: 'empieza antes de leer las instrucciones',
    plant: [
      '{H} solía haber salido antes de que acabara la frase. <Ahorraba tiempo. Costaba pantalones.>',
      'Las instrucciones, opinaba {h}, eran para después. <El estante del pasillo estaba de acuerdo, en diagonal.>',
      'Si había dos caminos, {h} ya volvía del segundo.',
      '{H} saltaba primero y medía después. <Las medidas solían dar la razón al salto.>',
    ],
    key: [
      'Los demás aún lo estaban pensando. {H} ya había agarrado el asunto y le había dado la vuelta. <Así lo hacía todo.> Del revés tenía sentido.',
      '{H} no aguantó más sin moverse e hizo lo contrario de lo que tocaba. Se quedó a la mitad. Lo contrario era lo bueno.',
      '—Un momento —dijo {a}. Pero {h} ya había dado el paso. <El suelo aguantó.> Y desde un paso más allá se veía lo que desde aquí no.',
      'Había que decidirse. {H} se había decidido hacía rato; solo faltaba avisar a los pies. Los pies ya iban.',
    ],
    small: ['{H} corre. ¡Corre mucho!', '—¡Yo primero! —dice {h}.'],
  },
]

export const TRAITS: readonly SpanishTrait[] = [...LIVELY_TRAITS, ...QUIET_TRAITS]
