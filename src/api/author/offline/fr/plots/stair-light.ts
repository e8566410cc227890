import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: the stair light goes out after three minutes, and in the dark somebody climbs one step more. */
export const stairLight: Plot = {
  id: 'stair-light',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Joachim', gender: 'male', connection: 'cousin' },
    b: { name: 'Philomène', gender: 'female', connection: 'voisine' },
  },
  titles: ['La minuterie', 'Une marche de plus', '{H} dans l’escalier'],
  teasers: [
    'La lumière de l’escalier dure trois minutes. Dans le noir, il y a toujours un pas de plus que de pieds.',
    'Cinq étages, une minuterie, et quelqu’un qui monte derrière. {H} habite en haut.',
  ],
  start: 'Dans l’escalier, la lumière s’éteint toute seule. Et chaque fois, dans le noir, on entend un pas de trop.',
  byname: '{h} au cinquième',
  places: [
    { name: 'L’escalier', description: 'Cent marches, cinq boutons orange, et du noir entre les deux.' },
    { name: 'Le troisième palier', description: 'Le bouton y est cassé depuis toujours.' },
    { name: 'La cave aux compteurs', description: 'C’est là que bat le petit cœur mécanique de la lumière.' },
  ],
  scenes: [
    scene(['Trois minutes', 'Le bouton orange', 'Cent marches'], 'Un pas de trop.', [
      core(
        [
          'Dans l’immeuble, {là}, la lumière de l’escalier durait trois minutes. Ce soir-là, au troisième étage, elle s’éteignit. {H} s’arrêta. Derrière, un pas s’arrêta aussi, mais un peu après.',
        ],
        [
          'Dans l’immeuble, {là}, la lumière de l’escalier durait trois minutes. On pressait un bouton orange, quelque chose ronronnait, et l’on avait trois minutes pour cent marches. {H}, qui habitait tout en haut, connaissait la chanson. Ce soir-là, au troisième étage, la lumière s’éteignit. {H} s’arrêta net. Un pas, derrière, s’arrêta aussi. Mais un peu après.',
          'Clac, faisait la minuterie, et l’on était dans le noir. Cela arrivait toujours entre deux étages, {là}, parce que l’homme qui l’avait réglée montait vite. <Il doit courir encore.> {H} rentrait au cinquième. Au troisième, clac. {H} leva le pied, le reposa. Et, une marche plus bas, quelqu’un reposa le sien.',
        ],
      ),
      always([
        '{H} toucha le mur, trouva un bouton, appuya. La lumière revint. Il n’y avait personne. Seulement, sur la marche d’en dessous, un peu de poussière bougeait encore. Il fallait monter. {H} voulait sa porte, sa clef, son lit, et rien d’autre.',
        'Lumière. L’escalier était vide, du haut en bas. {H} monta les deux derniers étages sur la pointe des pieds, ferma à double tour, et s’assit contre la porte. <De l’autre côté, au ras du sol, il y eut un souffle, comme quand on s’assoit aussi.>',
      ]),
      slot('portrait'),
      always([
        '— Tu l’as entendu ? demanda {a.+} le lendemain, sur le palier.\n— Qui ?\n— Celui qui monte avec moi. Je croyais que c’était le mien.',
        '{A.+} attendait en bas, un sac dans chaque main, et ne montait pas.\n— Je compte mes pieds, dit {a}. Il m’en manque, ou il y en a trop. Toi aussi ?\n— Au troisième, dit {h}.',
      ]),
      slot('company'),
      more(2, [
        '{W.là} De jour, c’était un escalier comme un autre, qui sentait la soupe et le produit au pin. Une vieille rampe, des paillassons, un vélo attaché. <Sur le mur, à hauteur de genou, courait une trace grise, lisse, comme en fait une main qui se tient.>',
      ]),
      more(3, [
        '— On n’a qu’à prendre l’ascenseur, dit {a}.\n— Il n’y a pas d’ascenseur.\n— Justement, dit {a}. On aurait dû y penser avant.',
      ]),
    ]),
    scene(['À trois', 'Dans le noir', 'Clac'], 'On monte avec quelqu’un.', [
      core(
        [
          'On monta à deux, une main sur le dos de l’autre. Au troisième, clac. Dans le noir, {h} compta les souffles : un, deux. Et un troisième, plus bas, plus court. Une petite chose froide prit {h} par la manche.',
        ],
        [
          '{Ils} montèrent ensemble, une main sur le dos de l’autre. Premier étage, deuxième. Clac. Dans le noir, {h} compta les souffles : le sien, celui {a.de}. Et un, plus bas, plus court. {A} dit tout haut : « Nous sommes deux. » Le silence réfléchit. Puis, une marche en dessous, quelque chose tapa trois fois du pied.',
          'On essaya de courir. On n’avait jamais vu personne monter cent marches en trois minutes, mais la peur n’a pas de montre. Clac, au troisième, toujours au troisième. {Ils} se serrèrent contre le mur. Un pas arriva, un autre. Il s’arrêta tout près. <Il avait, lui aussi, le souffle de quelqu’un qui a couru.> Une petite chose froide prit {h} par le bord de la manche.',
        ],
      ),
      more(1, [
        'Lumière. Il n’y avait personne. Mais la manche {de} gardait un pli, à trois doigts. <{A} voulut poser une question et n’en trouva pas de petite.>',
      ]),
      more(2, [
        'On tendit un fil noir d’un mur à l’autre, avec une clochette. À minuit, la clochette ne sonna pas. Au matin, le fil était défait, enroulé avec soin autour de la boule de la rampe. On y avait fait un nœud de chaussure. Un nœud d’enfant, à deux oreilles.',
      ]),
      slot('road'),
      more(2, [
        'Les autres locataires faisaient semblant.\n— Ce sont les tuyaux, disait-on au premier.\n— C’est le bois, disait-on au second.\nAu quatrième, une vieille dame dit : « Moi, je laisse toujours un bonbon. » <On n’osa pas demander où.>',
      ]),
      more(3, [
        'On compta les marches de nuit, puis de jour. De jour, il y en avait cent. De nuit aussi. <Ce fut un soulagement, bien qu’on ne sût pas exactement de quoi.>',
      ]),
    ]),
    scene(['La cave aux compteurs', 'Trois minutes de moins', 'Un tour de clef'], '{B} connaît l’escalier.', [
      core(
        [
          'À la cave, {b.+} relevait les compteurs.\n— Je vous raconte, dit {b}. Mais après, vous ne pourrez plus faire semblant.',
        ],
        [
          'En bas, à la cave, {b.+} relevait les compteurs pour tout l’immeuble.\n— La minuterie ? dit {b}. Je pourrais la bloquer. Lumière toute la nuit. Et lui, il s’en ira, je suppose. Ou je vous raconte, et après, vous ne pourrez plus monter en faisant semblant.',
          '{B.+} avait la clef de la cave et la mémoire de la maison.\n— Asseyez-vous, dit {b}. Je dirai ce que je sais, mais dans le noir. Ceux qui veulent savoir, il faut qu’ils tiennent trois minutes, la lumière éteinte, sans toucher au bouton.',
        ],
      ),
      slot('questions'),
      core(
        [
          '— Un petit a habité au troisième, dit {b}. Il montait tout seul, le soir, et il avait horreur du noir. C’est tout ce qu’on m’a dit.',
        ],
        [
          '— On ne fera pas semblant, dit {h}, d’une voix qui faisait ce qu’elle pouvait.\n{B} s’assit sur une caisse.\n— Le bouton du troisième est cassé depuis cinquante ans, dit {b}. Un petit y a habité. Il montait tout seul, le soir. Il avait horreur du noir. C’est tout ce qu’on m’a dit.',
          'Clac. Le noir entra par les oreilles. {H} serra ses deux genoux. La voix {b.de} vint de la gauche, tranquille.\n— Quelqu’un habitait ici, tout petit. Ses parents rentraient tard. Le soir, il attendait qu’une personne monte et il montait derrière, sans rien dire, pour profiter. Vous comprenez ? Pour profiter de la lumière.',
        ],
      ),
      more(1, [
        'Sur une étagère ronronnait le mécanisme : une roue, un ressort, un doigt de cuivre. {H} le regarda descendre. <C’était une toute petite chose, trois minutes. On la voyait passer.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Panne', 'Plus de minuterie', 'Le troisième étage'], 'Une nuit sans lumière du tout.', [
      core(
        [
          'Ce soir-là, la minuterie cassa pour de bon. {H} et {a} montèrent à tâtons. Au troisième, cela ne suivait plus. C’était devant, cela respirait, et cela barrait le passage.',
        ],
        [
          'Ce soir-là, la minuterie cassa pour de bon. Clic, clic, faisait le bouton, et rien. Cent marches de noir, du premier au dernier. {H} et {a} se donnèrent la main et montèrent à tâtons. Au troisième, cela ne suivit plus. C’était devant. Cela respirait sur le palier, et cela barrait le passage.',
          'Puis il y eut un orage, et tout l’immeuble s’éteignit. <Un frigidaire s’arrêta quelque part, comme on se tait quand un professeur entre.> On monta dans une nuit sans boutons. Devant la porte condamnée du troisième, quelque chose de bas et de froid se tenait, et reniflait.',
        ],
      ),
      slot('road'),
      more(1, [
        '— Redescendons, souffla {a}.\n— Il fait aussi noir en bas, dit {h}.\nC’était le genre de vérité dont on se passerait. <Une marche craqua, toute seule, par politesse.>',
      ]),
      slot('quiet'),
      more(2, [
        '— On pourrait chanter, dit {a}.\nOn chanta quelque chose, un ton trop haut. Au refrain, une troisième voix s’y mit. Elle ne savait pas les paroles. Elle faisait la, la, la, et tremblait beaucoup.',
      ]),
    ]),
    scene(['Qui a peur de qui', 'Un bouton trop haut', 'L’allumette'], '{H} entend qui a peur.', [
      slot('key'),
      core(
        [
          'Cela reniflait. Ce n’était pas quelqu’un qui sent, c’était quelqu’un qui pleure. Il n’avait jamais suivi que la lumière ! {H} tendit la main dans le noir.\n— Moi aussi, j’ai peur au troisième, dit {h}. On monte ensemble ?\nUne petite chose froide se posa dans la main, et se réchauffa. En haut, dans la lucarne, la lune sortit.',
        ],
        [
          'Cela reniflait. {H} écouta mieux. Ce n’était pas le reniflement de quelqu’un qui sent. C’était celui de quelqu’un qui pleure, et qui ne veut pas qu’on le sache. Il n’avait suivi personne pour l’attraper. Il suivait la lumière. Et ce soir, il n’y en avait pas.\n{H} s’accroupit dans le noir, la main ouverte.\n— Moi aussi, dit {h}. J’ai peur au troisième. On monte ensemble ?\nUne petite chose froide se posa dans la main, et, tout doucement, se réchauffa. En haut, dans la lucarne, la lune sortit. L’escalier devint bleu jusqu’en bas.',
          'Et le bouton ? {H} passa la main sur le mur. Il était cassé, et surtout, il était à un mètre cinquante du sol. Plus bas, à hauteur de genou, courait une trace lisse, comme en laisse une main. Quelqu’un, ici, n’avait jamais pu allumer.\n— {A}, donne-moi les allumettes, dit {h}. Et aussi ton tabouret, ton livre, ce que tu as.\nOn craqua une allumette. Elle éclaira une marche, deux genoux d’air, une ombre qui se frottait les yeux. « Pardon, dit l’ombre. Je ne suis pas assez grand. » On posa une bougie sur la marche, tout en bas, à la bonne hauteur.',
        ],
      ),
      always([
        'On monta à trois, sans se presser. À chaque étage, le pas d’à côté se faisait plus léger. Au cinquième, il y en avait un qui ne touchait plus le sol.',
        '— C’est tout, dit l’ombre. Je voulais seulement arriver en haut.\nEt l’on arriva en haut. <Personne ne sut dire à quelle marche {ils} n’avaient plus été que deux.>',
      ]),
    ]),
    scene(['À hauteur de genou', 'Trois minutes', 'Le bonbon'], 'On baisse le bouton.', [
      slot('after'),
      more(1, [
        '{B} prit une perceuse. Depuis, au troisième, il y a un bouton neuf. Il est posé si bas que le facteur se plaint.\n— C’est pour les petits, dit {b}. Il y en a toujours un.',
      ]),
      always([
        '{H} rentre tard, quelquefois. <{W.fini}> Au troisième, clac, il fait noir. {H} ne bouge pas, et attend un peu. En bas du mur, un doigt que l’on ne voit pas presse le bouton orange. La lumière revient. « Merci », dit {h}. Et l’on monte.',
        'La minuterie fut réparée, et on la régla sur cinq minutes. <{W.fini}> Le matin, sur la boule de la rampe, {h} trouva un papier de bonbon, plié en quatre. Il était encore tiède. Au-dedans, il n’y avait rien. C’était mangé.',
      ]),
    ]),
  ],
}
