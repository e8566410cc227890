import type { HabitLexicon } from '../habit-words.ts'

const bare = (words: string): string => words.replace(/^(?:les |des |de vieux |tous les |toutes les |ses )/iu, '')

export const FRENCH_HABITS: HabitLexicon = {
  alone:
    'siffler siffloter chanter fredonner chantonner rire ricaner sourire soupirer bâiller tapoter tambouriner sautiller sauter danser gigoter compter murmurer chuchoter marmonner applaudir éternuer tousser renifler grimacer trépigner gazouiller',
  handling:
    'cligner claquer tortiller enrouler frotter gratter tirer mâchonner mâchouiller mordiller mordre ronger sucer plier nouer craquer taper tapoter étirer froncer caresser souffler hausser balancer pincer remuer secouer croiser rouler tourner lisser toucher effleurer battre trier empiler pencher',
  elliptic: 'plier taper tapoter gratter frotter mâchonner mâchouiller mordiller trier empiler nouer tortiller',
  only: {
    parler: 'seul seule',
    faire: 'grimaces grimace bulles nœuds clins',
    tirer: 'langue oreille mèche cheveux manche manches nez lobe',
    tourner: 'mèche bague rond toupie',
    rouler: 'yeux',
  },
  never: { compter: 'argent', sauter: 'trampoline', danser: 'cours' },
  collecting: 'collectionner',
  elsewhere:
    'nuit soir dormant sommeil lit douche bain école jardin voiture train canapé toilettes plage bois déjeuner dîner repas mangeant piano guitare flûte trompette violon foot football cartes échecs chorale cuisine travail',
  prepositions:
    'avec dans sur sous en par pour entre contre vers derrière devant à au aux chez comme pendant avant après autour jusqu’à sans',
  again: { did: 'recommençait', do: 'le faire', doing: 'le faisant' },
  justSaid: /(?<!\p{L})(?:fit|fais|fait|faire|faisait|recommençait)(?!\p{L})/iu,
  tooLarge:
    /(?:voitures|vélos|amis|blagues|mots|idées|rêves|odeurs|bruits|animaux|chats|chiens|livres|instruments|instants|histoires|noms|nuages|citations|langues|points)$/iu,
  infinitiveOf: phrase => (/^se$/iu.test(phrase[0] ?? '') ? (phrase[1] ?? '') : (phrase[0] ?? '').replace(/^s’/iu, '')),
  boxOf: collected => {
    const what = bare(collected)
    return `la boîte ${/^[aeéèêiîoôuyhœ]/iu.test(what) ? 'd’' : 'de '}${what}`
  },
}
