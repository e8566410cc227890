import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: in a locked puppet theatre a play is performed at night, and it is about the hero. */
export const nightPuppets: Plot = {
  id: 'night-puppets',
  categories: ['horror', 'generic', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Antonin', gender: 'male', connection: 'cousin' },
    b: { name: 'Léopoldine', gender: 'female', connection: 'marraine' },
  },
  titles: ['Guignol de nuit', 'Derrière toi', '{H} dans le petit théâtre'],
  teasers: [
    'La nuit, le petit théâtre joue tout seul. La pièce s’appelle comme {h}, et il manque le dernier acte.',
    'Une marionnette, sans main dedans, ressemble à {h}. Ce qui lui arrive le soir arrive le lendemain.',
  ],
  start: 'Le petit théâtre du parc est fermé, et pourtant on y joue, la nuit. Sur l’affiche, il y a le nom {de}.',
  byname: '{h}, en bois et en vrai',
  places: [
    {
      name: 'Le petit théâtre',
      description: 'Quarante bancs, un rideau rouge, et des places qui craquent toutes seules.',
    },
    { name: 'Les coulisses', description: 'Des têtes de bois sur des clous, chacune tournée vers la porte.' },
    { name: 'Le parc, la nuit', description: 'Les grilles sont fermées, sauf pour ceux qui sont dans la pièce.' },
  ],
  scenes: [
    scene(['Ce soir, relâche', 'L’affiche', 'Quarante bancs'], 'Sur l’affiche, il y a un nom.', [
      core(
        [
          'Le petit théâtre du parc, {là}, était fermé pour l’hiver. Un soir, {h} entendit trois coups derrière la porte. Sur le mur, une affiche toute fraîche disait : « Première : {H}, en quatre actes. »',
        ],
        [
          'Le petit théâtre de marionnettes, {là}, était fermé pour l’hiver. « Relâche », disait la pancarte. Un soir, en rentrant par le parc, {h} vit une lueur sous la porte et entendit trois coups. Sur le mur, il y avait une affiche toute fraîche : « Ce soir, première : {H}, en quatre actes. » {H} relut le titre, qui ne changea pas.',
          'Les marionnettes dorment l’hiver, tout le monde le sait. On les pend à des clous, on met une bâche. <Celles du parc, {là}, avaient joué tout l’été et l’avaient mérité.> Pourtant, ce soir de novembre, il y eut trois coups derrière la porte cadenassée. {H} colla l’œil à une fente. Le rideau rouge s’ouvrait. Au fond de la salle vide, sur la scène, il y avait une poupée de bois. C’était {h}.',
        ],
      ),
      core(
        [
          'Sur la scène, la poupée {de} glissa sur une peau d’orange. Le lendemain, à huit heures dix, {h} glissa sur une peau d’orange.',
        ],
        [
          'Par la fente, on voyait bien. La poupée avait les cheveux {de}, le manteau {de}. Elle entra, salua, glissa sur une peau d’orange et tomba assise. Les bancs vides applaudirent. Le lendemain matin, à huit heures dix, {h} glissa sur une peau d’orange. Ce fut la fin du premier acte.',
          'La petite poupée traversa la scène avec un parapluie, et un coup de vent le retourna. Personne ne la tenait. On voyait sous la robe de toile : il n’y avait pas de main. <Le public, qui n’était pas là, rit beaucoup.> Le jour suivant, sur la place, le vent retourna le parapluie {de}. Ce n’était pas drôle du tout. Que jouait-on ce soir ?',
        ],
      ),
      slot('portrait'),
      always([
        '— Tu as mal regardé, dit {a.+}.\nAlors {a} regarda par la fente, longtemps.\n— Je suis dans le deuxième acte, dit {a} en se redressant. On ne m’a rien demandé.',
        '— Il y a aussi une poupée de moi, dit {a.+}, l’œil à la porte. Elle a un plus gros nez.\n— Qu’est-ce qu’elle fait ?\n— Elle a peur, dit {a}. C’est très bien imité.',
      ]),
      slot('company'),
      more(2, [
        '{W.là} Dans le parc, on avait vidé le bassin, et les chaises étaient enchaînées. Un gardien passa avec sa lampe, éclaira l’affiche, et ne lut rien. <C’était réservé aux personnes concernées.>',
      ]),
      more(3, [
        'Aux quatre coins du rideau étaient cousues des têtes d’or, qui soufflaient. On ne les avait jamais bien vues, de jour, à cause des enfants.',
      ]),
    ]),
    scene(['Deuxième acte', 'Ce qui arrive le soir', 'Les bancs vides'], 'Le deuxième acte se joue.', [
      core(
        [
          'Au deuxième acte, la poupée perdait sa clef. Le lendemain, {h} perdit la sienne. On cloua la porte du théâtre. À minuit, il y eut trois coups, et les clous étaient rangés à côté, par taille.',
        ],
        [
          'Au deuxième acte, la poupée {de} perdait sa clef. Le lendemain, {h} tint la sienne dans sa main toute la journée, et la perdit en éternuant. On voulut empêcher la suite : on cloua une planche sur la porte. À minuit, trois coups. <La planche était posée contre le mur, les clous bien rangés à côté, par taille.>',
          'On essaya de ne pas y aller. On resta chez soi, volets fermés. À minuit, par la cheminée, on entendit quand même les trois coups, et la pièce, et les rires. Le lendemain arriva ce qu’on n’avait pas vu : {h} entra dans une vitre très propre, {a} se trompa d’enterrement. <On les y reçut très bien.> Mieux valait savoir.',
        ],
      ),
      more(1, [
        'Il y avait un nouveau personnage, au fond, à gauche. On n’en voyait que l’ombre, grande, avec des dents de scie. Il ne faisait rien. Il attendait son entrée. <La poupée ne l’avait pas vu. Les poupées ne se retournent jamais.>',
      ]),
      more(2, [
        '— Au troisième acte, dit {a}, tu restes chez toi, et moi aussi.\n— Ce n’est pas à nous de décider, dit {h}. C’est le troisième acte.',
      ]),
      slot('road'),
    ]),
    scene(['Les copeaux', 'Le dernier acte', 'Un rôle à prendre'], 'Celle qui taillait les têtes.', [
      core(
        [
          '{B.+} faisait prendre l’air aux marionnettes, l’hiver.\n— Je connais la règle, dit {b}. Mais si je la dis, il faudra monter sur scène.',
        ],
        [
          '{B.+} venait quelquefois, l’hiver, faire prendre l’air aux marionnettes.\n— Ils font ça quand on les oublie, dit {b}. Ils prennent qui passe. Je connais la règle, mais elle se paie : si je vous la dis, il faudra monter sur scène. Pas rester derrière la porte.',
          'Derrière le théâtre, on trouva {b.+}, qui avait gardé la clef des coulisses et ponçait un nez.\n— Une pièce commencée doit finir, dit {b}. Vous pouvez la regarder finir, ou y entrer. Je vous ouvre contre un rire. Un vrai. Ils n’en ont pas eu depuis septembre.',
        ],
      ),
      slot('questions'),
      core(
        [
          '— D’accord, dit {h}.\n— Au quatrième acte, dit {b}, le loup arrive par-derrière. Et quelqu’un, dans la salle, doit faire son travail.',
        ],
        [
          '— D’accord, dit {h}.\n{B} souffla sur les copeaux.\n— Ils ne sont pas méchants. Ils jouent ce qu’ils savent, et dans ce qu’ils savent, au quatrième acte, le loup arrive par-derrière. Toujours. Et quelqu’un, dans la salle, doit faire son travail.\n— Qui ?\n— Le public, dit {b}. Mais il n’y en a plus.',
          'On ne rit pas sur commande. {H} essaya, cela fit un bruit de robinet. Alors {a} remit sa poupée droite, avec son gros nez, et la regarda, et elle regarda {a}. Ce fut {h} qui rit. <Dans le noir, cent têtes de bois se tournèrent, ravies.>\n— Voilà, dit {b}. Un dernier mot : n’importe qui peut jouer. Le difficile, c’est d’être dans la salle.',
        ],
      ),
      more(1, [
        'Sur les clous, il y avait le gendarme, la grand-mère, le diable qui louchait. La poussière leur faisait de grosses paupières.\n— Ils s’ennuient ? demanda {h}.\n— Ils attendent qu’on crie, dit {b}. C’est tout ce qui leur plaît.',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Troisième acte', 'Dans le noir de la salle', 'L’ombre à gauche'], 'Le troisième acte.', [
      core(
        [
          'Au troisième acte, la poupée {de} était seule dans une forêt en carton. Derrière elle, une ombre s’avança, avec des dents de scie, et leva un bras. Le rideau tomba. « La suite demain », dit une voix de fil de fer.',
        ],
        [
          'Au troisième acte, on entra pour de bon. La poupée {de} était seule dans une forêt en carton. Derrière elle, l’ombre descendit de son arbre, sans bruit, avec ses dents de scie, et leva un bras. Le rideau tomba. « La suite demain », dit une voix de fil de fer. Et demain, c’était le quatrième.',
          '{Ils} s’assirent au troisième rang. Les lampes baissèrent. La petite poupée chercha son chemin, l’ombre fit un pas, puis un autre, à chaque fois qu’elle tournait le dos. <La poupée {a.de} aurait pu la prévenir, mais elle regardait ses pieds.> Au moment où deux bras se refermaient, tout devint noir. « Entracte », dit-on, et l’on sut que l’entracte durerait une journée.',
        ],
      ),
      slot('road'),
      more(1, [
        'Toute la journée, {h} marcha le dos au mur. <C’est gênant pour traverser.> À chaque vitrine, on voyait derrière soi la rue, un autobus, et quelque chose de haut qui s’arrêtait en même temps.',
      ]),
      slot('quiet'),
      more(2, [
        '— Et s’il n’y avait pas de loup, dans la pièce ? dit {a}.\n— Il y en a toujours un.\n— Et lui, qui le prévient ?\n{H} leva la tête. C’était une question curieuse.',
      ]),
    ]),
    scene(['Quatrième acte', 'Derrière toi', 'Le cri'], '{H} fait le public.', [
      slot('key'),
      core(
        [
          'Qui crie, au guignol ? Les enfants, dans la salle. Et la salle était vide : c’était cela, le trou dans la pièce ! {H} sauta sur un banc et hurla :\n— Derrière toi !\nLa poupée se retourna. L’ombre sursauta si fort qu’elle perdit ses dents, qui étaient en papier. Dessous, il y avait un pauvre loup de tissu, tout raide. Les lampions s’allumèrent.',
        ],
        [
          'Au quatrième acte, {h} ne regarda pas la poupée. {H} regarda la salle, vide, avec ses quarante bancs. C’était cela, le trou dans la pièce. Qui crie, au guignol ? Les enfants. Depuis toujours, c’est eux qui sauvent tout le monde.\n{H} sauta debout sur un banc et hurla :\n— Derrière toi !\nLa poupée se retourna. L’ombre sursauta si fort que ses dents tombèrent : c’étaient des dents de papier. Dessous, il y avait un pauvre loup de tissu, tout raide, à qui personne n’avait adressé la parole depuis septembre.',
          'L’ombre sortit de gauche. {H} avait la bouche ouverte pour avertir sa poupée. Puis {h} vit autre chose. Derrière le loup, il y avait le noir, beaucoup de noir, et le loup, les épaules hautes, n’osait pas se retourner.\n— Derrière toi ! cria {h}. Non, pas elle. Toi, le loup !\nIl fit un bond, se retourna, ne vit personne. « Il n’y a rien, dit {h}. Je voulais juste te le dire. » Une oreille de tissu se releva. On n’avait encore jamais prévenu le loup. Sur les bancs vides, il y eut un murmure, et tous les petits lampions s’allumèrent ensemble.',
        ],
      ),
      always([
        'La poupée et le loup se regardèrent. Elle fit la révérence. Il ne sut pas qu’en faire, alors il salua. {A} applaudit à s’en faire mal aux mains, et l’on salua encore.',
        'Il manquait la fin, et l’on en fit une. Le loup perdit sa clef, la grand-mère la retrouva, le gendarme glissa sur l’orange. <Le diable qui louchait eut enfin une réplique. C’était « Bonsoir ».> {A} en riait encore au vestiaire.',
      ]),
    ]),
    scene(['Le rideau', 'Tous les soirs, complet', 'Relâche'], 'Le rideau.', [
      slot('after'),
      more(2, [
        '{B} raccrocha les têtes sur leurs clous.\n— Ils dormiront jusqu’à avril, dit {b}. Celle-ci, elle est à toi, je crois.\n<C’était une petite poupée en manteau. Il n’y avait de main dedans que si l’on y mettait la sienne.>',
      ]),
      core(
        [
          'En rentrant, {h} se retourna. Il n’y avait que le parc. Sur l’affiche, on avait ajouté au crayon, d’une écriture toute raide : « Merci d’avoir crié. »',
        ],
        [
          'En rentrant, {h} se retourna une fois, dans l’allée. <{W.fini}> Il n’y avait rien, que le parc, les chaises, une lampe. Sur l’affiche, on avait collé une bande : « Dernière. Grand succès. » Et dessous, au crayon, d’une écriture toute raide : « Merci d’avoir crié. »',
          'Le lendemain, à huit heures dix, il ne se passa rien. <{W.fini}> Ni orange, ni vent. {H} marcha au milieu du trottoir, tout le long. Une seule fois, devant la vitrine, quelque chose derrière fit un petit salut, d’une patte de tissu.',
        ],
      ),
    ]),
  ],
}
