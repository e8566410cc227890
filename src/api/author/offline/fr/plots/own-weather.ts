import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction and love: everybody carries their own weather, and two who like each other keep making storms. */
export const ownWeather: Plot = {
  id: 'own-weather',
  categories: ['scifi', 'love'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Noé', gender: 'male', connection: '' },
    b: { name: 'Clémence', gender: 'female', connection: 'grand-tante' },
  },
  titles: ['Chacun sa météo', 'Sous deux nuages', '{H} par temps variable'],
  teasers: [
    'Dans cette ville, chacun a son propre temps au-dessus de la tête. Celui {de} change dès que quelqu’un approche.',
    'On peut mentir avec la bouche. Avec un nuage, c’est plus dur.',
  ],
  start:
    'Ici, chacun porte sa propre météo. {H} est plutôt couvert{e}, jusqu’au jour où il y a quelqu’un d’autre sous la pluie.',
  byname: '{h}, variable',
  places: [
    { name: 'La ville', description: 'Il y fait tous les temps à la fois, un par personne.' },
    { name: 'Le kiosque', description: 'C’est le seul toit de la place, et l’on y laisse ses nuages à l’entrée.' },
    { name: 'Le bureau des temps', description: 'Des parapluies de toutes les tailles et une dame qui lit les ciels.' },
  ],
  scenes: [
    scene(['Temps couvert', 'Un ciel par personne', 'Le concert de samedi'], 'Chacun a son ciel.', [
      core(
        [
          '{Là}, chacun avait sa propre météo, un ciel de la taille d’un grand chapeau. Celui {de} était gris clair, avec un petit nuage qui rosissait quand {h} pensait à quelqu’un. Jusqu’à cette semaine-là.',
        ],
        [
          '{Là}, chacun avait sa météo. C’était venu avec la réforme : un ciel par personne, de la taille d’un grand chapeau. Le facteur allait sous son crachin, la boulangère dans un petit juin. Quant {à}, c’était gris clair, sans histoire. Il y avait juste un nuage qui devenait rose quand {h} pensait à quelqu’un. <On avait dit au médecin que c’était le reflet d’un store.>',
          'On ne demandait plus « comment ça va », {là}. On levait les yeux. Au-dessus de chacun flottait un petit temps personnel, et il ne savait pas mentir. <Les politiciens portaient des chapeaux.> {H} vivait sous un gris tout à fait correct, où un petit nuage rosissait quand {h} pensait à quelqu’un. Du moins jusqu’à cette semaine-là.',
        ],
        '',
        'apart',
      ),
      always([
        'Samedi, il y avait un concert au kiosque. {A.+} y serait. {H} avait deux billets, et voulait s’y asseoir, à côté, et qu’il fasse beau. Le reste, on ne peut pas le commander.',
        '{H} avait deux places pour le concert du kiosque, samedi, en plein air. L’une était pour {a.+}, qui ne le savait pas. Il suffisait de le demander sans faire d’orage.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Le matin, les gens attendaient le bus par éclaircies. Ceux qui étaient de bonne humeur prêtaient un bord de leur soleil. <Il y avait un monsieur avec un arc-en-ciel. On se méfiait un peu de lui. Personne n’est comme ça tous les jours.>',
      ]),
      more(3, [
        'Les enfants échangeaient leurs temps, à la récréation : deux flocons contre un coup de vent. <Une petite fille collectionnait la grêle dans une boîte, en été. Elle ouvrait, et il n’y avait que de l’eau.>',
      ]),
    ]),
    scene(['Première averse', 'Trois essais', 'Un coup de tonnerre'], 'À chaque rencontre, il pleut.', [
      core(
        [
          '{H} croisa {a} devant la fontaine, prépara une phrase, et il se mit à grêler sur les deux. « Sale temps », dit {a}. « Oui », dit {h}. Et l’on partit chacun de son côté.',
        ],
        [
          '{H} croisa {a} devant la fontaine, prépara une phrase, et il se mit à grêler. Sur les deux. {A} salua sous la grêle, {h} fit un geste, et un éclair tomba dans la fontaine, qui ne demandait rien. « Sale temps », dit {a}. « Oui », dit {h}. Et l’on partit chacun de son côté, en courant.',
          'Dès qu’on fut à trois mètres, les deux ciels se hérissèrent. Le gris {de} tourna au violet. Celui {a.de} aussi. <Un parapluie, à côté, se ferma de peur.> « Est-ce que samedi », commença {h}, et le tonnerre mangea la suite. {A} fit signe de ne pas avoir compris, et le vent emporta le signe.',
        ],
      ),
      always([
        'Le jour suivant, ce fut pareil. Le surlendemain, il neigea. {H} rentra avec les cils blancs et les deux billets mouillés. Manifestement, leurs ciels ne s’entendaient pas.',
        'Trois fois, {h} essaya. Trois fois, il y eut de l’eau. <À la troisième, un canard s’installa.> Les billets avaient gondolé. « Ce doit être un signe », pensa {h}, et son nuage baissa d’un cran.',
      ]),
      more(2, [
        'Par fenêtre interposée, c’était plus calme. {H} voyait {a} passer de l’autre côté de la rue, sous un petit ciel tranquille, presque bleu. Dès {a.que} levait la tête vers la fenêtre, le bleu tremblait. <« Il ne m’aime pas », conclut {h}. On conclut vite, derrière une vitre.>',
      ]),
      slot('road'),
      more(3, [
        'Le facteur, qui en avait vu, leur conseilla d’écrire.\n— C’est sec, dit-il.\n{H} écrivit. L’encre, pour une raison inconnue, bavait.',
      ]),
      more(2, [
        'À la boulangerie, il y avait un jeune homme si amoureux qu’il faisait la pluie et le beau temps dans toute la boutique. Les clients avaient apporté des parapluies et des lunettes de soleil. <On lui donna son pain, et on lui conseilla de sortir, pour les croissants.>',
      ]),
    ]),
    scene(['Lire un ciel', 'Le tarif', 'Ce que voit {b}'], 'Au bureau des temps.', [
      core(
        [
          'Au bureau des temps, {b.+} lisait les nuages.\n— Je peux te mettre du bleu jusqu’à dimanche, dit {b}. Ou te dire ce que tu as. Mais alors, il faudra rester dessous.',
        ],
        [
          'Au bureau des temps, {b.+} remplaçait la prévisionniste et lisait les nuages comme d’autres les cartes.\n— Je peux te mettre un anticyclone, dit {b}. Ciel bleu garanti jusqu’à dimanche. Mais ce sera du bleu de bureau. Ou je te dis ce que tu as, et tu le portes comme il est.',
          '— Avancez sous la lampe, dit {b.+}, qui tenait le guichet au bureau des temps.\n{B} regarda longtemps au-dessus de la tête {de}.\n— Je peux l’enlever. On le plie, on le range, tu sors sans rien. Ou je t’explique, et ça, c’est plus cher : il faudra rester dessous.',
        ],
      ),
      slot('questions'),
      core(
        ['{H} préféra savoir.\n— Un orage, dit {b}, ça ne vient pas d’un seul nuage. Il en faut deux.'],
        [
          'Un ciel bleu, c’était tentant. {H} regarda l’échantillon. Il était très propre, et l’on s’y serait ennuyé.\n— Dites-moi, dit {h}.\n— Le gris, ce n’est pas du gris, dit {b}. C’est du tout mélangé. Et un orage, ça ne vient pas d’un seul nuage. Il en faut deux.',
          '{H} toucha du doigt le bord du nuage. Il était tiède. On l’avait depuis longtemps, tout de même.\n— Je le garde, dit {h}.\n— Bien. Alors rappelle-toi ton école, dit {b}. Quand il ne se passe rien entre deux ciels, il ne pleut pas.',
        ],
      ),
      more(1, [
        'Sur les étagères, il y avait des temps abandonnés, dans des bocaux. Un jeudi de novembre. Un vent de vacances. Un brouillard, avec une étiquette : « Était à nous deux. »\n— Ceux-là, on ne les reprend pas, dit {b}. On les arrose.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Samedi', 'Les ciels au vestiaire', 'Debout, dehors'], 'Samedi, il fait tous les temps.', [
      core(
        [
          'Le samedi, au kiosque, on laissait ses nuages au vestiaire. {H} garda le sien, et resta dehors. De l’autre côté de la grille, {a} n’entrait pas non plus.',
        ],
        [
          'Le samedi, il y eut foule. À l’entrée du kiosque, une pancarte : « Prière de laisser ses nuages au vestiaire. » {H} n’avait plus qu’un billet lisible. Et {a} était là, de l’autre côté de la grille, dehors, comme quelqu’un qui n’a pas voulu déposer le sien.',
          'L’orchestre s’accordait. Tout le monde donnait son petit temps à une dame, contre un numéro. <Cela faisait, dans son dos, un climat impossible.> {H} tenait le sien à deux mains. Sans lui, on se sentait la tête nue. En se retournant, {h} vit {a}, sous un ciel violet, qui n’entrait pas non plus.',
        ],
      ),
      slot('road'),
      more(1, [
        '— Tu n’entres pas ? demanda {h} de loin.\n— Je ne veux pas le laisser, dit {a}. Il fait du bruit, mais c’est le mien.\nUn roulement, très bas, passa d’un ciel à l’autre. <On aurait dit deux chiens qui se reconnaissent.>',
      ]),
      slot('quiet'),
      more(2, [
        'Il y avait entre eux six mètres de gravier. À cinq, une goutte. À quatre, deux. {A} s’arrêta.\n— Si je viens, tu vas être trempé{e}.',
      ]),
      more(3, [
        'La musique commença sans eux. De dehors, on n’entend que les basses et le triangle. C’était, au fond, l’essentiel.',
      ]),
      more(3, ['Le triangle se tut. Dans le silence, on entendit deux tonnerres qui s’excusaient.']),
    ]),
    scene(['Il en faut deux', 'L’éclaircie', 'Sous les deux'], '{H} ne part pas en courant.', [
      slot('key'),
      core(
        [
          '« Il en faut deux. » Chaque fois, au premier éclair, on s’était sauvé. Personne n’avait attendu la fin. {H} traversa le gravier. Il grêla, il tonna, et {a} resta. Les deux nuages se touchèrent. Puis la pluie se fit fine, et d’une tête à l’autre se posa un petit arc-en-ciel.',
        ],
        [
          '« Il en faut deux », avait dit {b}. Chaque fois, au premier éclair, on s’était sauvé, chacun de son côté. Personne n’avait jamais attendu la fin.\n{H} traversa le gravier. Il grêla, il venta, le tonnerre fit trois fois le tour du kiosque. {A} ferma les yeux, mais resta. Les deux nuages se touchèrent. Il y eut un silence, comme quand deux personnes vont parler en même temps.\nEt la pluie se fit fine, puis dorée. Par-dessus, d’une tête à l’autre, il se posa un arc-en-ciel, pas plus grand qu’une anse de panier.',
          'Et si ce n’était pas de la colère ? {H} se rappela son petit nuage rose. En face, sous le violet {a.de}, tout au bord, il y avait un peu de rose aussi.\n— Ne cours pas, dit {h}. Moi non plus.\nOn se mit nez à nez. Il tomba tout ce qu’un ciel peut tomber : de l’eau, de la glace, une chaussure d’enfant dont on ne sut jamais rien. Cela dura le temps d’une chanson. Après, il n’y eut plus deux nuages. Il y en avait un seul, large, pâle, avec de la place dessous.',
        ],
        '',
        'together',
      ),
      always([
        '— Je voulais te demander, pour le concert, dit {h}.\n— C’est complet, dit {a}.\nOn s’assit sur le gravier, le dos à la grille.',
        '— C’est toujours comme ça, après ? demanda {a}.\n— Je ne sais pas, dit {h}. Je ne suis jamais resté{e} jusque-là.\n<L’herbe fumait un peu. Un canard arriva.>',
      ]),
    ]),
    scene(['Variable', 'Un seul ciel', 'Bulletin du soir'], 'Le lendemain du concert.', [
      slot('after'),
      more(2, [
        '{B} nota dans le registre des temps, face à leurs deux noms : « Perturbé. Durable. » <C’était, dans la maison, le meilleur bulletin qu’on pût avoir.>',
      ]),
      core(
        [
          'On rentra à pied. Au coin, là où l’on se sépare, le nuage se coupa en deux. Celui {que} emporta n’était pas le sien. C’était le rose.',
        ],
        [
          'On rentra à pied. Il bruinait sur la chaussée, sur les chats, sur personne en particulier. Au coin, là où l’on se sépare, le nuage hésita, s’étira, et se coupa en deux, avec un petit bruit de coton. Celui {que} emporta n’était pas le sien. C’était le rose.',
          'Le lundi, le facteur leva la tête. « Tiens », dit-il, « il vous en est resté un bout. » Un fil de brume partait de chez {h}, passait par-dessus les toits, tournait à la fontaine, et entrait par une autre fenêtre. Il y séchait, dessus, deux billets de concert.',
        ],
      ),
    ]),
  ],
}
