import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Adventure: a road to an island that is dry twice a day, a timetable that is wrong, and birds that know where they stand. */
export const seaRoad: Plot = {
  id: 'sea-road',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gwenola', gender: 'female', connection: 'cousine' },
    b: { name: 'Yvon', gender: 'male', connection: 'parrain' },
  },
  titles: ['Le chemin sous la mer', 'Entre deux marées', '{H} et la route mouillée'],
  teasers: [
    'La route de l’île n’existe que deux fois par jour. {H} part avec un pain sous le bras et un horaire faux.',
    'Il y a quatre kilomètres, et la mer revient plus tôt que prévu.',
  ],
  start: 'La route de l’île est sous la mer, sauf deux fois par jour. {H} doit la passer, et l’horaire a une erreur.',
  byname: '{h} sur la route mouillée',
  places: [
    { name: 'La route', description: 'Des pavés, des algues, et de loin en loin un poteau pour grimper.' },
    { name: 'L’île', description: 'On y voit un four, onze maisons et quelqu’un qui attend son pain.' },
    { name: 'La cabane du passeur', description: 'Un baromètre, une paire de jumelles, et du café depuis ce matin.' },
  ],
  scenes: [
    scene(['Deux fois par jour', 'La route sort de l’eau', 'Le pain de l’île'], 'La route sort de l’eau.', [
      core(
        [
          'Deux fois par jour, {là}, la mer laissait voir une route, jusqu’à l’île. Ce jour-là, onze maisons n’y avaient plus de pain. {H} partit avec le sac sur le dos.',
        ],
        [
          'Deux fois par jour, {là}, la mer s’en allait et laissait voir une route. Quatre kilomètres de pavés, jusqu’à l’île. Puis elle revenait et remettait tout en place. Ce jour-là, le boulanger de l’île s’était brûlé les mains. Onze maisons n’avaient plus de pain. {H} partit avec le sac sur le dos. <Il était si chaud qu’il fumait.>',
          'Sur la carte, la route de l’île était en pointillé. « Ça veut dire : pas toujours », expliquait-on {là}. À marée basse, elle montait des vagues, toute luisante, avec des crabes dessus. {H} avait demandé à la faire une fois, pour de vrai, à pied. L’occasion, ce fut un sac de pain pour onze maisons, et personne d’autre pour le porter.',
        ],
      ),
      always([
        'Sur un panneau, au départ, il y avait l’horaire des marées. « Passage possible jusqu’à dix-huit heures. » Il en était quinze. {H} mit un pied sur le premier pavé. Arriver là où l’on voit une lumière, avec quelque chose de chaud : c’était un projet simple.',
        '« Jusqu’à dix-huit heures », disait le panneau. On avait donc tout le temps. {H} retroussa son pantalon, par respect pour les pavés. <On ne voyait pas l’île. On voyait l’endroit où elle devait être.>',
      ]),
      slot('portrait'),
      always([
        '— Attends, cria {a.+}, les chaussures à la main. Je porte la moitié des miches.\n— Laquelle ?\n— Celle de devant. J’aime bien voir où je vais.',
        '{A.+} arriva sur un vélo sans selle.\n— Tu y vas à pied ? Alors moi aussi, dit {a}, et {a} coucha le vélo dans l’herbe. <Il eut l’air soulagé.>',
      ]),
      slot('company'),
      more(2, [
        '{W.là} De chaque côté, il y avait le fond de la mer, posé là comme une chambre en désordre : une ancre, un pneu, une botte, des mares où quelque chose s’enfuyait.',
      ]),
      more(3, [
        '— Si la mer revient ? demanda {h}.\n— On monte à un poteau, dit {a}. Il y a une cage en haut. On attend six heures, et l’on s’ennuie.\n— Et le pain ?\n— Lui, il flotte.',
      ]),
    ]),
    scene(['Un kilomètre', 'Ce qui brille', 'Le deuxième poteau'], 'On marche sur le fond de la mer.', [
      core(
        [
          'Au milieu du chemin, il y eut de l’eau entre les pavés. Un doigt, puis deux. Il n’était que seize heures. La mer n’avait pas lu le panneau.',
        ],
        [
          'Le premier kilomètre fut beau. Le deuxième fut long. Au milieu du troisième, {h} vit une chose bizarre : le soleil n’était pas bas, et pourtant il y avait de l’eau entre les pavés. Un doigt. Puis deux doigts. <Elle ne venait pas en vagues. Elle venait comme on entre dans une chambre.>',
          'On comptait les poteaux : un, deux, trois. Au quatrième, {a} s’arrêta net.\n— Tes chaussures font flic, dit {a}.\n— Les tiennes font floc.\nOn regarda la montre. Il n’était que seize heures. La mer n’avait pas lu le panneau.',
        ],
      ),
      more(1, [
        'Dans une mare, un crabe leur barra la route, les pinces ouvertes. Il était grand comme une pièce de monnaie. {H} lui donna un bout de croûte. Il la prit d’une pince et garda l’autre levée. <« C’est un douanier », dit {a}.>',
      ]),
      more(2, [
        'Une femme, en cuissardes, ramassait des palourdes à reculons.\n— Vous allez dans le mauvais sens, dit-elle.\n— L’île est par là, dit {h}.\n— L’île, oui. L’heure, non.\n<Et elle partit vers la côte sans se retourner, c’est-à-dire en les regardant.>',
      ]),
      slot('road'),
      core(
        ['On voulut couper par le sable. On enfonça jusqu’aux genoux, et un pain resta au fond.'],
        [
          '{A} voulut couper à travers le sable, où l’on voyait la côte plus près. Au dixième pas, {a} enfonça jusqu’aux genoux. Il fallut tirer. La chaussure resta au fond, et un pain avec elle. <La vase fit un bruit de soupe.> La terre ferme n’était ferme que par endroits.',
          'On essaya de courir. Sur des pavés mouillés, cela se paie : {h} tomba de tout son long, et deux pains partirent au fil de l’eau, côte à côte, comme des canards. Quand {h} se releva, le pavé suivant n’était plus là.',
        ],
      ),
    ]),
    scene(
      ['La cabane sur pilotis', 'L’erreur du panneau', 'Ce que veut {b}'],
      'Le passeur est dans sa cabane, au milieu.',
      [
        core(
          [
            'Dans une cabane sur pilotis, {b.+} gardait la route.\n— Le panneau est celui d’hier, dit {b}. Je vous dis le passage contre la moitié du sac. J’ai du monde coincé sur les poteaux, et qui a faim.',
          ],
          [
            'Au milieu, il y avait une cabane sur pilotis, et dans la cabane, {b.+}, qui veillait ce jour-là sur la route.\n— Le panneau est celui d’hier, dit {b}. La mer, elle, est à aujourd’hui. Je peux vous dire par où passer. Mais ça ne se dit pas en courant. Il faut d’abord poser le sac.',
            'Une échelle, une trappe, et {b.+}, des jumelles autour du cou, qui assurait la garde.\n— On a oublié de changer l’affiche, dit {b}. Ça arrive une fois tous les dix ans. Vous deux, vous êtes une fois tous les dix ans. Je vous donne le passage contre la moitié du sac. J’ai des gens coincés sur deux poteaux, et ils ont faim.',
          ],
        ),
        slot('questions'),
        core(
          ['{H} donna la moitié du sac.\n— Bien, dit {b}. L’hiver a tordu la route. Regardez qui a les pieds au sec.'],
          [
            '{H} compta. La moitié, cela faisait cinq maisons et demie sans pain. Mais on ne regarde pas des gens avoir faim en haut d’un poteau. Le sac devint léger.\n— Bien, dit {b}. Alors voilà : la route a bougé. L’hiver l’a tordue. Ce n’est plus là où il y a les pavés qu’il y a le fond. Regardez qui a les pieds au sec.',
            'Les pains étaient encore tièdes. {H} en sortit la moitié, sans choisir les petits. {B} les rangea dans un panier au bout d’une corde.\n— Qui donne à droite arrive à gauche, dit {b}, et c’était peut-être un proverbe. Ne vous fiez plus aux pavés. Regardez qui a les pieds au sec.',
          ],
        ),
        more(1, [
          'Sur le mur de la cabane, on avait écrit au crayon tous les noms de ceux que la mer avait pris de court. Il y avait un maire, une noce, un facteur avec un piano.\n— Tous sont rentrés, dit {b}. <Le piano est un peu resté.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Jusqu’aux genoux', 'Plus de pavés', 'Ni devant, ni derrière'], 'La mer revient.', [
      core(
        [
          'L’eau fut aux chevilles, puis aux genoux. On ne voyait plus un pavé. {H} tâta du pied : du mou à gauche, du mou à droite.',
        ],
        [
          'On descendit de l’échelle. L’eau était aux chevilles, puis aux genoux. On ne voyait plus un pavé. Devant, de l’eau. Derrière, de l’eau. Au loin, l’île, avec onze fumées qui ne sentaient rien. {H} posa le pied droit, et le retira.',
          'La mer avait tout repris, sauf les poteaux. Il n’y avait plus de route, seulement deux personnes debout dans la mer, avec du pain sur la tête. <Un poisson passa entre eux, pressé.> {H} tâta du pied. Du mou à gauche. Du mou à droite.',
        ],
      ),
      slot('road'),
      more(1, [
        '— On remonte ? dit {a}.\nOn se retourna. La cabane était déjà loin, et il y avait de l’eau profonde entre elle et eux. <« On continue, alors », dit {a}, comme si c’était un choix.>',
      ]),
      slot('quiet'),
      more(2, [
        '{W.encore} {H} changea le sac d’épaule. C’est étrange, ce que l’on pense dans ces moments-là. {H} pensait à la croûte. Elle serait moins croustillante.',
      ]),
      more(3, [
        'On chanta, pour savoir à quelle profondeur on en était. Tant que la voix ne montait pas, ça allait. <{A} monta d’un ton. Puis d’un autre.>',
      ]),
      more(3, [
        'Très loin, sur la côte, quelqu’un agitait un drap blanc. On ne sait pas ce que cela voulait dire. {A} agita une chaussure, par courtoisie.',
      ]),
    ]),
    scene(
      ['Les pieds au sec', 'Une ligne de mouettes', 'Derrière les oiseaux'],
      '{H} regarde qui a les pieds au sec.',
      [
        slot('key'),
        core(
          [
            'Des mouettes ! Elles ne nageaient pas, elles étaient debout, en une longue ligne courbe. Elles avaient pied. {H} marcha vers la première, et l’eau descendit aux chevilles. De mouette en mouette, une route menait jusqu’à l’île.',
          ],
          [
            '« Qui a les pieds au sec ? » {H} leva les yeux. Sur la mer, il y avait des mouettes. Elles ne nageaient pas. Elles étaient debout, l’une derrière l’autre, en une longue ligne courbe qui menait à l’île.\n— Elles ont pied, dit {h}. Elles sont sur le dos du sable !\nOn marcha vers la première. L’eau descendit aux genoux, aux chevilles. La mouette les laissa venir, s’envola, et se posa cent pas plus loin, au bout de la file. La suivante fit pareil. C’était une rampe d’escalier, avec des plumes.',
            '{H} jeta un morceau de pain, parce qu’il était trop mouillé. Dix oiseaux arrivèrent, et pas un ne nagea : ils couraient. Ils couraient sur l’eau, avec des éclaboussures de rien du tout.\n— Regarde leurs pattes, cria {h}. C’est là, la route.\nElle ne passait plus sous les pavés, elle faisait une grande courbe. {H} lança une miette, puis une autre, toujours devant. Les mouettes couraient se les disputer, et l’on marchait derrière elles, au sec ou presque, sur une route qu’elles dessinaient.',
          ],
        ),
        always([
          'Quand {ils} furent à terre, l’eau se referma derrière {eux} sans un pli. On n’aurait jamais cru qu’il y avait eu là quoi que ce soit. Une seule mouette restait debout, très loin, au milieu de la mer.',
          'La côte de l’île montait d’un coup, avec des genêts. {H} s’assit sur la première pierre sèche et vida ses chaussures. <Il y avait dans la gauche un très petit crabe. Il leva une pince.>',
        ]),
      ],
    ),
    scene(['Onze maisons', 'Un peu salé', 'L’île'], 'Du pain pour onze maisons.', [
      slot('after'),
      more(1, [
        'Il restait sept pains pour onze maisons. On les coupa. <La dernière part revint au boulanger, qui la mangea les mains bandées, à petites bouchées, et dit : « Un peu salé. C’est une idée. »>',
      ]),
      more(2, [
        'Tout au bout de la route, on vit s’allumer la cabane {b.de}, puis, sur deux poteaux, deux petites lampes. On avait mangé, là-bas aussi.',
      ]),
      always([
        'On dormit chez les gens de la onzième maison, la plus proche de l’eau. <{W.fini}> Avant de se coucher, {h} sortit. La mer était haute et ne disait rien de ce qu’elle cachait. {H} posa une miette sur la dernière pierre. Demain, la route aurait encore bougé, et il faudrait demander.',
        'Le lendemain, à marée basse, {h} changea le panneau et, sous les heures, ajouta une ligne au feutre. <{W.fini}> Elle y est toujours. « Passage possible. Suivre les oiseaux. »',
      ]),
    ]),
  ],
}
