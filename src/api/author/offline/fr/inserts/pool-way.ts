import type { Insert, Template } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** Told only where a story goes out among people. */
const outside = (rank: number, phrasings: readonly Template[]): Insert =>
  rich('road', rank, phrasings, 'adventure/generic/love !indoors !toddler')

/** What two people say and do on any way. */
export const wayBeats: readonly Insert[] = [
  rich('road', 4, [
    '« On a un plan ? » demanda {h}.\n— Il tient en un mot.\n— Lequel ?\n— Allons-y, dit {a}.\n<Cela faisait deux mots. On ne revint pas là-dessus.>',
    '« Première étape : on y va », dit {a}. « Deuxième étape : on regarde. » {H} attendit la troisième. « La troisième dépend de la deuxième », dit {a}, un peu moins fort.',
  ]),
  rich('road', 4, [
    'Au mur, une affiche disait : « Il est interdit. » Le reste avait été arraché. <On chercha ce qui pouvait bien être interdit, et la liste devint longue.> Par prudence, on passa sur la pointe des pieds.',
    'Une flèche indiquait « par ici ». Dix pas plus loin, une autre indiquait « par là ». <Les deux étaient peintes de la même main, et la main avait l’air sûre.> On prit entre les deux.',
  ]),
  rich('road', 4, [
    '« Ton lacet », dit {a}. {H} regarda ses pieds. « Il est fait. »\n— Pas pour longtemps.\nDix pas plus loin, il était défait. « Comment tu savais ? »\n— C’est toi qui fais les nœuds, dit {a}.',
  ]),
  rich('road', 4, [
    'Pendant un moment, personne ne dit rien. C’était le bon silence, celui où l’on pense côte à côte. Puis {deux:tous|toutes} deux commencèrent en même temps : « Et si on… »\n— Toi d’abord, dit {a}.\n— Non, toi.\n<C’était la même idée.>',
    '{H} compta jusqu’à cent sans parler. À cent un, {a} dit : « Je croyais que tu boudais. »\n— Je comptais.\n— Ah.\n<{A} compta aussi, pour voir. C’était reposant.>',
  ]),
  outside(4, [
    'Le chemin se partageait en deux. La gauche ressemblait à la droite, en sens inverse. {A} lança une pièce. Elle tomba dans une fente et y resta debout. <« Donc tout droit », dit {h}.> Tout droit, il n’y avait pas vraiment de chemin. On passa quand même.',
    '« À gauche », dit {a}. « À droite », dit {h}. On se regarda. « À droite, alors », dit {a}. « Non, à gauche, c’est très bien. » <Personne ne s’est jamais perdu aussi poliment.>',
  ]),
  outside(4, [
    'Une dame demanda l’heure. {H} la lui donna. « Merci », dit la dame, « la mienne ne me plaisait plus. » <Et elle s’en alla avec, d’un pas tout neuf.>',
    'Un monsieur demanda son chemin. « Où allez-vous ? » dit {h}.\n— Si je le savais.\nOn lui montra un banc. <Il avait l’air très content d’être arrivé.>',
  ]),
  outside(4, [
    'Quelqu’un avait laissé un vélo contre le mur, avec un mot sur la selle : « Prenez-le, je sais marcher. » <Il n’avait pas de roue avant.> « Moi aussi, je sais marcher », dit {h}.',
    'Par terre, on avait dessiné une marelle. Le ciel était au bout, un peu effacé. {H} y alla à cloche-pied. {A} aussi. <On ne passe pas à côté d’un ciel quand on en a un.>',
  ]),
  rich('road', 4, [
    '« J’ai faim », dit {a}. « Moi aussi. » On mit les faims ensemble, et cela fit deux biscuits cassés et un radis. <Le radis avait l’air surpris.> C’était étonnamment bon.',
    'Le pain avait une croûte et pas de mie. {H} l’avait mangée en route, par l’intérieur. « Il est creux », dit {a}. <« Il est plus léger à porter », dit {h}.>',
  ]),
  rich('road', 4, [
    '{A} marchait en évitant les fentes. {H} marchait sur les fentes. « Pourquoi ? » demanda {h}.\n— Parce que sinon.\n<{H} évita la suivante. On ne peut pas tout savoir.>',
    '{Ils} marchèrent au pas, puis exprès pas au pas. C’est plus difficile qu’on ne croit. <Au bout d’un moment, les pieds ne savaient plus à qui ils étaient.>',
  ]),
  rich('road', 4, [
    '« Si on nous demande », dit {a}, « on cherche un parapluie. »\n— Quel parapluie ?\n— Le bleu.\nPersonne ne demanda rien. <Mais {h} regarda tout de même, des fois qu’il y en ait un bleu.>',
    '« Prends l’air de quelqu’un qui sait », souffla {a}. {H} prit l’air. <C’était surtout une affaire de sourcils.> Tous ceux qu’on croisait leur demandèrent leur chemin.',
  ]),
  outside(4, [
    'Une porte s’ouvrit, une main secoua un chiffon, la porte se referma. Un petit nuage resta en l’air. « Il y a des gens qui commencent la journée », dit {a}. <« Ou qui la finissent », dit {h}.>',
    'Quelqu’un apprenait la trompette, derrière un mur. Toujours la même note, et chaque fois un peu plus près de la bonne. <{Ils} attendirent. À la huitième, {ils} applaudirent.> Derrière le mur, il y eut un silence étonné.',
  ]),
  rich('quiet', 4, [
    '« Tu as peur ? » demanda {h}.\n— Un peu.\n— Où ça ?\n— Dans le genou gauche.\n{H} examina le genou. « La mienne est dans le ventre. »\n<— Elle est bien répartie, alors, dit {a}, et aussitôt il y en eut moins.>',
    '« Qu’est-ce que tu fais, quand tu ne sais plus ? » demanda {h}. {A} y pensa longtemps. « Une petite chose. La vaisselle. Une seule assiette. »\n— Et après ?\n— Après, il y a déjà une assiette de propre.',
  ]),
  rich('quiet', 4, [
    '« Quand tout sera fini », demanda {a}, « tu feras quoi en premier ? » {H} n’avait pas pensé si loin. « M’asseoir. »\n— Et ensuite ?\n— Rester assis{e}.\n<{A} trouva que c’était un souhait honnête.>',
    '« Si ça rate », dit {h}. « Si ça rate, on saura », dit {a}. « Et si ça marche ? » <{A} haussa une épaule. « On saura aussi. »>',
  ]),
  rich('quiet', 4, [
    '{A} tira de sa poche un billet si vieux qu’on n’y lisait plus que le mot « retour ». « Je le garde. »\n— Pourquoi ?\n— Pour le retour.\n<Il n’y eut pas moyen d’en savoir davantage.>',
    '« Avant », dit {a}, « je croyais qu’un jour on avait fini. »\n— Fini quoi ?\n— Tout.\n{H} attendit la suite. « Maintenant, j’ai surtout beaucoup de choses commencées », dit {a}.',
  ]),
  rich('quiet', 4, [
    '{H} avait les mains froides. {A} en prit une, souffla dedans, puis la rendit, comme on rend un outil. « L’autre », dit {a}. <L’autre était déjà là.>',
    '{Ils} s’assirent dos à dos, parce qu’il n’y avait rien d’autre pour s’appuyer. <C’était une assez bonne chaise, et elle respirait.> « Ne bouge pas », dit {h}. « Je ne bouge pas », dit {a}.',
  ]),
  rich('after', 4, [
    '« On le raconte ? » demanda {h}.\n— On peut toujours essayer, dit {a}. On ne nous croira pas.\n<— Alors on peut tout raconter.>',
    '« Tu recommencerais ? » demanda {a}. {H} regarda ses chaussures, qui avaient leur avis. « Pas tout de suite », dit {h}. <Les chaussures furent rassurées.>',
  ]),
]
