import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest: a little cloud has fallen asleep on the balcony and the radishes are waiting for it. */
export const balconyCloud: Plot = {
  id: 'balcony-cloud',
  categories: ['bedtime', 'adventure', 'love', 'generic', 'scifi'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Pierrette', gender: 'female', connection: 'tante' },
    b: { name: 'Fernand', gender: 'male', connection: 'voisin' },
  },
  titles: ['Le nuage qui ronfle', '{H} et le petit nuage', 'Rrr, fait le nuage'],
  teasers: [
    'Un nuage dort sur le balcon. Rrr ! {H} le trouve très doux.',
    'Les radis ont soif. Le nuage ronfle. Comment réveille-t-on un nuage ?',
  ],
  start: 'Un petit nuage dort sur le balcon. Les radis ont soif, et {h} voudrait le réveiller.',
  byname: '{h} et le nuage',
  places: [
    { name: 'Le balcon', description: 'Il est petit. Il y a un nuage dessus.' },
    { name: 'La caisse aux radis', description: 'Dix feuilles, et rien à boire.' },
    { name: 'Le ciel', description: 'Il y a un trou, juste de la bonne taille.' },
  ],
  scenes: [
    scene(['Rrr', 'Sur le balcon'], 'Un nuage ronfle.', [
      always([
        'Rrr… Rrr… Qui ronfle ? {H} ouvre la fenêtre. Sur le balcon, il y a un nuage. Un petit, tout blanc. Il dort.',
        'Qu’est-ce que c’est {là} ? C’est blanc. C’est rond. C’est sur le balcon. Rrr ! C’est un nuage. Il ronfle.',
      ]),
      always([
        'À côté, il y a les radis. « On a soif ! » disent les radis. « C’est notre nuage. Il ne pleut pas, il dort. » {H} veut les aider.',
        'Dans la caisse, les radis tirent la langue. « À boire ! » disent les radis. « Le nuage devait venir. Il s’est endormi. » {H} veut le réveiller.',
      ]),
      slot('portrait'),
      always([
        '{A.+} vient voir. « Un nuage ! » dit {a}. « Il ne faut pas l’écraser. » On marche doucement. Pouf, pouf.',
        '« Chut », dit {h}. {A.+} s’accroupit. {A} touche le nuage avec un doigt. « C’est mouillé », dit {a}.',
      ]),
      slot('company'),
      more(1, [
        '{H} pose la joue sur le nuage. C’est frais. <On dirait du lait qui flotte.> Rrr, fait le nuage dans l’oreille.',
      ]),
      more(3, [
        'Le nuage rêve. Il devient un lapin. Puis il devient un bateau. <Puis il devient un chou.> Puis il redevient nuage.',
      ]),
    ]),
    scene(['Réveille-toi !', 'Chatouille'], '{H} veut réveiller le nuage.', [
      always([
        '{H} frappe dans ses mains. Clap ! Le nuage dort. {H} tape sur la casserole. Bing ! Le nuage se retourne. Rrr.',
        '« Debout ! » dit {h}. Rien. {H} le chatouille avec une plume. Le nuage rit en dormant. Une goutte tombe. Une seule.',
      ]),
      slot('road'),
      always([
        '« Plus fort ! » disent les radis. {A} souffle. Fff ! Le nuage glisse jusqu’au coin. Il se met en boule. Rrr.',
        '{A} le pousse un peu. Il est lourd d’eau. Il s’étale. Il prend toute la place. Et il ronfle encore plus.',
      ]),
      more(1, [
        'Une abeille arrive. Bzz ! Elle se pose sur le nuage. Elle enfonce. <Bloup.> Elle ressort toute propre.',
      ]),
      more(2, ['{H} apporte un réveil. Dring ! Tout le monde saute. Le voisin, le chat, les radis. <Sauf le nuage.>']),
      more(2, [
        'Un pigeon se couche sur le nuage. « C’est doux », dit le pigeon. <Il s’endort aussi.> Maintenant, ils sont deux.',
      ]),
      more(3, [
        'Le chat lape un bout du nuage. Lap, lap. « Arrête ! » dit {h}. <Le chat a une barbe blanche.> Elle fond.',
      ]),
      slot('road'),
    ]),
    scene(['Chez {b}', 'Un secret de nuage'], '{B} connaît les nuages.', [
      always([
        'Sur l’autre balcon, il y a {b.+}. « Je connais les nuages », dit {b}. « Je t’aide. Mais prête-moi ton chapeau. »',
        '{B.+} se penche. « Il a trop joué », dit {b}. « Je sais ce qu’il faut. Donne-moi ton chapeau, et je le dis. »',
      ]),
      slot('questions'),
      always([
        '{H} le donne tout de suite. {B} sourit. « Un nuage n’aime pas le bruit », dit {b}. « Il aime qu’on lui raconte la mer. »',
        'C’est donné. « Voilà », dit {b}. « Pas de bruit, pas de casserole. Un nuage, ça vient de la mer. Parle-lui d’elle. »',
      ]),
      slot('quiet'),
      more(1, [
        '{A} connaît la mer. Elle fait chhh. Elle vient, elle part. <Elle oublie toujours quelque chose. Un coquillage, par exemple.>',
      ]),
      more(2, ['{B} écoute aussi. {B} ferme les yeux. <Un peu plus, et ça ronfle encore.> Non, pas {b} !']),
      slot('road'),
    ]),
    scene(['Chhh', 'La mer'], '{H} raconte la mer.', [
      slot('key'),
      always([
        '{H} s’approche. {H} fait la mer avec sa bouche. Chhh… Chhh… Le nuage ouvre un œil. « Maman ? » dit le nuage. Il sourit. Et il pleut. Plic, plic, plic !',
        '« Il était une fois la mer », dit {h}. Chhh, fait {h}. Chhh, fait {a}. Le nuage s’étire. Il bâille. Il est content. Et voilà la pluie ! Flic, flac, floc !',
      ]),
      always([
        'Les radis boivent. Glou, glou. Leurs feuilles se lèvent. « Merci ! » disent les dix radis. Le nuage est plus petit. Il est plus léger. Il monte.',
        'Sur les radis, il pleut fin. Ils ouvrent la bouche. Ils grossissent un peu. Le nuage monte. Il fait un tour. Il salue.',
      ]),
      more(1, ['Le nuage passe au-dessus {de}. Il lâche une goutte. Sur le nez ! <C’est un bisou de nuage.>']),
      slot('after'),
    ]),
    scene(['Bonne nuit, nuage', 'Tout là-haut'], 'Le nuage rentre chez lui.', [
      more(2, ['Il y a un trou dans le ciel. Le nuage s’y met. <Un peu à gauche. Voilà.> C’était sa place.']),
      more(3, ['On mange un radis. Un seul. Croc ! Ça pique. <« Pardon », dit le radis.> Encore un ?']),
      always([
        'Il fait nuit. {H} est au lit. L’oreiller est blanc. L’oreiller est rond. {A} ferme les rideaux. Rrr… Rrr… Qui ronfle ? C’est {h}.',
        '{H} bâille. {A} monte la couette jusqu’au menton. Elle est douce comme un nuage. Dehors, les radis dorment. « Chhh », fait {a}. Chhh, fait la nuit.',
      ]),
    ]),
  ],
}
