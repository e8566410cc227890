import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a loaf is carried home, everybody may have a crumb, and at home only the last bite is left. */
export const endOfTheLoaf: Plot = {
  id: 'end-of-the-loaf',
  categories: ['adventure', 'love', 'generic', 'bedtime', 'christmas'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Simone', gender: 'female', connection: 'tante' },
    b: { name: 'Gaspard', gender: 'male', connection: 'voisin' },
  },
  titles: ['Le pain tout chaud', '{H} porte le pain', 'Croc !'],
  teasers: [
    'Le pain est chaud. Il sent si bon. {H} le porte à la maison. Croc !',
    'Tout le monde veut une miette. Que reste-t-il à la fin ?',
  ],
  start: '{H} rapporte un pain tout chaud. Mais le chemin est long, et chacun a faim.',
  byname: '{h} qui porte le pain',
  places: [
    { name: 'La boulangerie', description: 'Il y fait chaud. Ça sent bon.' },
    { name: 'Le muret', description: 'Un moineau y attend toujours.' },
    { name: 'La table', description: 'Quatre assiettes et une bougie.' },
  ],
  scenes: [
    scene(['Tout chaud', 'Le pain'], '{H} porte le pain.', [
      always([
        'Mmm ! Ça sent le pain. {H} tient le pain dans ses bras. Il est long. Il est chaud. Il fait cric quand on le serre.',
        'Ding, fait la porte du boulanger. {H} sort {là} avec un pain. Un grand pain ! <Il est chaud comme un chat.> Crac, dit la croûte.',
      ]),
      always([
        '« On le rapporte à la maison », dit {h}. « Tout entier ! » C’est promis. Mais le nez a faim. Le ventre aussi.',
        '« Pour le dîner », dit {h}. « Je ne le mange pas. » Le pain sent bon. Très bon. {H} marche vite.',
      ]),
      slot('portrait'),
      always([
        '{A.+} marche à côté. « Il est lourd ? » demande {a}. « Non », dit {h}. « Il est grand. » Et hop, en route.',
        '« J’ai le sac », dit {a.+}. « J’ai le pain », dit {h}. Pas de sac pour le pain. Le pain veut voir.',
      ]),
      always(['C’est Noël. Il y a une étoile sur le sac.'], 'christmas'),
      slot('company'),
      more(1, [
        '{H} pose la joue sur le pain. C’est chaud. <Le pain pose sa croûte sur la joue. C’est rêche.> On marche encore un peu.',
      ]),
      more(3, [
        'Un pas, deux pas, trois pas. Le pain se penche à gauche. Le pain se penche à droite. <Il regarde les vitrines.> Hop, on le redresse.',
      ]),
    ]),
    scene(['Une miette', 'Cui !'], 'Chacun veut une miette.', [
      always([
        'Sur le muret, il y a un moineau. « Cui ! J’ai faim. » {H} regarde le pain. Une miette, c’est petit. Croc ! Voilà pour le moineau.',
        'Voilà un moineau. Il saute. Cui, cui ! « Il a faim », dit {h}. Crac, un petit bout. Le moineau mange tout.',
      ]),
      slot('road'),
      always([
        'Voilà un chien. « Ouaf ! Et moi ? » Il a de grands yeux. Crac ! Un bout pour le chien. Le pain est plus court.',
        'Qui vient là ? Un canard ! « Coin ! Et moi ? » Il ouvre le bec. Croc ! Un bout pour le canard. Oh, le pain rapetisse.',
      ]),
      more(1, [
        'Une fourmi passe. Elle ne dit rien. Elle prend une miette. <La miette est plus grosse qu’elle.> Bravo, fourmi !',
      ]),
      more(2, [
        'Un bébé tend la main. « Ba ! » dit le bébé. {H} donne un petit bout. Le bébé le mange avec le nez. <Et avec l’oreille.>',
      ]),
      more(2, [
        'Voilà un pigeon. Rou, rou. Il veut la croûte. Voilà son cousin. <Voilà tous ses cousins.> Sauve-toi, pain !',
      ]),
      more(3, ['{A} sent le pain. « Une miette pour moi ? » {H} donne la miette. « Une pour toi ? » {H} mange. Mmm.']),
      slot('road'),
    ]),
    scene(['La petite porte', 'Et moi ?'], '{B} garde le passage.', [
      always([
        'Devant la petite porte, il y a {b.+}. « Pour passer, il faut un bout de pain », dit {b}. « Un gros ! »',
        '{B.+} ouvre la petite porte. « Ça sent bon ! » dit {b}. « J’en veux un morceau. Et je vous donne le beurre. »',
      ]),
      slot('questions'),
      always([
        'Crac ! C’est un gros bout. {B} le partage en trois. Un pour {b}. Un pour {a}. Un pour {h}. On mâche. Il reste le quignon.',
        '{H} casse le pain. Crac ! On s’assoit. On mange. Plus un mot. <Seulement cric et crac.> À la fin, il reste le bout du bout.',
      ]),
      slot('quiet'),
      more(1, [
        '« C’est tout ? » demande le pain. Non, le pain ne parle pas. <C’est la poche qui parle.> Dans la poche, il y a des miettes.',
      ]),
      more(2, [
        '{B} donne un petit pot. Dedans, il y a du beurre. Il est jaune. <Il est mou comme un oreiller.> Merci, {b} !',
      ]),
      slot('road'),
    ]),
    scene(['Le bout du bout', 'Tout petit'], 'Il ne reste qu’un petit bout.', [
      always([
        'Voilà la maison. {H} regarde le pain. Quel pain ? Il ne reste que le quignon. Il tient dans la main. « J’avais promis », dit {h} tout bas.',
        'On arrive. {H} ouvre les bras. Oh ! Le grand pain est tout petit. Où est-il passé ? Dans les ventres.',
      ]),
      slot('key'),
      always([
        'Cui ! Qui est là ? Le moineau a suivi. Les autres aussi. Tous ont suivi les miettes. L’un porte une noix. L’autre porte une pomme.',
        'Toc, toc. {H} ouvre. Voilà le moineau. Il apporte une cerise. Voilà la fourmi. Elle apporte un grain. « Merci pour le pain ! » disent-ils.',
      ]),
      more(1, ['On pose tout sur la table. Il y en a partout. <Un bout roule sous le banc.> C’est un vrai dîner.']),
      always([
        '« Et le quignon ? » demande {a}. {H} le coupe en tout petits bouts. Un pour chacun. Croc ! C’est le meilleur.',
        '{H} met le quignon au milieu. Chacun prend une miette. Une seule. Croc, cric, croc. C’est le meilleur bout.',
      ]),
      slot('after'),
    ]),
    scene(['Plus faim', 'Chut, le ventre dort'], 'Tous ont bien mangé.', [
      more(2, ['La lune regarde par la fenêtre. Elle est ronde. <On dirait une miche.> Elle n’a rien mangé, elle.']),
      more(3, ['{A} secoue la nappe. Les miettes s’envolent. <La fourmi les attend.> Bon appétit, fourmi !']),
      always([
        '{H} bâille. Le ventre est rond et chaud. {A} éteint. Sous le drap, quelque chose gratte. C’est une miette. {H} la garde dans sa main. <{W.fini}> Et dodo.',
        'Au lit ! {H} sent ses doigts. Ils sentent le pain. {A} chante tout bas. Dehors, le moineau dort en boule. Cui, dit-il en rêve. Bonne nuit.',
      ]),
    ]),
  ],
}
