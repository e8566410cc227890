import type { Gathering } from '../../gather.ts'

/** Many places in one scene. */
export const PLACES: readonly Gathering[] = [
  {
    head: '{H} dessina une carte, de tête, avec un crayon qui n’avait plus de pointe.',
    items: [
      'Au milieu vint WER, car c’est toujours là qu’on arrive d’abord.',
      'Au-dessus, il y eut WER dans un rond.',
      'Pour WER, il ne restait que le bord.',
      'Là où le crayon cassa se trouvait WER désormais.',
      'WER reçut une croix, mais pas une grande.',
      'Tout en bas, entre deux vagues, flottait WER.',
    ],
    tail: '{A} examina la feuille. « Et nous, où sommes-nous ? » {H} posa le doigt à côté du papier. <« Pas encore dessinés. »>',
  },
  {
    head: '« Quand on aura fini », dit {a}, « on ira partout. » On fit une liste.',
    items: [
      'D’abord WER, là-dessus on était d’accord.',
      'Ensuite WER, mais seulement par beau temps.',
      'On ajouta WER, parce qu’un gant y était resté.',
      'WER porta la mention : prévoir des tartines.',
      '{H} écrivit WER deux fois, par impatience.',
      'Après WER, {a} mit un point d’interrogation, puis le barra.',
    ],
    tail: '« Et après ? » demanda {h}.\n— Après, on rentre, dit {a}.\n<C’était aussi sur la liste, tout en bas, en grand.>',
  },
  {
    head: 'Il y avait là une boîte de vieilles cartes postales, chacune d’ailleurs. {H} les fit défiler.',
    items: [
      'Celle du dessus disait WER, une oreille pliée.',
      'La suivante disait WER et sentait la pluie.',
      'WER avait tant voyagé que le timbre était parti.',
      'Sous WER, quelqu’un avait écrit : « Je reviens. »',
      'WER ne montrait à vrai dire que du ciel.',
      'Et tout au fond, à l’envers, se trouvait WER.',
    ],
    tail: '« J’y suis allé{e} partout », dit {h}. « Et qui t’écrivait ? » demanda {a}.\n<— Moi, dit {h}. Pour plus tard.>',
  },
  {
    head: 'Pour tuer le temps, on joua au train. {H} annonça les gares.',
    items: [
      'WER fut la première, deux minutes d’arrêt.',
      'À la station WER, personne ne descendit, mais un monsieur soupira.',
      'WER passa si vite qu’on n’en vit que le nom.',
      'À la gare de WER, on vendit des sandwichs au jambon.',
      'Pour WER, il fallait changer de pied.',
      'Après WER, {a} passa demander les billets.',
    ],
    tail: '« Terminus », dit enfin {h}. On était exactement au même endroit. <Mais on avait vu du pays.>',
  },
  {
    head: 'Sur le chambranle d’une porte, quelqu’un avait gravé des noms, du plus bas au plus haut.',
    items: [
      'WER était au ras du sol.',
      'À hauteur de genou, on lisait WER, un peu de travers.',
      'WER avait dû se graver debout sur une chaise.',
      'Entre deux nœuds du bois se serrait WER.',
      'WER avait été repassé à l’encre.',
      'Et sous le linteau, presque effacé : WER, avec une date.',
    ],
    tail: '« Ce n’est pas une taille », dit {a}. « C’est jusqu’où l’on est allé », dit {h}. <Il restait de la place au-dessus.>',
  },
]
