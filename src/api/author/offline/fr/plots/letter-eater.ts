import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: a fog eats the letters off the signs, and whatever loses a letter becomes what is left. */
export const letterEater: Plot = {
  id: 'letter-eater',
  categories: ['horror', 'adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Cyprien', gender: 'male', connection: 'oncle' },
    b: { name: 'Adélaïde', gender: 'female', connection: 'marraine' },
  },
  titles: ['Le brouillard mangeait les lettres', 'Il manque un mot', '{H} contre le brouillard'],
  teasers: [
    'Le brouillard descend et mange les lettres. Le four devient fou, et ce n’est qu’un début.',
    'Une lettre par nuit, puis dix, puis les noms. {H} a remarqué lesquelles.',
  ],
  start:
    'Un brouillard mange les lettres des enseignes, et les choses deviennent ce qui en reste. {H} voit venir son propre nom.',
  byname: '{h}, lettre par lettre',
  places: [
    { name: 'La grand-rue', description: 'Une enseigne par porte, et des blancs dans les enseignes.' },
    { name: 'L’imprimerie', description: 'Des casiers de plomb, un alphabet complet moins quelques-unes.' },
    { name: 'Le pont', description: 'Ou ce qu’il en reste.' },
  ],
  scenes: [
    scene(['Une lettre par nuit', 'Le four est fou', 'Blanc'], 'Des lettres disparaissent.', [
      core(
        [
          'Un brouillard descendit {là}. Le lendemain, sur l’enseigne du boulanger, « Four » n’était plus que « Fou ». Dans la cave, le four chantait et jetait des pains au plafond. Le brouillard mangeait les lettres.',
        ],
        [
          'Un dimanche, le brouillard descendit {là}. Le lundi matin, sur l’enseigne du boulanger, il manquait une lettre. On y lisait « Fou » au lieu de « Four ». On en rit. Puis on entendit ce qui se passait dans la cave : le four chantait, jetait des pains au plafond, et voulait sortir. <Il fallut sept personnes pour le calmer, et un poème.>',
          'Ce fut d’abord drôle. Il fit un brouillard épais, {là}, et au matin le « Pain » du boulanger n’était plus que « Pin ». Il y en avait un dans la boutique, un vrai, avec des écureuils. <La boulangère les servit. Elle avait de la tenue.> Le soir, la « Poste » devint « Pose », et le facteur resta debout devant la porte, le menton levé, sans pouvoir bouger. On ne rit plus.',
        ],
      ),
      core(
        [
          'Le troisième soir, une langue blanche se posa sur la boîte aux lettres {de}, à l’endroit du nom. Il fallait savoir ce qu’elle voulait.',
        ],
        [
          'Le troisième soir, {h} vit la chose de ses yeux. Une langue blanche se posa sur la boîte aux lettres, à l’endroit du nom, et commença par la fin. {H} l’essuya avec sa manche. Il en restait assez. Mais que devient quelqu’un à qui l’on a pris deux lettres, ou toutes ? Il fallait savoir ce que voulait ce brouillard.',
          '{H} marqua son nom sur son poignet, à l’encre, pour plus de sûreté. Au réveil, la première lettre était pâle. On avait la tête un peu vide, comme quand on cherche un mot. <« Comment tu t’appelles, déjà ? » dit le miroir, ou presque.> Il n’y avait plus qu’à trouver qui mangeait, et pourquoi.',
        ],
      ),
      slot('portrait'),
      always([
        '— Je viens avec toi, dit {a.+}, et pendant que je le peux, je le dis en entier.',
        '{A.+} avait cousu son nom dans son col, au fil rouge.\n— Qu’il essaie, dit {a}. C’est du point de croix.',
      ]),
      slot('company'),
      more(2, [
        'On parlait de moins en moins. Un mot de travers, et l’on ne savait plus ce que l’on tenait dans la main. <Une dame demanda une « orange » et rentra chez elle avec un « ange ». Il prenait beaucoup de place, et il ne voulait pas d’épluchures.>',
      ]),
      more(3, [
        'Les chiens n’avaient rien remarqué. Ils ne lisent pas. C’était la première fois que l’on enviait les chiens.',
      ]),
    ]),
    scene(['À la craie', 'Tout réécrire', 'Le pont'], 'On essaie de sauver les mots.', [
      core(
        [
          'On réécrivit tout à la craie. La nuit suivante, le brouillard mangea deux fois plus. Le « Pont » perdit son N. Au matin, il y avait un gros pot en travers de la rivière, et plus moyen de quitter la ville.',
        ],
        [
          'On voulut réécrire. {H} tenait la craie, {a} tenait l’échelle. On rendit leurs lettres aux enseignes, l’une après l’autre, et les choses se calmèrent. Mais la nuit, le brouillard revint et mangea deux fois plus. Le « Pont » perdit son N. Au matin, il y avait, à la place, un gros pot en travers de la rivière, et plus moyen de passer.',
          '{H} écrivit partout, à la peinture, en grand. C’était une erreur : on aurait dit une table mise. <Le brouillard arriva avant la nuit.> La « Place » se fit « Lace » et s’enroula sur elle-même. La « Mairie » perdit ses deux i, et le maire s’appela Marie et n’y trouva rien à redire. Le « Pont » devint « Pot ». On l’entendit se remplir.',
        ],
      ),
      more(1, [
        'Chez le libraire, les livres étaient encore pleins, parce qu’ils étaient fermés. Il les tenait serrés sous des cordes.\n— N’en ouvrez aucun, supplia-t-il. Il suffit d’une page. <Derrière lui, un dictionnaire gémit dans son sommeil.>',
      ]),
      more(2, [
        'Un monsieur n’avait plus que deux lettres sur sa porte, et il les gardait, assis devant, une casserole sur la tête.\n— J’étais quelqu’un, dit-il. Un nom long. Avec une particule.',
      ]),
      slot('road'),
    ]),
    scene(['Lettres de plomb', 'Le prix d’une majuscule', 'Chez {b}'], 'À l’imprimerie, il reste un alphabet.', [
      core(
        [
          'À l’imprimerie, {b.+} veillait sur des lettres de plomb, trop lourdes pour le brouillard.\n— Je vous en prête cinq, dit {b}. Mais dites-moi ce qu’il a pris, dans l’ordre. Tout le monde a crié, personne n’a lu.',
        ],
        [
          'À l’imprimerie, il y avait des lettres de plomb, trop lourdes pour le brouillard, et {b.+} qui veillait dessus.\n— Je peux vous en prêter cinq, dit {b}. Pas six. Mais je veux savoir ce qu’il a pris, dans l’ordre. Personne ne l’a noté. Tout le monde a crié, personne n’a lu.',
          '{B.+} gardait l’imprimerie, une lampe au front.\n— Il n’aime pas le plomb, dit {b}. Je vous laisse choisir quelques lettres. En échange, j’en prends une dans ton nom, pour la compter avec les autres. Je te la rendrai. Si je m’en souviens.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} refit la rue, lettre après lettre.\n— Il ne mange pas n’importe quoi, dit {b}. Il cherche quelque chose à dire.',
        ],
        [
          '{H} ferma les yeux et refit la rue, porte après porte, lettre après lettre. On n’avait jamais pensé à les mettre bout à bout.\n— Il ne mange pas n’importe quoi, dit {b}. Il choisit. Il cherche quelque chose à dire, voilà mon idée. Il n’a pas de voix, alors il prend ce qu’il trouve.',
          'C’était une lettre du milieu, et l’on croit qu’on ne la sentira pas. {H} la sentit. <Pendant une heure, il y eut un petit courant d’air dans son prénom.>\n— Merci, dit {b}. Voilà ce que j’en pense : on ne vole pas des lettres quand on a faim. On vole du pain. Les lettres, c’est quand on a quelque chose à dire.',
        ],
      ),
      more(1, [
        'Dans les casiers, les lettres dormaient par familles. Il y avait énormément de E.\n— C’est la plus aimée ? demanda {h}.\n— C’est la plus seule, dit {b}. On l’entend si peu.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Ton nom', 'Plus qu’une initiale', 'Dans le blanc'], 'La nuit des noms.', [
      core(
        [
          'Cette nuit-là, il prit les noms. {A} ouvrit la bouche pour dire « {h} », et n’en dit que le début. Le brouillard entra par la serrure et s’arrêta, tout contre {h}, comme quelqu’un qui lit par-dessus l’épaule.',
        ],
        [
          'Cette nuit-là, il prit les noms. On entendait, de maison en maison, des gens s’appeler et ne plus savoir comment. {A} ouvrit la bouche pour dire « {h} », et n’en dit que le début. Le brouillard entra par le trou de la serrure. Il fit le tour de la chambre et s’arrêta, tout contre {h}, comme quelqu’un qui lit par-dessus l’épaule.',
          'Au col {a.de}, là où il y avait eu un nom, on ne voyait plus que des petits trous de fil.\n— Dis-moi comment je m’appelle, dit {a}. Vite.\n{H} le dit. <On le dit dix fois, pour qu’il en reste.> Le blanc montait dans la rue, il entrait sous les portes. Il cherchait encore une lettre, et il lui en manquait peu.',
        ],
      ),
      slot('road'),
      more(1, [
        'Il faisait froid, là où il passait. Un froid de cave, sans colère. Les vitres pleuraient du dedans. {H} souffla dans ses mains et remarqua une chose bête : lui aussi, il aurait bien voulu souffler dans quelque chose.',
      ]),
      slot('quiet'),
      more(2, ['— On n’a qu’à ne plus rien dire du tout, chuchota {a}.\n— Alors il aura tout, dit {h}.']),
    ]),
    scene(['Lire dans le blanc', 'Cinq lettres de plomb', 'Ce qu’il voulait dire'], '{H} finit sa phrase.', [
      slot('key'),
      core(
        [
          'Dans le blanc, si l’on ne bougeait pas, flottaient toutes les lettres volées. Elles faisaient presque une phrase. {H} lut : « J-A-I-F-R-O-I ».\n— Il te manque un D, dit {h}, et lui tendit une lettre de plomb.\nLa phrase fut complète. D’un bout à l’autre de la ville, il y eut un soupir.',
        ],
        [
          '{H} cessa de reculer et regarda. Dans le blanc, si l’on ne bougeait pas, flottaient des lettres. Toutes celles qu’il avait prises, l’une derrière l’autre, un peu tremblées. Elles formaient presque une phrase. {H} lut tout haut : « J-A-I-F-R-O-I ».\n— Il te manque un D, dit {h}.\nEt {h} sortit de sa poche une lettre de plomb, un D, et la lui tendit. Le brouillard la prit avec précaution. La phrase fut complète. Il y eut un soupir, d’un bout à l’autre de la ville, comme lorsqu’on a enfin dit ce qu’on avait à dire.',
          'On vole des lettres quand on a quelque chose à dire. {H} rangea ses lettres de plomb et, à la place, ouvrit la fenêtre.\n— Je t’écoute, dit {h}.\nLe brouillard hésita. Puis, dans la cour, il se mit à poser ses lettres, une à une, sur le mur d’en face. Il écrivait mal. Il écrivait comme quelqu’un qui n’est jamais allé à l’école. « J AI FROID », put-on lire, « DEHORS ». Personne ne lui avait jamais appris à frapper.\n— Eh bien, entre, dit {h}.',
        ],
      ),
      core(
        [
          'On lui ouvrit le four du boulanger. Il s’y roula en boule. Les lettres tombèrent partout, comme de la grêle.',
        ],
        [
          'On lui ouvrit le four du boulanger. Il y entra, s’y roula en boule, et devint une petite buée tiède, qui sentait la croûte. Les lettres tombèrent partout, comme de la grêle. Il suffit de les ramasser. {A} retrouva les siennes dans sa chaussure.',
          'On le mit près du poêle, dans une bassine. <Il tenait dans une bassine, quand il n’avait plus froid.> Toute la nuit, il rendit ce qu’il avait pris. Au matin, chaque porte disait de nouveau ce qu’elle était, et le pot sur la rivière laissa passer une vache, puis se rappela qu’il était un pont.',
        ],
      ),
    ]),
    scene(['Au complet', 'La buée du boulanger', 'Bonjour'], 'Toutes les lettres à leur place.', [
      slot('after'),
      more(2, [
        '{B} compta ses casiers. Il ne manquait rien, sauf le D.\n— Garde-le, dit {b} au brouillard.\nOn lui apprend à lire, le mardi. <Il en est à la lettre P, et il aime « pantoufle ».>',
      ]),
      core(
        [
          'Certains matins, la vitre du boulanger est blanche. Un doigt qu’on ne voit pas y écrit : « BONJOUR », et [puis un prénom|un prénom]. Il n’y manque pas une lettre.',
        ],
        [
          'Certains matins d’hiver, la vitre du boulanger est toute blanche, de l’intérieur. <{W.fini}> {H} passe et ne l’essuie pas. Un doigt qu’on ne voit pas y écrit, lentement, avec application : « BONJOUR », et puis un prénom. Il n’y manque pas une lettre.',
          'Depuis, on ne coud plus son nom dans son col. <{W.fini}> Le soir, quand la brume monte de la rivière, on lui laisse la porte de la cave. Sur le soupirail, quelqu’un a mis une pancarte. « Entre », dit-elle. Elle est entière depuis tout ce temps.',
        ],
      ),
    ]),
  ],
}
