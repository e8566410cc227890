import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: whoever counts sheep gets no further than six, because the seventh does not jump. */
export const seventhSheep: Plot = {
  id: 'seventh-sheep',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Florian', gender: 'male', connection: 'cousin' },
    b: { name: 'Sidonie', gender: 'female', connection: 'marraine' },
  },
  titles: ['Le septième mouton', 'Six, et puis rien', '{H} et le mouton qui ne sautait pas'],
  teasers: [
    '{H} compte les moutons. Un, deux, trois, quatre, cinq, six. Le septième s’arrête devant la barrière.',
    'Personne ne dort, parce qu’un mouton ne veut pas sauter. Il faut bien aller voir.',
  ],
  start:
    'Pour dormir, {h} compte des moutons. Mais le septième s’arrête devant la barrière, et derrière lui, cela fait la queue.',
  byname: '{h} devant la barrière',
  places: [
    { name: 'Le pré du soir', description: 'On y arrive par l’envers de l’oreiller.' },
    { name: 'La barrière', description: 'Trois planches, une quatrième trop haute.' },
    { name: 'La cabane de la bergère', description: 'Il y pend cent cloches, toutes bourrées de laine.' },
  ],
  scenes: [
    scene(['Six', 'Bouchon de moutons', 'La barrière'], 'Le septième ne saute pas.', [
      core(
        [
          'Un mouton, deux moutons. {H} comptait dans son lit, {là}. Quatre, cinq, six. Le septième regarda la barrière et s’assit. Derrière lui, cela fit la queue.',
        ],
        [
          'Un mouton, deux moutons, trois moutons. {H} comptait, couché sur le dos, dans son lit, {là}. Quatre, cinq, six. Le septième arriva au petit trot, regarda la barrière et s’assit. « Sept », dit {h} pour l’encourager. Le mouton ne bougea pas. Derrière lui, le huitième s’arrêta, puis le neuvième. <Il y eut des coups de sabot et des mots de mouton.>',
          'Personne, {là}, n’allait plus loin que six. {H} l’apprit cette nuit-là. On ferme les yeux, on voit le pré, la barrière, le premier mouton saute, et cela va tout seul. Jusqu’au septième. Le septième était assis. <Il mâchait, et pensait à autre chose.> Derrière, la file allait jusqu’au bord de la nuit.',
        ],
      ),
      core(
        [
          'Si personne ne l’aidait, on ne dormirait plus. {H} passa une jambe du mauvais côté du lit, et posa le pied dans l’herbe.',
        ],
        [
          '{H} ouvrit les yeux. {H} les referma. Le mouton était toujours là, et il avait maintenant une expression. Si personne ne l’aidait, on ne dormirait plus, ni ici ni à côté. {H} passa une jambe par-dessus le bord du lit, du mauvais côté, celui du mur, et posa le pied dans l’herbe.',
          'Crier « saute » ne servait à rien, se fâcher non plus. Il fallait y aller. {H} souleva l’oreiller : dessous, comme on s’en doute depuis toujours, il y avait un pré. L’herbe était fraîche. « Juste une minute », dit {h} à la couette.',
        ],
      ),
      slot('portrait'),
      always([
        'Au milieu du pré, {a.+} était déjà là, en chaussettes.\n— Toi aussi, six ? demanda {a}.\n— Six, dit {h}.\n— J’ai essayé par cent, en reculant. On retombe sur lui.',
        '— Par ici ! appela {a.+}, qui ne dormait pas non plus et tirait sur une touffe de laine. Pousse-le, moi je lui parle.\n— Il t’écoute ?\n— Il ferme un œil. Le bon, je crois.',
      ]),
      slot('company'),
      more(2, [
        'Le ciel de ce pays était bleu foncé, un peu usé aux coudes. {W.là} <On reconnaissait, dans l’herbe, des choses perdues au bord du sommeil : une chaussette, un nom, la fin d’une chanson.>',
      ]),
    ]),
    scene(['Pousser', 'Tirer', 'Sauter pour l’exemple'], 'On veut le faire sauter.', [
      core(
        [
          '{H} sauta la barrière, pour montrer. On poussa le mouton, on le tira, on lui promit du trèfle. Il était doux et pesait comme une commode.',
        ],
        [
          '{H} sauta la barrière, pour montrer. Une fois, deux fois, dix fois. « Et de sept, dit {a}, et de huit. » Le mouton suivait des yeux, très intéressé. On le poussa par-derrière. On le tira par-devant. Il était doux et pesait comme une commode. <À la fin, c’est {h} qui avait besoin de s’asseoir.>',
          'On lui promit du trèfle. On lui chanta la marche des grandes occasions. {A} sauta pour l’exemple, accrocha un pied et tomba du côté intéressant. Alors le huitième mouton, derrière, s’impatienta et donna un coup de tête. Le septième avança d’un pas, regarda la planche du haut, et recula de deux.',
        ],
      ),
      more(1, [
        'Les autres moutons n’avaient pas d’avis.\n— Vous ne pourriez pas passer devant ? demanda {h} au huitième.\n— Je suis le huitième, dit le huitième.\n— Et si, pour une fois, vous étiez le septième ?\nLe huitième consulta le neuvième. <Cela remonta toute la file. La réponse mit un quart d’heure. C’était non.>',
      ]),
      more(2, [
        'Dans le pré d’à côté, quelqu’un comptait des canards. Cela n’allait pas mieux : ils passaient tous en même temps.',
      ]),
      slot('road'),
      more(3, [
        '— Tu t’appelles comment ? demanda {a} au mouton.\n— Sept, dit le mouton.\nC’était la première chose qu’il disait. Il avait une voix de laine, un peu enrouée.',
      ]),
    ]),
    scene(['La cabane', 'Cent cloches', 'Chez {b}'], 'La bergère sait, contre un service.', [
      core(
        [
          'Cette nuit, {b.+} s’occupait du troupeau.\n— Je sais ce qu’il a, dit {b}. Mais promets de compter jusqu’au dernier. Sans t’endormir.',
        ],
        [
          'Dans la cabane, {b.+} s’occupait du troupeau, le temps d’une nuit, et bourrait des cloches avec de la laine pour qu’elles se taisent.\n— Sept ? dit {b}. Il a toujours sauté. C’est depuis mardi. Je sais ce qu’il a. Mais il me manque quelqu’un pour compter de l’autre côté. Tu restes debout jusqu’au dernier, même si tu tombes de sommeil.',
          '{B.+} gardait les moutons, cette nuit, assis{b.e} sur la barrière du fond.\n— Je pourrais vous le dire, dit {b}. Seulement, quand il aura passé, tous passeront, et il faudra les compter, tous. C’est long. Promets que tu ne t’endormiras pas avant le dernier.',
        ],
      ),
      slot('questions'),
      always([
        'Ne pas dormir, quand on n’est venu que pour cela, c’est beaucoup demander. {H} promit.\n— Mardi, dit {b}, il a entendu quelqu’un dire tout haut que sept porte malheur si l’on tombe. Depuis, il regarde la planche. Avant, il ne savait pas qu’il sautait.',
        '{H} fit oui de la tête. C’était une promesse molle, mais c’en était une.\n— Il a réfléchi, dit {b}. Voilà tout. Un soir, au moment de sauter, il s’est demandé comment il faisait. Ça ne pardonne pas.',
      ]),
      more(1, [
        'Sur le mur, {b} avait la liste des gens qui comptent. Il y en avait des milliers.\n— Celui-ci va toujours jusqu’à deux cents, dit {b}. Celle-là s’arrête à trois. C’est un don. Et toi, d’habitude ?\n— Trente, dit {h}. <Vingt-huit, s’il pleut.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Une planche de trop', 'La nuit des autres', 'Bêêê'], 'Le mouton ne peut plus ne pas y penser.', [
      core(
        [
          '— N’y pense pas, dit {h} au mouton, qui y pensa aussitôt de toutes ses forces. Sous le pré, on entendait des gens se retourner dans leur lit.',
        ],
        [
          '— N’y pense pas, dit {h} au mouton. Il y pensa aussitôt de toutes ses forces. On lui banda les yeux, et il pensa à la barrière dans le noir. <C’était pire, elle y était plus haute.> Partout, sous le pré, on entendait des gens se retourner dans leur lit.',
          'On essaya de le distraire. {A} raconta l’histoire d’un loup, ce qui était une erreur. {H} parla de la pluie. Le mouton écoutait poliment, puis ses yeux revenaient à la planche du haut. <Il transpirait sous sa laine.> Tout en dessous, des milliers de gens soupiraient et tapaient leur oreiller.',
        ],
      ),
      slot('road'),
      more(1, [
        'Quelqu’un, en bas, alluma une lampe, lut trois lignes, éteignit. Quelqu’un but de l’eau. Un bébé, qui ne savait pas compter, dormait très bien.',
      ]),
      slot('quiet'),
      more(2, [
        '{H} s’assit contre le flanc du mouton. Cela montait, cela descendait.\n— Moi, c’est pareil pour avaler, dit {h}. Si j’y pense, je ne sais plus.\n— Ah ? dit Sept.\n— Et pour marcher dans un escalier, quand on me regarde.\nLe mouton posa son menton sur le genou {de}. <Il pesait lourd, ce menton.>',
      ]),
      more(3, [
        '— À quoi ça sert, cette barrière ? demanda {a}.\n— À sauter, dit le huitième.\n— Et si elle n’était pas là ?\nIl y eut un silence dans toute la file.',
      ]),
      more(3, [
        'Dans le troupeau, quelqu’un se mit à compter les gens, pour s’endormir. Un homme, deux dames. Au troisième, il ronflait. <Les moutons ont beaucoup de chance avec nous.>',
      ]),
    ]),
    scene(['Le loquet', 'Par la porte', 'Sept'], '{H} fait ce que personne n’avait fait.', [
      slot('key'),
      core(
        [
          'À quoi sert une barrière ? {H} regarda mieux. Sous les orties, il y avait un loquet. {H} tira, et le bois tourna.\n— Tu n’es pas obligé de sauter, dit {h}.\nSept se leva et passa, simplement, en marchant.',
        ],
        [
          '{H} regarda mieux. Depuis qu’il y a des moutons et des gens qui comptent, on saute. Or, sur le côté, sous les orties, il y avait un loquet. C’était une barrière. Une barrière, cela s’ouvre.\n{H} tira. Le bois grinça, tourna, et laissa voir un passage, large comme un mouton.\n— Tu n’es pas obligé de sauter, dit {h}.\nSept regarda l’ouverture. Il se leva. Il passa, simplement, en marchant. « Sept », dit {h} tout bas.',
          'À quoi sert une barrière ? {H} se coucha pour la voir d’en bas, comme on regarde un meuble. Et là, derrière le poteau, rouillé, oublié de tous, il y avait un loquet.\n— Mais ça s’ouvre, dit {h}.\nCent moutons tendirent le cou. La barrière tourna. De l’autre côté, l’herbe était la même, un peu plus sombre, un peu plus douce. Sept s’approcha, renifla, et traversa d’un pas de promenade. <« Je passais justement », dit-il.>',
        ],
      ),
      always([
        'Le huitième voulut sauter, par principe, et sauta. Le neuvième marcha. Ensuite, chacun fit comme il voulait. {H} comptait, une main sur le poteau : neuf, dix, onze. Les paupières pesaient. Mais une promesse est une promesse. Quarante. Cinquante-deux.',
        'Et la file se remit à bouger, comme une pelote qu’on déroule. Certains sautaient, d’autres non. Cela faisait un bruit de laine. {H} resta debout. Trente passa, puis quarante, sans qu’on s’arrête. <{A} tenait {h} par la manche et comptait les dizaines.>',
      ]),
    ]),
    scene(['Et cent', 'Jusqu’au dernier', 'L’envers de l’oreiller'], 'Le dernier passe.', [
      slot('after'),
      more(2, [
        'Sous le pré, les lampes s’éteignaient. On n’entendait plus d’oreiller que l’on tape. Seulement des souffles, beaucoup de souffles, et l’herbe s’y couchait.',
      ]),
      core(
        [
          'Quatre-vingt-dix-neuf. Et cent. Puis quelque chose de tiède poussa {h} jusque dans le lit. C’était Sept, [le menton sur la couette|un menton sur la couette]. Il pesait lourd, et c’était bien.',
        ],
        [
          'Quatre-vingt-dix-neuf. Et cent. Le dernier était tout petit et passa sous la planche. <{W.fini}> {B} referma doucement le loquet, sans le bloquer. Puis quelque chose de tiède poussa {h} dans le dos, par-dessus le bord de la nuit, jusque dans le lit. C’était Sept. Il resta un moment, le menton sur la couette. Il pesait lourd, et c’était bien.',
          '— Cent, dit {h}, et la promesse était tenue. <{W.fini}> L’oreiller se retourna de lui-même. Le drap était frais, l’édredon sentait un peu la laine. Un mouton, pensa {h}. Deux. Le pré était noir et la barrière grande ouverte. À trois, il n’y avait plus personne pour compter.',
        ],
      ),
    ]),
  ],
}
