import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror and science fiction, with a light at the end: a mirror that runs late, and what can be seen in it too late. */
export const slowMirror: Plot = {
  id: 'slow-mirror',
  categories: ['horror', 'scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Veit', gender: 'male', connection: 'Cousin' },
    b: { name: 'Frau Sander', gender: 'female', connection: '' },
  },
  titles: ['Der langsame Spiegel', 'Drei Sekunden zu spät', '{h} und der Spiegel im Flur'],
  teasers: [
    'Der Spiegel im Flur geht nach. Erst eine Sekunde, dann eine Minute. Und man sieht darin, wer hinter einem stand.',
    'Wer in diesen Spiegel winkt, bekommt die Antwort erst später. Heute winkt jemand zurück, der gar nicht da war.',
  ],
  start:
    'Im Flur hängt ein Spiegel, der nachgeht. {H} merkt es erst, als etwas darin winkt, das schon wieder fort ist.',
  byname: '{h} vor dem Spiegel',
  places: [
    { name: 'Der Flur', description: 'Lang, schmal, und am Ende sieht man sich kommen. Sonst.' },
    { name: 'Der Spiegel', description: 'Ein Rahmen aus dunklem Holz und ein Glas, das sich Zeit lässt.' },
    { name: 'Die Uhrmacherei', description: 'Hier gehen alle Uhren, nur jede anders.' },
  ],
  scenes: [
    scene(['Zu spät', 'Im Flur', 'Eine Sekunde'], 'Ein Spiegel hinkt hinterher.', [
      always(
        [
          'Der Spiegel hing im Flur, seit sie {dort} eingezogen waren. Am Montag hob {h} die Hand, und im Glas blieb sie unten. Eine Sekunde lang. Dann kam sie nach, als wäre nichts gewesen.',
          '{H} ging jeden Tag an dem alten Spiegel vorbei. Es gab {dort} nicht viele so große. An diesem Abend war {h} schon an der Küchentür und sah zurück. Im Spiegel ging {h} gerade erst los.',
        ],
        '',
        'inside',
      ),
      always([
        'Am Dienstag waren es drei Sekunden. Am Mittwoch eine Minute. {H} wollte wissen, warum, und vor allem wollte {er} vor dem Schlafen wieder ohne Angst durch diesen Flur.',
        'Von da an ging der Spiegel jeden Tag mehr nach. {H} nahm nun den Umweg durch das Wohnzimmer, auf Socken. So konnte es nicht bleiben. Ein Flur muss einem selbst gehören.',
      ]),
      always([
        '„Das gibt es nicht“, sagte {a.+} und schnitt dem Spiegel eine Grimasse. Sie warteten. Nach einer Minute schnitt er sie zurück. {A} wurde blass.',
        '{A.+} stellte sich davor und putzte sich die Nase. Im Glas war der Flur leer. <„Vielleicht bin ich ja nicht da“, flüsterte {a}.> Dann, eine Minute darauf, kam {a} im Spiegel herein und putzte sich die Nase.',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Es hatte auch Vorteile. Man konnte nachsehen, ob man abgeschlossen hatte. Man konnte sich selbst auf den Hinterkopf sehen, wenn man sich beeilte. <„Und man weiß immer, wo der Kamm zuletzt war“, sagte {a}.> Sie lachten darüber. Eine Minute später lachten sie noch einmal, ohne Ton, und das war weniger lustig.',
      ]),
    ]),
    scene(['Wer winkt da?', 'Hinter uns', 'Eine Stunde'], 'Im Spiegel ist jemand, der nicht dort war.', [
      core(
        [
          'Am Donnerstag stand im Spiegel der Flur von vor einer Stunde. Hinter {h} stand eine Gestalt und winkte. Sie hängten ein Laken davor. Am Morgen lag es gefaltet auf dem Boden.',
        ],
        [
          'Am Donnerstag ging er eine Stunde nach. {H} und {a} setzten sich davor wie vor ein Fenster. Da kam {h} im Glas aus der Küche, mit einem Brot. Und hinter {ihm}, auf der dunklen Seite, ging noch jemand. Die Gestalt blieb stehen, sah zum Spiegel und winkte. <Das Brot hatte {h} allein gegessen. Das wusste {er} genau.> Sie warfen ein Laken darüber. Am Morgen lag es auf dem Boden, Kante auf Kante gefaltet.',
          'Sie sahen sich selbst beim Zähneputzen zu, mit einer Stunde Verspätung. „Da“, sagte {a}. Im Spiegel, hinter ihnen, ging die Tür auf, die man vorhin nicht gehört hatte. Etwas Helles schob sich herein, blieb hinter {h} stehen und hob die Hand. Es winkte. „Wir waren doch zu zweit“, sagte {h}. Vor den Spiegel kam ein Laken, fest verknotet. <Morgens waren die Knoten auf und das Laken glatt gestrichen.>',
        ],
      ),
      more(1, [
        'Es gab nun zwei Möglichkeiten, und beide waren nicht gut. Entweder war im Spiegel jemand, der nicht im Flur war. Oder im Flur war jemand, den man nur im Spiegel sah. <„Was ist dir lieber?“, fragte {a}. „Frühstück“, sagte {h}.> Sie aßen im Stehen, mit dem Rücken zur Wand.',
      ]),
      more(2, [
        '{A} streute Mehl auf den Boden, für die Spuren. Am Abend waren darin zwei Paar Füße, ihre eigenen. Und ein Kreis, in dem gar kein Mehl mehr lag, sauber wie ein Teller. <Jemand hatte sich dort sehr lange nicht bewegt.>',
      ]),
      slot('road'),
    ]),
    scene(['Uhren', 'Was nachgeht', 'Ein Pfand'], 'Wer Uhren versteht, versteht auch Spiegel.', [
      always([
        'Einen Spiegel, der nachgeht, bringt man nicht zum Glaser. In der Uhrmacherei half heute {b.+} aus. „Ich kann ihn stellen“, sagte {b}. „Oder euch sagen, was er hat. Beides geht nicht.“',
        '„Wie viel?“, fragte {b.+} und beugte sich über eine Uhr. „Eine Stunde“, sagte {h}. „Am Tag?“ „Eine mehr an jedem.“ {B} legte die Lupe hin. „Ich verrate euch, woran das liegt. Aber dafür bleibt eure schnellste Uhr bei mir.“',
      ]),
      slot('questions'),
      always([
        'Stellen wäre einfach gewesen. {H} wollte es lieber wissen. „Uhren gehen nach, wenn sie müde sind“, sagte {b}. „Oder wenn sie auf etwas warten. So ein Spiegel hat etwas gesehen, das er nicht loslassen will.“',
        '{H} legte die Stoppuhr auf den Tisch, die Einzige, auf die Verlass war. „Er hängt an jemandem“, sagte {b}. „Er hält ihn fest, eine Stunde, zwei, bald einen Tag. Wenn man so langsam wird, ist man irgendwann bei früher.“',
      ]),
      more(2, [
        'Hinten im Laden hing ein Spiegel mit einem Tuch davor. „Geht der auch nach?“, fragte {a}. „Der geht vor“, sagte {b} und sah nicht hin. <„Den kauft keiner zweimal.“>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(
      ['Ein ganzer Tag', 'Warten', 'Vor dem Glas'],
      'Sie wachen vor dem Spiegel, und es wird später und früher zugleich.',
      [
        more(1, [
          'Am Samstag zeigte er gestern. Sie sahen sich dabei zu, wie sie Angst hatten, und fanden, es habe schlimmer ausgesehen als gedacht. Die Gestalt stand hinter ihnen und winkte, immer gleich, immer noch. <„Sie winkt gar nicht wie zum Erschrecken“, sagte {a}. „Sie winkt wie vom Bahnsteig.“>',
        ]),
        more(
          2,
          [
            '{H} schrieb auf ein Blatt: „WER BIST DU?“ und hielt es vor das Glas. Nun musste man warten. Es wurde dunkel. Endlich hob {h} im Spiegel das Blatt, und die Gestalt beugte sich vor, um es zu lesen. <Sie schüttelte den Kopf. Sie zeigte auf ihre Augen. Dann auf den Spiegel.>',
          ],
          '',
          'asked',
        ),
        slot('road'),
        slot('quiet'),
        always([
          'In der Nacht blieben sie davor sitzen, mit Decken und einer Kerze. Im Glas war noch Nachmittag.',
          'Gegen Mitternacht stand im Flur eine Kerze und im Spiegel noch die Sonne.',
        ]),
      ],
    ),
    scene(['Zurückwinken', 'Auf Wiedersehen', 'Nachgeholt'], '{H} tut, was keiner getan hat.', [
      slot('key'),
      core(
        [
          'Sie winkte wie jemand, dem keiner zurückgewinkt hat. „Darum wird er langsam“, sagte {h}. „Er wartet auf die Antwort.“ {H} stellte sich vor das Glas, hob die Hand und winkte. Im Spiegel ließ die Gestalt den Arm sinken. Dann liefen die Stunden los.',
        ],
        [
          'Vom Bahnsteig. Wenn einer winkt und keiner zurückwinkt, kann der Zug nicht fahren. „Hier ist jemand ausgezogen“, sagte {h}, „und keiner hat Auf Wiedersehen gesagt. Der Spiegel hat es gesehen und hält es fest, bis es einer tut.“ {H} zitterten die Knie. {Er} stellte sich trotzdem mitten vor das Glas, dorthin, wo der leere Kreis gewesen war, und winkte. Groß, mit dem ganzen Arm.\nIm Spiegel ließ die Gestalt die Hand sinken. Man sah ihr Gesicht jetzt, ein altes und ziemlich nettes, mit einer Reisetasche darunter. Sie nickte. Dann lief der Nachmittag im Glas schneller, wurde Abend, wurde Nacht, holte auf.',
          'Ein Spiegel wartet nur auf eines: dass jemand zurückschaut. {H} drehte sich um, in den leeren Flur. Da war nichts. Aber genau dorthin winkte {h}, und {a} winkte mit, zwei Leute nachts um zwölf, in Decken, in einem Flur. „Gute Reise!“, rief {h}.\nSie drehten sich zum Glas. Es war noch Nachmittag darin, und die Gestalt sah auf, als hätte sie es gehört, über all die Stunden hinweg. Sie nahm einen Koffer vom Boden, setzte den Hut auf und ging aus dem Bild. Hinter ihr wurde es im Spiegel Abend, sehr schnell, wie ein Zug, der Verspätung aufholt.',
        ],
      ),
      always([
        'Die Kerze im Spiegel ging an. Dann saßen sie beide darin, in Decken, mit offenem Mund. {H} hob die Hand. Die im Glas hob sie auch, auf die Sekunde.',
        '„Jetzt“, sagte {a}. Im Spiegel sagte {a} „Jetzt“, im selben Augenblick. <Sie probierten es noch elfmal.>',
      ]),
    ]),
    scene(['Auf die Sekunde', 'Der Flur', 'Pünktlich'], 'Der Flur gehört wieder allen.', [
      slot('after'),
      more(1, [
        'Die Stoppuhr lag am Montag im Briefkasten, mit einem Gruß von {b}: „Geht jetzt ein wenig nach. Lasst sie.“ <Es war eine halbe Sekunde. Für einen Gruß reichte es gerade.>',
      ]),
      always([
        'Seitdem geht {h} jeden Abend durch den Flur, langsam, ohne Umweg. Vor dem Spiegel bleibt {er} stehen und winkt, aus Höflichkeit. Der Spiegel winkt zurück, auf die Sekunde genau. Nur manchmal, an Tagen, an denen jemand verreist, ist seine Hand einen Augenblick länger oben.',
        'In der Nacht ging {h} ein Glas Wasser holen. Der Flur war dunkel, und am Ende kam jemand: {h}, im Schlafanzug, mit einem Glas. <{W.aus}> Sie gingen aufeinander zu, beide gleich schnell. „Na“, sagte {h} leise. Im Glas bewegten sich die Lippen, pünktlich. Dann machten sie das Licht aus, jeder seins.',
      ]),
    ]),
  ],
}
