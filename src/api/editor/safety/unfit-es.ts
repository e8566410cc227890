import type { UnfitWords } from './unfit-word-lists.ts'

export const UNFIT_ES: UnfitWords = {
  always: `violación|violaciones|violador*|la violó|lo violó|incesto|incestuos*|pedófil*|pederast*|porno*|zoofil*|necrofil*|
    mamada|mamadas|negrata*|sudaca*|maricón|maricones|heil hitler|fabricar una bomba|suicídate|mátate`,
  '12-20': `joder|jodid*|follar|follaron|follando|puta|putas|putada*|zorra de mierda|coño|coños|polla|pollas|orgasmo*|erección|
    erecciones|masturb*|fetichis*|tener sexo|tuvieron sexo|relaciones sexuales|erótic*|cocaína|heroinóman*|
    se cortó las venas|se ahorcó|destrip*|descuartiz*|desmembr*|vísceras`,
  child: `mierda*|cabrón|cabrones|cabrona|gilipollas|hijo de puta|hijos de puta|bastardo*|sexy|condón|condones|preservativo*|
    camello de droga|narcotraficante*|marihuana|sobredosis|borracho perdido|borracha perdida|vodka|cigarrillo*|
    suicidio|suicida|suicidó|suicidarse|asesin*|masacre*|matanza*|cadáver*|tortura|torturas|torturar|torturó|decapit*|
    estrangul*|apuñal*|baño de sangre|ametralladora*|genocidio*`,
  toddler: `sangre|sangrient*|sangrar|sangraba|matar|mató|mataba|mataron|matado|homicid*|fusil|fusiles|pistola*|revólver|escopeta*|
    zombi|zombis|zombie*|demonio*|infierno|maldit*|horca|envenen*|guerra|guerras|gritó de terror`,
  liquor: 'whisky|whiskies|whiskey|güisqui',
  drinking: `beb*|trag*|sorb*|copa|copas|vaso|vasos|botella*|sirvi*|bar|taberna*|alcohol|vino|ron|cerveza*`,
}
