import type { Insert } from '../../language-pack.ts'
import { small } from './fact-insert.ts'

/** For the smallest: what crawls, blows and clatters outside. */
export const toddlerOutdoors: readonly Insert[] = [
  small(
    'road',
    'Hue ! Un bâton, c’est un cheval. Il galope, il s’arrête, il hennit. {A} lui tend de l’herbe. <Il mange surtout les lacets.>',
  ),
  small(
    'quiet',
    'Quelque chose chante dans la gouttière. Gli, glou, gla. On pose l’oreille. C’est frais. <La chanson a mouillé le cou.>',
  ),
  small(
    'road',
    'Attention, canards ! Ils traversent en file. Le dernier s’est trompé de côté. {H} lui montre. <Il dit coin, c’est merci.>',
  ),
  small(
    'quiet',
    'Le sable coule entre les doigts. Il en reste un grain. Un seul, sur le pouce. « Garde-le », dit {a}. <Il s’appelle Jean.>',
  ),
  small(
    'road',
    'Derrière la haie, quelqu’un éternue. Atchoum ! « À vos souhaits », dit {h}. Bêêê, répond la haie. <C’était donc un mouton.>',
  ),
  small(
    'quiet',
    'Un bourdon fait la sieste dans une fleur. Elle penche un peu. Son derrière dépasse. <On ne le dit à personne.>',
  ),
  small(
    'road',
    'Sur la barrière, il y a un merle. Il siffle trois notes. {A} les siffle aussi. Le merle tombe presque. <Il recommence, plus difficile.>',
  ),
  small(
    'quiet',
    'Les nuages passent à table. Voilà une saucisse. Voilà une tarte. <Le vent mange tout.> Il n’a rien laissé.',
  ),
  small(
    'road',
    'La brouette a une roue qui couine. {H} grimpe dedans. Couine, couine ! On dépasse une limace. <De très peu.>',
  ),
  small(
    'quiet',
    'Une toile brille entre deux branches. Au milieu, personne. L’araignée est sortie. <Elle a laissé sécher son filet.>',
  ),
  small(
    'road',
    'Une grosse racine barre le chemin. On l’enjambe. « Pardon, madame racine. » <Elle a bonne odeur de cave.> Et hop, l’autre jambe !',
  ),
  small(
    'quiet',
    'Le pissenlit attend son coiffeur. Pfff ! Tous ses cheveux s’envolent. Le voilà chauve. <Il a l’air plus jeune.>',
  ),
  small(
    'road',
    'Où mène ce petit trou ? Chez une souris, peut-être. {H} y glisse une miette. On recule. Plus de miette ! <Le trou a dit miam.>',
  ),
  small(
    'quiet',
    'Il y a une barque attachée. Elle tire sur sa corde, comme un chien. {A} la caresse. Clapote, clapote. <Elle remue l’arrière.>',
  ),
  small(
    'road',
    'Une cloche sonne. Dong ! Les pigeons font un tour. Dong ! Ils en font un autre. <Ils connaissent la leçon.> À deux, ils rentrent.',
  ),
  small(
    'quiet',
    'La mousse est un coussin vert. La main s’y enfonce. Elle ressort, et la mousse garde les doigts. <Cinq petits lits.>',
  ),
  small(
    'road',
    'Un tracteur ronronne au loin. Teuf, teuf ! Le monsieur soulève sa casquette. {A} soulève {h}. <C’est pareil, en plus lourd.>',
  ),
  small(
    'quiet',
    'La nappe est à carreaux. Rouge, blanc, rouge. La fourmi ne marche que sur les blancs. <Elle a ses règles.>',
  ),
  small(
    'road',
    'Poussez-vous, voilà une poule ! Elle a un rendez-vous. Cot, cot, cot. Elle tourne le coin sans regarder. <Personne ne l’attendait.>',
  ),
  small(
    'quiet',
    'On croque un petit pois. Il fait ploc. On en lance un en l’air. Il retombe dans le col {a.de}. <Ploc, encore.>',
  ),
  small(
    'road',
    'Le pont a des planches. Entre les planches, on voit des poissons. Bonjour, dessous ! <Une bulle monte.> C’est la réponse.',
  ),
  small(
    'quiet',
    'Un hérisson traverse la cour. Il sent tout : le pot, la botte, l’orteil. L’orteil ne bouge pas. <Le nez est froid.>',
  ),
  small(
    'road',
    'Un tonneau est debout. Dedans, la voix devient énorme. Houuu ! Un lion ? Non, c’est {h}. <Le lion a la bouche pleine de rires.>',
  ),
  small(
    'quiet',
    '{A} a trouvé une noix. Comment l’ouvrir ? Avec le pied, avec la porte, avec un soupir. Crac ! <Dedans, c’est une petite tête.>',
  ),
  small(
    'road',
    'Des feuilles mortes bouchent le ruisseau. On en retire une. Vlouf ! L’eau avait hâte. <Les bottes aussi sont servies.>',
  ),
  small(
    'quiet',
    'Sur la pierre se chauffe un lézard. Il est là. Il n’est plus là. A-t-on rêvé ? <La pierre est encore tiède.>',
  ),
  small(
    'road',
    'Un escargot a pris le bus. Enfin, la botte {a.de}. Il va d’ici à là-bas, gratis. <Terminus, monsieur !>',
  ),
  small('quiet', 'Ça sent la tisane. Un moustique chante. Clap ! Il chante encore. <Il vise bien mieux que nous.>'),
]
