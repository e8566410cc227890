import type { Gathering } from '../../gather.ts'

/** Answers that are given in one go. `WER` is a quotation. */
export const ANSWERS: readonly Gathering[] = [
  {
    head: '{A} zog ein Heft hervor. Darin stand, was man über {h} wissen musste.',
    items: [
      'WER kam gleich auf der ersten Seite.',
      'Darunter, mit Rotstift: WER.',
      'Neben WER klebte ein getrocknetes Blatt.',
      'Bei WER musste {h} lachen.',
      'WER las {a} leiser vor, denn das war geheim.',
      'Die letzte Zeile hieß WER, und dahinter war ein Fleck.',
    ],
    tail: '„Woher weißt du das alles?“, fragte {h}. „Ich habe zugehört“, sagte {a}.',
  },
  {
    head: '{B} wollte {ihn} prüfen, hatte aber die Fragen verlegt. „Dann eben nur die Antworten“, sagte {b}.',
    items: [
      '„Bitte sehr“, sagte {h}. WER war die erste.',
      'WER kam sehr schnell hinterher.',
      'Nach kurzem Zögern folgte WER.',
      'Fast hätte {er} etwas ausgelassen, nämlich WER.',
      'Dann, mit erhobenem Finger: WER.',
      'WER sagte {h} zuletzt und setzte sich gerade hin.',
    ],
    tail: '{B} nickte jedes Mal. „Bestanden“, sagte {b}. <„Was denn?“, fragte {h}. Das stand leider auch bei den Fragen.>',
  },
  {
    head: 'Sie spielten Flüsterpost, zu zweit, damit sich niemand verhört. {H} fing an.',
    items: [
      'WER ging hin und kam heil zurück.',
      'Mit WER gelang es ebenfalls.',
      'Aus WER wurde beim ersten Mal etwas mit Fisch, beim zweiten stimmte es.',
      'WER kitzelte im Ohr.',
      'WER musste {h} wiederholen, weil {a} kicherte.',
      'Bei WER waren sie beide auf einmal ernst.',
    ],
    tail: '„Mehr weiß ich nicht“, flüsterte {h}. „Das ist eine Menge“, flüsterte {a} zurück.',
  },
  {
    head: 'An der nächsten Tür war ein Sprachrohr. „Sag etwas Wahres“, kam es heraus. „Am besten mehreres.“',
    items: [
      'WER war das erste, und ein Riegel klackte.',
      'Bei WER klackte der zweite.',
      'WER musste {h} wiederholen, es hatte gerauscht.',
      'Nach WER war es eine Weile still.',
      'Mit WER sprang etwas auf, weit hinten.',
      'Zuletzt flüsterte {h} nur noch: WER.',
    ],
    tail: 'Die Tür ging auf. Dahinter saß niemand. <Am Ende des Rohrs hing ein Ohr aus Blech.> „Vielleicht wollte sie es bloß hören“, sagte {a}.',
  },
  {
    head: 'Mit einem Stück Kreide malte {h} Kästchen auf den Boden. In jedes kam etwas, das stimmte.',
    items: [
      'Ins erste kam WER, zum Aufwärmen.',
      'WER füllte das zweite bis an den Rand.',
      'Auf WER musste man mit beiden Füßen landen.',
      'Bei WER wackelte {a} jedes Mal.',
      'Über WER sprang man hinweg, so wichtig war es.',
      'Ganz oben, wo sonst der Himmel ist, stand WER.',
    ],
    tail: '{A} hüpfte hin und zurück, ohne eine Linie zu berühren. „Jetzt kenne ich dich auswendig“, sagte {a} außer Atem. <„Inwendig fehlt noch“, sagte {h}.>',
  },
]
