import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: on the moon there are allotments, with rules, and a bean that does not know where up is. */
export const moonGarden: Plot = {
  id: 'moon-garden',
  categories: ['scifi', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Rosalie', gender: 'female', connection: 'Nachbarin' },
    b: { name: 'Herr Kniep', gender: 'male', connection: '' },
  },
  titles: ['Parzelle vierzehn', 'Die Bohne auf dem Mond', '{h} und die Gartenordnung'],
  teasers: [
    'Auf dem Mond gibt es Schrebergärten mit strenger Ordnung. In Parzelle vierzehn wächst nichts, und die Frist läuft ab.',
    'Eine Bohne weiß auf dem Mond nicht, wo oben ist. {H} auch nicht. Am Sonntag kommt der Vorstand.',
  ],
  start: 'In der Gartenkuppel auf dem Mond hat {h} eine Parzelle und eine Bohne. Bis Sonntag muss etwas wachsen.',
  byname: '{h}{g:, der Gärtner von Parzelle vierzehn|, die Gärtnerin von Parzelle vierzehn| von Parzelle vierzehn}',
  places: [
    { name: 'Parzelle vierzehn', description: 'Neun Quadratmeter grauer Staub mit einem Zaun.' },
    { name: 'Das Vereinsheim', description: 'Die Satzung hängt hier gerahmt und ist länger als die Wand.' },
    { name: 'Die große Scheibe', description: 'Dahinter steht blau die Erde und sagt nichts.' },
  ],
  scenes: [
    scene(
      ['Höchstens ein Meter fünfundzwanzig', 'Die Frist', 'Grauer Staub'],
      '{H} hat einen Garten, in dem nichts wächst.',
      [
        always([
          'Die Kleingärtner {dort} hatten eine Außenstelle auf dem Mond: achtundzwanzig Gärten unter einer Kuppel. In siebenundzwanzig wuchs Moos. Eine Hecke durfte höchstens einen Meter fünfundzwanzig hoch sein, so stand es in der Ordnung. {H} hatte Parzelle vierzehn.',
          'Der Gartenverein {dort} war streng. Noch strenger war seine Außenstelle auf dem Mond. <Dort hatte man mehr Zeit.> Unter einer Kuppel lagen achtundzwanzig Gärten, und einer davon gehörte {h}: Parzelle vierzehn, neun Quadratmeter Staub. Auf den anderen wuchs Moos.',
        ]),
        always([
          'In dem Topf lag eine Bohne. Bis Sonntag musste auf jeder Parzelle etwas wachsen, sonst fiel sie an den Verein zurück. {H} wollte kein Moos. {H} wollte diese Bohne.',
          '{H} hatte eine einzige Bohne mitgebracht, in der Faust, auf einem sehr langen Flug. Sie sollte hier oben blühen. Die Frist lief am Sonntag ab.',
        ]),
        always([
          'Über den Zaun sah {a.+}. „Moos ist einfacher“, sagte {a}. „Ich weiß“, sagte {h}. „Moos ist nur so leise.“',
          '„Na, rührt sich was?“, fragte {a.+} und sprang über den Zaun. Auf dem Mond geht das aus dem Stand. <Herunter kommt man allerdings erst später.> „Sie denkt nach“, sagte {h}.',
        ]),
        slot('portrait'),
        slot('company'),
        more(1, [
          'Sonntags wurde unter der Kuppel gegrillt, Moosbratlinge, und von zwei bis drei war Ruhe. Kein Hammer, kein Lied, kein Springen. Man hörte dann die Belüftung seufzen. <„Wer hat sich das ausgedacht?“, fragte {h}. „Jemand, der müde war“, sagte {a}.>',
        ]),
      ],
    ),
    scene(['Kein Oben', 'Gießen auf dem Mond', 'Ein Keim'], 'Die Bohne keimt und verläuft sich.', [
      core(
        [
          'Am Montag kam ein Keim. Er wuchs nach links, dann im Kreis, dann zurück in die Erde. Das halbe Gießwasser war da schon verbraucht.',
        ],
        [
          'Am Montag hob sich die Erde. Ein Keim kam heraus, sah sich um und wuchs nach links. Am Dienstag wuchs er nach rechts. Am Mittwoch drehte er eine Schleife und kroch zurück in den Topf. Auf dem Mond zieht einen kaum etwas nach unten, und wer kein Unten hat, findet auch kein Oben. <{H} goss. Das Wasser stieg als Kugel auf und musste mit der Mütze gefangen werden.> Von der Ration war die Hälfte schon weg.',
          '„Da!“, rief {a}. Etwas Weißes schob sich aus der Erde. Es wuchs einen Finger lang und blieb dann stehen wie jemand, der in ein Zimmer kommt und vergessen hat, warum. Am Abend lag es flach, am Morgen im Kreis. {H} stellte den Topf schräg, dann andersherum schräg. <Der Keim machte alles mit und nichts daraus.> Wasser gab es noch für drei Tage.',
        ],
      ),
      more(1, [
        'Sie banden ihn an einen Stock. Er wuchs um den Stock herum und drüben wieder hinunter. Sie hängten eine Lampe darüber. Er drehte sich weg. <„Der ist wie mein Bruder“, sagte {a}. „Dem darf man auch nicht zeigen, wo es langgeht.“>',
      ]),
      more(2, [
        'Auf Parzelle neun wohnte ein Paar, das seinen Rasen malte, jedes Frühjahr neu. Auf Parzelle zwanzig stand ein Zwerg, genau einen Meter vierundzwanzig hoch. Er war vermessen worden, zweimal. <Der Besitzer schlief mit dem Zollstock.>',
      ]),
      slot('road'),
    ]),
    scene(['Der Vorstand', 'Paragraf sieben', 'Im Vereinsheim'], 'Jemand kennt jede Regel und auch die Lücken.', [
      always([
        'Den Vorsitz hatte in diesem Jahr {b.+}. „Bohnen sind nicht verboten“, sagte {b} und blätterte. „Ich weiß auch, was ihnen hier fehlt. Aber wer fragt, übernimmt ein Amt. Du läutest die Mittagsruhe, solange du hier gärtnerst.“',
        'Im Vereinsheim verwaltete {b.+} die Satzung, Band eins bis vier. „Eine Auskunft über Pflanzen, die keine Moose sind“, las {b} vor, „kostet einen Dienst.“ Es war der Dienst, den keiner wollte: jeden Sonntag um zwei die Glocke läuten und sich unbeliebt machen.',
      ]),
      slot('questions'),
      always([
        'Nun war {h} also die Mittagsruhe. Alle Nachbarn seufzten. „Pflanzen brauchen kein Oben“, sagte {b} dafür. „Sie brauchen eine Richtung. Sieh dir an, wohin hier alles schaut.“',
        '{H} nahm die Glocke. Sie war schwer, sogar hier. „Vor vierzig Jahren hatte einer Tomaten“, sagte {b} leise. „Sie standen auf Parzelle achtundzwanzig. Dort, wo heute nichts sein darf, wegen der Aussicht.“',
      ]),
      more(
        2,
        [
          '„Warum eins fünfundzwanzig?“, fragte {a}. {B} schlug Band drei auf und wieder zu. „Damit jeder hinaussehen kann“, sagte {b}. „Es steht nicht da. Aber alle Stühle hier sind gleich hoch, und wenn man sitzt, sind die Augen bei eins sechsundzwanzig.“ <{H} maß es später nach. Es stimmte.>',
        ],
        '',
        'hedge',
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Samstag', 'Der letzte Becher', 'Mittagsruhe'], 'Das Wasser ist aus, und die Bohne liegt da.', [
      more(1, [
        'Am Freitag teilte {a} das eigene Wasser. „Ich dusche mit Sand“, sagte {a}, „das macht schön.“ Es machte vor allem Geräusche. Sie gossen tropfenweise, mit einem Strohhalm, und zählten mit. <Der Keim hob einmal den Kopf, wie im Schlaf.>',
      ]),
      more(2, [
        'Eine Abordnung kam mit dem Maßband und maß, was es zu messen gab. „Null Zentimeter“, sagte der Herr von Parzelle zwanzig und schrieb es auf, mit Komma. <Seine Frau strich, als er sich umdrehte, dem Keim über den Rücken.>',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Am Sonntag um zwei läutete {h} die Ruhe ein. Dann war es still unter der Kuppel, und alle saßen auf ihren Stühlen.',
        'Sonntag, zwei Uhr. {H} läutete. Achtundzwanzig Gärten hörten auf zu hämmern und zu rufen, und in der Stille setzte man sich.',
      ]),
    ]),
    scene(['Wohin alle schauen', 'Blau', 'Eine Richtung'], '{H} sieht, wo für sie alle oben ist.', [
      slot('key'),
      core(
        [
          'Alle Stühle standen zur großen Scheibe. Dahinter hing die Erde, blau. „Da ist ihr Oben“, sagte {h} und trug den Topf an das Glas. Der Keim zitterte. Dann hob er sich und wuchs, gerade wie ein Finger, der auf zu Hause zeigt.',
        ],
        [
          'Sieh dir an, wohin hier alles schaut. {H} sah. Die Stühle standen nicht zum Weg hin und nicht zum Nachbarn. Sie standen alle, in allen Gärten, zur großen Scheibe. Selbst der Zwerg hatte das Gesicht dorthin. Hinter der Scheibe hing die Erde, rund und blau, und von zwei bis drei sah jeder nach Hause.\n„Sie findet ihr Oben nicht“, sagte {h}, „weil ich es ihr verstellt habe. Da ist der Zaun. Da ist die Lampe.“ {H} trug den Topf bis ans Glas. Der blaue Schein fiel darauf. Der Keim hob den Kopf. Dann wuchs er, man konnte zusehen, gerade und ohne sich ein einziges Mal umzudrehen.',
          'Von zwei bis drei Uhr tat auf dem Mond keiner etwas. Man saß nur und schaute. Wohin eigentlich? {H} folgte den Augen, von Stuhl zu Stuhl. Es war immer dieselbe Richtung. Deshalb die niedrigen Hecken. Deshalb die Ruhe. „Sie haben alle Heimweh“, sagte {h}, „nur nach der Uhr.“\nWarum sollte es einer Bohne anders gehen? Auf leisen Sohlen trug {h} sie hinüber, auf die leere Parzelle vor der Scheibe, auf der einmal Tomaten gestanden hatten. Blaues Licht fiel in den Topf. Nach einer Minute war der Keim einen Zoll hoch. <Nach zehn Minuten hatte er ein Blatt und grüßte damit.>',
        ],
      ),
      always([
        'Es war Ruhe, keiner durfte rufen. Also standen sie auf, einer nach dem anderen, und sahen hin. „Ein Meter“, flüsterte der Herr mit dem Zollstock. „Ein Meter zehn.“ Bei eins vierundzwanzig öffnete sich eine Blüte.',
        'Keiner sagte etwas. Es war ja Mittagsruhe. Aber die Bohne stieg, und achtundzwanzig Gesichter stiegen mit. Bei einem Meter vierundzwanzig hielt sie an und blühte, rot.',
      ]),
    ]),
    scene(['Parzelle achtundzwanzig', 'Ernte', 'Um drei'], 'Die Glocke läutet, und einer bleibt sitzen.', [
      slot('after'),
      more(1, [
        '{B} trug in Band vier etwas ein. „Bohnen“, stand da, „gelten als Aussicht.“ Die Glocke wollte {b} nun zurück. {H} gab sie nicht her. <Irgendwer musste schließlich dafür sorgen, dass von zwei bis drei alle saßen.>',
      ]),
      always([
        'Im Herbst, soweit es auf dem Mond einen gab, trug sie elf Bohnen. Jeder zweite Nachbar bekam eine. {H} behielt die kleinste, in der Faust. Um zwei läutete es, und alle setzten sich. Es roch nach Erde. Und gegenüber, hinter dem Glas, hing sie und drehte sich ein Stück, als wüchse dort auch gerade etwas herüber.',
        'Um drei war die Ruhe vorbei. Man hämmerte wieder, man sprang. {H} blieb noch auf dem Stuhl vor der Scheibe. Neben {ihm} stand die Bohne, einen Meter vierundzwanzig hoch, nach der Ordnung. Wenn man saß, war sie genau so groß, dass man über sie hinwegsah, bis nach Hause.',
      ]),
    ]),
  ],
}
