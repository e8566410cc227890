import { whereabouts } from '../../fr/location.ts'
import type { NounPhrase, Place } from '../reading.ts'
import { splitTail } from '../split-tail.ts'
import { isCapital, quiet, typed } from '../typed.ts'
import { HEAVY } from './heavy.ts'
import { readNounPhrase } from './noun-phrase.ts'

/** "notre jardin" is the visitor's; a story says "le jardin". */
const OURS = /^(?:mon|ma|mes|notre|nos|votre|vos|ton|ta|tes) /iu
/** Places in which somebody is, not beside which. */
const WITHIN = /^(?:dans|sur) /iu
const PREPOSED = /^(?:sous|derrière|devant|chez|près|au|aux|à|en|entre|contre|vers) /iu
const TAIL = /^(?:sous|sur|derrière|devant|dans|au|avec|près|chez)$/u
const COAST = /^(?:la )?mer$/u
/** Known to the table of places without their article. */
const BARE = /^(?:l’|la )(?=(?:école|campagne|montagne|maison|espace)$)/iu

function articled(words: string): string {
  const bare = words.replace(OURS, '')
  return bare === words ? words : ((readNounPhrase(bare) ?? readNounPhrase(words))?.forms.le ?? bare)
}

/** Places that a story's scene is never at as a whole, and so are none of the locations. */
const SMALL_PLACES: Readonly<Record<string, string>> = {
  sur: 'canapé tapis balançoire toboggan trampoline lit marche ponton jetée digue passerelle muret mur perron palier escalier trottoir sentier chemin parvis esplanade promenade scène estrade gradin parking barque péniche roche pelouse rivage berge rive mezzanine véranda matelas chaise tabouret branche tronc souche',
  dans: 'placard tiroir hamac carton panier bac baignoire fauteuil buisson hangar cabine cellier remise abri garde-manger médiathèque bibliothèque ludothèque laverie vestiaire gare halle haie clairière fossé creux coin recoin niche nid terrier douche ascenseur wagon compartiment camion camionnette tracteur débarras dressing entrée vestibule loge pavillon kiosque chapelle ruine crypte galerie souterrain sous-sol étable écurie poulailler pigeonnier grenier arrière-cour arrière-boutique préau gymnase dortoir réfectoire cantine potager verger champ pré marécage crique baie calanque ravin carrière orangerie',
  à: 'arrêt fontaine cantine guichet comptoir bar fenêtre carrefour lavoir',
}

/** "sur le vieux canapé" */
function smallPlace(words: string, phrase: NounPhrase | undefined): string | undefined {
  const noun = (phrase?.forms.name ?? '').replace(/^(?:le|la) |^l’/u, '')
  const preposition = Object.keys(SMALL_PLACES).find(key => SMALL_PLACES[key]?.split(' ').includes(noun))
  if (preposition === 'à')
    return phrase?.forms.au && `${/^une? /iu.test(words) ? `à ${phrase.forms.un}` : phrase.forms.au}`
  return preposition && `${preposition} ${/^une? /iu.test(words) ? phrase?.forms.un : phrase?.forms.le}`
}

function whereOf(words: string): string | undefined {
  const [head, tail] = splitTail(words, TAIL)
  const isPreposed = WITHIN.test(words) || PREPOSED.test(words)
  const at = head === '' || isPreposed ? undefined : whereabouts(head).at
  return at ? `${at} ${tail}` : whereabouts(words.replace(BARE, '')).at
}

export function readPlace(text: string): Place | undefined {
  const input = typed(text)
  if (input === undefined || HEAVY.test(input)) return undefined
  const words = articled(quiet(input).replace(/^chez (?:mes|nos) /iu, 'chez les '))
  const isProper = isCapital(words) || /^l[ae]s? \p{Lu}/u.test(words)
  const phrase = PREPOSED.test(words) ? undefined : readNounPhrase(words.replace(WITHIN, ''))
  const isCommon = phrase && !phrase.isName
  const own = isCommon && isCapital(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
  const at = whereOf(own) ?? smallPlace(own, isCommon ? phrase : undefined)
  if (!at || (!isProper && !isCommon && !PREPOSED.test(words) && !WITHIN.test(words) && !COAST.test(words)))
    return undefined
  const place = isCommon && !/^l(?:a |es? |’)\p{Lu}/u.test(words) ? phrase : undefined
  return {
    kind: 'place',
    language: 'fr',
    phrase: place,
    forms: { in: (at.split(',')[0] ?? at).replace(/'/gu, '’'), ...(place ? {} : { '': words }) },
  }
}
