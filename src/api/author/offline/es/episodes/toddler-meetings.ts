import { always, type Episode, more, scene } from '../../language-pack.ts'

const SMALL = ['toddler'] as const

/** For the smallest: somebody comes by and needs a hand. */
export const toddlerMeetings: readonly Episode[] = [
  {
    id: 'small-chick',
    categories: [],
    ages: SMALL,
    ...scene(['El pollito', 'Pío, pío'], 'Un pollito ha perdido el paso.', [
      always([
        'Pío, pío. ¿Quién llora? Es un pollito. Está en el suelo. Es amarillo y muy pequeño.\n—Me he cansado —dice el pollito—. Mis patas son cortas.\n{H} mira las patas. Son muy cortas. <Son como dos palillos.>',
      ]),
      always([
        '{H} abre la mano. El pollito sube. Pesa como una hoja. Andan un paso. Andan dos. {A} lleva la otra mano debajo, por si acaso. El pollito mira desde arriba.\n—¡Qué lejos se ve! —dice—. Se ve hasta mañana.',
      ]),
      more(1, [
        'El pollito tiene hambre. Hay una miga. El pollito se come la miga. <Hay otra. También.> Ahora pesa como dos hojas.',
      ]),
      always([
        'Allí está la gallina. Co, co, co. Busca a la izquierda. Busca a la derecha.\n—¡Aquí arriba! —dice el pollito.\n{H} baja la mano. El pollito salta. Se mete debajo de un ala. Solo asoma el pico. Pío, dice el ala.',
      ]),
    ]),
  },
  {
    id: 'small-stone',
    categories: [],
    ages: SMALL,
    ...scene(['La piedra', 'Pesa mucho'], 'Una piedra no quiere moverse.', [
      always([
        'En medio hay una piedra. Es gris. Es gorda. No se puede pasar.\n—Hola, piedra —dice {h}.\nLa piedra no dice nada. {H} empuja. Uf. La piedra se queda. {A} empuja. Uf, uf. La piedra se queda también.',
      ]),
      always([
        '{H} le hace cosquillas. Nada. {H} le canta. Nada. {H} se sienta encima. Está calentita. Es una buena silla. {A} se sienta al lado. Caben. Miran las nubes un rato.',
      ]),
      more(1, ['Llega una hormiga. Sube por la piedra. Tipi, tipi. <Baja por el otro lado.> Ya ha pasado. Era fácil.']),
      always([
        'Ah. {H} mira a la hormiga. {H} sube a la piedra. Arriba levanta los brazos. ¡Qué alto! Luego baja por el otro lado. Plaf, los dos pies. {A} hace lo mismo.\n—Adiós, piedra —dice {h}.\nLa piedra se queda. Para eso es una piedra.',
      ]),
    ]),
  },
  {
    id: 'small-duck',
    categories: [],
    ages: SMALL,
    ...scene(['El pato con prisa', 'Cua, cua'], 'Un pato corre y no sabe adónde.', [
      always([
        'Cua, cua, cua. Pasa un pato. Corre mucho.\n—¡Llego tarde! —dice el pato.\n—¿Adónde? —pregunta {h}.\nEl pato se para. Piensa. No lo sabe. <Mira a {a}. {A} tampoco lo sabe.>\n—Pero tarde —dice el pato.',
      ]),
      always([
        'Y vuelve a correr. Cua, cua, a la derecha. Cua, cua, a la izquierda. {H} corre detrás. {A} corre detrás de {h}. Dan tres vueltas. Ya es una fila.\n—¿Falta mucho? —pregunta {h}.\n—Siempre falta mucho —dice el pato.',
      ]),
      more(1, ['El pato tropieza. Rueda. Se sienta. <Se le ve la barriga.> Es blanca y sube y baja.']),
      always([
        '{H} pone una mano en la barriga. Arriba, abajo. Arriba, abajo. Más despacio.\n—Oh —dice el pato—. Ya he llegado.\n—¿Adónde? —pregunta {h}.\n—Aquí —dice el pato.\nMete la cabeza debajo del ala. Aquí se está bien. Cua.',
      ]),
    ]),
  },
  {
    id: 'small-turtle',
    categories: [],
    ages: SMALL,
    ...scene(['La tortuga', 'Muy despacio'], 'Una tortuga quiere ver qué hay detrás.', [
      always([
        'Ahí va la tortuga. Un pie. Otro pie. Otro pie. Y otro.\n—Hola —dice {h}.\nLa tortuga dice: ho. Hay que esperar. {A} cuenta hasta cinco. <{A} cuenta otra vez.> La, dice la tortuga.',
      ]),
      always([
        'La tortuga quiere ver su espalda. Nunca la ha visto. Da la vuelta, y la espalda se va. Da otra vuelta. La espalda se va otra vez.\n—Yo te la digo —dice {h}.\n{H} mira. Pone un dedo en la espalda.',
      ]),
      more(1, ['{A} también mira. Hay rayas y hay cuadros. Hay un poquito de barro. <{A} lo limpia con la manga.>']),
      always([
        '—Es verde —dice {h}—. Tiene trece cuadros. Y en medio, una flor.\nLa flor se ha pegado sola. La tortuga se pone muy contenta. Estira el cuello, largo, largo.\n—Gra —dice la tortuga.\nHay que seguir. {H} ya va lejos. Y muy atrás se oye: cias.',
      ]),
    ]),
  },
  {
    id: 'small-cow',
    categories: [],
    ages: SMALL,
    ...scene(['La vaca', 'Muuu'], 'Una vaca ha perdido su muu.', [
      always([
        'Hay una vaca. La vaca abre la boca. No sale nada. La cierra. La abre. Nada.\n—¿Qué te pasa? —pregunta {h}.\nLa vaca pone cara triste. Se le ha perdido el muu. <No puede decirlo, claro.>',
      ]),
      always([
        '{H} busca debajo de la vaca. Hay hierba. {A} busca detrás de la oreja. Hay una mosca. Buscan en el cubo. {H} grita dentro del cubo:\n—¿Hay alguien?\nEl cubo dice: alguien, alguien. Muu no dice.',
      ]),
      more(1, ['{A} presta su voz. Muu, dice {a}. <Suena a puerta.> La vaca mueve la cabeza. No es ese.']),
      always([
        '{H} abraza a la vaca por el cuello. Es ancho. Está calentito. {H} pone la oreja. Ahí dentro, muy hondo, hay algo.\n—¡Está dormido! —dice {h}.\n{H} le da golpecitos, tan suaves. Pam, pam. Sube, sube, sube. ¡MUUU! La hierba se mueve. La vaca se ríe con toda la boca.',
      ]),
    ]),
  },
  {
    id: 'small-hedgehog',
    categories: [],
    ages: SMALL,
    ...scene(['El erizo', '¿Un abrazo?'], 'Un erizo quiere un abrazo.', [
      always([
        'Debajo de una hoja hay un erizo. Fff, hace el erizo.\n—¿Qué quieres? —pregunta {h}.\n—Un abrazo —dice el erizo, bajito—. Pero pincho.\n{H} toca una púa. ¡Ay! Pincha. <El erizo pide perdón.>',
      ]),
      always([
        '{A} trae una manta. La manta se engancha. Ras. {H} trae una hoja grande. La hoja se agujerea. Ahora es una hoja con ojos. El erizo suspira. Fff.\n—Nadie puede —dice.',
      ]),
      more(1, ['Pasa el conejo. Es blandito. <El erizo lo mira.> El conejo se va a dar un salto, lejos.']),
      always([
        '{H} se tumba en el suelo. Su nariz queda abajo. La nariz del erizo también está abajo. La nariz del erizo no pincha. Es negra y fría. {H} acerca la nariz. El erizo acerca la nariz. Pip.\n—¿Eso es un abrazo? —pregunta el erizo.\n—De nariz —dice {h}.\nPip, hace {a} después.',
      ]),
    ]),
  },
]
