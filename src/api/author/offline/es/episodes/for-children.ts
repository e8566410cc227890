import { always, type Episode, more, scene } from '../../language-pack.ts'
import { KID } from './ages.ts'

/** For readers who still know how doors are opened. */
export const forChildren: readonly Episode[] = [
  {
    id: 'password',
    categories: [],
    ages: KID,
    ...scene(['La contraseña', 'El club', 'Alto ahí'], 'Tres niños muy pequeños piden una contraseña.', [
      always([
        '—¡Alto! —dijo una voz a la altura de la rodilla—. La contraseña.\nEran tres, y el mayor no tenía seis años. Llevaban coladores en la cabeza. Habían puesto una escoba atravesada, y detrás de la escoba estaba el resto del mundo.\n—No la sabemos —dijo {h}.\n—Entonces no pasan —dijo el segundo—. Es el club.',
      ]),
      always([
        '{A} probó con «ábrete, sésamo». Se rieron con desprecio. {H} probó con «por favor», que a veces funciona.\n—Casi —dijo la tercera, que era la jefa y chupaba una cuerda—. Es más larga. Y tiene un animal.\n—¿Cocodrilo?\n—Más blando.\n<Los otros dos la miraron, porque eso ya era mucho decir.>\nProbaron con todos los animales blandos. El segundo empezó a bostezar. La escoba pesaba.',
      ]),
      more(1, [
        'En el club, por lo que se veía, había una caja, media galleta y un reglamento en la pared. Estaba escrito con garabatos, porque ninguno sabía escribir.\n—La regla uno es no contar las reglas —explicó el del medio—. La dos se me ha olvidado, y la tres es llorar por turnos.',
      ]),
      always([
        'Entonces {h} se agachó y miró a la jefa a los ojos.\n—¿No será —dijo— que la han olvidado?\nLos tres coladores se quedaron quietos. El pequeño sorbió por la nariz. Llevaban un buen rato sin poder entrar en su propio club.\n—Podríamos hacer una nueva —dijo {h}—. «Erizo sin prisa», por ejemplo.\nLo hablaron en corro. Se votó. La escoba subió, y primero pasaron ellos, muy aliviados, y detrás {h} y {a}, que tuvieron que decirla en voz alta. Al otro lado el mundo era como antes. Pero ahora eran socios.',
      ]),
    ]),
  },
  {
    id: 'loose-tooth',
    categories: [],
    ages: KID,
    ...scene(['El diente', 'Se mueve', 'Con un hilo no'], 'A alguien se le mueve un diente y no se atreve.', [
      always([
        'Un niño estaba sentado en el suelo con la boca abierta, mirándose en una cuchara.\n—Se mueve —dijo, lo mejor que pudo.\nEra un diente de abajo, y se movía hacia delante, hacia atrás y, si soplaba, de lado.\n—Tiene que salir hoy. Se lo he prometido a mi hermana. Pero no quiero estar delante.\n<Se entendía perfectamente.>',
      ]),
      always([
        '—Con un hilo y una puerta —dijo {a}.\nEl niño cerró la boca del todo. {H} propuso una manzana. No había manzana. Había un mendrugo que llevaba {a} en el bolsillo, y el niño lo mordió con la otra punta de la boca. Corrieron, saltaron a la pata coja, dijeron «ferrocarril» veinte veces. El diente bailaba y no se iba.\n—Me tiene cariño —dijo el niño.',
      ]),
      more(1, [
        '—A mí se me cayó uno en una sopa —contó {h}—. Lo busqué con la cuchara y salieron dos. El otro era un piñón.\n—¿Y cuál dejaste debajo de la almohada?\n{H} no había pensado en eso hasta ahora. <Aquel año le habían dejado una moneda y media.>',
      ]),
      always([
        'Se sentaron a esperar con él. Para hacer tiempo, {a} empezó a contar la historia de un burro que aprendió a nadar de espaldas, y cuando llegó a lo del bañador, el niño soltó una carcajada enorme. Algo blanco salió volando, hizo tic en una piedra, tic en otra, y se paró delante del zapato de {h}.\n—¡No he estado delante! —gritó el niño, con un silbido nuevo—. ¡Estaba en lo del burro!\nSe lo llevó en la cuchara, andando muy despacio. De vez en cuando se oía un silbido. Lo estaba estrenando.',
      ]),
    ]),
  },
  {
    id: 'monster-tax',
    categories: [],
    ages: KID,
    ...scene(['Debajo del banco', 'Un monstruo de guardia', 'Grrr'], 'Debajo de un banco hay alguien que gruñe.', [
      always([
        '—Grrr —dijo el banco.\n{H} se detuvo. {A} se detuvo detrás de {h}.\n—Grrr —repitió el banco, con menos seguridad—. Soy un monstruo.\n—¿De qué clase? —preguntó {h}.\nHubo un rato de silencio.\n—No lo sé —dijo la voz—. Es mi primer día.',
      ]),
      always([
        'Se veían dos ojos redondos y algo de pelo. El monstruo les explicó que le habían dado aquel banco y que tenía que asustar a cinco personas antes de irse a casa. Llevaba cero. Una señora le había dado los buenos días. <Un señor le había puesto encima las bolsas de la compra.>\n—A ver cómo lo haces —dijo {a}.\n—Grrr.\n—Eso es un estómago —dijo {a}—. Hay que decirlo desde más abajo.',
      ]),
      more(1, [
        '{H} le enseñó el truco de no decir nada: se espera, se espera, y luego se respira fuerte una vez. El monstruo lo probó y se asustó él. Hubo que sacarlo al sol un momento. Era del tamaño de un cojín, azul, y tenía un calcetín puesto.',
      ]),
      always([
        'Al final se les ocurrió. {H} {a.y} se sentaron en el banco, tan tranquilamente. Y cada vez que pasaba alguien, el monstruo susurraba desde abajo: «Se te ha olvidado una cosa». Nada más. La gente se ponía blanca, se tocaba los bolsillos y salía corriendo a su casa. A los diez minutos llevaba cinco. Casi todos, además, se habían olvidado de verdad.\n—Gracias —dijo el monstruo, muy colorado para ser azul.\nRecogió el calcetín y se fue por la alcantarilla. {H} se levantó. Se paró. Se tocó los bolsillos.\n—No —dijo {a}—. Está todo. Ya lo he mirado yo.',
      ]),
    ]),
  },
]
