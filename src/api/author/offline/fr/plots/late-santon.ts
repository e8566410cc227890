import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: a clay figure climbs the house one landing a day towards the crib, and this year it has stopped on the way. */
export const lateSanton: Plot = {
  id: 'late-santon',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Magali', gender: 'female', connection: 'tante' },
    b: { name: 'Honorin', gender: 'male', connection: 'voisin' },
  },
  titles: ['Le santon en retard', 'Celui qui vient à pied', '{H} et la place vide dans la mousse'],
  teasers: [
    'Dans la crèche de l’immeuble, il manque quelqu’un. Il est parti de la cave le premier décembre, et il n’est pas arrivé.',
    'Il ne mesure que sept centimètres et il vient à pied. {H} a jusqu’à minuit pour savoir où il s’est arrêté.',
  ],
  start:
    'Tous les ans, un petit santon monte l’escalier, un palier par jour, jusqu’à la crèche. Ce soir, c’est Noël, et il n’est pas là.',
  byname: '{h}{g:, l’éclaireur de la crèche|, l’éclaireuse de la crèche| et le santon en retard}',
  places: [
    {
      name: 'La crèche du dernier étage',
      description: 'De la mousse vraie, du papier bleu, et un rond vide près du puits.',
    },
    { name: 'L’escalier', description: 'Vingt-quatre marches par étage, et un peu de sable sur certaines.' },
    { name: 'La cave', description: 'C’est d’ici que l’on part, quand on vient de loin.' },
  ],
  scenes: [
    scene(
      ['Le rond dans la mousse', 'Il manque quelqu’un', 'Vingt-quatre décembre'],
      'Dans la crèche, une place reste vide.',
      [
        core(
          [
            'Chaque année, {là}, un santon partait de la cave le premier décembre. De porte en porte, on le montait jusqu’à la crèche du dernier étage. Ce soir, c’était Noël, et sa place était vide.',
          ],
          [
            'Dans l’immeuble, {là}, il y avait une crèche pour tout le monde, sur le palier du haut. Et il y avait une coutume. Le premier décembre, on posait un santon à la cave, avec son bâton et son sac. Chaque soir, quelqu’un le montait d’un bout d’escalier. <Qui ? On ne le demandait pas.> Le vingt-quatre, il arrivait. Cette année, à la nuit tombée, il y avait toujours un rond vide dans la mousse.',
            '« Il vient à pied », disait-on aux petits. Le santon au bâton partait de la cave le premier décembre et montait l’escalier, de porte en porte, jusqu’à la crèche du dernier étage. <Il mesurait sept centimètres, et l’immeuble, {là}, deux mille.> Jamais il n’avait manqué un Noël. Ce soir-là, {h} se pencha sur la crèche : près du puits, la mousse gardait une place ronde. Personne n’y était.',
          ],
        ),
        always([
          '{H} posa un doigt dans le creux. La mousse était froide. Une crèche où il manque quelqu’un, ce n’est pas une crèche, c’est une salle d’attente. Il fallait le trouver avant minuit.',
          '{H} compta les autres : la marchande d’ail, le rémouleur, le meunier. <Le Ravi levait les bras, mais il les levait toujours.> « J’y vais », dit {h}. On ne laisse pas quelqu’un dehors la nuit de Noël, même en argile.',
        ]),
        slot('portrait'),
        core(
          ['— Le marcheur n’est pas là, dit {h}.\n{A.+} regarda le rond vide.\n— Alors on va refaire sa route.'],
          [
            '— Tu cherches le marcheur ? demanda {a.+} par-dessus la rampe.\n— Il s’est arrêté en route.\n— Alors il faut refaire sa route, dit {a}. <J’ai des chaussures pour ça.>',
            '{A.+} montait avec un plat couvert d’un torchon.\n— Il n’est pas là, dit {h}.\n{A} regarda le rond vide, puis le plat, et le posa sur la marche.\n— Les lentilles attendront.',
          ],
        ),
        slot('company'),
        more(2, [
          '{W.là} Derrière chaque porte, quelque chose cuisait. <Au troisième, on avait oublié de surveiller, et cela se sentait aussi.> Dans l’escalier, il n’y avait que la minuterie, qui faisait son bruit de gros insecte.',
        ]),
        more(3, [
          'La crèche était ancienne et pas très juste. Le bœuf avait la taille d’un chat, la poule celle du bœuf. <Un footballeur en plastique gardait le pont depuis six ans.> Personne n’avait jamais voulu l’en renvoyer : il était arrivé, lui.',
        ]),
      ],
    ),
    scene(
      ['De porte en porte', 'Qui l’a vu ?', 'Le sable sur les marches'],
      'De palier en palier, chacun raconte une soirée.',
      [
        core(
          [
            'On descendit à la cave, puis on refit l’escalier, porte après porte. Au premier, au deuxième, chacun l’avait reçu, et chacun l’avait monté plus haut.',
          ],
          [
            'On commença par la cave. Près du compteur, le sol gardait une trace de bâton. Au premier, les Belkacem l’avaient reçu quatre soirs. « On lui a mis une bougie », dit la mère. Au deuxième, monsieur Achard l’avait posé devant sa télévision. <« Il a préféré le cyclisme. »> Tous l’avaient vu passer. Tous l’avaient remis dans l’escalier.',
            'Au premier, on l’avait logé dans un pot de basilic. Au deuxième, un garçon lui avait tricoté une écharpe d’un seul rang. « Après, je l’ai monté chez monsieur Achard », dit-il. Monsieur Achard hocha la tête. <Il lui avait lu le journal, parce que le santon n’avait pas d’avis.> Et après ? « Après, je l’ai posé une marche plus haut, comme on fait. »',
          ],
        ),
        more(1, [
          'Sur certaines marches, il y avait un peu de sable. Trois grains, quatre, jamais plus.\n— Il a les semelles usées, dit {a}.\n{H} en ramassa un grain sur le bout du doigt. <C’était du sable de cave, gris et très fin.> La trace montait jusqu’au quatrième. Là, elle s’arrêtait net.',
        ]),
        more(2, [
          'Madame Ferrandi, au troisième, gauche, les fit entrer pour leur montrer la chaise où il s’était reposé. C’était une chaise de poupée. Devant, il y avait un dé à coudre.\n— Du bouillon, dit-elle.\n— Il l’a bu ? demanda {h}.\nMadame Ferrandi baissa la voix.\n— Le matin, il y en avait moins.',
        ]),
        slot('road'),
        always([
          '{H} redescendit chercher la loupe, et perdit une demi-heure à suivre une piste de sucre glace. <Elle menait chez un petit garçon de trois ans, qui nia tout.> Il était déjà neuf heures.',
          '— Et s’il était retourné en arrière ? dit {a}.\nOn redescendit jusqu’à la cave, les mains sur la rampe. Le santon n’y était pas. <Un chat dormait à sa place de départ.> Cela fit une heure de perdue.',
        ]),
        more(3, [
          'Sur le palier du troisième, une dame en robe longue attendait l’ascenseur, qui était en panne depuis la Toussaint.\n— Je sais, dit-elle. Mais c’est Noël.\nOn attendit un moment avec elle, par politesse. <Quelque chose bourdonna dans la cage, et ce ne fut rien.>',
        ]),
      ],
    ),
    scene(['Le registre', 'Ce que demande {b}', 'La loge'], 'Le gardien du registre demande un service.', [
      core(
        [
          'C’était {b.+} qui gardait le cahier de la crèche.\n— Asseyez-vous cinq minutes, dit {b}. Mangez la soupe avec moi, et je lis tout, jusque chez madame Sorel, au quatrième.',
        ],
        [
          '{B.+} tenait le registre de la crèche, un cahier où l’on notait tout depuis quarante ans.\n— Je l’ouvre pour vous, dit {b}. En échange, vous mangez ici, cinq minutes, à ma table. Les gens passent demander quelque chose, et ils repartent.\nCinq minutes, à cette heure, c’était beaucoup.',
          'Pour savoir qui devait le porter, il fallait le cahier, et le cahier, ce soir-là, c’était {b.+} qui le gardait.\n— Je n’ai pas de soupe pour un, dit {b}. J’en ai fait pour trois, sans réfléchir. Asseyez-vous, et je lis.\n<La pendule, au mur, avait l’air contre.>',
        ],
      ),
      slot('questions'),
      core(
        ['On mangea, trop chaud, trop vite.\n— Madame Sorel, lut {b}, quatrième droite. Mais elle n’ouvre plus.'],
        [
          'On mangea. La soupe était brûlante, et {h} n’avait pas le temps de souffler. Alors {h} souffla quand même. {B} tourna les pages.\n— Quatrième droite, dit {b}. Chez madame Sorel. C’est là qu’il dort quand il neige. Seulement, elle n’ouvre plus.',
          '{H} regarda l’heure, puis la troisième assiette, et s’assit. On parla de la soupe. On parla du poireau. <Ce fut long, et ce fut bon.> Alors {b} ouvrit le cahier.\n— Du troisième, il passe au quatrième droite. Madame Sorel. Elle n’a pas ouvert de la semaine.',
        ],
      ),
      more(1, [
        'Dans le cahier, d’année en année, il y avait des mots en marge. « 1987 : arrivé avec un rhume. » « 2003 : a perdu son sac, retrouvé dans la farine. »\n— Il n’a jamais été en retard ? demanda {h}.\n{B} mouilla son doigt et chercha.\n— Une fois. L’année où l’on s’était tous disputés pour la poubelle.',
      ]),
      slot('quiet'),
      more(2, [
        '— Tu y crois, toi, qu’il marche ? demanda {a} dans l’escalier.\n{H} réfléchit pendant quatre marches.\n— Je crois qu’il arrive, dit {h}. <Pour le reste, on est assez nombreux.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['Quatrième droite', 'Une porte sans bruit', 'Sur le paillasson'],
      'Devant une porte fermée, quelqu’un attend.',
      [
        core(
          [
            'Au quatrième droite, le santon était sur le paillasson, le nez contre la porte, depuis six jours.\n{A} voulut le prendre.\n— Attends, dit {h}. Il n’a pas encore été reçu.',
          ],
          [
            'Au quatrième droite, le santon était sur le paillasson, debout, le nez contre la porte. Il y était depuis six jours. On lui avait laissé là un quartier de mandarine, tout sec.\n{A} voulut le prendre. {H} retint sa main.\n— Attends. Il n’a pas encore été reçu.',
            'Ils étaient deux sur le paillasson du quatrième droite : le santon, et son ombre. Il regardait la porte. <Un peu de poussière s’était posée sur son chapeau.>\n— On le monte, dit {a}. Il reste deux étages.\nMais {h} n’en fut pas si sûr{e}. Un voyageur ne saute pas une maison.',
          ],
        ),
        more(1, [
          'On sonna. Rien. On toqua, et c’est la porte d’en face qui s’ouvrit.\n— Elle est là, dit un homme, une serviette au cou. On entend le robinet. <Mais depuis l’automne, elle dit qu’elle n’est plus d’humeur à la compagnie.>\nEt il referma doucement, comme on fait quand on a un peu honte.',
        ]),
        slot('road'),
        more(2, [
          'Par la fente, on sentait une odeur d’armoire et de café froid. {H} s’assit sur la marche, à côté du santon. Vus d’en bas, une porte est très haute, et un judas regarde ailleurs. <« C’est bête, dit {a}, on dirait qu’on attend le docteur. »>',
        ]),
        slot('quiet'),
        more(3, [
          'La minuterie s’éteignit. Dans le noir, {h} entendit deux respirations : celle {a.de}, et une autre, derrière le bois. Quelqu’un se tenait debout, de l’autre côté, à un pas.',
        ]),
      ],
    ),
    scene(['Frapper avec un bâton', 'De l’intérieur', 'Le dernier étage'], '{H} comprend ce qu’attend le marcheur.', [
      slot('key'),
      core(
        [
          'On avait sonné trop haut. {H} s’allongea, prit le santon et frappa avec le petit bâton, au ras du sol : toc, toc, toc.\nLa porte s’ouvrit aussitôt.\n— Je reconnais son coup, dit madame Sorel. Je l’attends depuis six jours.',
        ],
        [
          'Tout le monde frappait à hauteur de main. {H} s’allongea sur le palier, prit le santon et, avec le petit bâton, frappa en bas, tout en bas : toc, toc, toc. C’était un bruit de sept centimètres.\nLa porte s’ouvrit aussitôt.\n— C’est lui, dit madame Sorel. Je croyais qu’on me l’avait supprimé. Les autres ont des sonnettes. Lui, je reconnais son coup.',
          'Qui attend une visite reconnaît un pas, ou une façon de frapper. {H} y pensa, le nez sur ce paillasson. On n’avait pas frappé comme il fallait. {H} se coucha sur le carrelage et cogna, avec le bâton d’argile, au ras du sol.\nDes pantoufles accoururent.\n— Enfin, dit madame Sorel. Six jours que je garde la lumière pour lui, et personne ne me l’annonce.',
        ],
      ),
      always([
        'Sur sa table, il y avait une assiette à dessert, un lit fait dans une boîte d’allumettes, et une étoile découpée.\n— Mangez, dit-elle au santon. Après, nous monterons. Moi aussi, j’y vais à pied.',
        'Elle avait préparé une noix ouverte, un mouchoir plié en quatre, une bougie plate. Le santon passa la nuit en dix minutes. <« Il a bien dormi », dit-elle.> Puis elle mit son manteau.\n— C’est à mon tour de le porter. Donnez-moi le bras, j’ai deux étages de retard.',
      ]),
      more(1, [
        'On monta. À chaque palier, une porte s’ouvrait, et quelqu’un disait « ah ». Ceux du premier apportèrent des dattes, un garçon du deuxième une écharpe de trois mailles. <Un voisin prit madame Sorel par l’autre bras et parla de la pluie, avec application.>',
      ]),
    ]),
    scene(['Minuit moins deux', 'Dans la mousse', 'L’escalier plein de monde'], 'Le santon arrive.', [
      slot('after'),
      more(2, [
        '{B} nota dans le registre, à la lumière du téléphone : « Arrivé à minuit moins deux, en bonne compagnie. » <Il y eut un débat sur « bonne ». On garda le mot.>',
      ]),
      core(
        [
          'Madame Sorel posa le santon dans le rond de mousse. On descendit se coucher. À la cave, un chat dormait au point de départ. {H} lui fit une caresse. [On part de là, quand on vient de loin.|C’est de là qu’on part.]',
        ],
        [
          'Madame Sorel posa le santon dans le rond de mousse, près du puits. Il avait gardé son bâton, son sac et un peu de cire sur le chapeau. On descendit se coucher. <{W.fini}> En bas, à la cave, {h} trouva un chat qui dormait au point de départ. {H} lui fit une caresse. On part de là, quand on vient de loin.',
          'À minuit, la place était prise. Le santon regardait devant lui, l’air de quelqu’un qui s’assoit enfin. <{W.fini}> {H} resta {g:le dernier|la dernière|tout au bout} sur le palier. Dans la mousse, juste à côté, il y avait maintenant deux traces toutes fraîches : un pied, un pied. Et trois grains de sable.',
        ],
      ),
    ]),
  ],
}
