import type { Episode } from '../../language-pack.ts'
import { ANYWHERE, happens, mayHappen } from './together.ts'

/** A contest in keeping silent. */
export const silenceContest: Episode = {
  ...ANYWHERE,
  id: 'silence-contest',
  titles: ['Chut', 'Championnat de silence', 'Le premier qui parle'],
  summary: 'On tient un championnat de silence, et il manque un arbitre.',
  beats: [
    happens(
      'Six personnes étaient assises en rond et ne disaient rien. Elles ne le disaient pas comme tout le monde. Elles ne le disaient pas très fort. « Championnat », lisait-on sur une ardoise.\n— Championnat de quoi ? demanda {a}.\n— Perdu, dirent les six.',
      '{H} voulut demander le chemin. Six personnes mirent le doigt sur la bouche. Elles étaient assises en rond, très rouges, et se regardaient. <L’une tenait un chronomètre, et il courait.>',
    ),
    happens(
      'On leur fit une place. La règle tenait sur une carte : « Se taire. Le dernier a gagné. » Il y avait aussi une médaille, en carton, au milieu. On rappela le silence, comme on siffle un chien, et il revint. <On entendit d’abord les ventres. Puis les montres.> {A} gonfla les joues.',
    ),
    mayHappen(
      1,
      'Une dame perdit, à cause d’un chatouillis. Un facteur perdit, parce qu’il pensait à sa tournée, et qu’il pense à voix haute. <Il s’en alla en se faisant des reproches, mot pour mot.>',
    ),
    happens(
      'On ne fut plus que trois : {h}, {a}, et un petit garçon au visage fermé. Il se taisait sans effort. Il avait l’air d’avoir beaucoup d’avance. {H} l’observa. Ce n’est pas le même silence, celui qu’on tient et celui qui vous tient.\nAlors {h} dit, bien haut :\n— Moi, j’ai perdu. Et toi, comment tu t’appelles ?',
    ),
    happens(
      'Le petit regarda la médaille. Il regarda {h}. Quelque chose montait, qui n’était pas pressé.\n— Gabin, dit-il.\nC’était une voix toute neuve. <{A} avait gagné, du coup, mais {a} ne s’en aperçut qu’après.> « J’ai aussi un poisson », dit Gabin. « Il s’appelle Gabin aussi. »',
      'L’enfant avala sa salive. Il avait la victoire dans la bouche, il suffisait de la garder fermée.\n— Gabin, dit-il quand même. Et vous ?\nOn lui répondit. Il posa une question, puis six. <{A} tenait toujours sa bouche à deux mains et n’osait pas rire.>',
    ),
    mayHappen(2, 'La médaille alla {a.à}, finalement. On en parla pendant une heure. Surtout {a}.'),
  ],
}

/** A sleeper holds the bell that they must pass. */
export const sleepingBell: Episode = {
  ...ANYWHERE,
  id: 'sleeping-bell',
  titles: ['Sur la pointe des pieds', 'La clochette', 'Il dort'],
  summary: 'Un homme dort en travers du passage, une clochette à la main.',
  beats: [
    happens(
      'Un homme dormait sur une chaise, en plein passage. Ses jambes barraient tout. Dans sa main pendait une clochette, et sa main, à chaque souffle, descendait un peu.\n— Il va la lâcher, chuchota {a}.',
      'D’abord, il y eut un ronflement. Puis deux souliers, plantés au milieu. Tout au bout des souliers dormait un homme, sur une chaise, une clochette entre deux doigts. <Elle ne tintait pas. Elle y pensait.>',
    ),
    happens(
      'Une pancarte était posée contre sa poitrine : « Réveillez-moi seulement si c’est urgent. » On se regarda. Était-ce urgent ? <{A} trouvait que oui, puis que non, puis que cela dépendait de la chaise.> Le plus simple était de passer par-dessus.',
    ),
    mayHappen(
      1,
      '{A} leva un pied, très haut, comme un héron. L’homme ouvrit la bouche. {A} resta ainsi, une jambe en l’air. <L’homme disait seulement « oui, Simone ».>',
    ),
    happens(
      'Le premier soulier fut franchi. Le deuxième aussi. Alors la main s’ouvrit, et la clochette glissa. {H} la cueillit au vol, à deux doigts du sol, le battant contre la paume. Rien. <Pas un ting.>\nMais à présent, {h} l’avait. Et l’homme, dans son sommeil, cherchait quelque chose avec les doigts.',
    ),
    happens(
      'On ne peut pas laisser quelqu’un les mains vides. {H} regarda autour. {A} avait un mouchoir. On le roula serré, on en fit une boule, et on le posa dans la grande main. Elle se referma. L’homme eut un soupir de chat. <La clochette, on l’attacha à la chaise, avec une boucle facile à défaire.>',
      '{A} tendit un doigt. La main de l’homme le prit, le serra, et se calma tout de suite.\n— Je suis coincé{a.e}, souffla {a}.\nIl fallut échanger, très lentement, contre le manche d’une cuillère. <Pour le sommeil, cela revenait au même.> La clochette trouva sa place sur les genoux, le nez en bas.',
    ),
    mayHappen(2, 'Bien plus loin, {ils} parlaient encore tout bas. C’est une habitude qui se prend vite.'),
  ],
}

/** A mime is shut in a glass box of his own. */
export const shutMime: Episode = {
  ...ANYWHERE,
  id: 'shut-mime',
  titles: ['Derrière la vitre', 'Le mime', 'La porte invisible'],
  summary: 'Un mime s’est enfermé dans une boîte que personne ne voit.',
  beats: [
    happens(
      'Un homme au visage blanc posait les mains à plat sur l’air. À gauche, à droite, devant. On s’arrêta. C’était très bien fait. <{A} lança une pièce. Elle rebondit.>',
      '— Il est bon, dit {a}.\nUn homme en maillot rayé tâtait un mur qui n’existait pas. Il appuyait son nez dessus, et le nez s’aplatissait. <Il s’aplatissait vraiment.>',
    ),
    happens(
      'L’homme montrait quelque chose. Ses poignets. Sa montre. Le haut. Il faisait « quatre » avec les doigts.\n— Il joue quelqu’un d’enfermé depuis quatre heures, dit {a}.\nL’homme hocha la tête, si fort que la fleur de son chapeau tomba. Puis il joignit les mains. Et l’on cessa de trouver cela drôle.',
    ),
    mayHappen(
      1,
      '{A} avança le bras. À un pas de l’homme, le bras s’arrêta. C’était lisse et frais. <« Il l’a trop bien faite », dit {a}, avec un respect d’artisan.>',
    ),
    happens(
      '{H} frappa à la paroi. Cela ne fit aucun bruit, naturellement. On chercha une poignée, on n’en trouva pas. L’homme, dedans, cherchait aussi, mais il n’y croyait plus.\nUne boîte que l’on a faite avec les mains, pensa {h}, doit s’ouvrir de la même façon.',
    ),
    happens(
      'Alors {h} sortit de sa poche une clé qui n’y était pas. {H} la montra bien. {H} la frotta sur sa manche, souffla dedans, l’enfonça devant soi, à hauteur de main. L’homme suivait, bouche ouverte. Un tour. Deux tours. {H} tira, et recula pour laisser passer la porte. <{A} s’écarta aussi, au cas où.> Il sortit.',
      '{H} fit signe d’attendre, prit l’air par le bord, comme on prend un rideau, et le plia. Une fois. Deux fois. Le mime comprit. Il attrapa le côté opposé. À eux deux, ils plièrent la boîte en huit, puis en seize. <Cela tenait dans la main.> Il la mit dans sa poche et respira.',
    ),
    mayHappen(
      2,
      '— Merci, dit-il.\nIl avait une voix de trompette. C’est pour cela, expliqua-t-il, qu’il avait choisi l’autre métier.',
    ),
  ],
}

/** A die with a seventh face. */
export const seventhFace: Episode = {
  ...ANYWHERE,
  id: 'seventh-face',
  titles: ['Sept', 'Le dé', 'À toi de lancer'],
  summary: 'Un dé montre un nombre qu’aucun dé ne connaît.',
  beats: [
    happens(
      'Par terre, au milieu du passage, il y avait un dé. {H} le ramassa, le lança, pour voir. Il roula, buta contre le pied {a.de}, et montra sept points.\n— Un dé n’en a que six, dit {a}.',
      '— Sept, dit {h}.\n— On ne peut pas faire sept, dit {a}.\nMais le dé était là, tout blanc, et l’on pouvait compter. <On compta. Chacun deux fois.> {H} venait de le trouver dans une rainure, et de le lancer, par politesse.',
    ),
    happens(
      'On le tourna dans tous les sens. Un, deux, trois, quatre, cinq, six. Il n’y avait pas de sept. On le relança. Sept. <Il n’était pas caché, il était seulement timide, pensa {a}.>\n— À moi, dit {a}, et ce fut un trois très ordinaire.',
    ),
    mayHappen(
      1,
      '{Ils} jouèrent au plus grand nombre. C’était vite joué. {A} faisait deux, quatre, une fois six, avec un cri. <{H} faisait sept, en s’excusant.>',
    ),
    happens(
      '— Vous l’avez retrouvé, dit une voix.\nUne petite fille sortait de derrière une caisse. Elle tenait une grande feuille, un jeu de l’oie fait à la main, plein de couleurs. Elle l’avait dessiné elle-même. Son pion, un haricot, attendait à sept cases de la maison.\n— Il manque toujours un, dit-elle. J’ai beau faire, je tombe devant la porte.',
    ),
    happens(
      'La petite lança : un, puis deux, puis elle refusa de continuer. {H} prit le dé et souffla dessus. Il roula longtemps. <Il avait l’air de savoir pour qui.> Sept. Le haricot avança tout seul, aurait-on dit, et entra.',
      '{H} rendit le dé, mais la petite secoua la tête.\n— Lance pour moi. Moi, j’ai peur.\n{H} ferma les yeux. Le dé fit le tour de la feuille, hésita sur une arête, longtemps. <{A} se mordit le pouce.> Le dé tomba du bon côté, celui qui n’existe pas. Le haricot passa la porte.',
    ),
    mayHappen(2, 'Après cela, le dé ne fit plus jamais sept. Il avait fini, et il faisait six comme les autres.'),
  ],
}
