import type { Gathering } from '../../gather.ts'

/** Places that the story has no room to go to one by one. `WER` is a quotation. */
export const PLACES: readonly Gathering[] = [
  {
    head: '{H} zeichnete eine Karte, aus dem Kopf und mit einem stumpfen Stift.',
    items: [
      'In die Mitte kam WER, weil man dort immer zuerst ankommt.',
      'Darüber schrieb {er} WER und machte einen Kringel darum.',
      'WER passte nur noch an den Rand.',
      'Wo der Stift abbrach, stand nun WER.',
      'WER bekam ein Kreuz, aber kein großes.',
      'Ganz unten, zwischen zwei Wellen, lag WER.',
    ],
    tail: '{A} besah sich das Blatt. „Und wo sind wir?“ {H} tippte neben das Papier. <„Noch nicht eingezeichnet.“>',
  },
  {
    head: '„Wenn wir das geschafft haben“, sagte {a}, „fahren wir überallhin.“ Sie machten eine Liste.',
    items: [
      'Zuerst WER, da waren sich beide einig.',
      'Danach WER, aber nur bei Sonne.',
      'WER kam dazu, weil dort noch ein Handschuh lag.',
      'WER bekam den Vermerk: Brote mitnehmen.',
      'WER schrieb {h} zweimal auf, aus Vorfreude.',
      'Hinter WER setzte {a} ein Fragezeichen und strich es wieder durch.',
    ],
    tail: '„Und dann?“, fragte {h}. „Dann nach Hause“, sagte {a}. <Das stand auch auf der Liste, ganz unten und am größten.>',
  },
  {
    head: 'Ein Kasten mit alten Postkarten stand da, jede von woanders. {H} blätterte.',
    items: [
      'Auf der obersten stand WER, mit einem Eselsohr.',
      'Die nächste hieß WER und roch nach Regen.',
      'WER war so oft verschickt worden, dass die Marke fehlte.',
      'Unter WER hatte jemand geschrieben: „Bin gleich zurück.“',
      'WER zeigte eigentlich nur Himmel.',
      'Und ganz hinten, verkehrt herum, fand sich WER.',
    ],
    tail: '„Da war ich überall schon einmal“, sagte {h}. „Und wer hat dir geschrieben?“, fragte {a}. <„Ich mir“, sagte {h}. „Für später.“>',
  },
  {
    head: 'Unter einer Treppe stand ein Koffer, über und über beklebt. {H} strich mit dem Finger darüber.',
    items: [
      'WER klebte ganz oben, schon etwas gelb.',
      'Schräg darunter saß WER, mit einem Schiff daneben.',
      'An der Ecke löste sich WER gerade ab.',
      'WER klebte doppelt, das musste ein guter Sommer gewesen sein.',
      'Auf dem Griff stand WER in Goldschrift.',
      'Unter WER kam noch ein älterer Aufkleber zum Vorschein.',
    ],
    tail: '„Und was ist drin?“, fragte {a}. {H} hob ihn an. Er war leicht. <„Platz“, sagte {h}.>',
  },
  {
    head: 'Sie spielten das Spiel mit den Feldern. {H} hatte es selbst gemalt, und jedes Feld war ein Ort.',
    items: [
      'Bei WER musste man aussetzen und sich umsehen.',
      'Auf dem Feld WER durfte man noch einmal würfeln.',
      'WER war der Sumpf, da half nur eine Sechs.',
      'Von WER führte eine Leiter nach oben.',
      'Auf WER wurden die Plätze getauscht.',
      'Gleich vor dem Ziel lag WER, und von dort wollte keiner weg.',
    ],
    tail: '„Gewonnen“, sagte {a}. „Du hast das Ziel übersprungen“, sagte {h}. <Sie fingen gleich noch einmal an.>',
  },
]
