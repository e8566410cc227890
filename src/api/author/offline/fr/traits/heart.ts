import type { Trait } from '../../pack/trait.ts'

export const HEART_TRAITS: readonly Trait[] = [
  {
    id: 'fear',
    known: /peur|crain|dans le noir|anxieu|inquiet|froussard|angoiss|phobie|trouill/iu,
    strength: 'avance aussi les genoux mous',
    quirk: 'allume d’abord, réfléchit ensuite',
    plant: [
      '{H} n’aimait pas les coins sombres. <On les saluait poliment, et l’on passait vite.>',
      '{H} avait une règle : d’abord la lumière, ensuite le reste. <La lampe de poche avait un petit nom.>',
      'Sous le lit {de}, il n’y avait rien. <C’était vérifié chaque soir, deux fois, avec un balai.>',
      'Certaines portes, {h} les ouvrait d’un seul coup. <Comme on enlève un pansement.>',
      'La peur {de} habitait surtout les genoux. <Le reste faisait semblant de ne pas la connaître.>',
    ],
    key: [
      'La peur vint, et {h} la connaissait bien : s’arrêter, respirer, regarder de près. Cette fois, regarder de près suffisait.',
      'Les genoux tremblaient. « Tremblez donc », leur dit {h}. <Vexés, ils cessèrent.> Avec des genoux tranquilles, on pense mieux.',
      '{H} avait peur, et justement : qui a peur regarde partout. Dans le coin que personne ne regardait, il y avait de quoi comprendre.',
      '« Un pas », se dit {h}. « Juste un. » C’était assez pour voir ce que cachait l’ombre. Ce n’était pas un monstre, c’était une idée.',
      'Le cœur cognait. {H} compta ses coups, jusqu’à ce qu’ils soient d’accord avec ses pas. Alors tout devint très simple.',
    ],
  },
  {
    id: 'dream',
    known: /rêv|(?<!\p{L})lente?(?!\p{L})|dans la lune|lunatique|retard|imagin|nuage|dort|sommeil|fatigu|paress/iu,
    strength: 'voit ce que les gens pressés dépassent',
    quirk: 's’arrête là où il n’y a rien à voir',
    plant: [
      '{H} arrivait partout un peu après. <C’est qu’en route il y avait des nuages.> En échange, {h} avait toujours vu quelque chose.',
      'Il arrivait {que} s’arrête au milieu d’un pas. <Une gouttière. Une fissure en forme de canard.> Cela prenait le temps que cela prenait.',
      'La montre {de} était à l’heure. C’est le reste qui retardait.',
      'Par la fenêtre de la classe, {h} avait appris beaucoup de choses. <Surtout sur les pigeons.>',
      '« Tu m’écoutes ? » demandait-on {à}. {H} revenait de loin, et rapportait souvent quelque chose.',
    ],
    key: [
      'Il fallait faire vite. {H} s’arrêta. <On n’y pouvait rien, c’était de naissance.> Et à l’arrêt, on voyait ce que tous avaient dépassé.',
      '{H} rêva un instant, en pleine tempête. L’instant suffit.',
      'Les yeux {de} s’en allèrent vers un détail sans importance. C’était le seul qui comptait.',
      '{H} regarda un nuage. Le nuage ressemblait à ce qu’on cherchait, mais vu de l’autre côté. De l’autre côté, bien sûr.',
      'Pendant que tout courait, {h} resta immobile et laissa venir. <Une pensée lente arrive plus tard, mais entière.> Elle arriva.',
    ],
  },
]
