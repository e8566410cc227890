import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: at night a painted lady leaves her frame, and she is looking for the foot that nobody painted. */
export const emptyFrame: Plot = {
  id: 'empty-frame',
  categories: ['horror', 'generic', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Sybille', gender: 'female', connection: 'tante' },
    b: { name: 'Edmond', gender: 'male', connection: 'parrain' },
  },
  titles: ['La dame est sortie', 'Le cadre vide', '{H} et la dame peinte'],
  teasers: [
    'À minuit, le cadre est vide. Dans le couloir, un pied nu, puis un pied qui n’y est pas.',
    'Sur le tableau, la dame sourit. La nuit, elle cherche quelque chose, chambre après chambre.',
  ],
  start: 'Dans la vieille maison, il y a le portrait d’une dame. La nuit, il n’y a plus que le fond.',
  byname: '{h} et la dame du palier',
  places: [
    { name: 'Le palier', description: 'Un grand cadre, un fauteuil, et une odeur d’huile fraîche.' },
    { name: 'Le couloir', description: 'Les traces y vont par une.' },
    { name: 'L’atelier sous le toit', description: 'On y a peint, et on s’est arrêté au milieu d’un geste.' },
  ],
  scenes: [
    scene(['Rien que le fond', 'Minuit et quart', 'La dame du palier'], 'Le cadre est vide.', [
      core(
        [
          'Dans la maison où {h} passait la semaine, {là}, il y avait le portrait d’une dame en vert. La première nuit, en allant boire, {h} passa devant. Il n’y avait plus de dame. Il n’y avait qu’un fauteuil vide.',
        ],
        [
          'Il y avait un portrait sur le palier, dans la maison où {h} passait la semaine, {là}. Une dame en robe verte, assise, un livre à la main. Elle suivait les gens des yeux, comme font les portraits, c’est-à-dire à peu près. La première nuit, {h} se leva pour boire. En passant, {h} la salua. Il n’y avait plus de dame. Il y avait le fauteuil peint, le livre posé dessus, et personne.',
          'De jour, la dame en vert occupait son cadre, au bout du couloir, dans la maison où l’on dormait cette semaine, {là}. <Elle n’était ni belle ni laide. Elle était ressemblante, on le sentait.> De nuit, il y avait un fauteuil vide, un fond brun, et sur le parquet, dessous, une trace de pied nu. Elle sentait la peinture.',
        ],
      ),
      core(
        [
          'Dans le couloir, quelque chose marchait. Un pas, puis rien, puis un pas. Pour dormir, il faudrait savoir ce qu’elle cherchait.',
        ],
        [
          'Dans le couloir, quelque chose marchait. Un pas, puis rien, puis un pas. {H} rentra dans sa chambre et mit une chaise contre la porte. Le pas vint jusque-là, attendit, repartit. Si l’on voulait dormir encore cette semaine, il faudrait savoir ce qu’elle cherchait.',
          '{H} suivit les traces du regard. Un pied gauche, un pied gauche, un pied gauche. Jamais de droit. Cela n’avait pas de sens, et c’est bien ce qui empêchait de bouger. <Au fond, une porte s’ouvrit, poliment, et se referma.> {H} voulait comprendre. Ou bien se réveiller. Comprendre était plus sûr.',
        ],
      ),
      slot('portrait'),
      always([
        '— Elle est sortie, dit une voix derrière {h}. C’était {a.+}, une couverture sur les épaules. Hier aussi. J’ai pensé que c’était le fromage.',
        'Une main prit celle {de}.\n— Ne crie pas, dit {a.+}. Je crie mieux que toi, et je me retiens.\nOn regarda le cadre, côte à côte. Il ne s’y passait rien, mais de façon très nette.',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Au matin, la dame était à sa place. Elle avait l’air fatigué. {H} s’approcha jusqu’à sentir l’huile. <Sur le bas de la robe, il y avait de la poussière. De la vraie.>',
      ]),
      more(3, [
        '— Elle a tourné la page, dit {a}.\nOn compta. Hier, elle tenait le livre au début. Maintenant, il en restait très peu.',
      ]),
    ]),
    scene(['Un pied gauche', 'Sous les lits', 'La deuxième nuit'], 'On la suit dans le couloir.', [
      core(
        [
          'La deuxième nuit, on se cacha dans l’armoire. La dame en vert entra, se baissa, regarda sous le lit. Elle ouvrit les tiroirs, prit une botte, la tourna, soupira, la reposa. Sur le parquet, il n’y avait que des traces de pied gauche.',
        ],
        [
          'La deuxième nuit, on se cacha dans l’armoire. À minuit et quart, quelque chose se décolla, avec un petit bruit de timbre. Un pas. Rien. Un pas. La dame en vert entra dans la chambre, se baissa, regarda sous le lit. Elle ouvrit les tiroirs un par un. Elle prit une botte {a.de}, la tourna, soupira, la reposa. <Le soupir sentait la térébenthine.>',
          'On saupoudra le couloir de farine, on attendit. À minuit et quart, la toile craqua. La dame en vert passa devant eux, droite, un peu penchée, en se tenant au mur. Elle cherchait. Derrière les rideaux, dans le coffre à bois, sous l’oreiller du lit d’amis. <Au passage, elle redressa un cadre qui penchait. C’était une question de solidarité.> Dans la farine, il n’y eut que des pieds gauches.',
        ],
      ),
      more(1, [
        'Elle s’arrêta devant l’armoire. Par la fente, {h} vit un œil vert, très bien peint, avec un point blanc pour la lumière. L’œil regarda la fente. <Il y avait dans ce regard quelque chose de gêné, comme quand on entre sans frapper.> Puis elle s’éloigna, de son drôle de pas.',
      ]),
      more(2, [
        'Le lendemain, il manquait une pantoufle, un bottillon, la moitié d’une paire de skis. On les retrouva sous le portrait, en rang, tous du pied droit.',
      ]),
      slot('road'),
      more(3, [
        'On essaya de parler avec elle, de jour. {H} lui lut le journal. {A} lui raconta la fin du film d’hier. <Elle écoutait bien. Elle avait toujours l’air sur le point de donner son avis.>',
      ]),
    ]),
    scene(['L’atelier', 'Ce qu’on ne finit pas', 'Chez {b}'], 'Celui qui savait peindre.', [
      core(
        [
          '{B.+} veillait sur la maison, cette semaine.\n— Je peux vous dire d’où elle vient, dit {b}. Mais alors, ce sera à vous de l’aider.',
        ],
        [
          '{B.+}, qui veillait sur la maison cette semaine, posa sa tasse.\n— Elle est donc revenue là-dessus, dit {b}. Je peux vous dire d’où elle vient. Mais alors, ce sera à vous de l’aider. Quand on sait ce qui manque à quelqu’un, on ne peut plus l’ignorer. C’est la règle, ici.',
          '— L’atelier est sous le toit, dit {b.+}, qui avait la garde des clefs. Personne n’y est monté depuis. Je vous l’ouvre, si vous me promettez d’y rester jusqu’à minuit. Ceux d’avant sont tous redescendus à onze heures.',
        ],
      ),
      slot('questions'),
      core(
        [
          '— Le peintre allait vite, dit {b}. Un jour, on l’a appelé pour manger, et il n’est pas revenu. Ne regardez pas le visage. Tout le monde regarde le visage.',
        ],
        [
          'On promit. <{A} croisa les doigts, puis les décroisa, par honnêteté.>\n— Le peintre allait vite, dit {b}. Le jour où il en était à la robe, on l’a appelé pour manger, et il n’est pas revenu. Un voyage, une dispute, on ne sait plus. Regardez bien, demain. Pas le visage. Tout le monde regarde le visage.',
          'On monta. Sous une bâche, il y avait un chevalet, une palette toute sèche, et le croquis du portrait. La robe y descendait jusqu’en bas. Sous la robe, à droite, un rond au crayon, avec un mot : « Demain. »\n— Voilà, dit {b} en bas de l’escalier. Demain n’est pas venu.',
        ],
      ),
      more(1, [
        '— Elle est méchante ? demanda {a}.\n{B} y pensa.\n— Tu as déjà perdu quelque chose en pleine nuit ? Quand tu cherches, tu fais du bruit. On dirait que tu es fâché{a.e}. <Tu cherches seulement.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Elle frappe', 'Nuit trois', 'La poignée'], 'La nuit la plus longue.', [
      core(
        [
          'La troisième nuit, la poignée tourna. La dame en vert était dans la porte. Elle tendit la main vers {h}. Elle montrait quelque chose, en bas.',
        ],
        [
          'La troisième nuit, elle ne chercha pas ailleurs. Elle vint tout droit. Un pas, rien, un pas. La poignée tourna. La chaise glissa sur le parquet. Dans la porte, la dame en vert se tenait très droite et tendait vers {h} une main qui sentait l’huile. Elle montrait quelque chose, en bas. {H} recula jusqu’au mur.',
          'Cette nuit-là, elle entra. <On avait mis deux chaises. Elle les rangea.> Elle s’arrêta au pied du lit et, sans un mot, souleva de deux doigts le bord de sa robe. {A} se cacha derrière ses mains. {H} aussi, mais avec un espace.',
        ],
      ),
      slot('road'),
      more(1, [
        'Elle n’avait pas de voix. Personne n’avait pensé à la peindre. <Elle ouvrait la bouche, et l’on entendait un pinceau.>',
      ]),
      slot('quiet'),
      more(2, [
        'Dehors, une branche grattait au carreau. C’était tout à fait ordinaire, une branche, et l’on fut content qu’elle soit là.',
      ]),
    ]),
    scene(['Sous la robe', 'Demain', 'Un pied droit'], '{H} regarde le bas du tableau.', [
      slot('key'),
      core(
        [
          '{H} regarda enfin où elle montrait. Sous la robe, il y avait un pied gauche. Et à droite, rien. On ne l’avait jamais finie !\n— C’est tout ? dit {h}. Assieds-toi.\n{H} prit un pinceau et peignit un pied droit, cinq orteils, un peu gros. Ce n’était pas de l’art. C’était un pied.',
        ],
        [
          '{H} regarda enfin où l’on montrait. Sous la robe, il y avait un pied gauche, fin, avec cinq orteils bien faits. Et à droite, rien. De la toile. On l’avait peinte jusqu’à l’heure du repas, et depuis, elle cherchait ce qu’il lui fallait pour marcher.\n— C’est tout ? dit {h}, et ce fut dit doucement. Attends.\nOn monta à l’atelier. La palette était sèche, mais {a} avait de l’encre, et {h} un pinceau. La dame s’assit. {H} tira la langue, et peignit un pied droit, cinq orteils, un peu gros. Ce n’était pas de l’art. C’était un pied.',
          'Des pieds gauches, rien que des pieds gauches ! {H} se laissa glisser par terre, se mit à plat ventre et regarda sous l’ourlet vert. D’un côté, un pied. De l’autre, un trait de crayon que personne n’avait suivi.\n— On va te finir, dit {h}. Assieds-toi.\nIl n’y avait pas de peinture, sinon un fond de cirage et de la confiture de prune. Avec les deux, on fait un rose très convenable. Elle ferma les yeux quand le pinceau la toucha. <Cela chatouillait. Le rire, lui, avait été peint.>',
        ],
      ),
      always([
        'La dame se leva. Elle posa le gauche. Elle posa le droit. Puis elle releva sa robe à deux mains et se mit à courir, d’un bout à l’autre du couloir, en faisant tout le bruit qu’elle pouvait.',
        'Un pas. Un pas. Elle fit le tour de la chambre, puis du palier. Au passage, elle prit {h} par la main et fit un pas de danse, un seul. <Sa paume laissa une tache verte, qui mit une semaine à partir.>',
      ]),
    ]),
    scene(['La dernière page', 'Le livre est fini', 'Un peu gros, les orteils'], 'Le cadre est plein.', [
      slot('after'),
      more(2, [
        '{B} monta voir et mit ses lunettes.\n— Le droit est plus vivant que le gauche, dit {b}. Il faudra signer.',
      ]),
      core(
        [
          'Le dernier soir, la dame était dans son cadre, le livre fermé. {H} salua. [Sous la robe|Sous l’ourlet vert], deux pieds croisés, et l’un des deux battait la mesure.',
        ],
        [
          'Le dernier soir, la dame en vert était dans son cadre. Le livre était fermé sur ses genoux. <{W.fini}> {H} passa, salua, alla se coucher. Sous la robe, si l’on se baissait, on voyait deux pieds croisés, et l’un des deux, sans faire de bruit, battait la mesure.',
          'Au matin, on trouva toutes les chaussures cirées. <{W.fini}> La dame souriait, un peu plus qu’avant. Sur le livre ouvert, à la dernière page, il y avait maintenant un mot, écrit d’un pinceau très fin. {H} monta sur une chaise pour le lire. C’était : « Enfin. »',
        ],
      ),
    ]),
  ],
}
