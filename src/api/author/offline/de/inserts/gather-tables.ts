import type { ByKind, Enumeration, Gathering } from '../../gather.ts'

export const GATHERINGS: ByKind<Gathering> = {
  people: [
    {
      head: '{H} leerte die Taschen und legte alles in eine Reihe. Von jedem war etwas darunter.',
      items: [
        'Von DAT kam der Apfel, einmal angebissen, zur Probe.',
        'Die Wolle war von DAT, drei Meter, für den Rückweg.',
        'Das Pflaster stammte von DAT und reichte für zwei Knie.',
        'Von DAT war der Bleistift, darum war er kurz.',
        'Ein Bonbon von DAT klebte, aber er zählte.',
        'Der Zettel von DAT war leer bis auf ein einziges Wort: „Los!“',
      ],
      tail: '„Jetzt sind alle dabei“, sagte {a}. <Sie packten es wieder ein, so vorsichtig, wie man Leute einpackt.>',
    },
    {
      head: '„Wen könnten wir noch fragen?“, überlegte {a}. Sie fragten alle.',
      items: [
        'WER wusste es nicht, aber sehr höflich.',
        'WER hielt es für möglich, jedenfalls ab Donnerstag.',
        'WER nickte zweimal, das half schon mehr.',
        'WER versprach, am Fenster zu bleiben.',
        'WER empfahl zuerst Geduld und dann Kekse.',
        'WER lachte so, dass man wieder Mut bekam.',
      ],
      tail: '„Das waren alle“, sagte {h}. „Dann wissen wir ja, was zu tun ist“, sagte {a}. <Gesagt hatte es keiner. Aber zusammen war es deutlich.>',
    },
    {
      head: 'In {hs:Jacke|der Jacke} steckte ein Foto, an den Ecken schon rund. Alle waren darauf, dicht an dicht.',
      items: [
        'WER stand ganz vorn und blinzelte.',
        'WER hielt jemandem Hasenohren hinter den Kopf.',
        'WER sah als einziges Gesicht in die falsche Richtung.',
        'WER kaute noch.',
        'WER war verwackelt, vor Lachen vermutlich.',
        'WER fehlte fast, man sah nur den Arm und die Hälfte vom Winken.',
      ],
      tail: '„Wer hat das Bild gemacht?“, fragte {a}. „Ich“, sagte {h}. <Darum fehlte eine Person, und doch war sie am besten zu erkennen: Alle sahen sie an.>',
    },
  ],
  places: [
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
  ],
  answers: [
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
  ],
}

export const ENUMERATIONS: ByKind<Enumeration> = {
  people: [
    { one: 'WER drückte die Daumen.', many: 'Die Daumen drückten WER.' },
    { one: 'WER winkte.', many: 'Vom Fenster winkten WER.' },
    { one: 'WER hielt das Licht an.', many: 'Wach blieben auch WER.' },
    { one: 'WER lief ein Stück mit.', many: 'Ein Stück liefen WER mit.' },
  ],
  places: [
    { one: 'An der Wand stand WER.', many: 'An der Wand standen Namen: WER.' },
    { one: 'Darunter las man WER.', many: 'Darunter, kleiner: WER.' },
    { one: 'Auf der Karte gab es noch WER.', many: 'Die Karte kannte außerdem WER.' },
    { one: 'Ein Pfeil zeigte nach WER.', many: 'Drei Pfeile zeigten dorthin: WER.' },
  ],
  answers: [
    { one: 'Auf einem Zettel stand WER.', many: 'Auf einem Zettel stand: WER.' },
    { one: 'Darunter stand WER.', many: 'Und weiter unten: WER.' },
    { one: '{H} sagte nur: WER.', many: '{H} zählte auf: WER.' },
    { one: 'Wichtig war auch WER.', many: 'Wichtig war außerdem: WER.' },
  ],
}
