import type { Gathering } from '../../gather.ts'

/** Many answers in one scene. */
export const ANSWERS: readonly Gathering[] = [
  {
    head: '{A} tira un cahier. Dedans, il y avait tout ce qu’il faut savoir {de}.',
    items: [
      'WER venait dès la première page.',
      'Dessous, au crayon rouge : WER, souligné.',
      'À côté de WER, une feuille séchait.',
      'À WER, {h} pouffa.',
      '{A} lut WER plus bas, car c’était secret.',
      'La dernière ligne disait WER, avec une tache derrière.',
    ],
    tail: '« D’où tu sais tout ça ? » demanda {h}.\n— J’écoutais, dit {a}.',
  },
  {
    head: '{B} voulait faire passer un examen {à}, mais avait perdu les questions. « Alors rien que les réponses », dit {b}.',
    items: [
      '« Volontiers », dit {h}. WER fut la première.',
      'WER suivit aussitôt.',
      'Après une petite pause vint WER, bien articulé.',
      'Il aurait été dommage d’oublier WER, et {h} ne l’oublia pas.',
      'Puis, un doigt en l’air : WER, deux fois.',
      'WER vint en dernier, le dos bien droit.',
    ],
    tail: '{B} hochait chaque fois la tête. « Reçu », dit {b}. <« À quoi ? » demanda {h}. C’était, hélas, écrit avec les questions.>',
  },
  {
    head: 'On joua au téléphone sans fil, à deux, pour ne pas se tromper. {H} commença.',
    items: [
      'WER partit et revint entier.',
      'Avec WER aussi, ce fut un succès.',
      'WER donna d’abord quelque chose avec du poisson, puis le bon.',
      'WER chatouillait l’oreille.',
      '{H} dut répéter WER, parce que quelqu’un riait.',
      'À WER, on redevint sérieux d’un coup.',
    ],
    tail: '« Je n’en sais pas plus », chuchota {h}. « C’est déjà beaucoup », chuchota {a}.',
  },
  {
    head: 'Sur la buée de la vitre, on pouvait écrire. {H} commença en haut.',
    items: [
      'WER prit toute la largeur.',
      'WER coula un peu à la fin.',
      'Pour WER, il fallut souffler encore.',
      'WER fut écrit à l’envers, pour les gens du dehors.',
      'WER tint dans un coin, tout serré.',
      'En bas, là où la main n’arrive plus, il y eut WER, du bout du doigt.',
    ],
    tail: '« On voit à travers, maintenant », dit {a}. <C’était vrai. Là où il y avait un mot, il y avait la rue.>',
  },
  {
    head: '« On fait un paquet de ce qui est vrai », décida {b}, « et vous l’emportez. »',
    items: [
      'WER alla au fond, parce que c’était lourd.',
      'WER fut emballé dans du papier journal.',
      'Autour de WER, on mit une ficelle.',
      'WER dépassait un peu, et l’on n’y toucha pas.',
      'WER fut glissé sur le côté, pour que rien ne bouge.',
      'Tout en haut, on posa WER, à portée de main.',
    ],
    tail: '{H} souleva le paquet. « Ça ne pèse rien. »\n— C’est à ça qu’on le reconnaît, dit {b}.',
  },
]
