import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas: snowed in at a small station, with a signal that does not light and a train that waits for it. */
export const station: Plot = {
  id: 'station',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Georg', gender: 'male', connection: 'Onkel' },
    b: { name: 'Frau Lindqvist', gender: 'female', connection: '' },
  },
  titles: ['Der letzte Zug vor Weihnachten', 'Fünf vor sechs', '{h} und das dunkle Signal'],
  teasers: [
    'Ein kleiner Bahnhof im Schnee, eine stehengebliebene Uhr und ein Zug, der nicht kommt. {H} muss bis acht zu Hause sein, mit einer Dose unter dem Arm.',
    'Heiligabend auf Gleis eins. Der Zug steckt irgendwo da draußen, und {h} findet heraus, worauf er wartet.',
  ],
  start:
    'Am Heiligen Abend steht {h} auf einem verschneiten Bahnsteig, eine Blechdose unter dem Arm. Der Zug hätte längst da sein sollen.',
  byname: '{h}{g:, der Lichtmeister von Gleis eins|, die Lichtmeisterin von Gleis eins| von Gleis eins}',
  places: [
    { name: 'Gleis eins', description: 'Es gibt kein Gleis zwei, aber man hofft.' },
    { name: 'Der Wartesaal', description: 'Die Uhr steht auf fünf vor sechs, und der Ofen hustet.' },
    { name: 'Der Signalmast', description: 'Zwölf Sprossen hoch, oben ein blindes Auge.' },
  ],
  scenes: [
    scene(
      ['Fünf vor sechs', 'Gleis eins', 'Der Zug, der nicht kam'],
      '{H} wartet auf einen Zug, und die Uhr wartet mit.',
      [
        always([
          'Die Bahnhofsuhr {dort} zeigte fünf vor sechs. Das tat sie schon seit einer Stunde. <Unter ihr hing ein Zettel: Uhr geht nicht. Danke, das sieht man.> {H} stand auf Gleis eins und hielt eine Blechdose fest, in der es klapperte.',
          'Auf Gleis eins {dort} lag so viel Schnee, dass man die Bahnsteigkante raten musste. {H} riet nicht, {er} blieb stehen. <Unter dem Arm klemmte eine Blechdose.> Die große Uhr zeigte fünf vor sechs. Das hatte sie vorhin auch schon gezeigt.',
        ]),
        always([
          'In der Dose waren neun Vanillekipferl. Einer, der heute allein war, sollte sie bekommen, um acht, das war versprochen. Der Zug hätte um sechs kommen sollen. Er kam nicht.',
          'Neun Kipferl lagen darin, in Butterpapier. {H} hatte versprochen, sie bis acht zu bringen, dorthin, wo heute sonst keiner hinkam. Und ein Versprechen mit Uhrzeit wiegt doppelt. Der Zug aber kam und kam nicht.',
        ]),
        always([
          'Neben {ihm} stampfte {a.+} mit den Füßen. „Der steckt irgendwo fest“, sagte {a}. {A.Er} stellte den Koffer ab, und der Koffer rasselte. „Lichterkette“, sagte {a}. „Seit drei Wochen versuche ich, sie zu entwirren.“',
          '„Man müsste etwas Warmes haben“, sagte {a.+} und setzte sich auf einen Koffer. Es klirrte darin. „Die Lichterkette“, erklärte {a}. „Ein einziger Knoten. Ich habe sie mitgenommen, falls mir unterwegs langweilig wird.“',
        ]),
        slot('portrait'),
        slot('company'),
        more(2, [
          'Sie waren nicht die Einzigen. Da stand ein Mann mit einer Standuhr im Arm. Da saß eine Frau, die einen Hefezopf im Mantel wärmte wie ein Kind. <Zwei Mädchen bauten einen Schneemann, der in die falsche Richtung fuhr.> Alle sahen dahin, wo die Schienen im Weiß verschwanden.',
        ]),
        more(3, [
          '{W.da} Im Lautsprecher knackte es. Alle hoben den Kopf. „Sehr geehrte“, sagte der Lautsprecher, und dann nichts mehr. <„Wenigstens höflich“, sagte {a}.>',
        ]),
      ],
    ),
    scene(['Immer den Schienen nach', 'Hundert Schritte', 'Umkehren'], '{H} will zu Fuß weiter und kommt nicht weit.', [
      always([
        '„Dann gehen wir“, sagte {h}. „Immer den Schienen nach.“ Hundert Schritte ging es gut. Dann waren keine Schienen mehr da, nur noch Schnee und darin ihre eigenen Spuren, die hinter ihnen zuschneiten. Sie kehrten um. Ein Kipferl war zerbrochen. Es waren noch acht.',
        'Warten konnte {h} nicht länger. {Er} ging los, am Gleis entlang, und {a} ging mit, weil man niemanden allein in so viel Weiß lässt. <Der Schnee reichte bis zum Knie, dann etwas höher.> Bald wussten sie nicht mehr, wo vorn war. Auf dem Rückweg fiel {h} hin, auf die Dose. Ein Kipferl war hin. Blieben acht.',
      ]),
      more(1, [
        'Dabei hatte {h} weit draußen etwas gesehen. Ein gelbes Fenster, oder zwei, ganz klein. „Da steht er“, sagte {h}. „Der Zug. Er steht einfach da.“ {A} kniff die Augen zusammen. „Warum fährt er dann nicht?“ <Der Wind nahm die Frage mit, und das Fenster blieb, wo es war.>',
      ]),
      more(3, [
        'Unterwegs hatten sie einen Hasen getroffen. Er saß mitten auf dem Gleis und wartete auch. „Fährt heute nicht“, sagte {a} zu ihm. <Der Hase glaubte es nicht und blieb sitzen.>',
      ]),
      slot('road'),
      more(2, [
        'Am Ende des Bahnsteigs stand ein Schneeräumer, so alt wie die Uhr. {A} setzte sich hinein und zog an allem, woran man ziehen konnte. Es hupte. Es blinkte. Dann ging langsam die Schaufel hoch und blieb oben wie eine Hand, die sich meldet. <„Ja bitte?“, sagte {h}.> Mehr wollte sie nicht. Aber sie warf einen schönen Schatten.',
      ]),
    ]),
    scene(
      ['Frau am Hebel', 'Was jeder hergeben muss', 'Im Stellwerk'],
      'Im Stellwerk erfahren sie, worauf der Zug wartet.',
      [
        always([
          'Im Stellwerk brannte Licht. Dort saß {b.+} an einem Hebel, der sich nicht bewegte. „Er wartet auf Grün“, sagte {b}. „Aber die Lampe am Mast ist kaputt. Kein Licht, keine Fahrt, das ist Vorschrift.“ „Und wenn wir sie reparieren?“ „Mit was?“, sagte {b}. „Bringt mir Licht. So viel, dass man es zwei Kilometer weit sieht. Und bringt es von allen, nicht von einem.“',
          '„Der Zug steht, weil das Signal dunkel ist“, sagte {b.+}, die Hand am großen Hebel. <Der Hebel war älter als alle im Raum.> „Ein Lokführer fährt nicht ins Dunkle. Zu Recht.“ „Dann machen wir Licht“, sagte {h}. „Das habe ich schon oft gehört“, sagte {b}. „Jeder hat ein kleines Licht und behält es in der Tasche. Holt sie alle. Sonst lohnt es nicht.“',
        ]),
        slot('questions'),
        more(2, [
          'Im Stellwerk hing ein Fahrplan von früher. Danach hielten hier vierzig Züge am Tag. „Und heute?“, fragte {h}. „Zwei“, sagte {b}. „Einer hin, einer her. Aber für den einen putze ich den Hebel.“ <Er glänzte wirklich. Man sah sich darin, krumm und festlich.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Acht kleine Lichter', 'Im Wartesaal', 'Zu wenig'], '{H} sammelt ein, was leuchtet.', [
      more(2, [
        'Ein Mädchen fragte {h}, ob das Christkind auch mit der Bahn fahre. „Wenn, dann mit dieser“, sagte {h}. „Dann kommt es heute nicht“, sagte das Mädchen. „Das wollen wir doch mal sehen“, sagte {h}. <Es klang mutiger, als es war. So etwas merken sich Mädchen.>',
      ]),
      always([
        'Also fragte {h} im Wartesaal jeden Einzelnen. Der Mann mit der Standuhr gab eine Taschenlampe her. Die Frau mit dem Zopf hatte zwei Kerzen, für daheim. <„Daheim ist heute hier“, sagte sie schließlich.> Für jedes Licht bezahlte {h} mit einem Kipferl, denn etwas anderes hatte {er} nicht. Am Ende war die Dose leer. Alle Lichter zusammen, aufs Fensterbrett gestellt, reichten gerade bis zum Gleis.',
        '„Was haben Sie, das leuchtet?“, fragte {h} und ging von Bank zu Bank. Es kamen zusammen: eine Taschenlampe, zwei Kerzen, ein Fahrradlicht, ein Handy mit neun Prozent. Jeder bekam dafür ein Kipferl. <„Das ist ein Wucherpreis“, sagte ein Herr und kaute selig.> Dann war die Dose leer, und das Licht reichte trotzdem kaum über den Bahnsteig.',
      ]),
      more(1, [
        'Sie trugen die Lichter zum Mast. Der Wind blies die erste Kerze aus, dann die zweite. Das Handy sagte Gute Nacht. „Zu klein“, rief {b} vom Fenster. „Das hält er für einen Stern!“ <Es war nett gemeint und half nicht.> Mit leeren Händen standen sie im Schnee, und ohne Kipferl auch.',
      ]),
      slot('road'),
      slot('quiet'),
      more(3, [
        'Im Wartesaal hustete der Ofen. Jemand hatte angefangen, leise zu summen, und jetzt gab es kein Zurück mehr: Nach und nach summten alle, jeder ein anderes Lied. <Es passte erstaunlich gut.> {A} sah auf die leere Dose. „Die waren doch versprochen“, sagte {a}. „Ja“, sagte {h}. „Ich denke gerade darüber nach.“',
      ]),
      more(2, [
        'Der Mann stellte seine Standuhr an die Wand und zog sie auf, aus Gewohnheit. Sie ging. „Halb acht“, las {h}. Zum ersten Mal an diesem Abend wusste jemand, wie spät es war. <Besser wurde es davon nicht.>',
      ]),
    ]),
    scene(['Der Knoten', 'Zwölf Sprossen', 'Grün'], 'Im Koffer liegt, was keiner gezählt hat.', [
      slot('key'),
      core(
        [
          'Der Koffer mit dem einen großen Knoten! „Wir brauchen sie gar nicht zu entwirren“, sagte {h}. Hundert Lämpchen in einem Knäuel, das war eine Lampe. {H} stieg zwölf Sprossen hinauf, hängte es in das Signal und wickelte einen grünen Schal darum.\nWeit draußen setzten sich zwei gelbe Fenster in Bewegung.',
        ],
        [
          'Der Koffer. Der Koffer mit dem einen großen Knoten! „Wir haben immer versucht, sie zu entwirren“, sagte {h}. „Das brauchen wir gar nicht.“ Hundert Lämpchen in einem Knäuel: Das war keine Kette, das war eine Lampe. {A} hielt die Leiter. {H} stieg zwölf Sprossen hinauf, hängte den Knoten in das blinde Auge des Signals und wickelte einen grünen Schal darum.\nUnten zog {b} den Hebel. Es wurde grün, so grün, dass der Schnee aussah wie eine Wiese. Und weit draußen setzten sich zwei gelbe Fenster in Bewegung.',
          '„Mach den Koffer auf“, sagte {h}. {A} machte ihn auf. Da lag sie, die Lichterkette, verknotet zu einer Kugel, groß wie ein Kürbis. „Zu nichts zu gebrauchen“, sagte {a}. „Zu genau einem“, sagte {h}. <Man musste den Knoten nur lassen, wie er war.> Sie steckten ihn an, und er glühte wie ein kleiner Mond. Mit einem grünen Schal darum trug {h} ihn den Mast hinauf, zwölf Sprossen, und hängte ihn an den Haken.\nDraußen im Weißen pfiff es. Einmal, lang. Der Zug hatte Grün.',
        ],
      ),
    ]),
    scene(['Alle einsteigen', 'Sechs Uhr', 'Die Dose'], 'Der Zug fährt ein, und {h} löst das Versprechen ein.', [
      slot('after'),
      always([
        'Der Lokführer stieg aus und fragte, wem er das zu verdanken habe. Alle zeigten auf {h}. Bevor der Zug weiterfuhr, ging die Dose noch einmal herum, und jeder legte etwas hinein: eine Scheibe Zopf, drei Nüsse, eine halbe Tafel, einen warmen Handschuh. Sie wurde so voll, dass der Deckel nicht mehr schloss.',
        'Als der Zug hielt, stieg zuerst niemand ein. Erst musste jeder {ihm} die Hand geben. Dann tat die Frau ein Stück Zopf in die leere Dose. Der Herr tat Schokolade hinein. <Die Mädchen taten Schnee hinein, aber der wurde wieder ausgeschüttet.> Am Ende war sie voller als am Anfang.',
      ]),
      more(1, [
        'Um kurz vor acht klopfte {h} an eine Tür, hinter der nur ein einziges Licht brannte. „Es sind keine Kipferl mehr“, sagte {h}. „Es ist eine längere Geschichte.“ „Dann komm herein“, sagte jemand. „Mit Geschichten habe ich gar nicht gerechnet.“',
      ]),
      always([
        'Hinter ihnen, auf dem leeren Bahnsteig, leuchtete der Knoten weiter. <{W.aus}> Und die Bahnhofsuhr, der es offenbar genügte, machte: tack. Sechs Uhr.',
        '{H} sah noch einmal zurück. <{W.aus}> Grün hing der Knoten über dem Schnee. Darunter zuckte der große Zeiger, als fiele ihm etwas ein. Dann ging er einen Strich weiter, auf sechs.',
      ]),
    ]),
  ],
}
