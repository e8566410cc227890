import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Love, or friendship: a piano in a railway station with one dumb key, and two who both skip it. */
export const stationPiano: Plot = {
  id: 'station-piano',
  categories: ['love', 'generic', 'christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Lison', gender: 'female', connection: '' },
    b: { name: 'Gustave', gender: 'male', connection: 'grand-oncle' },
  },
  titles: ['Le piano de la gare', 'La touche muette', '{H} et la main gauche'],
  teasers: [
    'À la gare, un piano. Une touche ne sonne pas. Quelqu’un la saute exactement comme {h}.',
    'À dix-huit heures dix, tous les soirs, on joue la moitié d’un air. {H} connaît l’autre moitié.',
  ],
  start: 'Sur le piano de la gare, quelqu’un joue tous les soirs la main gauche d’un air. {H} connaît la main droite.',
  byname: '{h}, main droite',
  places: [
    { name: 'La gare', description: 'Six voies, un piano, et un pigeon qui a son abonnement.' },
    { name: 'Le piano', description: 'Quatre-vingt-huit touches, dont une qui garde le silence.' },
    { name: 'Le banc du quai deux', description: 'On y voit passer tout le monde, de profil.' },
  ],
  scenes: [
    scene(['Dix-huit heures dix', 'Main gauche', 'Un fa de moins'], 'La moitié d’un air.', [
      core(
        [
          'Dans la gare, {là}, il y avait un piano avec une touche muette. Un soir, à dix-huit heures dix, quelqu’un y joua la main gauche d’une valse, et enjamba la touche comme on enjambe un chat. Puis il n’y eut plus personne.',
        ],
        [
          'Dans la gare, {là}, il y avait un pigeon, et un piano qui était à tout le monde, donc à personne. Une de ses touches était muette, le fa du milieu. {H} passait devant tous les soirs. Un mardi, à dix-huit heures dix, quelqu’un jouait, caché par la foule, et ne jouait que d’une main. La gauche. C’était l’accompagnement d’une vieille valse, et il y manquait l’air.',
          'La gare, {là}, avait un piano, un pigeon et un fa qui ne sonnait pas. <Tout le monde butait sur ce fa, disait « ah », et s’en allait.> Or un soir, par-dessus les valises, {h} entendit jouer une main gauche. Arrivée au fa, elle ne buta pas. Elle laissa un petit trou, très propre, comme on enjambe un chat qui dort. Puis un train partit, et il n’y eut plus personne au clavier.',
        ],
        '',
        'apart',
      ),
      always(
        ['On avait mis sur le piano une guirlande et un père Noël qui dodelinait. La foule portait des paquets.'],
        'christmas',
      ),
      always([
        '{H} savait la main droite. On la lui avait apprise autrefois, avec un doigt, puis avec cinq. Depuis, elle était toute seule. {H} voulut savoir à qui était la gauche.',
        'La suite, {h} la connaissait : c’était la main droite qui l’avait. {H} la joua sur le montant de la porte, en silence, tout en cherchant qui, dans cette foule, avait des doigts à s’arrêter devant un chat.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Le lendemain, {h} vint à dix-huit heures. À neuf, le haut-parleur annonça un changement de voie, et toute la gare traversa dans un sens, puis dans l’autre. Quand on y revit clair, les quatre dernières mesures finissaient, et le tabouret tournait encore, vide.',
      ]),
      more(3, [
        '{W.là} Sur le quai, les gens attendaient comme on attend quand on sait où l’on va. {H} ne le savait pas. <C’était une attente plus large.>',
      ]),
    ]),
    scene(['Une réponse', 'Trop tard de trois minutes', 'Voie quatre'], '{H} répond, et manque le train.', [
      core(
        [
          'Le lendemain, {h} joua la main droite, pour répondre. Sur le quai, quelqu’un se retourna : {a.+}. Les portes fermaient.\n— C’est toi ? cria {h}.\n— Quoi ? fit {a} derrière la vitre. Et le train partit.',
        ],
        [
          'Le jour suivant, {h} se mit au piano à dix-huit heures treize et joua la main droite, toute seule, pour répondre. Quelqu’un, sur le quai quatre, se retourna. C’était {a.+}. Les portes fermaient.\n— C’est vous ? C’est toi ? cria {h}.\n— Quoi ? fit {a} derrière la vitre, et montra son oreille. Et le train partit.',
          '{H} attendit le lendemain et s’assit le premier, les mains sur les genoux. {A.+} arriva avec un sac à dos, s’arrêta net devant le tabouret pris, rougit, et regarda le pigeon.\n— Tu joues ? demanda {h}.\n— Non, dit {a}. Jamais. <{A} avait les doigts de la main gauche en train de bouger.> C’est juste que mon train est à quatorze.',
        ],
      ),
      core(
        ['On se revit, on parla du retard et du café. De musique, non. Quand l’un jouait, l’autre devait courir.'],
        [
          'On se revit, bien sûr. On se revoit toujours, dans une gare. On parla du retard, de la voie, du prix du café. De musique, non. Si {h} se mettait au clavier, {a} n’avait plus le temps. Si {a} s’approchait du piano, c’était {h} qui devait courir.',
          'Il y eut douze minutes de retard, un jeudi, et l’on dit en douze minutes tout ce qu’on peut dire sans rien dire. <{A} prenait le train de quatorze. {H} arrivait par celui de onze. Cela laissait trois minutes, et il fallait trois minutes pour les saluer.> Chacun jouait en l’absence de l’autre. Le pigeon seul avait tout entendu.',
        ],
      ),
      more(2, [
        '— Il y a un fa qui ne marche pas, dit {a} un soir, l’air de rien.\n— Ah bon ? dit {h}, l’air de rien. Je n’avais pas remarqué.\nOn regarda ailleurs, chacun de son côté. C’était un mensonge à deux voix.',
      ]),
      slot('road'),
      more(2, [
        'Au buffet, la serveuse leur apporta deux cafés et une cuillère.\n— C’est pour ensemble, je suppose, dit-elle.\n<{Ils} répondirent « non » avec un accord parfait. Une tierce, aurait dit un musicien.>',
      ]),
    ]),
    scene(['Le fa', 'L’accordeur', 'Ce que coûte une note'], 'L’accordeur vient pour le fa.', [
      core(
        [
          'Un soir, {b.+} était sous le couvercle du piano, pour réparer le fa.\n— J’en ai pour cinq minutes, dit {b}. À moins que quelqu’un ait une bonne raison.',
        ],
        [
          'Un soir, sous le couvercle du piano, il y avait {b.+}, qui rendait service à la gare, avec une clef et une lampe.\n— On m’a demandé de réparer le fa, dit {b}. C’est l’affaire de cinq minutes. Tu le veux ?\n{H} pensa au petit trou, si propre, au milieu de la valse.\n— Il ne faudrait pas, dit {h}.\n— Alors donne-moi une raison. Je dois bien écrire quelque chose.',
          '{B.+} démontait le clavier, une couverture sur les genoux.\n— Un fa, dit {b}. Une fois réparé, tout le monde jouera dessus, et il ne se passera plus rien. Je peux oublier mes outils. Mais l’oubli, c’est cher. Il me faut une histoire, vraie, avec ce piano dedans.',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} dut le dire : il y avait quelqu’un qui sautait ce fa avec douceur.\n{B} écrivit dans le carnet : « Fa : en usage. »',
        ],
        [
          '{H} dut le dire tout haut, pour la première fois. Qu’il y avait quelqu’un qui sautait ce fa avec douceur. Qu’on le reconnaissait à cela.\n{B} écrivit dans le carnet : « Fa : en usage. » Et remit le couvercle.\n— Il faut trois mains, pour cet air, dit {b}. Deux pour jouer, et une pour retenir le train.',
          '{H} raconta. Cela prit trois minutes, et il n’y avait dedans ni baiser, ni larme, rien qu’une main gauche et un pigeon. {B} se moucha quand même.\n— J’ai oublié mes outils, dit {b}. Cherche ce qui vous prend trois minutes. Enlève-le.',
        ],
      ),
      more(1, [
        'À l’intérieur, sur le bois, des gens avaient laissé des choses : des initiales, un ticket de 1974, une barrette.\n— On croit qu’un piano ne sert qu’à jouer, dit {b}. Il sert surtout à s’asseoir à côté.',
      ]),
      slot('quiet'),
      slot('road'),
      more(3, [
        'Le pigeon descendit de sa poutre, marcha sur le clavier, du grave à l’aigu, et s’arrêta sur le fa. On n’entendit rien. Il regarda ses pattes, puis {h}, très surpris.',
      ]),
    ]),
    scene(['Changement d’horaire', 'Sur le quai', 'Le dernier quatorze'], 'Le dernier soir du train de quatorze.', [
      core(
        [
          '« À partir de lundi, le train de 18 h 14 est supprimé », disait une affiche. On était vendredi. {A} était déjà à la fenêtre. Il restait une minute.',
        ],
        [
          'Une affiche : « À partir de lundi, le train de 18 h 14 est supprimé. » On était vendredi. {H} courut du quai jusqu’au hall. {A} était déjà dans le train, à la fenêtre, avec le sac à dos et une tête de lundi. Il restait une minute. On ne sait pas dire une valse à travers une vitre.',
          'Le vendredi, {a} arriva sans se presser.\n— C’est la dernière fois, dit {a}. Ils enlèvent mon train. Lundi, je passe par l’autre gare.\nIl y avait un bruit de valises partout. {H} ouvrit la bouche et demanda : « Laquelle ? » <C’était une question de guichet.>\n— La grande, dit {a}, et monta en voiture.',
        ],
      ),
      slot('road'),
      more(1, [
        'Sur le marchepied, un contrôleur tenait son sifflet à deux doigts de la bouche. C’est un geste très bref. <On dirait parfois qu’il dure.>',
      ]),
      slot('quiet'),
      more(3, ['{W.encore} La gare, vue d’une personne qui reste, est plus grande que vue d’une personne qui part.']),
    ]),
    scene(['Le trou dans la valse', 'Quatre-vingt-sept touches', 'Un fa d’absence'], 'À deux mains.', [
      slot('key'),
      core(
        [
          '{H} ne courut pas vers le train. {H} courut au piano et joua la main droite. Au fa, il y eut le petit trou. À la fenêtre du train, {a} avait levé un doigt, juste là. On se vit. {A} sauta sur le quai, et la valse eut enfin ses deux mains.',
        ],
        [
          '{H} ne courut pas vers le train. {H} courut vers le piano et, sans s’asseoir, joua la main droite, le plus fort possible. À l’endroit du fa, il y eut le petit trou. Sur le quai, quelqu’un le sauta aussi : {a}, à la fenêtre, la main gauche sur le rebord, avait levé un doigt au même moment. On se vit.\nLe contrôleur avait une oreille. Il rangea son sifflet. « Trois minutes », dit-il. {A} sauta, son sac resta, et la valse eut enfin ses deux mains.',
          'Jusqu’ici, on s’était dit bonsoir, et il n’était plus resté de temps. {H} ne dit pas bonsoir. Sans un mot, {h} s’assit au clavier, sur la moitié droite du tabouret, et commença. Il restait une place à gauche, juste de la bonne largeur.\nOn entendit des portes, un signal, des pas. Une main vint se poser sur les graves. Au milieu de la valse, les deux laissèrent ensemble le même petit silence, pour le chat. Le pigeon, qui connaissait le morceau, ferma les yeux. Et le train de quatorze partit, à moitié vide.',
        ],
        '',
        'together',
      ),
      always([
        '— Je savais que c’était toi, dit {a}. Depuis le premier soir.\n— Moi, depuis le pigeon, dit {h}.',
        'À la fin, toute la salle d’attente se taisait. Une dame avait raté quelque chose et ne semblait pas le regretter. <« Encore », dit un petit garçon. Ce n’était pas un bis, c’était un ordre.>',
      ]),
    ]),
    scene(['Une autre gare', 'Le tabouret', 'En usage'], 'Un piano dans une gare.', [
      slot('after'),
      more(2, ['{B} repassa au printemps, avec ses outils, et les remporta.\n— Toujours en usage, nota {b}.']),
      core(
        [
          'Depuis lundi, {a} fait un détour de quarante minutes, tous les soirs. Le tabouret est étroit. [Au milieu de la valse|Quand vient le petit silence], on entend la gare entière, et les deux qui respirent.',
        ],
        [
          'Depuis lundi, {a} passe par l’autre gare, ce qui fait un détour de quarante minutes. Tous les soirs, à dix-huit heures dix, {a} fait le détour. <{W.fini}> Le tabouret est un peu étroit. Au milieu de la valse, quand vient le silence, on entend la gare entière, les pas, le pigeon, et les deux qui respirent.',
          'On a mis une plaque sur le piano : « Une touche ne sonne pas. C’est exprès. » <{W.fini}> Les gens croient à une plaisanterie. Ils appuient sur le fa, ils n’entendent rien, et ils restent une seconde, le doigt posé, à écouter quoi.',
        ],
      ),
    ]),
  ],
}
