import type { Gender } from '../../../story/brief.ts'
import type { Person } from './person.ts'

export interface Kinship {
  readonly gender: Gender
  readonly kind: Person['kind']
  readonly isTitle: boolean
}

const table = (words: string, gender: Gender, kind: Person['kind'] = 'person', isTitle = false): [string, Kinship][] =>
  words.split(' ').map(word => [word, { gender, kind, isTitle }])

/** 'unsaid' for words of any gender. */
export const KINSHIPS: ReadonlyMap<string, Kinship> = new Map([
  ...table('mamie mamy mémé mémère mamou mamita tata tatie bonne-maman', 'female', 'person', true),
  ...table('papi papy pépé pépère papou tonton bon-papa', 'male', 'person', true),
  ...table('oma omi nonna abuela abuelita yaya grandma granny nana babouchka teta', 'female', 'person', true),
  ...table('opa opi nonno abuelo abuelito grandpa grandad deda jeddo', 'male', 'person', true),
  ...table('maman mère sœur soeur sœurette fille grand-mère arrière-grand-mère belle-mère belle-sœur', 'female'),
  ...table('tante grand-tante marraine cousine nièce petite-fille demi-sœur belle-fille filleule nourrice', 'female'),
  ...table('amie copine voisine maîtresse institutrice professeure monitrice', 'female'),
  ...table('femme épouse fiancée compagne amoureuse chérie ex-femme directrice patronne cheffe gardienne', 'female'),
  ...table('coéquipière rivale ennemie héroïne correspondante boulangère infirmière entraîneuse', 'female'),
  ...table('princesse reine sorcière fée éducatrice animatrice jumelle frangine', 'female'),
  ...table('papa père frère frangin fils grand-père arrière-grand-père beau-père beau-frère gendre', 'male'),
  ...table('oncle parrain grand-oncle cousin neveu petit-fils demi-frère beau-fils filleul', 'male'),
  ...table('ami copain pote voisin maître instituteur moniteur mari époux fiancé compagnon amoureux chéri', 'male'),
  ...table('ex-mari directeur patron gardien coéquipier rival ennemi héros correspondant boulanger infirmier', 'male'),
  ...table('entraîneur prince roi sorcier chevalier éducateur animateur jumeau facteur', 'male'),
  ...table('camarade collègue élève enfant partenaire colocataire coloc complice adversaire ex prof médecin', 'unsaid'),
  ...table('professeur guide mentor coach chef pirate capitaine secrétaire artiste libraire pianiste juge', 'unsaid'),
  ...table('chien chat chaton chiot hamster lapin perroquet canari poisson cheval poney âne cochon', 'male', 'animal'),
  ...table('hérisson escargot corbeau hibou loup renard ours mouton rat coq canard oiseau lézard', 'male', 'animal'),
  ...table('dragon dauphin gecko furet serpent singe crapaud pigeon caniche teckel labrador animal', 'male', 'animal'),
  ...table('chienne chatte lapine tortue souris jument vache chèvre poule oie perruche araignée', 'female', 'animal'),
  ...table('grenouille licorne chouette ânesse brebis coccinelle abeille baleine', 'female', 'animal'),
  ...table('doudou nounours ourson robot pantin dinosaure teddy', 'male', 'thing'),
  ...table('peluche poupée marionnette', 'female', 'thing'),
])

/** Foreign animals and toys: never said in French, never taken for a person. */
const FOREIGN_ANIMALS =
  /(?:hund|katze|kater|hase|pferd|vogel|fisch|kaninchen|schildkröte|maus|tier|hündin)$|\b(?:dog|cat|puppy|kitten|rabbit|bunny|horse|pony|parrot|fish|turtle|hamster|pet|perro|perra|gato|gata|conejo|caballo|pájaro|pez|tortuga|cane|gatto|gatta|coniglio|cavallo|cão|köpek|kedi)\b/iu
const FOREIGN_THINGS = /(?:kuscheltier|stofftier|teddybär|puppe)$|\b(?:doll|toy|muñeca|peluche|bambola)\b/iu

export function foreignKind(connection: string): Person['kind'] {
  if (FOREIGN_ANIMALS.test(connection)) return 'animal'
  return FOREIGN_THINGS.test(connection) ? 'thing' : 'person'
}
