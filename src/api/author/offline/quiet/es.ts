import type { QuietTexts } from './quiet-phrases.ts'

export const quiet: QuietTexts = {
  and: 'y',
  form: { dead: '+de', deadAnimal: '+', newborn: '+', unborn: '+' },
  kinds: {
    dead: {
      phrasings: [
        'En un bolsillo iba la brújula {m.+de}. Ya no marcaba el norte. {H} la llevaba igual.',
        'Aquel silbido de tres notas venía {m.+de}. {H} lo silbó bajito, y la última nota salió torcida, como siempre.',
        'En casa había una taza que era para {m.+}. <Nadie bebía de ella, y nunca tenía polvo.>',
        '{H} pensó en {m.+}, como quien mira si hay una luz encendida. La había.',
        'Una foto tenía las esquinas gastadas de tanto llevarla en la mano. Era la {m.+de}.',
        'El pañuelo {m.+de} olía todavía un poco a jabón. {H} lo dobló otra vez, punta con punta.',
        'Algunas palabras de la familia venían {m.+de}. {H} dijo una en voz baja, y era la justa.',
        'En el patio seguía el limonero {m.+de}. Ese año había dado siete limones, y {h} los había contado dos veces.',
      ],
      small: [
        'Esta es la foto {m.+de}. {H} le da un beso.',
        '{H} piensa en {m.+}. Qué calentito.',
        'Esta es la taza {m.+de}. {H} la acaricia.',
      ],
      many: 'En el pasillo colgaban las fotos antiguas, un poco torcidas: las ALL.',
    },
    deadAnimal: {
      phrasings: [
        'En la manta {m.+de} seguía el hueco. {H} no lo alisaba.',
        'El rincón con sol había sido siempre el {m.+de}. Se quedaba libre.',
        'Antes de dormir, el último pensamiento era para {m.+}, uno corto, como una caricia.',
      ],
      small: ['La manta {m.+de} es suave. {H} la acaricia.', '{H} piensa en {m.+}. Qué calentito.'],
      many: 'Al fondo del jardín había unas piedras redondas, una por cada nombre: ALL.',
    },
    newborn: {
      phrasings: [
        'En casa se hablaba en susurros desde hacía poco, por {m.+}. <Hasta las puertas habían aprendido.>',
        '{H} pensó en la mano {m.+de}. Daba la vuelta justa a un dedo.',
        'Se podía coger en brazos {m.+a}, pero con calma y con un cojín debajo del codo. {H} ya sabía cómo.',
        'El pelo {m.+de} olía a leche tibia. <Para saberlo había que agacharse.>',
        'Junto a la cuna {m.+de} nadie decía nada. Solo se oía una respiración, pequeña y rápida.',
        'Un calcetín {m.+de} le servía de gorro a un pulgar.',
        'Para {m.+} el mundo era todavía un brazo y una nana. {H} la tarareó.',
        'Con {m.+} en brazos, cualquiera bajaba la voz. <También {h}.>',
      ],
      small: [
        '¡Chis! Sin ruido, por {m.+}. Muy bajito.',
        'La mano {m.+de} es pequeña. ¡Tan pequeña!',
        'Con mucho cuidado, {h} coge en brazos {m.+a}.',
      ],
      many: 'Aquellas semanas había que hablar bajito, por ALL.',
    },
    unborn: {
      phrasings: [
        'Habían vaciado un cajón para {m.+}. {H} ya había metido dentro una piedra, la más redonda.',
        'En casa se esperaba {m.+a}. {H} contaba las semanas con nudos en una cuerda.',
        'Ya había un nombre: {m}. {H} lo decía de vez en cuando, para practicar.',
        'Había una cama lista para {m.+}, apenas mayor que una cesta de pan.',
        'De todo lo bueno, {h} guardaba la mitad para {m.+}.',
        '{H} ensayaba una canción para {m.+}. Faltaba la segunda estrofa, pero había tiempo.',
        'Debajo de los abrigos había una percha nueva, muy baja, para {m.+}.',
        'En casa había un gorro de lana para {m.+}, demasiado grande y diminuto.',
      ],
      small: [
        'Aquí hay una camita. Es para {m.+}.',
        '{H} espera {m.+a}. ¡Ya falta poco!',
        'Aquí hay un gorro. Es para {m.+}.',
      ],
      many: 'En un papel, junto a la puerta, ponía para quién era la espera: para ALL.',
    },
  },
}
