import { always, more, type Plot, scene, slot } from '../../language-pack.ts'

/** For the smallest, at Christmas: a parcel under the tree giggles and does not like waiting alone. */
export const laughingParcel: Plot = {
  id: 'laughing-parcel',
  categories: ['christmas', 'love', 'generic'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Colette', gender: 'female', connection: 'tante' },
    b: { name: 'Noëlle', gender: 'female', connection: 'voisine' },
  },
  titles: ['Le paquet qui rit', '{H} et le petit paquet', 'Hi hi, sous le sapin'],
  teasers: [
    'Sous le sapin, un paquet rit. Hi hi ! {H} l’entend très bien.',
    'Il est rouge, il est petit, il rit tout seul. Que veut le paquet ?',
  ],
  start: 'Sous le sapin, un petit paquet rit. {H} a promis de ne pas ouvrir.',
  byname: '{h} qui n’ouvre pas',
  places: [
    { name: 'Le sapin', description: 'Il sent la forêt. Il brille.' },
    { name: 'Sous les branches', description: 'Il fait vert. On y est bien caché.' },
    { name: 'Le tapis', description: 'C’est le meilleur endroit pour attendre.' },
  ],
  scenes: [
    scene(['Hi hi !', 'Sous le sapin'], 'Sous le sapin, quelque chose rit.', [
      always([
        'Hi hi ! {H} se retourne. Qui a ri ? Il n’y a que le sapin. Hi hi ! Ça vient d’en bas. Là, un petit paquet rouge remue.',
        'C’est presque Noël {là}. Le sapin brille. Sous le sapin, quelqu’un rit. Hi hi ! {H} se baisse. C’est un paquet. Un tout petit.',
      ]),
      always([
        '« On n’ouvre pas ! » dit le paquet. « Pas avant demain. » « Promis », dit {h}. Mais c’est long, demain. {H} veut l’aider à attendre.',
        '« Pourquoi ris-tu ? » demande {h}. « Je m’ennuie », dit le paquet. « Alors je ris. Ne m’ouvre pas ! » {H} promet.',
      ]),
      slot('portrait'),
      always([
        'Voilà {a.+}. « Il rit », dit {h}. « Il ne faut pas l’ouvrir. » « Alors on le tient », dit {a}. C’est permis.',
        '{A.+} s’assoit sur le tapis. « Tu as entendu ? » Hi hi ! « J’ai entendu », dit {a}. « Il a besoin de nous. »',
      ]),
      slot('company'),
      more(1, [
        'Le paquet a un ruban. Le ruban fait une boucle. <La boucle chatouille le nez.> Atchoum ! « Joyeux Noël », dit le paquet.',
      ]),
      more(3, [
        '{H} colle l’oreille au papier. Frou, frou. <Ça sent la colle et l’orange.> Qu’y a-t-il dedans ? Chut !',
      ]),
    ]),
    scene(['Attendre', 'C’est long, demain'], '{H} veut faire attendre le paquet.', [
      always([
        '{H} raconte une histoire au paquet. Elle est courte. « Encore ! » dit le paquet. {H} chante. Il est content. Puis il s’ennuie encore.',
        '« On joue ? » dit {h}. {H} roule une noix. Le paquet ne roule pas. Il a des coins. {H} le berce. Il rit trop fort.',
      ]),
      slot('road'),
      always([
        'Le paquet ne rit plus. Il renifle. « J’ai froid », dit-il. « Il fait noir, ici. » Oh ! Que faire ?',
        'Tout est calme. Le paquet ne dit plus hi hi. « Je suis tout seul », dit le paquet. Il a une petite voix.',
      ]),
      more(1, [
        '{H} lui met un bonnet. Le bonnet tombe. {H} lui met une chaussette. <Elle est un peu longue.> « Merci », dit le paquet. « J’ai encore froid. »',
      ]),
      more(2, [
        'Une boule du sapin tombe. Poc ! Elle roule vers le paquet. « Bonjour », dit la boule. <Elle montre un gros nez : c’est le nez {de}.>',
      ]),
      more(2, [
        'Le chat vient. Il renifle le ruban. « Pas touche ! » dit {h}. Le chat s’assoit dessus. <Ça tient chaud, un chat.> Mais le chat s’en va.',
      ]),
      more(3, [
        'Dehors, ça fait ding, ding. C’est la cloche. Le paquet compte. « Ding, ding. C’est deux ! » <Il ne sait pas compter plus loin.>',
      ]),
      slot('road'),
    ]),
    scene(['Toc, toc', 'La voisine du paquet'], '{B} arrive avec quelque chose.', [
      always([
        'Toc, toc. C’est {b.+}. {B} porte un grand sac. « J’ai aussi un paquet », dit {b}. « Il pleure. Je le donne contre un sourire. »',
        '{B.+} entre sans bruit. « Regardez », dit {b}. Un paquet bleu ! « Bou hou », fait le paquet bleu. « Qui lui sourit ? » demande {b}.',
      ]),
      slot('questions'),
      always([
        '{H} sourit. Un grand sourire, avec les dents. Le paquet bleu se tait. « Il te ressemble, le tien », dit {b}. « Il est seul aussi. »',
        '{H} fait un sourire. Puis un plus grand. Le paquet bleu regarde. Il renifle. « Moi, je suis tout seul », dit-il.',
      ]),
      slot('quiet'),
      more(1, [
        '{B} boit un chocolat. {A} boit un chocolat. {H} a une moustache. <Tout le monde a une moustache.> Même le sapin sent le chocolat.',
      ]),
      slot('road'),
    ]),
    scene(['Deux paquets', 'Serrés'], '{H} trouve ce qui manque.', [
      slot('key'),
      always([
        '{H} prend le paquet bleu. {H} le pose contre le rouge. Tout près. Les rubans se touchent. « Hi ? » fait le rouge. « Hi », fait le bleu. Hi hi !',
        '« Viens là », dit {h}. {H} pousse le rouge vers le bleu. Encore un peu. Voilà ! Les coins se touchent. « Il fait chaud », dit le bleu. Hi hi, fait le rouge.',
      ]),
      always([
        'Ils ne pleurent plus. Ils n’ont plus froid. Ils se racontent des choses. C’est du papier. Ça fait frou, frou.',
        'Maintenant, c’est facile d’attendre. À deux, c’est drôle. Le rouge chatouille. Le bleu rit. Hi hi, ho ho !',
      ]),
      more(1, [
        '{A} éteint la grande lampe. Le sapin garde ses petites lumières. <Une rouge. Une bleue.> Elles clignotent ensemble.',
      ]),
      slot('after'),
    ]),
    scene(['Demain', 'Tous ensemble'], 'On attend demain.', [
      more(2, [
        '{B} rentre avec son sac vide. « À demain ! » dit {b}. <Dans le sac, il reste un sourire.> Ça ne pèse rien.',
      ]),
      more(3, [
        '{H} pose un biscuit près du sapin. Et une carotte. <Et encore un biscuit, pour le chat.> On ne sait jamais.',
      ]),
      always([
        '{H} va au lit. {A} éteint. {H} serre son oreiller. Tout contre. En bas, ça rit encore, tout bas. Hi hi. <{W.fini}> Puis ça ronfle. Frou, frou.',
        'La couette est douce. {A} reste un peu. « Dors », dit {a}. Loin, sous le sapin, deux paquets dorment. Leurs rubans se tiennent. Demain, c’est bientôt.',
      ]),
    ]),
  ],
}
