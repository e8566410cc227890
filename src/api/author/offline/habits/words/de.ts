import { readNounPhrase } from '../../answers/de/noun-phrase.ts'
import { formOf } from '../../answers/form-of.ts'
import type { HabitLexicon } from '../habit-words.ts'

/** "krumme Nägel": "die Schachtel mit den krummen Nägeln". */
function boxOf(collected: string): string | undefined {
  const phrase = readNounPhrase(collected)
  const dative = phrase && !phrase.isName && formOf(phrase, 'dem')
  return dative ? `die Schachtel mit ${dative}` : undefined
}

export const GERMAN_HABITS: HabitLexicon = {
  alone:
    'pfeifen summen brummen singen trällern kichern lachen grinsen lächeln zwinkern blinzeln nicken seufzen gähnen schnalzen schnipsen schnippen trommeln wippen wackeln hüpfen springen tanzen zappeln zählen murmeln flüstern schmatzen schnuppern schnüffeln räuspern husten niesen klatschen stampfen winken hopsen schaukeln schielen reimen klimpern knurren miauen bellen gackern tippeln trippeln',
  handling:
    'klopfen tippen drehen zwirbeln wickeln kneten reiben kratzen zupfen kauen knabbern beißen lutschen nuckeln falten knoten knacken knirschen strecken runzeln streichen streicheln ziehen pusten blasen verdrehen rollen schnalzen klicken sortieren stapeln schneiden rücken richten spielen schlagen berühren zuzwinkern verknoten flechten glattstreichen knöpfen zwicken drücken heben verschränken',
  elliptic:
    'falten kneten zupfen kratzen reiben tippen klopfen kauen knabbern zwirbeln sortieren stapeln lutschen klicken flechten',
  only: {
    reden: 'sich selbst selber',
    sprechen: 'sich selbst selber',
    spielen: 'haar haaren finger fingern knopf locke locken reißverschluss zopf',
    schneiden: 'grimassen gesichter',
    heben: 'augenbraue augenbrauen braue schultern schulter',
    bauen: 'männchen turm türme',
    schlagen: 'rad räder takt purzelbäume',
  },
  never: { ziehen: 'um', springen: 'trampolin', drehen: 'filme videos' },
  collecting: 'sammeln horten',
  elsewhere:
    'nachts abends morgens schlaf schlafen schlafend bett dusche badewanne schule garten auto zug bus sofa toilette klo strand wald essen frühstück zähneputzen klavier gitarre flöte trompete geige fußball karten schach chor band',
  prepositions:
    'auf in im an am aus bei beim mit von vom vor vorm zu zum zur über überm unter unterm hinter neben zwischen durch gegen für um nach',
  again: { did: 'tat es wieder', do: 'das machen', zu: 'es zu tun', end: 'es tat' },
  justSaid: /(?<!\p{L})(?:tat|tut|tun|machte|macht|machen)(?!\p{L})/iu,
  tooLarge:
    /(?:autos?|fahrräder|freunde|witze|wörter|worte|ideen|träume|gerüche|geräusche|tiere|katzen|hunde|bücher|instrumente|momente|geschichten|namen|wolken|sprüche|zitate|sprachen|punkte)$/iu,
  infinitiveOf: phrase => phrase.at(-1) ?? '',
  boxOf,
}
