import type { Insert, Template } from '../../language-pack.ts'

const tone = (name: string, slot: Insert['slot'], phrasings: readonly Template[], also = ''): Insert => ({
  slot,
  rank: 1,
  phrasings,
  needs: `${name} !toddler${also}`,
  facts: [],
})

/** One or two moments in which the tone asked for comes to the fore. */
export const toneInserts: readonly Insert[] = [
  tone('funny', 'road', [
    'Dann fiel {a} hin. Nicht schlimm, nur ausführlich. „Ich wollte sowieso nach unten“, sagte {a} vom Boden aus. <{H} setzte sich höflichkeitshalber dazu.>',
    '„Ich habe einen Plan“, sagte {a}. „Ist er gut?“ „Er ist kurz.“ <Er war sogar sehr kurz. Er bestand aus dem Wort „hinein“.>',
    '{A} wollte sich an die Wand lehnen. Es war keine Wand, es war ein Vorhang. <„Da geht es also auch nicht weiter“, kam es von dahinter.>',
    '„Riechst du das?“, fragte {a}. „Es riecht nach Gefahr.“ {H} schnupperte. „Das ist dein Käsebrot.“ <„Sag ich ja“, sagte {a}.>',
    '{A} hatte eine Abkürzung gefunden. Sie führte nach einer guten Weile genau dorthin zurück, wo sie angefangen hatte. <„Von dieser Seite kannte ich es noch nicht“, sagte {a}.>',
    '„Wenn du etwas hörst“, sagte {a}, „pfeif zweimal.“ „Ich kann nicht pfeifen.“ „Dann ruf: Pfiff.“ <„Pfiff“, sagte {h} zur Probe. Es klang überzeugend.>',
  ]),
  tone('funny', 'after', [
    '„Wenn das jemand erfährt“, sagte {a}. „Wer denn?“, fragte {h}. „Eben. Das wäre doch schade.“ <Also erzählten sie es gleich am nächsten Tag allen, jeder ein wenig anders.>',
    '„Wir sollten das nie wieder tun“, sagte {a} mit vollem Ernst. „Nein“, sagte {h}. „Wann?“ <Sie einigten sich auf Donnerstag.>',
    '„Ich erzähle es nur einem“, versprach {a}. „Wem?“ „Dem, der zuerst fragt.“ <Es fragten dann mehrere zuerst.>',
    '{A} wollte sich verbeugen und stieß dabei mit {h} zusammen, denn {h} verbeugte sich auch. <So endete es, wie es begonnen hatte, mit einer Beule.>',
    '„Was haben wir gelernt?“, fragte {a}. {H} dachte gründlich nach. „Dass man vorher etwas essen soll.“ <Das schrieben sie auf.>',
  ]),
  tone('thrilling', 'road', [
    'Hinter ihnen knackte es. {H} drehte sich um. Nichts. Sie gingen weiter, und es knackte wieder, genau einen Schritt zu spät. „Nicht umdrehen“, sagte {a}. <Sie drehten sich nicht um. Es kostete sie den halben Mut des Tages.>',
    '„Still“, zischte {a}. Sie drückten sich an die Wand. Etwas ging vorbei, langsam, und blieb stehen. <{H} zählte die eigenen Atemzüge. Es waren zu viele.> Dann ging es weiter.',
    'Etwas hatte sich verändert, und sie wussten beide nicht, was. Dann merkten sie es: Das Geräusch, das die ganze Zeit da gewesen war, hatte aufgehört. <Nun hörte es ihnen zu.>',
    'Am Boden waren Spuren, frisch, und sie kamen ihnen entgegen. {H} setzte den Fuß daneben. <Gleich groß.> „Wir waren hier doch noch gar nicht“, sagte {a}.',
    'Eine Klinke bewegte sich, ganz langsam, und ging wieder hoch. Keiner kam heraus. {A} hielt die Hand vor die Lampe. <Zwischen den Fingern schien es rot.> Sie warteten, bis die Klinke aufgab.',
    '„Bleib genau da stehen“, sagte {a}, ohne die Lippen zu bewegen. {H} blieb stehen. Hinter {ihm} atmete etwas ein. <Es dauerte lange, bis es wieder ausatmete.> Dann tappte es fort.',
  ]),
  tone('thrilling', 'key', [
    'Es blieb noch eine Minute. {H} sah, wie {a} auf die Uhr sah und dann so tat, als hätte {a.er} nicht auf die Uhr gesehen.',
    '„Jetzt oder gar nicht“, sagte {a}. Die Stimme war ruhig. Die Hände waren es nicht, darum steckten sie in den Taschen.',
    'Irgendwo schlug es, und keiner zählte mit. Es war der letzte Schlag, das hörte man auch so. {A} sah {h} an.',
    'Noch hielt alles. Aber es knisterte schon, wie Eis knistert, auf dem man einen Schritt zu weit gegangen ist.',
    '„Wenn es nicht klappt“, begann {a}. „Später“, sagte {h}. Man musste jetzt beide Hände frei haben und den ganzen Kopf.',
  ]),
  tone('sad', 'quiet', [
    '„Manchmal“, sagte {a}, „stelle ich noch eine Tasse zu viel hin.“ {H} sagte nichts. <Es gab nichts, was da gepasst hätte.> {Er} rückte nur so nah heran, dass die Ärmel sich berührten.',
    '{H} fand in der Jacke einen Zettel in einer Schrift, die es nicht mehr gab. Es war nur eine Einkaufsliste. <Milch stand darauf und zweimal Äpfel.> {Er} faltete sie wieder genau so, wie sie gewesen war.',
    'Auf der Bank war in der Mitte eine Stelle blank gesessen. Sie setzten sich rechts und links davon. <Die Mitte ließen sie frei, ohne darüber zu reden.>',
    '{A} summte ein Lied bis zu einer Stelle und hörte immer dort auf. „Wie geht es weiter?“, fragte {h}. „Den Rest hat immer jemand anders gesungen“, sagte {a}. <Sie ließen die Stelle stehen.>',
    '„Ich habe die Nummer noch gespeichert“, sagte {a} und strich den Ärmel glatt. „Man weiß ja, dass keiner abnimmt.“ {H} sagte nichts und blieb, wo {er} war.',
  ]),
  tone(
    'moving',
    'quiet',
    [
      '{A} nahm etwas Kleines aus der Tasche, sah es an und steckte es wieder ein. „Das zeige ich dir, wenn wir zurück sind“, sagte {a}. <{H} fragte nicht. Man hörte auch so, dass es wichtig war.>',
      '„Weißt du“, sagte {a}, „ich wäre auch mitgegangen, wenn du nicht gefragt hättest.“ {H} bückte sich nach einem Schnürsenkel, der gar nicht offen war. <Es dauerte ein wenig, bis {er} wieder hochkam.>',
      '{A} hatte {ihm} den größeren Bissen gegeben, das sah {h} erst jetzt. <Der kleinere war schon gegessen, da half kein Widerspruch.> „Danke“, sagte {h}. „Wofür?“, sagte {a} und kaute.',
      '„Frierst du?“, fragte {a}. „Nein“, sagte {h}. {A} legte {ihm} trotzdem die Jacke um. <„Ich auch nicht“, sagte {a} und rieb sich die Arme.>',
      '„Ich habe dir etwas aufgehoben“, sagte {a}. Es war ein Bonbon, ein wenig plattgedrückt, von ganz am Anfang. <{H} wickelte es aus und biss es durch, damit es zwei wurden.>',
    ],
    '',
  ),
  tone('happy', 'road', [
    'Auf einmal mussten beide lachen, und keiner wusste, wer angefangen hatte. <Es war auch kein Grund zu sehen.> Es ging erst vorbei, als {a} Schluckauf bekam.',
    '{A} balancierte auf einem Strich, den es nur für {a} gab. Da balancierte {h} hinterher. <Ein Fremder, der ihnen entgegenkam, wich dem Strich aus.>',
    '{H} fing an, rückwärts zu gehen, nur um zu sehen, wie das ist. {A} machte es nach. <So sahen sie beide, wo sie gewesen waren, und es gefiel ihnen.>',
    '„Wer den nächsten Schatten zuerst berührt!“, rief {a}. Es wurde ein langes Rennen, denn die Schatten liefen mit. <Am Ende gewann der von {h}, um eine Nase.>',
    'Irgendwo spielte jemand Mundharmonika, nicht gut, aber gern. {A} verbeugte sich vor {h}. <Sie tanzten genau so schlecht, wie gespielt wurde, das passte.>',
  ]),
  tone('happy', 'after', [
    '{H} ging den letzten Rest hüpfend. <Das war nicht nötig. Darum war es ja so schön.>',
    '„Gleich noch mal?“, fragte {h}. „Morgen“, sagte {a}, und auch das war eine gute Antwort.',
    'Sie liefen um die Wette bis dorthin, wo man nicht mehr weiterlaufen konnte. Wer gewonnen hatte, wusste hinterher keiner. <Beide hatten die Arme oben.>',
    '„Hör mal“, sagte {a}. „Was?“ „Nichts. Ich wollte nur hören, ob du noch grinst.“ <Man hörte es tatsächlich.>',
    '{H} drehte sich einmal um sich selbst, dann noch einmal, weil es beim ersten Mal so gut gegangen war.',
  ]),
  tone('motivating', 'road', [
    '„Das schaffe ich nie“, sagte {h}. „Nein“, sagte {a}. „Nicht das alles. Aber siehst du die Ecke da vorn? Bis zu der.“ <Bis zu der ging es. Und hinter der Ecke kam eine andere.>',
    '„Ich kann nicht mehr“, sagte {h}. „Das hast du vorhin auch gesagt“, sagte {a}, „und seitdem bist du dreihundert Schritte gegangen.“ <{H} drehte sich um. Man konnte sie sehen.>',
    '„Beim ersten Mal geht es nie“, sagte {a}. „Darum fangen wir gleich mit dem zweiten an.“ <{H} zählte laut: „Zwei.“ Es half wirklich.>',
    '{H} wollte sich setzen. „Gut“, sagte {a}, „aber erst da vorn.“ Vorn angekommen, wollte {h} gar nicht mehr sitzen. „Siehst du“, sagte {a}.',
    '„Was, wenn es schiefgeht?“, fragte {h}. „Dann wissen wir mehr als jetzt“, sagte {a}. <Sie gingen weiter, und das Wenn blieb ein Stück zurück.>',
  ]),
  tone('inspiring', 'quiet', [
    '„Wer hat das eigentlich zum ersten Mal gemacht?“, fragte {h}. „Jemand, der nicht wusste, ob es geht“, sagte {a}. <{H} sah die eigenen Hände an. Es waren ganz gewöhnliche Hände. Vermutlich hatten alle solche gehabt.>',
    'Über ihnen zog etwas vorbei, sehr hoch, ein Vogel oder ein Flugzeug. „Früher“, sagte {a}, „war das nur eines davon.“ <{H} sah ihm nach, bis es ein Punkt war und der Punkt ein Gedanke.>',
    '{A} erzählte von einer Frau, die ihr Leben lang Brücken gezeichnet hatte, nur auf Papier. „Und dann?“ „Dann kam jemand mit einem Fluss.“ <{H} dachte lange an den Fluss.>',
    '„Alles, was du hier siehst“, sagte {a}, „hat sich einmal einer ausgedacht. Sogar den Löffel.“ {H} sah den Löffel an. <Es war kaum zu glauben, wie gut er gelungen war.>',
    '„Man muss nicht wissen, wie man ankommt“, sagte {a}. „Nur, in welche Richtung der nächste Fuß zeigt.“ <{H} sah hinunter. Er zeigte schon.>',
  ]),
  tone('dark', 'road', [
    'Eine Lampe nach der anderen ging aus, immer die, unter der sie gerade durchgegangen waren. <Es war, als hätte es jemand eilig mit dem Dunkel.> „Schau nach vorn“, sagte {a}. Vorn brannten noch drei.',
    'Jemand hatte alle Spiegel zur Wand gedreht. „Warum?“, flüsterte {h}. <„Damit man nicht sieht, wer noch da ist“, flüsterte {a}, und das half nicht.> Sie gingen dicht hintereinander.',
    'An der Wand standen Striche, immer fünf und fünf, und der letzte war noch feucht. „Was hat da jemand gezählt?“, fragte {h}. <{A} fuhr mit dem Finger darüber und wischte ihn lange ab.>',
    'Es roch nach kaltem Rauch und nassem Stein. Irgendwo lief ein Wasserhahn, seit Jahren vielleicht. <„Den dreht keiner zu, weil keiner hingeht“, sagte {a}.> Sie gingen hin. Es war der einzige Ton.',
    'Die Raben, oder was da oben saß, rückten zusammen, als sie vorbeikamen. <Keiner flog auf. Sie sahen nur zu.> „Sie kennen den Weg schon“, sagte {a}.',
  ]),
  tone(
    'romantic',
    'quiet',
    [
      '{A} stand nur eine Handbreit entfernt. Das war näher als nötig. <Keiner von beiden rückte weg.> {H} hätte gern gewusst, ob {a} die Handbreit auch gemessen hatte.',
      'Sie griffen zugleich nach derselben Türklinke. Keiner ließ los. <Die Tür war übrigens offen.> So standen sie eine Weile und hielten etwas fest, das gar nicht zufallen wollte.',
      '{A} las die Karte, und {h} las {a}. <Auf der Karte stand mehr, bei {a} war es spannender.> „Hörst du mir zu?“, fragte {a}. „Jedes Wort“, sagte {h} und wusste keins.',
      'Ihre Schultern stießen beim Gehen aneinander, erst aus Versehen. Beim vierten Mal war es dann eher eine Frage. <Beim fünften war es eine Antwort.>',
    ],
    ' grown love',
  ),
  tone(
    'romantic',
    'quiet',
    [
      '{A} nahm {ihm} einen Faden vom Ärmel und wusste dann nicht, wohin damit. <Am Ende behielt {a.er} ihn.>',
      '{H} kannte inzwischen drei Arten, wie {a} schwieg. Das hier war eine vierte. <{Er} hätte gern gewusst, ob man sie beantworten durfte.>',
      '„Du hast da etwas“, sagte {a} und zeigte auf die Wange. {H} wischte links. „Nein, da.“ {H} wischte rechts. <Da war nie etwas gewesen, sie wussten es beide.> {A} wischte es trotzdem fort.',
      '{A} hob zwei Finger an den Mund, küsste sie und tippte damit gegen das Brückengeländer oder was da gerade war. „Das macht man so“, sagte {a}. <{H} hätte gern gewusst, wie man es bei Leuten macht.>',
    ],
    ' grown love',
  ),
  tone('futuristic', 'road', [
    'Über ihnen zog lautlos eine Lieferdrohne vorbei, ein Paket im Arm wie eine Katze ihr Junges. <Sie grüßte mit dem Blinker.> {H} grüßte zurück. Man weiß nie, wer morgen die Post bringt.',
    'Eine Straßenlaterne beugte sich herunter, um {h} zu erkennen, und wünschte einen guten Weg. <„Danke, gleichfalls“, sagte {a}. Die Laterne konnte freilich nirgends hin.>',
    'Ein Putzroboter kam ihnen entgegen und hielt an. „Verzeihung“, sagte er, „bin ich hier schon gewesen?“ <Der Boden glänzte.> „Ich glaube ja“, sagte {h}. Er bedankte sich und drehte um.',
    'Die Wand zeigte das Wetter von morgen, ein wenig zu früh, denn jemand saß schon mit Schirm davor. <„Ich bin gern vorbereitet“, sagte er.> Sie grüßten in die Zukunft.',
    '{As:Jacke|Die Jacke} meldete, sie sei jetzt auf dem neuesten Stand. „Und was ist neu?“, fragte {h}. „Die Taschen sind woanders“, sagte die Jacke. <{A} suchte sie noch eine Weile.>',
  ]),
  tone(
    'dystopian',
    'road',
    [
      'An jeder Ecke hing dasselbe Plakat: „Alles ist in Ordnung.“ <Es hing dort seit Jahren. Darunter klebte noch eines, darunter noch eines.> {H} hatte einmal eine Ecke abgelöst. Unter dem letzten war nur Wand.',
      'Aus den Lautsprechern kam Musik, seit Jahren dieselbe, und wer stehen blieb, um zuzuhören, fiel auf. <Sie blieben nicht stehen. Aber {a} summte eine andere.>',
      'Am Tor stand ein Kasten für Vorschläge. Er hatte keinen Schlitz. <Jemand hatte trotzdem einen Zettel daran geklebt: „Schlitz“.> {A} strich ihn im Vorbeigehen glatt.',
      'Die Uhren hatte man abgeschafft, damit keiner zu spät kam. <Seitdem kam auch keiner mehr pünktlich.> {H} zählte die Schritte, das hatte noch niemand verboten.',
    ],
    ' grown',
  ),
]
