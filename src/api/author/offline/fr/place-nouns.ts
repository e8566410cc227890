import { isElided } from './elision.ts'

interface PlaceNoun {
  readonly isFeminine: boolean
  readonly preposition: string
}

const nouns = (words: string, isFeminine: boolean, preposition: string): [string, PlaceNoun][] =>
  words.split(' ').map(word => [word, { isFeminine, preposition }])

/** Places with gender and preposition. */
const NOUNS = new Map<string, PlaceNoun>([
  ...nouns(
    'bois jardin parc village château palais grenier garage train bus métro avion bateau manoir musée hôtel café cirque zoo désert potager verger hameau quartier pays royaume monde univers vaisseau sous-marin tunnel couloir salon lit hôpital gymnase collège lycée igloo moulin cimetière labyrinthe temple monastère refuge chalet appartement immeuble atelier bureau supermarché marché magasin restaurant bistrot théâtre cinéma studio port phare camp camping ranch vallon marais volcan laboratoire vignoble internat placard tiroir cabanon square stade',
    false,
    'dans',
  ),
  ...nouns(
    'forêt ville maison cabane grotte caverne chambre cuisine bibliothèque librairie boulangerie boutique tour cave école église gare rue ruelle vallée jungle galaxie grange ferme bergerie clairière cour crèche classe salle roulotte caravane tente villa auberge prison usine serre cathédrale forteresse banlieue capitale savane taverne chapelle baignoire armoire cité impasse voiture piscine fabrique pâtisserie pharmacie péniche',
    true,
    'dans',
  ),
  ...nouns(
    'toit quai pont balcon bateau-phare rocher glacier nuage navire voilier radeau sommet boulevard banc',
    false,
    'sur',
  ),
  ...nouns(
    'île plage planète place colline terrasse lune comète banquise péniche dune station falaise côte route',
    true,
    'sur',
  ),
  ...nouns('lac fleuve canal ruisseau étang', false, 'au bord de'),
  ...nouns('mer rivière cascade', true, 'au bord de'),
])

const ADJECTIVE_BEFORE =
  /^(?:petite?|grande?|vieux|vieil|vieille|beau|bel|belle|nouveau|nouvel|nouvelle|ancien|ancienne|haute?|immense|minuscule|très|long|longue|joli|jolie|étrange|mystérieuse?|mystérieux|lointaine?|gros|grosse)$/iu
const DETERMINED = /^(?:(?:le|la|les|une?|mon|ma|mes|notre|nos|ce|cet|cette|son|sa|leur|ton|ta|votre) |l['’])/iu

function atEdge(phrase: string): string {
  const melted = /^le /iu.test(phrase) ? `du ${phrase.slice('le '.length)}` : undefined
  return `au bord ${melted ?? (isElided(phrase) ? `d’${phrase}` : `de ${phrase}`)}`
}

/** "dans le jardin", "sur une île": whole names take the definite article, longer phrases an indefinite one. */
export function nounPhrase(text: string): string | undefined {
  const determiner = DETERMINED.exec(text)?.[0]
  const rest = text.slice(determiner?.length ?? 0)
  const words = rest.split(' ')
  const head = words.find(word => !ADJECTIVE_BEFORE.test(word)) ?? ''
  const known = NOUNS.get(head) ?? (determiner === undefined ? NOUNS.get(head.toLowerCase()) : undefined)
  if (!known || (determiner === undefined && /^\p{Lu}/u.test(text) && words.length > 1)) return undefined
  const small = rest.charAt(0).toLowerCase() + rest.slice(1)
  const definite = isElided(small) ? 'l’' : known.isFeminine ? 'la ' : 'le '
  const own = words.length > 1 ? (known.isFeminine ? 'une ' : 'un ') : definite
  const phrase = determiner === undefined ? own + small : determiner.toLowerCase() + rest
  return known.preposition === 'au bord de' ? atEdge(phrase) : `${known.preposition} ${phrase}`
}
