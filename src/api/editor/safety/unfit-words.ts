import type { TargetAge } from '../../../contract/options.ts'
import { UNFIT_ES } from './unfit-es.ts'
import { UNFIT_FR } from './unfit-fr.ts'
import { UNFIT_IT } from './unfit-it.ts'
import type { UnfitWords } from './unfit-word-lists.ts'

const en: UnfitWords = {
  always: `rape|rapes|raped|raping|rapist*|incest*|pedophil*|paedophil*|bestiality|necrophil*|child porn*|porn*|blowjob*|
    gangbang*|cumshot*|nigger*|faggot*|kike*|gas the jews|heil hitler|white power|how to make a bomb|
    build a bomb|suicide method*|kill yourself`,
  '12-20': `fuck*|motherfuck*|cunt*|whore*|slut*|orgasm*|erection*|masturbat*|dildo*|fetish*|nude|
    have sex|had sex|having sex|sex scene*|erotic*|cocaine|heroin addict*|crystal meth|self-harm*|cut her wrists|
    cut his wrists|hang himself|hang herself|disembowel*|dismember*|entrails`,
  child: `shit*|bullshit*|bastard*|bitch*|asshole*|arsehole*|goddamn*|sexy|stark naked|condom*|drug dealer*|marijuana|overdose*|
    vodka|cigarette*|suicide|suicidal|murderer*|murdered|murdering|slaughter*|massacre*|corpse*|
    torture*|tortured|behead*|decapitat*|strangl*|stabbed|stabbing|blood-soaked|bloodbath*|gore|gory|machine gun*|genocide`,
  toddler: `blood|bloody|bleeding|kill|kills|killed|killing|killer*|murder*|dead body|dead bodies|gun|guns|shotgun*|pistol*|
    rifle*|knife fight*|zombie*|demon*|scream in terror|screamed in terror|hell|damn*|
    hanged|poisoned|war|wars`,
  liquor: 'drunken|whiskey*|whisky|whiskies',
  drinking: `drink|drinks|drinking|drank|drunk|sip|sips|sipped|sipping|pour|pours|poured|pouring|swallow*|gulp*|swig*|bottle*|
    glass|glasses|pub|pubs|bar|tavern*|brandy|rum|beer|wine|liquor|alcohol`,
}

const de: UnfitWords = {
  always: `vergewaltig*|inzest*|pädophil*|kinderporn*|porno*|sodomie|nekrophil*|blowjob*|gangbang*|neger|negern|negers|
    kanake*|schwuchtel*|judensau|heil hitler|sieg heil|bombe bauen|bombenbau*|bring dich um`,
  '12-20': `fick|ficken|fickt*|gefickt|wichs*|fotze*|nutte*|hure|huren|schlampe*|orgasmus|orgasmen|erektion*|
    masturbier*|dildo*|fetisch*|sex haben|hatten sex|sexszene*|erotisch*|erotik|kokain*|heroinsüchtig*|crystal meth|
    ritzte sich|pulsadern|erhängte sich|ausgeweidet|zerstückel*|gedärm*|eingeweide*`,
  child: `scheiß*|arschloch*|arschlöcher*|wichser*|mistkerl*|verfickt*|sexy|splitternackt|kondom*|drogendealer*|
    marihuana|überdosis|besoffen*|wodka|zigarette*|selbstmord*|suizid*|mörder|mörderin|ermord*|massaker*|
    gemetzel*|abgeschlachtet|leiche|leichen|folter|folterte|gefoltert|folterkammer*|enthaupt*|geköpft|erwürg*|erstochen|
    blutbad*|blutüberström*|maschinengewehr*|völkermord*`,
  toddler: `blut|blutig*|blutete|bluten|töten|tötet|tötete|getötet|mord|morde|umbringen|umgebracht|gewehr*|pistole*|
    schusswaffe*|erschossen|erschießen|messerstecher*|zombie*|dämon*|hölle|verdammt*|
    galgen|vergiftet*|krieg|kriege|krieges`,
  liquor: 'betrunken*|whisky|whiskys|whiskey|whiskeys',
  drinking: `trink*|trank|tranken|getrunken|gesoffen|soff|saufen|schluck*|nipp*|goss|gießt|flasche*|glas|gläser|gläsern|kneipe*|
    wirtshaus|wirtshäuser|schnaps|bier|wein|rum|alkohol|war betrunken|waren betrunken|ist betrunken|wurde betrunken`,
}

/** Per language; without a list, the `always` words of all languages apply. */
export const UNFIT_WORDS: Readonly<Record<string, UnfitWords>> = {
  en,
  de,
  fr: UNFIT_FR,
  es: UNFIT_ES,
  it: UNFIT_IT,
}

/** Lists that apply to an age whatever is called so; `toddler` and `liquor` may be somebody's name. */
export const LISTS_FOR_AGE: Readonly<Record<TargetAge, readonly (keyof UnfitWords)[]>> = {
  toddler: ['always', '12-20', 'child'],
  child: ['always', '12-20', 'child'],
  '12-20': ['always', '12-20'],
  '20+': ['always'],
}
