import type { Episode } from '../../language-pack.ts'
import { ANYWHERE, happens, mayHappen } from './together.ts'

/** A telephone rings on a wall, and somebody at the other end needs a laugh. */
export const ringingPhone: Episode = {
  ...ANYWHERE,
  id: 'ringing-phone',
  titles: ['Allô ?', 'Faux numéro', 'Ça sonne'],
  summary: 'Un téléphone sonne, et personne ne décroche.',
  beats: [
    happens(
      'Un téléphone sonnait, accroché au mur, tout seul. Il sonnait bien, sans s’énerver. Les gens passaient devant en regardant ailleurs. <Ce n’était pour personne, donc ce n’était pour aucun d’eux.>',
      'Dring, fit le mur. {A} recula. Entre deux affiches pendait un vieux téléphone noir, et il sonnait. <Il avait l’air de quelqu’un qui lève la main depuis longtemps.>',
    ),
    happens(
      '{H} décrocha.\n— Bonjour, dit une voix de femme, essoufflée. C’est l’histoire d’un homme qui entre dans une boulangerie.\n— Allô ? dit {h}.\n— Ne m’interrompez pas, ou je perds le fil. Il entre, et il demande un lit.',
    ),
    mayHappen(
      1,
      '{A} voulut écouter aussi. On mit l’écouteur entre deux oreilles, tempe contre tempe. <Il sentait le vieux cuivre et la pastille à la menthe.> La boulangère, disait la voix, avait justement des miches très larges.',
    ),
    happens(
      'La voix s’arrêta juste avant la fin.\n— Voilà, dit-elle. Je ne sais plus. J’avais la chute, et je l’ai laissée quelque part. Demain, je la raconte à mon frère, il est à l’hôpital, il s’ennuie. J’appelle tous les numéros. Personne ne veut tenir jusqu’au bout.\n— Nous, si, dit {h}.',
    ),
    happens(
      '{Ils} cherchèrent. {A} proposa un oreiller en brioche. La voix dit non. {H} proposa que la boulangère réponde : « Pour une personne, ou pour deux ? » Il y eut un silence. Puis cela commença, tout au fond du fil, comme une casserole qui chauffe. <La voix riait, elle n’arrivait plus à dire merci.>',
      '— La boulangère demande, dit {h} : « Bien cuit ? »\nOn n’entendit plus rien. {A} fit une grimace. Et puis le téléphone se mit à trembler dans la main, parce que quelqu’un riait dedans. <« Bien cuit », répétait la voix. « Bien cuit ! »> Elle raccrocha sans dire au revoir, pour ne pas perdre la phrase.',
    ),
    mayHappen(2, '{Ils} étaient déjà loin quand cela sonna de nouveau. Cette fois, trois personnes coururent.'),
  ],
}

/** A visitors' book in a place that has nothing to see. */
export const guestBook: Episode = {
  ...ANYWHERE,
  id: 'guest-book',
  titles: ['Le livre d’or', 'Passé par ici', 'Page suivante'],
  summary: 'Un livre d’or est posé là, et il n’y a rien à visiter.',
  beats: [
    happens(
      'Sur un pupitre, il y avait un gros livre ouvert, et un stylo au bout d’une chaînette. « Livre d’or », lisait-on. Il n’y avait rien d’autre. <Ni tableau, ni fauteuil de roi, ni gardien.>',
      '{A} cherchait ce qu’il y avait à voir. Il y avait un mur, un coin, et un pupitre. Sur le pupitre, un livre d’or. <On avait tout visité en trois secondes.>',
    ),
    happens(
      '{H} tourna les pages. « Très calme », avait écrit une famille Morin. « On s’attendait à autre chose, mais pas mieux. » Plus bas, en lettres rondes : « J’ai attendu ici qu’il m’oublie. C’est fait. » <Et tout de suite après, d’une autre main : « Pas moi. »>',
    ),
    mayHappen(
      1,
      'Quelqu’un avait dessiné son goûter. Le suivant avait corrigé la taille de la tartine. <Il y en avait comme cela quatre pages, et la tartine ne cessait de grandir.>',
    ),
    happens(
      'À partir du milieu, chaque page portait en bas une petite ligne grise, toujours la même écriture. Sous « il fait froid » : « J’ai bouché la fente. » Sous « rien pour s’asseoir » : « Regardez derrière vous. » {A} regarda. Il y avait un tabouret.\n— Quelqu’un lit tout, dit {h}.',
    ),
    happens(
      'Il fallait donc écrire quelque chose. {H} suça le bout du stylo et réfléchit longtemps. Puis {h} écrivit : « Et vous, comment allez-vous ? »\n{Ils} firent semblant de partir. <{Ils} comptèrent jusqu’à cent, tout bas.> Quand {ils} revinrent, la page était là, et la ligne grise dessous, pas encore sèche : « Mieux. »',
      '— Il faut lui répondre, dit {a}.\n{H} prit le stylo. Toutes les plaintes étaient réglées, tous les merci déjà dits. Alors {h} traça un grand rectangle vide, en laissant la place, et au-dessus : « À vous. » <La chaînette se balança un peu, une fois le stylo reposé.> On sentait bien que quelqu’un, tout près, cherchait ses lunettes.',
    ),
    mayHappen(2, '« Deux visiteurs », nota plus tard l’écriture grise. « Ils ont refermé doucement. »'),
  ],
}

/** A jigsaw that passers-by do, a piece each. */
export const publicJigsaw: Episode = {
  ...ANYWHERE,
  id: 'public-jigsaw',
  titles: ['Le puzzle', 'La dernière pièce', 'Un morceau de ciel'],
  summary: 'Un puzzle attend sur une table, et chacun y pose une pièce.',
  beats: [
    happens(
      'Sur une table, il y avait un puzzle presque fini. « Une pièce par personne », disait une carte. <Une seconde carte ajoutait : « Oui, vous aussi. »> Une petite femme veillait dessus. C’était un bateau, avec beaucoup de mer.',
      '— Une chacun, pas plus, dit une petite femme sans se retourner. Et on ne force pas.\nElle surveillait une table. Sur la table, un puzzle, grand comme un drap. <Mille pièces, et donc mille personnes.>',
    ),
    happens(
      '{A} posa la sienne en un instant : un bout de corde, au pied du mât. Cela fit clic. C’est un bruit qui rend fier. {H} reçut du bleu. Un bleu sans rien, un bleu comme il y en avait quarante. <La mer était en haut, en bas, et un peu sur les côtés.>',
    ),
    mayHappen(
      1,
      'Un monsieur attendait derrière, sa pièce dans le poing. Il l’avait depuis lundi. <Il aimait autant ne pas la poser tout de suite, expliqua-t-il. Après, on n’a plus rien.>',
    ),
    happens(
      '{H} essaya. Trop large. Trop pointu. À l’endroit, à l’envers. Les trous se remplissaient, les gens passaient, cela faisait clic ici et clic là. À la fin, il ne resta qu’un vide, au beau milieu des vagues, et il n’avait pas la bonne forme.\n— Ce n’est pas la mienne, dit {h}.\nOn regarda sous la table. On secoua la boîte.',
    ),
    happens(
      'Alors {a} leva le pied. Collée à la semelle, il y avait une pièce, grise de poussière. On l’essuya. C’était un petit homme à la mer, qui nageait. <On ne savait même pas qu’il en manquait un.> Clic.\n— Et la bleue ? dit {h}.\n— La bleue est de trop, dit la femme. Il y en a toujours une. Gardez-la, elle est pour la route.',
      '— Ne bougez plus, dit la petite femme.\nElle s’agenouilla devant {h} et tira quelque chose du revers de son manteau. C’était une pièce, avec une main dessus, qui faisait signe. Elle alla dans le vide comme une clé dans sa serrure. <Quelqu’un, sur ce bateau, disait bonjour depuis le début.>\nLe morceau bleu, {h} put le garder.',
    ),
    mayHappen(
      2,
      'La femme regarda son bateau, longtemps. Puis elle passa la main dessous et retourna tout dans la boîte.\n— Suivant, dit-elle, ravie.',
    ),
  ],
}

/** A vending machine that gives other things than it shows. */
export const oddMachine: Episode = {
  ...ANYWHERE,
  id: 'odd-machine',
  titles: ['Touche B4', 'Le distributeur', 'Veuillez patienter'],
  summary: 'Un distributeur donne autre chose que ce qu’il montre.',
  beats: [
    happens(
      'Le distributeur bourdonnait dans son coin. Derrière la vitre, il y avait des biscuits, des biscuits, et une case vide. {A} mit une pièce et choisit des biscuits. <La machine réfléchit, en personne consciencieuse.> Il tomba une chaussette.',
      '« Veuillez faire votre choix », disait une machine, en lettres vertes. {A} fit son choix. Cela ronfla, cela tourna, quelque chose descendit. {A} glissa la main dans le volet et en retira une chaussette. <Elle était propre, et tiède.>',
    ),
    happens(
      'On essaya une autre touche. La machine donna un bouchon. Une autre encore, et ce fut un ticket pour un manège, valable un tour. {H} se pencha vers la fente.\n— On voudrait des biscuits, dit {h}, en articulant.\n« Veuillez patienter », répondit l’écran. <On patienta. Il vint une deuxième chaussette, pareille à la première.>',
    ),
    mayHappen(
      1,
      '— Elle est cassée, dit {a}.\n« Non », afficha la machine. Puis, un peu plus tard : « Pardon. »\n<{A} s’excusa aussi. On ne sait jamais.>',
    ),
    happens(
      '{H} posa tout par terre : deux chaussettes, un bouchon, un ticket. Cela ressemblait à une poche. À la poche de quelqu’un qui serait tombé, ou qui aurait couru.\n— Ce ne sont pas des choix, dit {h}. Ce sont des choses perdues.\nIl restait la case vide. Elle portait le numéro B4. {H} appuya dessus, et rien ne tomba.',
    ),
    happens(
      '« Déposez ici », dit l’écran.\nCe n’était pas une machine qui vendait. {H} fouilla son manteau, trouva un bouton orphelin, et le mit dans le volet. <Le volet l’avala avec délicatesse.> Il y eut une petite musique, de trois notes. Alors tombèrent, l’un après l’autre, deux paquets de biscuits.',
      '{A} comprit en même temps.\n— Elle n’a jamais rien reçu, dit {a}.\nOn chercha ce qui pourrait lui faire plaisir. Ce fut une plume, un peu tordue, qui traînait dans une doublure. La case B4 s’alluma. La plume y monta, sur un petit ressort, et prit la lumière. <À côté des biscuits, elle avait beaucoup d’allure.>',
    ),
    mayHappen(2, 'Les chaussettes étaient à la taille {de}. C’était peut-être un hasard. Elles étaient chaudes.'),
  ],
}
