import { entriesOf } from '../phrase-pattern.ts'

/** Phrases that are hard to mean otherwise in a last paragraph. */
export const DESPAIR: Readonly<Record<string, readonly string[]>> = {
  en: entriesOf(`all hope was gone|all was lost|there was no hope|without hope|was never seen again|were never seen again|
    never smiled again|never laughed again|nobody ever came|no one ever came|all alone forever|alone for ever|gave up forever|
    cried herself to sleep|cried himself to sleep|everything was lost|hopeless`),
  de: entriesOf(`alle hoffnung war verloren|alles war verloren|es gab keine hoffnung|ohne hoffnung|nie wieder gesehen|
    lachte nie wieder|lächelte nie wieder|niemand kam jemals|für immer allein|weinte sich in den schlaf|hoffnungslos*|
    war alles aus|alles umsonst`),
  fr: entriesOf(`tout espoir était perdu|tout était perdu|il n'y avait plus d'espoir|sans espoir|plus jamais revu|
    ne sourit plus jamais|ne rit plus jamais|seul pour toujours|seule pour toujours|s'endormit en pleurant|désespoir`),
  es: entriesOf(`toda esperanza se perdió|todo estaba perdido|no quedaba esperanza|sin esperanza|nunca más se supo|
    nunca volvió a reír|nunca volvió a sonreír|solo para siempre|sola para siempre|se durmió llorando|desesperación`),
  it: entriesOf(`ogni speranza era perduta|tutto era perduto|non c'era più speranza|senza speranza|nessuno lo vide più|
    nessuno la vide più|non rise mai più|non sorrise mai più|solo per sempre|sola per sempre|si addormentò piangendo|disperazione`),
}
