import type { Episode } from '../../language-pack.ts'
import { ANYWHERE, happens, mayHappen } from './together.ts'

/** A man who tunes doors, and one that will not sound right. */
export const doorTuner: Episode = {
  ...ANYWHERE,
  id: 'door-tuner',
  titles: ['L’accordeur de portes', 'Un grincement en ré', 'La porte chante faux'],
  summary: 'Un homme accorde les portes, et l’une lui résiste.',
  beats: [
    happens(
      'Un homme ouvrait une porte, l’oreille collée au bois. Il la refermait. Il secouait la tête.\n— Un demi-ton trop haut, dit-il. <Il tenait à la main une burette d’huile, comme un chef tient sa baguette.>',
      '« Hiiin », fit une porte. « Non », fit une voix. « Hiiin. » « Mieux. » Derrière, il y avait un homme à genoux, avec un diapason et une burette. <Les gonds brillaient comme des souliers.>',
    ),
    happens(
      'Il accordait les portes. Les gens ne s’en rendaient pas compte, dit-il, mais une porte qui grince faux, c’est toute la maison qui dort mal. La sienne disait bonsoir en fa. <Celle de sa sœur, hélas, donnait sur une autre opinion.>',
    ),
    mayHappen(
      1,
      '{A} voulut essayer. Ouvrir lentement faisait une question. Ouvrir vite faisait une réponse. <{A} eut ainsi avec la porte une conversation de quelques minutes, et trouva qu’elle avait du bon sens.>',
    ),
    happens(
      '— Mais celle-ci, dit l’homme, je n’y arrive pas. Elle pleure.\nIl ouvrit. C’était vrai. Au milieu de sa course, elle faisait un petit bruit que l’on connaît.\n— J’ai huilé, j’ai poncé. Rien n’y fait.\n{H} passa la main sur le bois, de haut en bas. À hauteur de genou, il y avait des traits de crayon, avec des dates.',
    ),
    happens(
      'Le dernier trait était vieux. Après, plus personne n’avait grandi contre cette porte. {H} s’y adossa, bien à plat. {A} prit le crayon, traça une ligne au-dessus, et la date. Puis on rouvrit. <L’homme ne respirait plus.> La porte fit son bruit, un seul, rond et grave.\n— Sol, dit-il. C’est un sol.',
      'On avait mesuré là quelqu’un, autrefois. {A} se mit contre le bois, très droit{a.e}, les talons joints. {H} traça la ligne, un peu haute, par gentillesse. Quand la porte s’ouvrit, elle ne pleura plus. <Elle avait l’air de s’éclaircir la gorge.>\n— Voilà, dit l’homme. Il lui manquait une mesure.',
    ),
    mayHappen(2, 'Il leur accorda encore un tiroir, au passage, pour rien. Depuis, il s’ouvre en majeur.'),
  ],
}

/** Two who quarrel in the same language, and an interpreter between them. */
export const interpreter: Episode = {
  ...ANYWHERE,
  id: 'interpreter',
  titles: ['L’interprète', 'Que dit-il ?', 'Traduction libre'],
  summary: 'Deux personnes se disputent, et une troisième traduit.',
  beats: [
    happens(
      'Une jeune femme se tenait entre deux vieux messieurs.\n— Il dit que votre chapeau est ridicule, dit-elle à l’un. <Puis elle se tourna vers l’autre.> Il dit que le vôtre l’était déjà en soixante-douze.\nLes trois parlaient la même langue.',
      '— Dites-lui qu’il est têtu, dit un vieux monsieur.\n— Il dit que vous êtes têtu, dit une jeune femme à un autre vieux monsieur, assis à côté.\n— Dites-lui que j’avais entendu.\n<Elle le lui dit.>',
    ),
    happens(
      'C’était son métier. Elle traduisait les gens qui ne se parlent plus. Ces deux-là étaient frères, fâchés pour une brouette. <On ne savait plus qui l’avait prêtée, ni s’il y en avait eu une.> Elle était fatiguée, et elle avait envie d’un café.\n— Vous ne voudriez pas me remplacer ? dit-elle. C’est facile. On répète.',
    ),
    mayHappen(
      1,
      '{A} commença. « Il dit que vous ronflez. » « Il dit que vous ronflez aussi. » <À ce train-là, remarqua {a}, on aurait pu prendre un perroquet.>',
    ),
    happens(
      'Vint le tour {de}.\n— Dites-lui, fit le premier, que je ne veux plus le voir.\n{H} regarda le second, qui tortillait son bouton.\n— Il dit, traduisit {h}, que cela fait longtemps.\nIl y eut un silence. Le bouton s’arrêta.\n— Ah ? fit le second. Eh bien, dites-lui qu’il a maigri, et que cela ne me regarde pas.\n— Il demande si vous mangez assez, dit {h}.',
    ),
    happens(
      'Cela continua ainsi. Chaque phrase entrait dure d’un côté et sortait tendre de l’autre. <{A}, à voix basse, trouvait la traduction un peu libre.> À la fin, le premier se pencha.\n— Dites-lui, commença-t-il, et il se tourna. Non, laissez. Je vais le lui dire.\nEt il ne dit rien, mais il poussa vers son frère la moitié du banc.',
    ),
    mayHappen(
      2,
      'La jeune femme revint avec son café.\n— Qu’ont-ils dit ? demanda-t-elle.\n— Rien d’intraduisible, répondit {h}.',
    ),
  ],
}

/** A mender of cups who leaves the cracks to be seen. */
export const cupMender: Episode = {
  ...ANYWHERE,
  id: 'cup-mender',
  titles: ['La tasse', 'Six morceaux', 'Le raccommodeur'],
  summary: 'Un homme recolle une tasse, et il y a un morceau de trop.',
  beats: [
    happens(
      'Sur un tabouret, il y avait une lampe, un pot de colle, et six morceaux de porcelaine. Un homme les regardait, les mains sur les genoux. <Il ne les touchait pas. Il attendait qu’ils se présentent.>',
      'Un homme collait une tasse. Il soufflait sur chaque bord, il posait, il comptait jusqu’à soixante. <À cinquante-neuf, il fermait toujours les yeux.> Autour de lui, sur une planche, séchaient des théières à cicatrices.',
    ),
    happens(
      '— Tout se recolle, dit-il. Sauf l’œuf et la parole.\nIl ne cachait pas les fentes. Il y passait un trait de couleur, bleu, rouge ou vert, selon l’humeur de la cassure. <Bleu pour les maladresses. Rouge pour les colères.>\n— Et vert ? demanda {a}.\n— Vert, c’est le chat.',
    ),
    mayHappen(
      1,
      '{A} choisit sa fêlure préférée : une ligne bleue, sur une soucoupe, qui montait, hésitait, et redescendait par un autre chemin. « On dirait nous », dit {a}.',
    ),
    happens(
      'La tasse avançait. Trois morceaux, quatre, cinq. Le sixième n’entrait nulle part.\n— Il est en trop, dit l’homme. En trente ans, je n’avais jamais vu ça. D’habitude, il en manque.\n{H} le prit entre deux doigts. C’était le même blanc, la même fleur. Mais il était plus épais, et très doux au bord, comme une chose que l’on a longtemps tenue.',
    ),
    happens(
      '— Ce n’est pas cette tasse-là, dit {h}. C’est sa sœur.\nQuelqu’un avait cassé la première, un jour, et gardé un seul morceau. L’homme resta un moment la colle en l’air. <Puis il posa le pinceau.> Il mit le sixième morceau dans la tasse finie, comme un sucre.\n— On verra bien qui la reconnaît, dit-il.',
      '{H} le posa à l’envers. Au dos, une lettre à l’encre, presque effacée. La tasse portait la même lettre sous le pied.\n— Elles étaient deux, dit {h}.\nL’homme hocha la tête, longtemps. <Il n’y a pas de couleur pour cela.> Il fit un petit sachet, y glissa l’éclat, et le noua à l’anse.',
    ),
    mayHappen(2, 'On leur offrit le thé, dans la tasse neuve de ses cinq morceaux. Elle ne fuyait que par politesse.'),
  ],
}

/** A shoeshine who does left shoes only. */
export const leftShoes: Episode = {
  ...ANYWHERE,
  id: 'left-shoes',
  titles: ['Le pied gauche', 'Une seule chaussure', 'À côté'],
  summary: 'Un cireur ne cire que le pied gauche.',
  beats: [
    happens(
      '« Cirage, pied gauche », disait l’écriteau. Dessous, un garçon attendait, deux brosses à la main, assis sur une boîte. <Ses propres chaussures étaient l’une un miroir, l’autre une étable.>',
      '— Le gauche, s’il vous plaît, dit un garçon, et il tapa sur sa boîte avec une brosse.\n{A} présenta le pied droit, par distraction. Le garçon le repoussa, sans rancune.\n— Le gauche, répéta-t-il.',
    ),
    happens(
      '— Et le droit ? demanda {a}.\n— C’est Bastien, dit le garçon en montrant la place à côté. On partage. Lui le droit, moi le gauche. Mais il n’est pas là.\nIl y avait une seconde boîte, une seconde brosse. <Sur la boîte de Bastien, la poussière avait eu le temps de s’asseoir.>',
    ),
    mayHappen(
      1,
      'Il cirait comme on joue du tambour. Au bout d’une minute, le pied gauche {a.de} renvoyait la lumière. <Le pied droit avait l’air d’être venu seul, et de loin.>',
    ),
    happens(
      'Ils s’étaient disputés pour un client à jambe de bois. C’était le pied de qui ? Chacun avait crié, et chacun était resté de son côté.\n— Vous n’avez pas essayé de faire les deux ? demanda {h}.\n— Je ne sais pas. Mes mains tournent à gauche.\n{H} s’assit sur la boîte de Bastien, prit la deuxième brosse, et cira le pied droit {a.de}. Ce fut lent, et il en resta sur la cheville.',
    ),
    happens(
      '— Ce n’est pas comme ça, dit une voix. On crache d’abord.\nBastien était debout derrière, les mains dans les poches, depuis un moment sans doute. {H} se leva et tendit la brosse. Il la prit. <Le garçon de gauche ne leva pas la tête, mais il se poussa d’un doigt.> On entendit deux brosses, qui cherchaient la mesure, et puis l’eurent.',
      'Quelqu’un soupira. Puis une main prit la brosse des mains {de}, d’un geste agacé.\n— Tu vas le blesser, ce cuir, dit Bastien.\nIl s’assit. Il frotta. On le vit regarder, du coin de l’œil, le pied gauche.\n— Pas mal, dit-il.\n— Le tien aussi, dit l’autre.',
    ),
    mayHappen(
      2,
      'Longtemps après, les chaussures {a.de} brillaient encore. L’une un peu plus que l’autre, mais on ne dira pas laquelle.',
    ),
  ],
}
