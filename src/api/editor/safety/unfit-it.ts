import type { UnfitWords } from './unfit-word-lists.ts'

export const UNFIT_IT: UnfitWords = {
  always: `stupro|stupri|stuprat*|stuprator*|incest*|pedofil*|pedoporn*|porno*|zoofil*|necrofil*|pompino|pompini|negro di merda|
    frocio|froci|sporco ebreo|heil hitler|costruire una bomba|suicidati|ammazzati`,
  '12-20': `scopare con|scoparono insieme|fottut*|fottere|vaffanculo|cazzo|cazzi|troia|troie|puttan*|figa|orgasm*|erezion*|
    masturb*|fetic*|fare sesso|fecero sesso|rapporti sessuali|erotic*|cocaina|eroinoman*|si tagliò le vene|si impiccò|
    sventr*|squart*|smembr*|interiora`,
  child: `merda|merde|stronz*|bastard*|coglion*|sexy|preservativ*|spacciator*|marijuana|overdose|ubriaco fradicio|
    ubriaca fradicia|vodka|sigarett*|suicidio|suicida|si suicidò|suicidarsi|assassin*|massacr*|carneficin*|
    cadaver*|tortura|torture|torturare|torturò|torturat*|decapit*|strangol*|pugnalat*|accoltell*|bagno di sangue|mitragliat*|genocid*`,
  toddler: `sangue|sanguinos*|sanguinava|sanguinare|uccid*|uccis*|ammazz*|omicid*|fucil*|pistol*|zombi|zombie|demoni|demonio|
    inferno|maledett*|forca|avvelen*|guerra|guerre|urlò di terrore`,
  liquor: 'whisky|whiskey',
  drinking: `bev*|bere|sors*|bicchier*|bottigli*|vers*|bar|taverna|osteria|alcol|vino|rum|birra`,
}
