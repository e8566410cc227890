import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: the sandman has run out at the last house, and the only sand left is in somebody's summer shoes. */
export const sandman: Plot = {
  id: 'sandman',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Perrine', gender: 'female', connection: 'tante' },
    b: { name: 'Eusèbe', gender: 'male', connection: 'voisin' },
  },
  titles: ['Plus de sable', 'La dernière maison du marchand', '{H} et le sac vide'],
  teasers: [
    'Le marchand de sable n’a plus de sable. Il lui reste une maison, et c’est celle {de}.',
    'Dix heures sonnent, et personne n’a sommeil. Sous la fenêtre, quelqu’un retourne un sac vide.',
  ],
  start:
    'Le marchand de sable passe toujours par ici en dernier. Ce soir, son sac est vide, et {h} le voit par la fenêtre.',
  byname: '{h} aux chaussures pleines',
  places: [
    { name: 'La fenêtre', description: 'De là, on voit passer ce qui ne fait pas de bruit.' },
    { name: 'Le bac à sable', description: 'Le soir, il est froid et plein de trous de pelle.' },
    { name: 'Le chantier', description: 'Un tas gris, une bâche, et quelqu’un qui le garde.' },
  ],
  scenes: [
    scene(['Dix heures', 'Le sac vide', 'La dernière maison'], 'Le sac est vide.', [
      core(
        [
          'Le marchand de sable finissait toujours sa tournée par {h}, {là}, la dernière maison. Ce soir-là, à dix heures, quelqu’un secouait un sac sous la fenêtre. Il était vide.',
        ],
        [
          'Le marchand de sable commençait sa tournée par les bébés et la finissait par {h}, {là}, la dernière maison avant les champs. Ce n’était pas une place d’honneur, mais on s’y fait. On entendait un pas, puis un frottement. Après, on ne savait plus rien. Ce soir-là, il y eut le pas. Le frottement ne vint pas.',
          'À dix heures, {h} avait les yeux aussi ouverts que des assiettes. {H} habitait {là}, tout au bout, et le marchand de sable y passait toujours en dernier. <D’habitude, on ne le voit pas, c’est même à cela qu’il sert.> Mais quelqu’un, sous la fenêtre, secouait un sac. Il le retourna, tapa dessus, regarda dedans.',
        ],
      ),
      core(
        [
          '— Pardon, dit le petit homme. Il m’en manque pour une maison.\n— On va en trouver, dit {h}, qui voulait dormir, et qui n’aimait pas voir quelqu’un rentrer la tête basse.',
        ],
        [
          '— Pardon, dit-il quand {h} ouvrit. Il m’en manque pour une maison. J’ai dû mal compter, ou bien le monde a plus d’yeux qu’avant.\n{H} voulait dormir. Plus que cela : {h} ne voulait pas que quelqu’un rentre chez soi le sac vide et la tête basse. « On va en trouver », dit {h}.',
          'C’était un petit homme en velours, avec des manches trop longues.\n— Je suis navré, dit-il. Vous êtes la seule personne qui reste, et je n’ai plus un grain.\n{H} avait les paupières qui ne pesaient rien du tout. C’était désagréable comme une marche qui manque. « Il doit bien y en avoir quelque part », dit {h}, qui cherchait déjà ses chaussures.',
        ],
      ),
      slot('portrait'),
      always([
        'Dans l’escalier, on croisa {a.+}, qui ne dormait pas non plus, et qui mangeait du fromage dans le noir.\n— Je croyais que c’était moi, dit {a}.\n— C’est le sable, dit {h}.',
        '— Vous parlez à qui ? demanda {a.+} en bâillant à vide, car c’est une chose qui se peut.\nLe petit homme salua. {A} regarda le sac et comprit tout de suite. <« J’ai une lampe », dit {a}.>',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Le marchand avait le droit d’entrer partout, mais pas de s’asseoir. « Si je m’assois, expliqua-t-il, c’est moi qui m’endors. Et le lendemain, vous auriez vu les bureaux. » <Il le disait sans rire.>',
      ]),
    ]),
    scene(['Le bac à sable', 'Le mauvais sable', 'Grain par grain'], 'On cherche du sable qui fasse dormir.', [
      core(
        [
          'On essaya le sable du square. {A} s’en mit un grain dans l’œil et eut aussitôt envie de faire des pâtés. C’était du sable de jour.',
        ],
        [
          'Au square, il y avait un bac. Le marchand en prit une pincée et la jeta aux yeux {a.de}, pour voir. {A} ne s’endormit pas. {A} eut envie de faire des pâtés. <On l’arrêta au troisième.> « Du sable de jour », dit le marchand. « Il ne connaît que le jeu. »',
          'On essaya le sable du square. {H} s’en frotta un œil, et cet œil-là voulut une pelle. On essaya celui de l’allée, qui grattait, et celui du chat, qu’on ne décrira pas. <« Le sable, c’est comme l’eau, dit le marchand. Il faut savoir d’où il vient. »>',
        ],
      ),
      more(1, [
        'Devant l’école, un veilleur de nuit comptait des clefs.\n— Du sable ? dit-il. Je n’en veux pas. S’il en tombe, soufflez-moi dessus.\nIl avait les yeux rouges et le regard de quelqu’un qui résiste depuis vingt ans. <Il accepta quand même qu’on reste une minute, pour le bruit.>',
      ]),
      more(2, [
        '{A} avait un sablier pour les œufs.\n— Trois minutes, dit le marchand en le regardant couler. C’est une sieste de moineau.\nOn ne le cassa pas. <On le retourna deux fois, parce que c’est joli.>',
      ]),
      slot('road'),
      more(3, [
        'Par toutes les fenêtres ouvertes, on entendait dormir. Au douze, on sifflait. Au quatorze, on grinçait. Le marchand écoutait, la tête penchée, comme un boulanger qui passe devant sa vitrine.\n— Celui-là, je l’ai bien dosé, dit-il.',
      ]),
    ]),
    scene(['Le tas gris', 'Un secret contre un seau', 'Chez {b}'], 'Sur le chantier, le sable est gardé.', [
      core(
        [
          'Sur le chantier, {b.+} gardait un tas de sable.\n— Un seau, contre ce qui te tient {g:éveillé|éveillée|debout}, dit {b}. Je le garderai jusqu’au matin.',
        ],
        [
          'Restait le chantier, et son grand tas gris. {B.+} le surveillait ce soir-là, un bonnet jusqu’aux yeux.\n— Un seau ? dit {b}. Je veux bien. Mais moi, la nuit, ici, je n’ai rien à penser. Laisse-moi ce qui te tient {g:éveillé|éveillée|debout}, toi. Je le garderai jusqu’au matin.',
          'Pour le sable du chantier, il fallait demander à {b.+}, qui faisait la garde sur une chaise pliante.\n— Ça ne m’appartient pas, dit {b}. Donc ça ne s’achète pas. On échange. Un seau contre ton souci de ce soir. Le vrai, pas un petit.',
        ],
      ),
      slot('questions'),
      always([
        'Il y avait une chose, en effet, à laquelle {h} pensait depuis trois soirs. {H} la dit. Elle tenait en une phrase, et c’était presque vexant. {B} hocha la tête, la rangea quelque part sous le bonnet, et remplit le seau.',
        '{H} se pencha et parla à l’oreille {b.de}. Cela dura peu. <Une grue, là-haut, tourna d’un cran, comme quelqu’un qui change d’oreille.> « C’est lourd, en effet », dit {b}. Et le seau parut léger.',
      ]),
      more(1, [
        '{B} avait un réchaud, une casserole et une seule tasse. On but chacun son tour, en regardant le trou où il y aurait un jour une maison.\n— Là, ce sera une chambre, dit {b}. <Quelqu’un y dormira mal, puis mieux.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Trop lourd', 'Du gros sable', 'Sous la bâche'], 'Le sable du chantier est trop lourd.', [
      core(
        [
          'Mais ce sable pesait trop. {H} en prit un grain et vit du noir, du béton, rien d’autre. Ce n’était pas du sommeil, c’était une panne.',
        ],
        [
          'Le marchand goûta le sable, le fit couler d’une main dans l’autre. « Il va devenir un mur », dit-il. Un grain suffit : les paupières {de} tombèrent comme un volet, {h} vit du noir, du béton, rien d’autre, et rouvrit les yeux avec mal à la tête. Ce n’était pas du sommeil. C’était une panne.',
          'Hélas, ce sable-là pesait. {H} en prit trois grains et s’endormit debout, d’un bloc, deux secondes, sans une image. <On aurait dit un tiroir qu’on claque.> « Non », dit le marchand doucement. « Un sommeil où il n’y a rien, ça ne se livre pas. »',
        ],
      ),
      slot('road'),
      more(1, [
        'On s’assit au bord du trottoir. {W.encore} Le marchand resta debout, bien entendu.\n— Le bon, dit-il, vient d’un endroit où quelqu’un a été tranquille. C’est tout le secret. Il suffit d’une heure. Le sable s’en souvient.',
      ]),
      slot('quiet'),
      more(2, [
        '— Tu as été tranquille, toi, ces temps-ci ? demanda {a}.\n{H} chercha.\n— Cet été, dit {h}. Une fois. Je ne sais plus pourquoi.',
      ]),
      more(3, [
        'L’église sonna onze heures, en comptant bien, pour ceux que cela intéresse. Le petit homme en velours frottait ses manches l’une contre l’autre. Il n’en tombait rien. <« Je n’ai jamais sauté une maison, dit-il. Même pendant les feux d’artifice. »>',
      ]),
      more(3, [
        'On voulut mélanger un peu de sable du square et un peu de celui du chantier.\n— Surtout pas, dit le marchand. J’ai vu quelqu’un construire un pont en dormant. <Il était solide. On ne sut jamais le lui faire retirer du couloir.>',
      ]),
    ]),
    scene(['Au fond du placard', 'Une heure tranquille', 'La semelle'], '{H} trouve du bon sable.', [
      slot('key'),
      core(
        [
          'L’été ! Au fond du placard, il y avait des sandales que l’on n’avait pas remises depuis la mer. {H} les retourna : il tomba une petite dune. Elle se souvenait d’un après-midi où l’on n’avait rien fait.\n— C’est du premier choix, dit le marchand.',
        ],
        [
          'L’été ! {H} se leva d’un bond. Au fond du placard, il y avait une paire de sandales que l’on n’avait pas mises depuis la mer. On rentra en courant. {H} les retourna au-dessus d’une feuille : il tomba une petite dune, fine comme du sucre. Elle sentait encore l’après-midi où l’on n’avait rien fait, sinon regarder les vagues jusqu’à la dernière.\nLe marchand en prit un grain sur l’ongle. « Oh », dit-il. Et il faillit s’asseoir.',
          'Ce qui grattait toujours dans les chaussures d’été, personne ne le secouait jamais. {H} y pensa d’un coup et regarda le placard. Derrière les bottes, les espadrilles attendaient depuis août.\nDedans, il restait une plage. Très petite. Une heure de plage, à peine, celle où l’on s’était couché sur le dos sans être attendu nulle part. « C’est du premier choix », murmura le marchand, et il tint le sac bien ouvert.',
        ],
      ),
      always([
        '— Il y en a trop pour une maison, dit-il après avoir pesé. Je peux emporter le reste ? Il y a des veilleurs, cette nuit. Et quelqu’un sur un chantier.\n— Prenez tout, dit {h}. On y retournera.',
        'Il en fallait sept grains. Les autres, le marchand les compta dans le sac, l’un après l’autre, avec une joie d’avare.\n— Demain, dit-il, je commencerai par vous.',
      ]),
    ]),
    scene(['Le frottement', 'Sept grains', 'Volets'], 'Sept grains.', [
      slot('after'),
      more(2, [
        '{A} eut ses grains dans l’escalier et n’alla pas plus loin que le palier. On lui mit un manteau dessus. <{A} souriait, une tranche de fromage à la main.>',
      ]),
      always([
        '{H} se coucha. <{W.fini}> On entendit un pas. Puis, tout près, un frottement, très doux, comme une vague qui se retire sur du sable plat. {H} voulut dire bonsoir. La première syllabe sortit. Pour la seconde, la mer était déjà là.',
        'La chambre était noire et fraîche. <{W.fini}> « Fermez », dit la voix en velours. {H} ferma. Une chose légère se posa au coin de l’œil, et il y eut le bruit de l’eau, et le dos qui chauffe, et personne n’attendait rien. Sous le lit, les deux sandales vides s’étaient couchées sur le côté.',
      ]),
    ]),
  ],
}
