import type { Template } from '../../language-pack.ts'

interface Look {
  readonly phrasings: readonly Template[]
  readonly short: readonly Template[]
}

/** Hair and eyes do something in the scene: somebody finds, mistakes or knows the hero by them. */
export const HAIR: Readonly<Record<string, Look>> = {
  black: {
    phrasings: [
      '{Hs:Haar|Das Haar} war schwarz wie eine Nacht ohne Werbung. <Im Dunkeln sah man zuerst das Lächeln.>',
      'Schwarzes Haar hatte {er}, und darin steckte meistens ein Bleistift, den {er} gerade suchte.',
      'Schwarzes Haar, stand im Ausweis von {h}, aber das war untertrieben. <Schon einmal war ein Rabe darin gelandet, aus Versehen.>',
      '{H} schüttelte das schwarze Haar aus der Stirn. Es fiel sofort zurück. <So ging das den ganzen Tag, und keiner gab nach.>',
      'Wer hinter {h} im Kino saß, sah den Film zur Hälfte und zur anderen schwarzes Haar.',
      'Beim Backen verriet das schwarze Haar jedes Stäubchen Mehl. <{H} leugnete trotzdem.>',
      'Schwarzes Haar hatte {h}, und gekämmt wurde es vom Wind, so wie der gerade wollte.',
      'Im Schnee fand man {h} am schwarzen Haar, im Kohlenkeller nur an der Stimme.',
      'Zuerst sah man das Haar von {h}, schwarz und meistens quer. <Der Rest kam nach.>',
    ],
    short: ['Schwarzes Haar hatte {er}.'],
  },
  brown: {
    phrasings: [
      '{Hs:Haar|Das Haar} war braun wie eine gute Brotkruste. <Es roch auch manchmal so.>',
      'Das braune Haar stand {ihm} an einer Stelle immer ab, [links|rechts] hinten. <Kämme hatten aufgegeben.>',
      '{H} hatte braunes Haar, in dem bei Wind die Blätter nicht auffielen. <Manche blieben bis zum Frühjahr.>',
      '„Braunes Haar“, hatte der Friseur gesagt, „aber mit Meinung.“ <Die Meinung zeigte nach oben.> So trug {h} es seither.',
      'Das braune Haar hielt {er} mit einem Bleistift zusammen oder gar nicht. <Mit dem Stift sah es klüger aus.>',
      'Braunes Haar hatte {h}, wie eine Haselnuss, die jemand lange in der Tasche getragen hat.',
      'Das braune Haar roch nach Regen, sobald es welchen gab. <Man konnte {h} als Wetterbericht benutzen.>',
      '{H} strich sich das braune Haar hinter das Ohr. Dort blieb es, bis keiner mehr hinsah.',
      '„Braunes Haar ist nichts Besonderes“, sagte {h}. <Der Meise, die daraus ein Nest bauen wollte, war es besonders genug.>',
    ],
    short: ['Braunes Haar hatte {er}, das hinten abstand.'],
  },
  blond: {
    phrasings: [
      '{Hs:Haar|Das Haar} war blond wie ein Stoppelfeld und ungefähr so leicht zu kämmen.',
      'Blondes Haar hatte {h}, so hell, dass {a} {ihn} in jeder Menge fand. <Verstecken spielen war damit erledigt.>',
      'Im Sommer war das blonde Haar beinahe weiß, im Winter beinahe Stroh. <Dazwischen sah keiner hin.>',
      '{H} hatte blondes Haar, das im Dunkeln als Letztes verschwand. <Beim Versteckspiel war das ein Nachteil.>',
      '„Da kommt die Lampe“, hieß es, wenn {h} mit dem blonden Haar um die Ecke bog.',
      'Im blonden Haar von {h} fand jeder Strohhalm ein Zuhause. <Manche meldeten sich erst beim Baden.>',
      'Sobald etwas wichtig wurde, fiel {ihm} das blonde Haar in die Augen.',
      '{H} pustete sich das blonde Haar aus der Stirn. Es war eine Angewohnheit und manchmal auch eine Antwort.',
      'Auf alten Fotos sah man von {h} nur einen hellen Fleck, so blond war das Haar. <Die Fotografen schüttelten ihre Apparate.>',
    ],
    short: ['Blondes Haar hatte {er}, leicht wiederzufinden.'],
  },
  red: {
    phrasings: [
      '{Hs:Haar|Das Haar} war rot, und zwar so, dass Autos davor bremsten. „Rotes Haar“, sagte {a}, „spart die Taschenlampe.“',
      'Am roten Schopf erkannte man {h} vom anderen Ende der Straße. <Das war mal praktisch und mal nicht.>',
      'Rotes Haar hatte {h}, und es stand in alle Richtungen wie ein Feuer, das sich nicht entscheiden kann.',
      'Im Herbst sah das rote Haar aus wie alles andere, da fand man {h} schwer. <Den Rest des Jahres fand man {ihn} sofort.>',
      '„Vorsicht, heiß“, sagten Leute, die sich für witzig hielten, über das rote Haar. <{H} hatte darauf vierzehn Antworten und benutzte keine.>',
      'Rotes Haar hatte {h}, und eine Mütze nach der anderen gab auf.',
      'Anschleichen konnte {h} sich nirgends. Das rote Haar war immer schon da.',
      'Stand {h} mit dem roten Haar gegen das Licht, hielten die Leute die Hände hin, um sich zu wärmen.',
      'Einmal war ein Marienkäfer auf dem roten Haar gelandet und hatte sich gleich zu Hause gefühlt.',
    ],
    short: ['{Sein_} rotes Haar sah man von weitem.'],
  },
  colorful: {
    phrasings: [
      '{Hs:Haar|Das Haar} leuchtete in vielen Farben. <Welche gerade oben lag, entschied die Mütze.>',
      '{H} trug buntes Haar, [vorne grün|vorne blau], hinten noch unentschieden. <Papageien grüßten.>',
      'Das Haar war bunt, jede Woche anders, und die Handtücher wussten Bescheid.',
      'Auf die Frage nach der Haarfarbe schrieb {h}: buntes Haar. <Das Formular hatte dafür kein Kästchen. Jetzt hatte es eins.>',
      'Buntes Haar hatte {h}, so bunt, dass Bienen es sich zweimal überlegten.',
      '{Hs:Haar|Das Haar} war bunt. <Der Friseur rechnete nach Farben ab, nicht nach Länge.>',
      'Buntes Haar hatte {h}, und jedes Kissen behielt ein wenig davon.',
      '„Da geht ein Regenbogen!“, hatte einmal ein Kind gerufen. Es war aber nur {h} mit dem bunten Haar.',
      'Wer {h} suchte, musste nur sehen, wohin sich alle umdrehten. Das lag am bunten Haar.',
    ],
    short: ['Buntes Haar hatte {er}.'],
  },
}

export const EYES: Readonly<Record<string, Look>> = {
  black: {
    phrasings: [
      'Aus schwarzen Augen sah {h} die Dinge an, bis sie nachgaben.',
      '{Er} hatte schwarze Augen, in denen sich jede Lampe verdoppelte.',
      'Schwarze Augen hatte {h}, tief wie ein guter Brunnen. <Wer hineinsah, wollte etwas hineinwerfen.>',
      'Schwarze Augen hatte {h}, die auch bei Nacht noch nachdachten.',
      'Man merkte nie, wann die schwarzen Augen wegsahen. <Meistens taten sie es nicht.>',
      'Schwarze Augen hatte {h}, und wer zu lange hineinsah, vergaß die Frage.',
      'Den schwarzen Augen von {h} entging wenig. <Am wenigsten Kuchen.>',
      '„Guck nicht so“, sagten die Leute. Schwarze Augen gucken immer so, fand {h}.',
      'Wenn {h} die schwarzen Augen schloss, wurde es im Zimmer ein wenig heller. <Das war Einbildung, aber alle hatten sie.>',
    ],
    short: ['Aus schwarzen Augen sah {er} alles genau an.'],
  },
  brown: {
    phrasings: [
      'Mit braunen Augen sah {h} lange hin, ehe {er} etwas sagte.',
      '{Er} hatte braune Augen, denen Hunde auf der Stelle vertrauten.',
      'Braune Augen hatte {h}, warm wie Tee, der noch zieht.',
      'Braune Augen hatte {h}, das linke mit einem Sprenkel. <Wer ihn kannte, kannte {h} gut.>',
      'Wenn {h} die braunen Augen zusammenkniff, rechnete {er}. <Wenn {er} sie aufriss, war {er} fertig.>',
      'Braune Augen hatte {h}, wie Kastanien am ersten Tag, wenn sie noch glänzen.',
      '„Mit den braunen Augen bekommst du alles“, sagte {a}. <Es stimmte nicht. Aber das meiste.>',
      'Ging es um Hunde, wurden die braunen Augen von {h} noch eine Spur runder.',
      'Die braunen Augen sahen den Dingen so lange zu, bis die sich beobachtet fühlten.',
    ],
    short: ['Mit braunen Augen sah {er} alles genau an.'],
  },
  green: {
    phrasings: [
      '{Er} hatte grüne Augen. <Katzen hielten {ihn} deshalb für Verwandtschaft.>',
      'Aus grünen Augen sah {h} in die Welt, als könnte sie jeden Moment etwas anstellen.',
      'Grüne Augen hatte {h}, von der Farbe, die Flaschen im Wasser haben.',
      '{H} hatte grüne Augen, je nach Wetter mehr nach Moos oder mehr nach Ampel. <Bei Ampel durfte man mit {ihm} reden.>',
      '„Das sind ja grüne Augen“, sagten Leute, als hätte {h} es noch nicht gewusst.',
      'Führte {h} etwas im Schilde, wurden die grünen Augen schmal wie Schoten.',
      'Die grünen Augen von {h} sahen auch das, was ganz hinten im Schrank stand.',
      '{H} hatte grüne Augen wie Stachelbeeren, und manchmal sah {er} auch so drein.',
      'Bei Kerzenlicht stritten sich die Leute, ob {h} wirklich grüne Augen hatte. <{H} hielt still und ließ sie streiten.>',
    ],
    short: ['Aus grünen Augen sah {er} alles genau an.'],
  },
  blue: {
    phrasings: [
      '{Er} hatte blaue Augen und kniff das linke zu, wenn {er} nachdachte.',
      'Aus blauen Augen sah {h} dahin, wo sonst keiner hinsah. <Meistens nach unten. Da liegt am meisten.>',
      'Blaue Augen hatte {h}, und wenn {er} schwindelte, wurden sie heller. <Darum schwindelte {er} nur mit Sonnenbrille.>',
      'Blaue Augen hatte {h}, blau wie ein Heft am ersten Tag.',
      'Mit blauen Augen sah {h} einen an, bis einem einfiel, was man vergessen hatte.',
      'Log jemand, wurden die blauen Augen von {h} grau. <Das war sehr praktisch, nur nicht für die anderen.>',
      'Kam {h} ein Gedanke, sah man ihn in den blauen Augen einlaufen wie ein Schiff.',
      '{H} hatte blaue Augen, die niemals zuerst wegsahen.',
      '„Blaue Augen“, sagte {a}, „und trotzdem findest du nie den zweiten Handschuh.“ <Den dritten fand {h} immer.>',
    ],
    short: ['Aus blauen Augen sah {er} alles genau an.'],
  },
}
