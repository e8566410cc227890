import type { Template } from '../../language-pack.ts'

export const BUILD: Readonly<Record<string, readonly Template[]>> = {
  tall: [
    'Es de estatura alta. <Casi toca el timbre.>',
    '{H} es de estatura alta. <La lámpara tiene que apartarse.>',
    'De estatura alta es {h}. <Ve por encima de la mesa.>',
  ],
  muscular: [
    '¡Qué fuerte es {h}! <Puede con la silla.>',
    '{H} es fuerte. Uf, y arriba.',
    '¿Quién es fuerte? ¡{H}! <El bote se abre: plop.>',
  ],
  small: [
    'Es de estatura pequeña. <Así cabe en todas partes.>',
    'De estatura pequeña es {h}. <Ve a las hormigas de cerca.>',
    '{H} es de estatura pequeña. Pasa por debajo de la mesa.',
  ],
  slender: [
    'Tiene la figura esbelta, como un junco.',
    'Con su figura esbelta cabe detrás de la cortina.',
    'De figura esbelta es {h}. <Su sombra, también.>',
  ],
  slim: [
    'Tiene la figura delgada, como un lápiz.',
    'Con su figura delgada pasa entre dos sillas.',
    'De figura delgada es {h}. <Cabe en media almohada.>',
  ],
  athletic: [
    'Es ágil. <Salta a la una, a las dos y a las tres.>',
    '¡Qué ágil es {h}! Hop, hop.',
    '{H} es ágil. <Ya ha subido. Ya ha bajado.>',
  ],
}

export const AGES: readonly ((years: string) => Template)[] = [
  years => `{H} tiene ${years}.`,
  years => `{H} tiene ${years}. <Ya es mucho.>`,
  years => `¿Cuántos años tiene {h}? Tiene ${years}.`,
  years => `{H} tiene ${years} y dos zapatos.`,
  years => `Una tarta, una vela: ¡fff! {H} cumple ${years}.`,
  years => `—Tengo ${years} —dice {h} a la silla.`,
  years => `¿Quién tiene ${years}? ¡{H}! <La mano va arriba.>`,
  years => `Con ${years}, {h} ya llega al pomo.`,
]
export const HAIRS: readonly ((hair: string) => Template)[] = [
  hair => `Tiene el ${hair}. <Salta cuando salta {h}.>`,
  hair => `Su ${hair} hace cosquillas.`,
  hair => `Mira, el ${hair}. <Es de {h}.>`,
  hair => `El aire despeina el ${hair}. <Fff.>`,
  hair => `En el ${hair} hay una miga. <{A} la quita.>`,
  hair => `{A} peina el ${hair}. Ras, ras.`,
  hair => `Debajo del gorro está el ${hair}. <¡Cucú!>`,
  hair => `El ${hair} se ve de lejos. <Es {h}, claro.>`,
]
export const EYE_LINES: readonly ((eyes: string) => Template)[] = [
  eyes => `Y tiene los ${eyes}. <Lo ven todo.>`,
  eyes => `Con sus ${eyes} mira y mira.`,
  eyes => `Los ${eyes} se abren mucho.`,
  eyes => `Los ${eyes} hacen así: abrir y cerrar.`,
  eyes => `Los ${eyes} miran por encima de la mesa.`,
  eyes => `{H} se tapa los ${eyes}. <Ya no se ve a nadie.>`,
  eyes => `En los ${eyes} hay una lucecita. <Es la ventana.>`,
  eyes => `Dos ${eyes}, una nariz. <Todo está en su sitio.>`,
]

/** What the visitor typed is spoken: `X` stands for it. */
export const SPOKEN: Readonly<Record<string, readonly Template[]>> = {
  'hero.hair': [
    '¿Y el pelo?\n—X —dice {h}.',
    '{H} se toca la cabeza.\n—X.',
    '¿Cómo es el pelo? «X», pone en el peine.',
    '{A} peina a {h}.\n—X —dice {a}.',
  ],
  'hero.eyes': [
    '¿Y los ojos?\n—X —dice {h}.',
    '{A} mira los ojos de {h}.\n—X —dice.',
    '{H} se mira en la cuchara.\n—¡X!',
    '¿Qué ojos son esos? «X».',
  ],
  'hero.build': [
    '—X —dice {a}, y mide a {h}.',
    '¿Cómo es {h}?\n—X —dice {a}.',
    'En la puerta hay una raya. Al lado pone «X».',
    '—¡X! —dice {h} muy alto.',
  ],
  'hero.peculiarities': [
    '¿Y qué más?\n—¡X! —grita {h}.',
    '{A} mira bien a {h}.\n—X —dice {a}.',
    '—X —dice {h}, y se ríe.',
    'La gente mira. «X», piensa.',
    '¿Se ve algo? ¡Sí! {H} lo señala: «X».',
    'Hay un dibujo de {h}. Debajo pone: «X».',
    '—¿Quién es así? X —canta {a}.',
    '«X». Eso solo lo tiene {h}.',
  ],
  'hero.characteristics': [
    '—X —dice {a}. <Lo dice con cariño.>',
    '¿Cómo es {h}?\n—X —dice {a}.',
    '—X —canta {a} bajito. Habla de {h}.',
    '{A} cuenta cómo es {h}.\n—Pues X.',
    'En la taza de {h} pone: «X».',
    '—¡Hola! X. ¿A que sí? —dice {a} a {h}.',
    '{H} se mira en el charco. «X», dice el charco.',
    'Todos lo saben de {h}. «X».',
  ],
  'hero.quirks': [
    '—X —dice {a}, y se ríe.',
    '¿Qué pasa siempre con {h}?\n—X —dice {a}.',
    '—X —dice {a}. <{H} dice que sí.>',
    'Ya se sabe. Con {h} es así: «X».',
    '—¿Otra vez? —pregunta {a}. Otra vez: «X».',
    '«X». {H} es así, y así está bien.',
    'Hay una nota en la puerta. «X», pone. <Es por {h}.>',
    '{A} se lo dice al oso.\n—X.\n<El oso ya lo sabía.>',
  ],
  'hero.history': [
    '{A} cuenta algo de {h}.\n—X —dice. <A {h} le gusta oírlo.>',
    '—X —cuenta {a}. {H} escucha.',
    'Es un cuento de verdad. «X». <Salía {h}.>',
    '—¿Y luego? —pide {h}.\n—Luego esto: X —dice {a}.',
    'En el álbum hay una foto. Debajo pone: «X».',
    '{H} se acuerda. «X». <Parece que fue ayer.>',
    '{A} apoya la cabeza.\n—X. ¿Te acuerdas?',
    'Pasó una vez: «X». {H} lo cuenta al oso.',
  ],
  'story.refinement': [
    'En el suelo hay un papel. «X», pone. {H} lo recoge.',
    'Debajo del plato hay una nota: «X». ¡Anda!',
    '{H} sopla una pluma y pide algo. «X».',
    'En el zapato hay un papelito. {A} lee: «X».',
    'Toc, toc. Llega una carta. «X», dice la carta.',
    '—¿Qué pides? —dice {a}.\n—¡X! —dice {h}.',
    'Alguien ha escrito con tiza: «X». {H} pasa el dedo.',
    'De un globo cuelga una nota. Dice: «X».',
  ],
}
export const KEYS: readonly Template[] = [
  '¿Qué ha dicho {a}? «{K:hero.quirks}». {H} piensa.',
  '«{K:hero.quirks}», piensa {h}. ¡Claro!',
  '«{K:hero.quirks}». Hoy eso viene muy bien.',
  '{H} se toca la frente. «{K:hero.quirks}». ¡Eso es!',
  '¿Y si…? «{K:hero.quirks}». {H} da un saltito.',
  'Otra vez pasa: «{K:hero.quirks}». Pero hoy ayuda.',
  '—{K:hero.quirks} —dice {h} bajito. Y ya está.',
]
