import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime: the night has a hole, light comes through it, and it must be mended before anybody can sleep. */
export const nightCoat: Plot = {
  id: 'night-coat',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Alwin', gender: 'male', connection: 'Opa' },
    b: { name: 'Frau Zwirn', gender: 'female', connection: '' },
  },
  titles: ['Das Loch in der Nacht', '{h} näht den Himmel zu', 'Ein Faden für die Nacht'],
  teasers: [
    'Über dem Dach ist ein Loch in der Nacht, und Licht fällt heraus. Niemand kann schlafen. {H} sucht einen Faden.',
    'Die Nacht ist gerissen, nur ein kleines Stück. Wer sie flicken will, muss etwas hergeben.',
  ],
  start:
    'In der Nacht über dem Haus ist ein Loch, und durch das Loch scheint der nächste Tag. So kann {h} nicht schlafen.',
  byname: '{h}{g:, der Nachtschneider|, die Nachtschneiderin| mit Nadel und Faden}',
  places: [
    { name: 'Das Dach', description: 'Die Ziegel sind noch warm, und einer fehlt.' },
    { name: 'Die Nähstube', description: 'Hier werden Schatten gekürzt und Träume ausgelassen.' },
    { name: 'Das Fensterbrett', description: 'Ein heller Fleck liegt darauf, rund wie ein Teller.' },
  ],
  scenes: [
    scene(['Der helle Fleck', 'Ein Loch', 'Zu viel Licht'], 'Mitten in der Nacht wird es an einer Stelle Tag.', [
      always([
        'Die Nacht hatte ein Loch. {H} entdeckte es, weil auf der Bettdecke ein heller Fleck lag, rund wie ein Teller. Es war nicht der Mond. Der Mond hing ganz woanders. <Er tat, als hätte er nichts gesehen.> Über dem Dach, hoch über dem Haus {dort}, war der Himmel gerissen, und durch den Riss schien schon der nächste Tag.',
        'Es war spät {dort}, und es hätte dunkel sein müssen. War es auch, bis auf eine Stelle. Da fiel ein Streifen Licht ins Zimmer, direkt auf das Kopfkissen. {H} stieg auf das Fensterbrett und sah hinauf. Der Himmel hing über dem Dach wie ein großer dunkler Mantel. Und in dem Mantel war ein Loch.',
      ]),
      always([
        'Durch das Loch hörte man Vögel. <Sie übten schon für morgen.> Wie soll man da schlafen? {H} zog die Decke über den Kopf. Der Fleck kam mit.',
        'Schlafen ging so nicht. {H} drehte sich zur Wand, da war der Fleck auch. {Er} legte das Kissen darauf. Jetzt leuchtete das Kissen. <Ein Hahn krähte und entschuldigte sich.>',
      ]),
      always([
        'Leise ging die Tür auf. „Bei mir ist es auch hell“, flüsterte {a.+}. {A.Er} trug einen Schal über dem Schlafanzug, einen sehr langen, den {a.er} seit Jahren strickte und nie abschloss. <Das Ende schleifte hinterher wie ein müder Hund.> „Da hilft nur eins“, sagte {h}. „Wir müssen es zunähen.“',
        'Im Flur saß {a.+} und strickte. Das tat {a.er} immer, wenn {a.er} nicht schlafen konnte. Der Schal war inzwischen so lang, dass er um die Ecke ging. „Es zieht Licht herein“, sagte {a}. „Dann flicken wir es“, sagte {h}<, als wäre es eine Hose>.',
      ]),
      slot('portrait'),
      slot('company'),
      more(2, [
        'In der ganzen Straße war man wach. Hinter einem Fenster zählte jemand Schafe und kam immer wieder durcheinander. <Hinter einem anderen zählten die Schafe mit.> Ein Kater lag auf dem Rücken und sonnte sich, nachts um zwölf.',
      ]),
    ]),
    scene(['Auf dem Dach', 'Mit Nadel und Zwirn', 'Zu kurz'], '{H} versucht es mit dem, was im Haus ist.', [
      always([
        'Aus dem Nähkasten nahmen sie den stärksten Zwirn und stiegen aufs Dach. Es war nur ein kleiner Riss, von unten jedenfalls. {H} streckte sich, stach die Nadel in den Rand der Nacht und zog. Der Zwirn riss. Der Riss auch, noch ein Stück weiter. Jetzt hätte ein ganzer Vogel hindurchgepasst.',
        'Oben auf dem Dach reichte man gerade hin. <Die Nacht fühlte sich an wie Samt, ein wenig kühl.> {H} nähte drei Stiche, mit gewöhnlichem schwarzem Garn. Beim vierten gab es einen Ruck. Das Garn war gerissen, und das Loch war doppelt so groß. „Da braucht es anderen Faden“, sagte {a}.',
      ]),
      more(1, [
        'Ein Vogel kam durch das Loch, setzte sich auf den Schornstein und sah sich um. „Du bist zu früh“, sagte {h} zu ihm. Der Vogel legte den Kopf schief. Dann steckte er ihn unter den Flügel, denn um ihn her war ja Nacht, da macht man das so. <„Wenigstens einer schläft“, sagte {a}.>',
      ]),
      more(3, [
        '{W.da} Sie versuchten es mit einem Pflaster. Es war hautfarben und hatte Bärchen. Drei Sekunden lang hing es am Himmel. <Es sah nicht einmal schlecht aus.> Dann fiel es {a} auf den Kopf.',
      ]),
      slot('road'),
      more(2, [
        'Ein Falter flog durch den Strahl, drehte um und flog noch einmal hindurch, wie jemand, der einen Mantel anprobiert. „Der glaubt, das ist eine Lampe“, sagte {a}. {H} hielt die Hand in das Licht. Es war warm, es war schon der nächste Vormittag. <Man konnte fast hören, wie dort jemand frühstückte.>',
      ]),
    ]),
    scene(
      ['Die Nähstube', 'Ein Stück vom Tag', 'Was ein Faden kostet'],
      'Eine Schneiderin kennt sich mit Dunkelheit aus.',
      [
        always([
          'Am Ende der Straße brannte eine Lampe, ganz klein gedreht. Dort saß {b.+} und kürzte einen Schatten. „Nachtfaden habe ich nicht“, sagte {b}. „Den muss man selbst mitbringen. Aber ich habe die Nadel dafür. Sie kostet ein Stück von eurem Tag. Das beste.“',
          'Nur eine wusste in der Nacht Bescheid: {b.+}. In der Stube hingen Dunkelheiten in allen Längen. <Eine war kariert.> „Eine Nadel könnt ihr haben“, sagte {b}. „Ich nehme dafür kein Geld. Ich nehme den schönsten Augenblick von heute.“',
        ]),
        slot('questions'),
        always([
          '{H} überlegte lange. Dann erzählte {er} vom Nachmittag: wie die Sonne auf den Küchenboden gefallen war, und mitten darin hatte eine Fliege gesessen und sich geputzt. Mehr war nicht gewesen. <{B} nickte und steckte den Augenblick in eine Schublade zu den Knöpfen.> „Ein guter“, sagte {b}. „Und den Faden? Den nimmt man von etwas, das nie fertig wird.“',
          'Welcher war der schönste? Nicht das Eis. Eher der kurze Moment danach, als alle satt waren und keiner etwas wollte. {H} gab ihn her. Sofort war der Tag ein bisschen kleiner. {B} legte eine Nadel auf den Tisch, dünn wie ein Grashalm. „Nehmt keinen Faden, der irgendwo endet“, sagte {b.er}. „Die Nacht endet auch nirgends. Sie geht nur woanders hin.“',
        ]),
        more(2, [
          'In der Ecke stand ein Korb mit Flicken. „Das sind alte Nächte“, sagte {b}. „Die vor dem ersten Schultag. Die mit dem Gewitter. Die hier ist aus einem Zelt.“ {H} fasste sie an. Sie roch nach Gras und kalten Nudeln. <Sie hätte gut gepasst, war aber unverkäuflich.>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Ein Faden ohne Ende', 'Überall gesucht', 'Es wird hell'], 'Wo findet man etwas, das nie fertig wird?', [
      more(2, [
        'Sie stiegen auf den Dachboden, um näher an den Himmel zu kommen. Zwischen den Balken hing Wäsche, die keiner mehr kannte. {A} fand ein Nachthemd mit Rüschen und hielt es sich an. <„Es würde der Nacht stehen“, sagte {h}.> Als Flicken war es zu hell. Es leuchtete ja selbst.',
      ]),
      more(1, [
        'Was wird nie fertig? Sie suchten im ganzen Haus. Der Abwasch. <Der war aber gerade fertig.> Die Rolle Bindfaden hatte ein Ende, sogar zwei. Der Gartenschlauch hatte auch eins, da kam Wasser heraus. {A} brachte einen Kreis, mit Kreide gemalt, aber den bekam man nicht vom Boden.',
      ]),
      slot('road'),
      slot('quiet'),
      more(2, [
        'Sie setzten sich auf die Treppe, weil Sitzen beim Denken hilft. {A} strickte. Das Klappern war gleichmäßig wie Regen auf einem Zelt. Durch das Loch kam der Geruch von Brötchen. „Beeil dich“, sagte {h} zum eigenen Kopf. <Der Kopf war müde und wollte lieber angelehnt werden.>',
      ]),
      more(3, [
        '{W.noch} Draußen auf der Straße stand der Nachbar im Bademantel und hielt einen Regenschirm gegen das Licht. „Hilft es?“, rief {h}. „Nein“, rief der Nachbar. „Aber man tut was.“',
      ]),
      more(2, [
        'Unten hielt ein Taxi. Der Fahrer stieg aus und sah hinauf. „Ist das jetzt Nachttarif oder Tagtarif?“, rief er. „Beides“, rief {h}. Der Fahrer schaltete das Taxameter aus. <So etwas hatte er noch nie getan, das sah man ihm an.> Dann legte er sich auf die Motorhaube und wartete ab.',
      ]),
    ]),
    scene(['Der Schal', 'Masche um Masche', 'Zugenäht'], '{H} sieht, was die ganze Zeit mitgegangen ist.', [
      slot('key'),
      core(
        [
          'Der Schal! Er ging um die Ecke, und fertig war er noch nie gewesen. „Wenn er fertig wäre, müsste ich ja aufhören“, sagte {a}. Dann zog {a.er} die erste Masche auf. Der Faden lief und lief, weich und dunkelblau, und {h} nähte. Das Licht wurde ein Strich, der Strich ein Punkt. Dann war es Nacht.',
        ],
        [
          'Der Schal! Er lag über drei Stufen und um die Ecke, und fertig war er noch nie gewesen. „Wie lange strickst du daran?“, fragte {h}. „Seit du auf der Welt bist“, sagte {a}. „Wenn er fertig wäre, müsste ich ja aufhören.“ {H} hielt {a.ihm} die Nadel hin. {A} sah den Schal an, dann den Himmel. Dann zog {a.er} die erste Masche auf.\nEs gab genug Faden. Er lief und lief, weich und dunkelblau, und {h} nähte: einen Stich für den Riss, einen für den Rand, einen für alle Fälle. Das Licht wurde ein Strich. Der Strich wurde ein Punkt. Dann war es Nacht.',
          '{H} sah auf das, worüber {er} den ganzen Abend gestolpert war. „Dein Schal“, sagte {er}. „Der wird doch nie fertig.“ „Soll er auch nicht“, sagte {a}. Und dann, nach einer Pause: „Oh.“ Es war kein leichter Augenblick. <In dem Schal steckten viele Winter.> {A} biss das Garn ab, suchte den Anfang und zog. Masche um Masche wurde aus dem Schal wieder ein Faden, und aus dem Faden, Stich um Stich, wurde oben auf dem Dach ein Stück Nacht.\nBeim letzten Knoten wurde es dunkel, so schön dunkel, dass beide seufzten.',
        ],
      ),
      more(1, [
        'Ein winziges Loch ließen sie. „Zu?“, fragte {a}. „Fast“, sagte {h}. „Damit man sieht, wo wir waren.“ <Von unten konnte man es für einen Stern halten, und so wurde es dann auch gemacht.>',
      ]),
    ]),
    scene(['Gute Nacht, Nacht', 'Dunkel genug', 'Der neue Stern'], 'Die Straße schläft, einer nach dem anderen.', [
      slot('after'),
      always([
        'Der Kater rollte sich ein. Die Schafe hörten auf zu zählen. In den Fenstern wurde es still, eins nach dem anderen. {A} saß noch einen Augenblick auf der Bettkante und hatte nichts mehr zu stricken. „Ich fange einen neuen an“, sagte {a} leise. „Blau?“, fragte {h}. „Blau.“ Auf der Decke lag kein Fleck mehr. {H} machte die Augen zu, und es war überall gleich dunkel, innen und außen.',
        'Unten in der Straße ging ein Licht aus, dann noch eins. <{W.aus}> Der frühe Vogel schlief auf dem Schornstein. {H} lag im Bett und sah durch das Fenster hinauf. Da oben, ein wenig schief, saß die Naht. Man musste wissen, wo. Der Mantel lag wieder über allem, warm und schwer. Auch über {h}. Auch über {a}. Gute Nacht.',
      ]),
    ]),
  ],
}
