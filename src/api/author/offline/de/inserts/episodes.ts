import type { Insert } from '../../language-pack.ts'
import { rich } from '../../pack/inserts.ts'

/** Little stories that one tells the other where the plot rests. */
const TALES: readonly Insert[] = [
  rich(
    'quiet',
    5,
    [
      '„Als ich klein war“, sagte {a}, „habe ich einmal einen Schatten verkauft.“ „Deinen?“ „Den von einem Baum. An einen Jungen, der schwitzte. Für zwei Murmeln.“ {H} wollte wissen, ob das ging. „Bis drei Uhr“, sagte {a}. „Dann war der Schatten auf dem Grundstück von Frau Kröger, und Frau Kröger verlangte Miete.“ Der Junge zog mit dem Schatten um, erfuhr {h}, jede Stunde einen Meter. „Am Abend gehörte ihm die halbe Stadt“, sagte {a}. „Und ich hatte zwei Murmeln und Sonnenbrand.“ <{H} fand, das sei im Ganzen ein faires Geschäft gewesen.>',
    ],
    '!toddler !taleA',
    'taleA',
  ),
  rich(
    'quiet',
    5,
    [
      '„Weißt du, was ich einmal gefunden habe?“, fragte {a}. „Eine Tür, die im Wald stand. Nur die Tür, kein Haus. Sie war abgeschlossen.“ „Dann geht man doch drum herum“, sagte {h}. „Das habe ich getan. Hinten war sie auch abgeschlossen.“ {A} machte eine Pause. „Ich habe geklopft.“ „Und?“ „Jemand hat gesagt: Augenblick. Dann habe ich mich nicht getraut zu warten.“ <Lange sagte keiner etwas.> „Wenn wir hier fertig sind“, sagte {h}, „gehen wir hin und warten.“',
    ],
    '!toddler !taleA',
    'taleA',
  ),
  rich(
    'quiet',
    5,
    [
      '{H} fiel ein Traum ein, den {er} als kleines Kind gehabt hatte. Darin musste {er} einem Zug das Schwimmen beibringen. „Hat er es gelernt?“, fragte {a}. „Er hatte Angst vor dem Wasser. Ich habe ihm gesagt, er soll die Wagen einzeln nehmen.“ „Kluger Rat.“ „Den Speisewagen hat er verloren. Ich denke manchmal, der fährt noch irgendwo herum, unter Wasser, und die Fische bekommen Suppe.“ {A} nickte ernst. „So etwas muss man zu Ende träumen“, sagte {a}.',
    ],
    '!toddler !taleB',
    'taleB',
  ),
  rich(
    'quiet',
    5,
    [
      '„Meine Großmutter“, erzählte {a}, „konnte Wetter in Gläser füllen. Sie hatte ein Regal davon. Mai, trocken. Gewitter, fern. Einmal habe ich heimlich eins aufgemacht.“ „Welches?“ „Nebel, mild. Wir haben drei Tage lang den Hund nicht gefunden.“ {H} sah {a.ihn} prüfend an. „Er saß die ganze Zeit auf meinem Schoß“, sagte {a}. „Man hat es nur nicht gesehen.“ „Das ist nicht wahr“, sagte {h}. „Das mit dem Hund schon.“',
    ],
    '!toddler !taleB',
    'taleB',
  ),
  rich(
    'quiet',
    5,
    [
      'Sie spielten ein Spiel, bei dem jeder etwas nennen muss, das man nicht in eine Kiste tun kann. „Ein Echo“, sagte {a}. „Morgen“, sagte {h}. „Den Geruch von Regen.“ „Ein Versprechen.“ „Doch“, sagte {a}, „ein Versprechen passt in jede Kiste. Man muss sie nur wieder aufmachen.“ {H} dachte nach. <Es war schwerer, als es klang.> „Eine Kiste, die größer ist“, sagte {er} endlich, und damit war das Spiel gewonnen.',
    ],
    '!toddler !taleC',
    'taleC',
  ),
  rich(
    'quiet',
    5,
    [
      '„Was ist das Mutigste, das du je getan hast?“, fragte {h}. {A} brauchte nicht lange. „Ich habe einmal um Entschuldigung gebeten. Ein Jahr zu spät. Vor einer Haustür, mit einem Kuchen, der in der Mitte roh war.“ „Und?“ „Wir haben den Rand gegessen.“ <Mehr war dazu nicht zu sagen.> Dann fragte {a} zurück, und {h} sagte: „Ich glaube, das kommt noch.“',
    ],
    '!toddler !taleC',
    'taleC',
  ),
]

/** Small adventures behind doors, for plots that play in a building or a ship. */
const INDOORS: readonly Insert[] = [
  rich(
    'road',
    5,
    [
      'Das Licht ging aus. Es war so ein Licht, das von selbst ausgeht, damit man sich nicht zu wohl fühlt. {H} tastete nach dem Schalter und fand eine Nase. „Entschuldigung“, sagte die Nase. Sie gehörte einem Herrn im Bademantel, der dasselbe suchte. Zu dritt tasteten sie die Wand ab. <„Wenn Sie den Schalter finden“, sagte der Herr, „ich wohne hier irgendwo.“> Als es hell wurde, stand er genau vor seiner eigenen Tür. Er bedankte sich bei der Lampe.',
    ],
    'bedtime/christmas/horror/scifi !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Der Aufzug hielt zwischen zwei Stockwerken und dachte nach. {A} drückte alle Knöpfe, dann den einen noch einmal, freundlicher. „Nicht bewegen“, sagte {a}. „Er muss von selbst darauf kommen.“ Sie setzten sich auf den Boden. Oben hörte man Schritte, unten auch. „Jetzt sind wir nirgends“, sagte {h}. <„Da wollte ich immer schon mal hin“, sagte {a}.> Nach einer Weile seufzte der Aufzug und brachte sie in ein Stockwerk, in das sie gar nicht wollten. Von dort war es näher.',
    ],
    'christmas/scifi/horror !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Eine Tür stand offen, die sonst immer zu war. Dahinter lag eine Kammer, voll mit Dingen, die einmal wichtig gewesen waren: ein Globus mit alten Grenzen, ein Rollschuh, ein Karton, auf dem „Karl, nicht öffnen!“ stand. „Wer ist Karl?“, fragte {h}. „Jedenfalls neugierig“, sagte {a}. Sie öffneten ihn nicht. <Es kostete sie eine gewisse Kraft.> Im Hinausgehen drehte sich {h} noch einmal um. Der Rollschuh stand jetzt andersherum.',
    ],
    'bedtime/christmas/horror/scifi !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Jemand kam ihnen entgegen, die Arme voller Wäsche, und ging im Schlaf. Man erkannte es daran, dass die Augen zu waren und das Gesicht sehr zufrieden. „Nicht wecken“, flüsterte {a}. Sie machten Platz. Die Person blieb vor {h} stehen, legte {ihm} ein gefaltetes Handtuch auf die Arme und sagte: „Bis Donnerstag.“ <Dann ging sie weiter, ohne anzustoßen, besser als mancher Wache.> „Was ist am Donnerstag?“, fragte {h}. „Das Handtuch muss zurück“, sagte {a}.',
    ],
    'bedtime/horror/christmas !toddler',
  ),
]

/** Small adventures under the sky. */
const OUTDOORS: readonly Insert[] = [
  rich(
    'road',
    5,
    [
      'Ein Mann trug einen Spiegel über die Straße, so groß, dass man nur seine Schuhe sah. „Ist es noch weit?“, fragte der Spiegel. „Wohin denn?“, fragte {h}, und {h} fragte aus dem Spiegel zurück. Der Mann wusste die Hausnummer nicht mehr. „Irgendwo, wo jemand wissen will, wie er aussieht“, sagte er. Sie führten ihn um zwei Laternen herum. Zum Dank durften sie noch einmal hineinsehen. Sie sahen etwas müde aus, fanden sie, aber wie Leute, mit denen man mitgehen würde.',
    ],
    'adventure/generic/love !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Eine alte Dame verkaufte an einem Klapptisch einen einzigen Apfel. „Was kostet der?“, fragte {h}. „Kommt darauf an, wozu.“ „Zum Essen.“ „Dann ist er unbezahlbar. Es ist mein letzter.“ {A} wollte weitergehen, doch {h} setzte sich zu ihr. Sie redeten über Äpfel, über Leitern, über einen Baum, der nur alle sieben Jahre trug. Am Ende schnitt sie den Apfel in drei Stücke. „So“, sagte sie, klappte den Tisch zusammen und hatte Feierabend.',
    ],
    'adventure/generic/love !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Auf einer Mauer saß eine Katze und versperrte den Weg, indem sie ihn nicht versperrte. Man hätte vorbeigehen können. Aber sie sah einen so an, dass man stehen blieb. „Will sie etwas?“, fragte {a}. „Sie will, dass wir etwas wollen“, sagte {h}. Sie fragten höflich, ob sie vorbeidürften. Die Katze überlegte, putzte ein Ohr und überlegte weiter. <Dann stand sie auf und ging voran, als wäre es ihre Idee gewesen.> Drei Ecken lang hatten sie eine Führerin. An der vierten war sie in keiner Richtung mehr zu sehen.',
    ],
    'adventure/generic/love !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Vor ihnen ging eine Laterne kaputt, mit einem kleinen Seufzer. „Die hat uns gesehen“, sagte {a}. „Die hat Feierabend“, sagte {h}. Aber es war gerade die Laterne, unter der es zwei Stufen hinunterging. Die erste fand {h} mit dem Fuß, die zweite mit dem Knie. <„Aufschreiben“, sagte {a}. „Zwei Stufen. Für die, die nach uns kommen.“> Mit einem Stück Kreide malte {h} eine große Zwei auf das Pflaster. Sie war auch im Dunkeln zu sehen, wenn man schon lag.',
    ],
    'adventure/generic/love/horror !toddler',
  ),
  rich(
    'road',
    5,
    [
      'Auf einer Bank lag eine Zeitung von morgen. Jedenfalls stand oben das Datum von morgen. {A} griff danach, {h} hielt die Hand fest. „Und wenn wir drinstehen?“, fragte {h}. „Dann wüssten wir, wie es ausgeht.“ „Eben.“ <Sie sahen die Zeitung an, und die Zeitung lag da.> Schließlich lasen sie nur den Wetterbericht. „Wechselhaft“, stand da. Das half keinem von beiden, und sie waren froh darüber.',
    ],
    'adventure/generic/love/christmas !toddler',
  ),
]

export const episodes: readonly Insert[] = [...TALES, ...INDOORS, ...OUTDOORS]
