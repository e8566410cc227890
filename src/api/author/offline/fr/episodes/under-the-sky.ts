import { always, type Episode, more } from '../../language-pack.ts'

/** Outdoors: a puddle exactly as wide as the path. */
export const puddle: Episode = {
  id: 'puddle',
  categories: ['adventure', 'generic', 'love', 'christmas', 'horror'],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['La flaque', 'Deux rives', 'Profonde de combien ?'],
  summary: 'Une flaque barre la route, et deux camps se regardent.',
  beats: [
    always(
      [
        'La flaque tenait exactement toute la largeur du chemin. D’un côté, il y avait des gens qui voulaient passer. De l’autre, il y avait des gens qui voulaient passer. <On se saluait par-dessus, comme d’un quai.> Elle n’était pas grande. Mais on n’en voyait pas le fond.',
      ],
      '!apart/together',
    ),
    always(
      [
        '— Mon beau-frère y a mis un bâton, dit quelqu’un. Il l’a lâché.\n— Et alors ?\n— Il ne l’a jamais revu.\nLa rumeur fit le tour. Une dame parla d’une charrette. <À l’entendre, il y avait aussi le cheval.> {A} recula d’un pas.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On construisit un pont. Il était fait d’une planche, d’un parapluie et de bonne volonté. Le premier qui s’y risqua fut un notaire. Il arriva au milieu, et le pont se souvint qu’il était un parapluie. <Le notaire resta suspendu au manche, très digne, jusqu’à ce qu’on le ramène.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'Un enfant de trois ans arriva. Il portait des bottes rouges. Il regarda la flaque, il regarda tous ces gens, et il entra dedans. L’eau lui monta à la cheville. Il sauta. Elle gicla sur le notaire.\n— C’est chaud, dit-il.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il y eut un silence des deux côtés. Alors {h} ôta ses chaussures, et {a} aussi. L’eau était tiède en effet, avec un fond de boue qui passait entre les orteils. <C’était loin d’être désagréable. On y resta un peu plus que nécessaire.> Au milieu, ceux d’une rive croisèrent ceux de l’autre, les souliers à la main, et l’on se serra la main mouillée.',
      ],
      '!apart/together',
    ),
    more(2, ['Le beau-frère retrouva son bâton. Il flottait au bord. Il en fut presque déçu.'], '!apart/together'),
  ],
}

/** Outdoors: a cow stands across the way and will not go. */
export const stubbornCow: Episode = {
  id: 'stubborn-cow',
  categories: ['adventure', 'generic', 'love'],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['La vache', 'Elle ne bouge pas', 'En travers'],
  summary: 'Une vache est en travers du chemin, et elle y tient.',
  beats: [
    always(
      [
        'En travers du chemin se tenait une vache. Elle était rousse, large, et elle occupait l’espace entre deux murs comme un bouchon occupe une bouteille. {A} dit « allez ». La vache mâcha. {A} dit « hue ». <C’était pour les chevaux. La vache fit preuve d’indulgence.>',
      ],
      '!apart/together',
    ),
    always(
      [
        'On poussa. On tira. {H} lui chatouilla le ventre avec un épi. Elle tourna vers {h} deux yeux très doux, qui disaient qu’elle avait tout son temps, et même du temps de reste, si l’on en voulait.\n— Elle attend quelque chose, dit {h}.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'Un cycliste arriva de l’autre côté. On ne le voyait pas, on l’entendait.\n— Elle est à vous ? cria-t-il.\n— Non ! Et à vous ?\n— Non !\n<Après cela, on n’eut plus grand-chose à se dire, mais on se le dit gaiement.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} s’assit par terre, le dos au mur. Quand on ne peut pas passer, on peut s’arrêter. Il faisait bon contre ces pierres. Une alouette montait. Cela sentait l’herbe, la vache et le temps qu’il fait. <{A} finit par s’asseoir aussi. De l’autre côté, on entendit le cycliste se coucher.> On resta ainsi sans rien vouloir.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Au bout d’un moment, la vache soupira. Elle regarda à gauche, à droite, leva une patte, puis une autre, et s’en alla par où elle n’était pas venue. On aurait juré qu’elle s’ennuyait, maintenant que personne ne poussait.\n— Elle voulait de la compagnie, dit {a}.\n— Ou bien que l’on s’assoie, dit {h}.',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['Le cycliste passa en sifflant. Il avait de l’herbe dans les cheveux et n’avait plus l’air pressé.'],
      '!apart/together',
    ),
  ],
}

/** Outdoors: a yard full of sheets on lines, and two who lose each other in it. */
export const sheetMaze: Episode = {
  id: 'sheet-maze',
  categories: ['generic', 'adventure', 'love', 'bedtime'],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['Les draps', 'Labyrinthe blanc', 'Jour de lessive'],
  summary: 'Une cour pleine de draps, et l’on s’y perd.',
  beats: [
    always(
      [
        'Il fallait passer par une cour, et dans la cour séchait tout le linge de la rue. Des draps, des draps, des draps, sur vingt fils. {H} souleva le premier. Derrière, il y en avait un autre. <Au troisième, on ne savait plus où était la cour. Au cinquième, on ne savait plus où était {a}.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— {A} ? appela {h}.\n— Ici, dit une voix.\n— Où, ici ?\n— Derrière un drap.\nCela n’avançait pas beaucoup. Le blanc gonflait, retombait, prenait des formes. Une bosse passa à gauche. {H} courut dessus et embrassa une dame avec des pinces plein la bouche.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '— Ne bougez pas, dit la dame à travers ses pinces. C’est ma méthode. Si tout le monde s’arrête, on voit qui marche.\nOn s’arrêta. Une petite ombre traversa trois draps de suite. <C’était le chat. Il avait un itinéraire à lui.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} pensa au soleil. Il était quelque part, derrière, puisque tout brillait. {H} se mit entre lui et le plus grand drap, leva les bras, et fit avec ses mains un oiseau.\nIl y eut un temps. Puis, deux fils plus loin, sur le blanc, un chien d’ombre ouvrit la gueule, et mordit l’oiseau à la queue.\n— C’est toi ! cria {h}.',
      ],
      '!apart/together',
    ),
    always(
      [
        'Il suffit de suivre. L’oiseau allait, le chien courait derrière, de drap en drap, jusqu’au bord. {A} en sortit, les cheveux dressés, et sentait le savon. <La dame, qui n’avait pas ri depuis la lessive d’avant, y perdit toutes ses pinces.>',
      ],
      '!apart/together',
    ),
    more(
      2,
      [
        'On lui en ramassa quarante-deux. Elle leur apprit le nœud qui ne lâche pas. C’est un nœud qui ressemble à un chat.',
      ],
      '!apart/together',
    ),
  ],
}

/** Outdoors: a kite that pulls its owner along and will not come down. */
export const kite: Episode = {
  id: 'kite',
  categories: ['adventure', 'generic', 'love'],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['Le fil', 'Au bout du fil', 'Lâche !'],
  summary: 'Quelqu’un passe, tiré par un cerf-volant.',
  beats: [
    always(
      [
        'Une jeune fille passa en courant, à une vitesse qui n’était pas la sienne.\n— Aidez-moi ! cria-t-elle, déjà plus loin.\nUn fil lui sortait des mains et montait, montait. <Tout au bout, on voyait un losange rouge, avec une queue de papillotes et l’air de savoir où il allait.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '{H} attrapa la jeune fille par la ceinture. {A} attrapa {h}. À trois, on courut encore, mais moins vite. <Un chien s’accrocha derrière, par esprit d’équipe.>\n— Pourquoi tu ne lâches pas ? cria {a}.\n— C’est mon père qui l’a fait !',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        'On passa ainsi un pré, une haie, un pique-nique. Au pique-nique, quelqu’un leur tendit une cuisse de poulet au passage. Il fallut la manger sans les mains.',
      ],
      '!apart/together',
    ),
    always(
      [
        'On l’enroula autour d’un arbre. Le fil chanta, l’arbre plia. Là-haut, le losange rouge se débattait. {H} regarda ce fil tendu à se rompre. Quand on tire, il tire. Et quand on ne tire plus ?\n— Avance, dit {h}. Tous, avancez vers lui. Comme si l’on venait le chercher.',
      ],
      '!apart/together',
    ),
    always(
      [
        'On fit dix pas en avant. Le fil mollit. Le cerf-volant eut un doute, tourna sur lui-même, et se mit à descendre, en feuille morte, poliment, jusque dans les bras de la jeune fille. <Les papillotes étaient faites dans de vieilles lettres. Elle les lissa une par une.>\n— Il voulait qu’on vienne, dit-elle.',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['Elle leur donna un bout de la queue. On y lisait « chère petite », et la suite s’envola.'],
      '!apart/together',
    ),
  ],
}

/** Outdoors, a rest: a shelter for three, and nine who are in it. */
export const sharedShelter: Episode = {
  id: 'shared-shelter',
  categories: ['adventure', 'generic', 'love', 'horror', 'christmas'],
  ages: ['child', '12-20', '20+'],
  needs: '!indoors',
  titles: ['L’abri', 'Encore une place', 'Serrés'],
  summary: 'L’abri est petit, et tout le monde y veut entrer.',
  beats: [
    always(
      [
        'L’abri était prévu pour trois, avec un banc et un toit. {H} et {a} s’y assirent pour souffler. Un monsieur arriva, avec un violoncelle. « Il y a de la place ? » On se poussa. <Le violoncelle compta pour un.> Puis vinrent deux sœurs, une poussette, et quelqu’un de très mouillé.',
      ],
      '!apart/together',
    ),
    always(
      [
        'On se serra. On rentra les coudes. On ne pouvait plus bouger qu’ensemble : si l’un respirait, les autres devaient souffler. <Cela donna un rythme.> À la fin, il y avait neuf personnes dans un abri de trois, et dehors, sous le bord du toit, un chien.',
      ],
      '!apart/together',
    ),
    more(
      1,
      [
        '— Je descends à la prochaine, dit le monsieur très mouillé, pour détendre.\nOn rit, tous, et l’abri fit un pas de côté. <C’était un modèle simplement posé.>',
      ],
      '!apart/together',
    ),
    always(
      [
        '— On ne peut pas, dit l’une des sœurs en regardant le chien. Il n’y a plus la place.\nLe chien ne demandait rien. Il avait seulement les oreilles plates. {H} le regarda. Puis {h} prit un pied et le mit sur celui {a.de}.\n— Monte sur mon autre pied, dit {h} à la sœur. Et vous, prenez la dame sur les genoux du violoncelle.',
      ],
      '!apart/together',
    ),
    always(
      [
        'On fit des étages. Le chien entra, tourna sur lui-même, et se coucha sur onze chaussures. Il était trempé. Il était chaud comme un four. <Au bout d’une minute, personne n’avait plus froid aux pieds.> Quelqu’un sortit des biscuits. Il fallut les faire passer par la bouche du voisin.',
      ],
      '!apart/together',
    ),
    more(
      2,
      ['Quand ce fut le moment de partir, personne ne se leva le premier. Finalement, ce fut le chien.'],
      '!apart/together',
    ),
  ],
}
