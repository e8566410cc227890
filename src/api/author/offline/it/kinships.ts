import type { Gender } from '../../../story/brief.ts'
import type { Somebody } from '../pack/cast.ts'

export interface Kinship {
  /** 'unsaid' for words of both: "collega". */
  readonly gender: Gender
  readonly kind: Somebody['kind']
  /** Close kin have no article: "suo fratello", but "il suo amico", "la sua mamma". */
  readonly isBare: boolean
  readonly isTitle: boolean
}

type Sort = 'bare' | 'title' | 'articled'

const table = (
  words: string,
  gender: Gender,
  sort: Sort = 'articled',
  kind: Kinship['kind'] = 'person',
): [string, Kinship][] =>
  words.split(' ').map(word => [word, { gender, kind, isBare: sort !== 'articled', isTitle: sort === 'title' }])

/** An animal has the gender of its word: Italian has no other way to speak of it. */
export const KINSHIPS: ReadonlyMap<string, Kinship> = new Map([
  ...table('nonna zia bisnonna prozia', 'female', 'title'),
  ...table('nonno zio bisnonno prozio', 'male', 'title'),
  ...table('madre sorella cugina figlia moglie suocera cognata nuora', 'female', 'bare'),
  ...table('padre fratello cugino figlio marito suocero cognato genero', 'male', 'bare'),
  ...table('nipote', 'unsaid', 'bare'),
  ...table(
    'mamma mammina nonnina sorellina sorellastra matrigna cuginetta zietta nipotina madrina figlioccia gemella tata babysitter',
    'female',
  ),
  ...table(
    'papà papa papi babbo nonnino fratellino fratellastro patrigno cuginetto zietto nipotino padrino figlioccio gemello',
    'male',
  ),
  ...table(
    'amica amichetta fidanzata sposa ragazza compagna vicina maestra professoressa prof allenatrice socia alunna dottoressa infermiera capitana eroina nemica direttrice panettiera postina bidella regina principessa strega fata amata bambina bimba coinquilina',
    'female',
  ),
  ...table(
    'amico amichetto fidanzato sposo ragazzo compagno vicino maestro professore allenatore capo socio alunno dottore medico infermiere capitano eroe nemico direttore panettiere postino bidello re principe mago stregone amato bambino bimbo coinquilino mentore',
    'male',
  ),
  ...table('collega partner rivale complice assistente aiutante insegnante ex crush amante', 'unsaid'),
  ...table(
    'cane cagnolino cagnone cucciolo gatto gattino gattone micio criceto coniglio coniglietto cavallo pony asino asinello pappagallo canarino pesce pesciolino papero gallo maiale riccio topo topolino corvo gufo grillo drago draghetto unicorno dinosauro ragno serpente lupo orso scoiattolo mulo',
    'male',
    'articled',
    'animal',
  ),
  ...table(
    'cagna cagnolina cagnetta gatta gattina micia coniglia cavalla asina tartaruga cavia anatra papera gallina pecora capra capretta mucca volpe lucertola rana iguana farfalla lumaca chiocciola civetta mula oca',
    'female',
    'articled',
    'animal',
  ),
  ...table('peluche orsetto orsacchiotto robot pupazzo burattino', 'male', 'articled', 'thing'),
  ...table('bambola marionetta copertina coperta', 'female', 'articled', 'thing'),
])

/** Before the head word: "migliore amica". */
export const BEFORE_HEAD =
  /^(?:migliore?|gran|grande|buon|buon[oa]|car[oa]|vecchi[oa]|nuov[oa]|piccol[oa]|prim[oa]|ex)$/iu

/** Between head word and name: "sorella minore Frida", "compagno di classe Max". */
export const AFTER_HEAD =
  /^(?: (?:maggiore|minore|mezzan[oa]|grande|piccol[oa]|gemell[oa]|preferit[oa]|adottiv[oa]|immaginari[oa]|segret[oa]|matern[oa]|patern[oa]|second[oa]|bianc[oa]|ner[oa]|ross[oa]|grigi[oa]|marrone|del cuore|della vita|della porta accanto|del piano di sopra|del piano di sotto|di sopra|di sotto|di scuola|di classe|di banco|di corso|di lavoro|di squadra|di viaggio|di giochi|di gioco|di stanza|di casa|d['’]infanzia|di infanzia|di sempre|di una vita|di pezza|di peluche|di stoffa))+$/iu
