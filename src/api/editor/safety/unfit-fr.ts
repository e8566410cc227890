import type { UnfitWords } from './unfit-word-lists.ts'

export const UNFIT_FR: UnfitWords = {
  always: `viol|viols|violer|violé|violée|violeur*|inceste*|pédophil*|pédoporn*|porno*|zoophil*|nécrophil*|fellation*|
    nègre|nègres|bougnoul*|youpin*|sale juif|sale arabe|heil hitler|fabriquer une bombe|va te suicider|tue-toi`,
  '12-20': `baiser avec elle|baisèrent|enculé*|enculer|putain*|pute|putes|salope*|connard*|connasse*|nique ta|orgasme*|
    érection*|masturb*|fétichis*|faire l'amour avec|relation sexuelle|relations sexuelles|érotique*|cocaïne|héroïnomane*|
    se tailla les veines|s'ouvrit les veines|se pendit|éventr*|démembr*|tripes|entrailles`,
  child: `merde*|merdique*|bordel|con de|enfoiré*|salaud*|bâtard*|sexy|tout nu de désir|préservatif*|dealer*|marijuana|overdose*|
    ivre mort|ivre morte|soûlard*|vodka|cigarette*|suicide|suicider|suicida|meurtrier*|meurtrière*|assassin*|
    massacre*|cadavre*|torture*|torturé*|décapit*|étrangl*|poignardé*|bain de sang|mitraillette*|génocide*`,
  toddler: `sang|sanglant*|saigner|saignait|tuer|tue|tuait|tuèrent|tué|tuée|meurtre*|fusil*|pistolet*|revolver*|fusillé*|zombie*|
    démon*|enfer|enfers|potence|empoisonn*|guerre|guerres|hurla de terreur`,
  liquor: 'whisky|whiskys|whiskies|whiskey',
  drinking: `boi*|boire|buv*|but|burent|gorgée*|verre|verres|bouteille*|vers*|bar|taverne*|alcool|vin|rhum|bière*`,
}
