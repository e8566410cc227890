import type { Trait } from '../../pack/trait.ts'

export const MOUTH_TRAITS: readonly Trait[] = [
  {
    id: 'hum',
    known: /fredonn|chant|siffl|musique|musicien|danse/iu,
    strength: 'entend ce que les autres n’écoutent pas',
    quirk: 'fredonne sans le savoir',
    plant: [
      '{H} fredonnait. En se brossant les dents, en laçant ses chaussures, même en se disputant. <C’étaient toujours les autres qui le lui apprenaient.>',
      'On savait où était {h} : ça fredonnait. <Quatre notes, les mêmes. La cinquième n’était pas encore venue.>',
      'Les couloirs étaient moins longs avec {h}. <Quatre notes suffisaient pour aller d’un bout à l’autre.>',
      'Il restait toujours un petit air derrière {h}, comme reste une odeur de pain.',
      '« Tu le fais encore », disait-on {à}. « Quoi donc ? » demandait {h}, et l’air reprenait là où il s’était arrêté.',
    ],
    key: [
      'Alors {h} fredonna. Sans le vouloir. Quatre notes, comme d’habitude, et après la quatrième il se fit un tel silence {que} put enfin penser.',
      'À bout d’idées, {h} se mit à fredonner. <C’était un peu mince.> Mais à la quatrième note, la réponse était là.',
      'Les quatre notes sortirent toutes seules. Et pour la première fois, quelque part, une cinquième leur répondit.',
      '{H} ferma les yeux et laissa venir l’air. <Il n’était pas très juste.> Il allait pourtant droit au but, et {h} le suivit.',
      'Un petit air, c’est peu de chose. Mais tandis {que} fredonnait, ses mains cessèrent de trembler, et sa tête fit le reste.',
    ],
  },
  {
    id: 'ask',
    known: /question|curieu|pourquoi|demand|savoir|apprend/iu,
    strength: 'pose la question suivante quand les autres hochent la tête',
    quirk: 'demande toujours encore une fois',
    plant: [
      '{H} posait des questions. Où vont les flaques ? Qui a choisi le mot « beurre » ? <Répondre, c’était en recevoir une autre.>',
      '« Et pourquoi ? » C’était la phrase préférée {de}. <Les adultes répondaient en général : mange.>',
      'Avec {h}, une phrase ne finissait jamais par un point. Elle finissait par « et alors ? ».',
      'Un jour, {h} avait posé trente-sept questions avant midi. <La trente-huitième était : « Vous êtes fatigués ? »>',
      '{H} voulait savoir. Le dessous des tapis, la fin des chansons, ce que fait la lumière du frigo quand on ferme.',
    ],
    key: [
      '« Et pourquoi ? » dit {h} tout bas, par habitude. <Il n’y avait personne pour répondre.> Alors {h} fit aussi la réponse.',
      'Il restait une question que personne n’avait posée. C’était bizarre, car c’était la plus simple. {H} la posa. La réponse était juste à côté.',
      '« Et si on demandait ? » pensa {h}. <Tout le monde avait poussé, tiré, soupiré. Demandé, jamais.>',
      '{H} retourna la question, comme on retourne une chaussette. À l’envers, elle était déjà presque une réponse.',
      'Encore une question, la dernière. {H} la posa doucement. Et tout ce qui n’allait pas ensemble alla ensemble.',
    ],
  },
  {
    id: 'shy',
    known: /timide|silenc|discr|calme|réserv|introverti|parle (?:peu|pas|jamais|guère)|sait écouter|écoute bien/iu,
    strength: 'sait écouter jusqu’à ce que ça parle tout seul',
    quirk: 'ne dit une chose que si elle est vraie',
    plant: [
      '{H} disait peu de choses. <Les mots économisés passaient dans le regard.>',
      'Quand tout le monde parlait, {h} écoutait. <Cela se voyait à peine, et c’était très bien ainsi.>',
      'On oubliait parfois {que} était là. <Puis on s’apercevait {que} savait tout.>',
      '{H} gardait ses phrases longtemps, comme on garde un œuf. <Une fois sur deux, il en sortait quelque chose.>',
      'À l’appel, {h} levait la main sans bruit. <Même la chaise s’y était mise.>',
    ],
    key: [
      'À cet instant, n’importe qui aurait dit quelque chose. {H} se tut et tendit l’oreille, longtemps. À force de silence, on entendit.',
      '{H} ne dit rien. <Cela, {il} le faisait mieux que personne.> Et l’idée entra dans le silence, prudente comme une bête.',
      'Il fallait écouter, pas parler. {H} écouta le mur, le vent, sa propre respiration. Il y avait quelque chose entre les trois.',
      '{H} attendit sans bouger. <Les choses finissent par se montrer à ceux qui ne les pressent pas.> Celle-là se montra.',
      'Une phrase, {h} en gardait une depuis longtemps. Ce n’était pas le moment de la dire. C’était le moment de la penser jusqu’au bout.',
    ],
  },
  {
    id: 'talk',
    known: /parle|bavard|racont|pipelette|discut|moulin à paroles/iu,
    strength: 'ferait parler une porte',
    quirk: 'parle dès que cela devient grave',
    plant: [
      '{H} parlait. Aux gens, aux plantes, au grille-pain. <Le grille-pain passait pour quelqu’un qui écoute.>',
      'Se taire, {h} savait le faire le temps d’une allumette. <Les bons jours, une allumette courte.>',
      '{H} racontait tout, même les choses qui n’étaient pas encore arrivées. <Surtout celles-là.>',
      'Quand {h} entrait dans une pièce, les mots étaient déjà assis.',
      'On ne s’ennuyait pas dans une file d’attente avec {h}. <À l’arrivée, tout le monde connaissait tout le monde.>',
    ],
    key: [
      '{H} se mit à parler, parce que parler aidait. Tout, dans l’ordre, depuis le début. Au milieu d’une phrase, {h} se tut. C’était ça.',
      'Comme toujours quand l’affaire se corsait, {h} parla. <De tout, et du reste.> Et au passage, {il} s’entendit dire quelque chose d’intelligent.',
      '{H} raconta l’histoire à voix haute, pour personne. Il y avait un trou dedans. Dès qu’on l’entendait, on savait quoi y mettre.',
      'Les mots vinrent tout seuls, en désordre. {H} les écouta, pour une fois. L’un d’eux était la clé.',
      '« Bon », dit {h}, et ce n’était pas encore une idée. « Voyons », et cela commençait à en être une.',
    ],
  },
]
