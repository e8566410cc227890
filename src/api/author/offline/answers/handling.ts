import type { AnswerLanguage, NounPhrase } from './reading.ts'

/** How a thing is carried: `arms` for what fills an arm, `fixed` for what nobody carries; undefined for anything else. */
export type Handling = 'arms' | 'fixed' | undefined

interface HandlingWords {
  /** In lower case, divided by blanks; in German also the ends of compounds. Toys, most of them, but some may live. */
  readonly animals: string
  readonly arms: string
  readonly fixed: string
  /** With one of them a large thing is a toy, or small. */
  readonly toy: RegExp
  /** Which begin what a thing has, and is not: "a box with wheels". */
  readonly more: RegExp
}

const WORDS: Readonly<Record<AnswerLanguage, HandlingWords>> = {
  de: {
    animals:
      'stofftier kuscheltier plüschtier teddy teddybär bär hase hasen affe elefant schaf lamm esel hund katze kater pinguin fuchs dachs igel maus puppe drache dino dinosaurier eule ente giraffe löwe tiger pferd einhorn krokodil schwein frosch schildkröte',
    arms: 'decke kissen kuscheldecke schal jacke mantel pullover mütze regenschirm schirm laterne eimer gießkanne kanne korb koffer rucksack trommel ball fußball helm gitarre geige trompete akkordeon fernglas buch atlas album lexikon radio wecker wärmflasche globus lampe kiste schachtel karton holzauto',
    fixed:
      'haus häuschen wohnung zimmer garten baum baumhaus bett hochbett sofa klavier flügel fahrrad motorrad moped auto bus traktor boot segelboot schiff schrank tisch zelt schaukel rutsche pferdestall schuppen wohnwagen flugzeug ofen herd',
    toy: /holz|spiel|plüsch|stoff|papier|klein|winzig|modell|blech|matchbox|lego|miniatur/iu,
    more: / (?:mit|aus|von|auf|in|namens|für|ohne) /u,
  },
  en: {
    animals:
      'toy teddy bear rabbit bunny monkey elephant sheep lamb donkey dog puppy cat kitten penguin fox badger hedgehog mouse doll dragon dinosaur owl duck giraffe lion tiger horse unicorn crocodile pig frog tortoise turtle hen',
    arms: 'blanket quilt cushion pillow scarf coat jacket jumper cardigan umbrella lantern bucket jug basket suitcase backpack rucksack drum ball football helmet guitar violin trumpet accordion book atlas album dictionary radio globe lamp box kite',
    fixed:
      'house flat room garden tree treehouse bed bunk sofa piano bicycle bike motorbike moped car bus tractor train boat ship wardrobe table tent swing slide stable shed caravan plane oven cooker',
    toy: /\b(?:toy|wooden|cuddly|plush|soft|paper|little|small|tiny|tin|model|miniature|lego|felt|cloth|knitted|stuffed)\b/iu,
    more: / (?:with|of|from|on|in|called|for|without|named|that) /u,
  },
  fr: {
    animals:
      'peluche doudou nounours ours lapin singe éléphant mouton agneau âne chien chat pingouin renard blaireau hérisson souris poupée dragon dinosaure hibou canard girafe lion tigre cheval licorne crocodile cochon grenouille tortue poule baleine',
    arms: 'couverture couette coussin oreiller écharpe manteau veste pull parapluie lanterne seau panier valise sac tambour ballon casque guitare violon trompette accordéon livre atlas album dictionnaire radio globe lampe boîte robot camion',
    fixed:
      'maison appartement chambre jardin arbre cabane lit canapé piano vélo moto voiture bus tracteur train bateau armoire table tente balançoire toboggan remise caravane avion four',
    toy: /(?:jouet|bois|peluche|tissu|papier|petite?|minuscule|miniature|lego|feutrine|laine)/iu,
    more: / (?:avec|de|du|des|en|à|sur|dans|pour|sans|qui) | d’/u,
  },
  es: {
    animals:
      'peluche osito oso conejo mono elefante oveja cordero burro perro gato pingüino zorro tejón erizo ratón muñeca muñeco dragón dinosaurio búho pato jirafa león tigre caballo unicornio cocodrilo cerdo rana tortuga gallina',
    arms: 'manta cojín almohada bufanda abrigo chaqueta jersey paraguas farol cubo cesta maleta mochila tambor pelota balón casco guitarra violín trompeta acordeón libro atlas álbum diccionario radio globo lámpara caja cometa tren',
    fixed:
      'casa piso habitación jardín árbol cabaña cama litera sofá piano bicicleta bici moto coche autobús tractor barco armario mesa tienda columpio tobogán cobertizo caravana avión horno',
    toy: /(?:juguete|madera|peluche|trapo|papel|pequeñ|diminut|miniatura|lego|fieltro|lana|hojalata)/iu,
    more: / (?:con|de|del|en|sobre|para|sin|que|llamad[oa]) /u,
  },
  it: {
    animals:
      'peluche pupazzo orsetto orso coniglio scimmia elefante pecora agnello asino cane gatto pinguino volpe tasso riccio topo bambola drago dinosauro gufo papera anatra giraffa leone tigre cavallo unicorno coccodrillo maiale rana tartaruga gallina cammello',
    arms: 'coperta cuscino cuscinetto sciarpa cappotto giacca maglione ombrello lanterna secchio cesto valigia zaino tamburo palla pallone casco chitarra violino tromba fisarmonica libro atlante album dizionario radio mappamondo lampada scatola aquilone carrettino',
    fixed:
      'casa appartamento camera giardino albero capanna letto divano pianoforte bicicletta bici moto macchina autobus trattore treno barca armadio tavolo tenda altalena scivolo capanno roulotte aereo forno',
    toy: /(?:giocattolo|legno|peluche|stoffa|pezza|carta|piccol|minuscol|miniatura|lego|feltro|lana|latta)/iu,
    more: / (?:con|di|del|della|in|su|per|senza|che|da|a) | d’/u,
  },
}

const has = (list: string, word: string, language: AnswerLanguage): boolean =>
  list.split(' ').some(one => one === word || (language === 'de' && one.length > 2 && word.endsWith(one)))

const nounsOf = ({ forms, language }: NounPhrase): { words: string; nouns: string[] } => {
  const words = (forms[''] ?? forms.den ?? forms.name ?? '').toLowerCase()
  const [head = ''] = words.split(WORDS[language].more)
  return { words, nouns: head.split(/[^\p{L}-]+/u) }
}

/** By the noun alone; unknown nouns have none, and stand where a wording holds for any size. */
export function handlingOf(phrase: NounPhrase): Handling {
  const { language, isName } = phrase
  const { animals, arms, fixed, toy } = WORDS[language]
  const { words, nouns } = nounsOf(phrase)
  if (nouns.some(word => has(fixed, word, language))) return toy.test(words) ? undefined : 'fixed'
  return isName || nouns.some(word => has(`${animals} ${arms}`, word, language)) ? 'arms' : undefined
}

/** Whether everybody knows it for a thing, which is carried and does not live. */
export const isCarriedThing = (phrase: NounPhrase): boolean =>
  !phrase.isName &&
  !phrase.isPlural &&
  handlingOf(phrase) === 'arms' &&
  nounsOf(phrase).nouns.some(word => has(WORDS[phrase.language].arms, word, phrase.language)) &&
  !nounsOf(phrase).nouns.some(word => has(WORDS[phrase.language].animals, word, phrase.language))
