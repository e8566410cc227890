import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: on an old group photograph somebody stands who was not there, and comes nearer. */
export const groupPhoto: Plot = {
  id: 'group-photo',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Selma', gender: 'female', connection: 'Freundin' },
    b: { name: 'Herr Abel', gender: 'male', connection: '' },
  },
  titles: ['Einer zu viel auf dem Bild', '{h} und der Siebzehnte', 'Bitte lächeln'],
  teasers: [
    'Sechzehn waren auf dem Ausflug. Auf dem Foto sind siebzehn. Und jedes Mal, wenn {h} hinsieht, steht der Siebzehnte weiter vorn.',
    'Ein Bild an der Wand, und einer darauf gehört nicht dazu. Oder die anderen haben ihn vergessen.',
  ],
  start: 'Auf dem Gruppenfoto sind siebzehn Leute, obwohl nur sechzehn dabei waren. Der Siebzehnte sieht {h} an.',
  byname: '{h}{g:, der Siebzehnte in der Reihe|, die Siebzehnte in der Reihe| aus der zweiten Reihe}',
  places: [
    { name: 'Der Gang mit den Bildern', description: 'Sechzig Jahre hängen hier, jedes in einem Rahmen.' },
    { name: 'Die Dunkelkammer', description: 'Eine rote Lampe, drei Schalen, ein Geruch nach Essig.' },
    {
      name: 'Die Treppe vor dem Haus',
      description: 'Hier wird jedes Jahr das Foto gemacht, immer auf denselben Stufen.',
    },
  ],
  scenes: [
    scene(
      ['Siebzehn', 'Das Bild im Gang', 'Zweite Reihe, links'],
      '{H} zählt die Leute auf einem Foto und zählt noch einmal.',
      [
        always([
          'Im Gang hing das neue Gruppenfoto, aufgenommen letzte Woche {dort}, auf der Treppe vor dem Haus. Sechzehn Leute waren dabei gewesen. Auf dem Bild standen siebzehn. {H} zählte mit dem Finger. <Der Finger hinterließ kleine Flecken auf dem Glas.> Ganz hinten, halb im Schatten, war einer, den {h} nicht kannte. Er sah als Einziger nicht in die Kamera. Er sah zur Seite.',
          'Sechzehn hatten auf der Treppe gestanden, als das Foto gemacht wurde, letzten Freitag {dort}. Nun hing es im Gang, gerahmt, unter den anderen. {H} suchte sich selbst und fand noch jemanden. In der letzten Reihe stand ein siebzehnter, blass, ein wenig unscharf. <Alle lächelten. Er versuchte es auch.>',
        ]),
        always([
          'Beim zweiten Hinsehen stand er in der vorletzten Reihe. {H} trat zurück. Ein Foto ändert sich nicht. <Das ist ja gerade der Sinn.> {Er} wollte nur, dass alles war wie vorher: sechzehn, und keiner bewegt sich.',
          'Als {h} nach der Pause wiederkam, war der Blasse eine Reihe weiter vorn. Und er sah nun nicht mehr irgendwohin. Er sah {h} an. Da wusste {h}: Ehe nicht heraus war, wer das war, wurde nicht mehr geschlafen.',
        ]),
        always([
          '„Was hast du?“, fragte {a.+}. „Zähl“, sagte {h}. {A} zählte. Dann zählte {a.er} noch einmal und hielt sich dabei an {seinem} Ärmel fest. „Der war vorhin noch nicht so nah“, sagte {a}. Also sahen sie es beide.',
          '{A.+} blieb neben {ihm} stehen, einen Apfel im Mund. „Nettes Bild“, sagte {a}. „Wer ist der da?“ „Das frage ich dich“, sagte {h}. Der Apfel krachte nicht mehr. <„Er hat keinen Schatten“, sagte {a} nach einer Weile. „Und wir stehen alle in der Sonne.“>',
        ]),
        slot('portrait'),
        slot('company'),
        more(2, [
          'Neben dem neuen hingen die alten Bilder, jedes Jahr eines, immer dieselbe Treppe. Sie gingen die Reihe ab. Auf dem vom letzten Jahr fanden sie ihn auch, ganz klein, hinter einem Busch. Und auf dem davor. <„Er kommt näher“, sagte {a}. „Seit Jahren schon.“>',
        ]),
      ],
    ),
    scene(['Umgedreht', 'Zur Wand', 'Ein Nagel'], '{H} hängt das Bild verkehrt herum auf.', [
      core(
        [
          'Sie drehten das Bild zur Wand. Am Morgen lag es da, das Glas gesprungen, und der Siebzehnte stand direkt hinter {h}, eine Hand erhoben.',
        ],
        [
          'Sie drehten das Bild um, mit dem Gesicht zur Wand. Das half bis zum Abend. Dann fiel es herunter. Das Glas war gesprungen, genau über {seinem} Gesicht in der ersten Reihe. Und der Siebzehnte stand jetzt direkt dahinter, eine Hand erhoben, als wollte er jemandem auf die Schulter tippen. {H} spürte es den ganzen Abend im Nacken.',
          '{H} nahm das Foto ab und legte es in einen Schrank. Am nächsten Morgen hing es wieder. Nur fehlte jetzt jemand: Das Gesicht von Frau Sommer in der dritten Reihe war ein heller Fleck. „Wo ist Frau Sommer?“, fragte {h}. „Wer?“, fragte der Hausmeister. <Er meinte es ernst.>',
        ],
      ),
      more(1, [
        'In der Nacht träumte {h} nicht. {Er} lag nur da und hörte ein Geräusch, klein und trocken, in Abständen. Klick. Es dauerte bis zum Morgen, ehe {h} einfiel, was so klang. <Ein Auslöser. Jemand machte ein Bild, noch eins, noch eins.>',
      ]),
      more(3, [
        'Sie fragten herum. „Siebzehn?“, sagte der Koch. „Ich koche für sechzehn. Es bleibt aber nie etwas übrig.“ <Er sah in den Topf und zählte die Kellen, und dann wollte er nicht mehr darüber reden.>',
      ]),
      slot('road'),
      more(2, [
        'In der Bücherei suchten sie nach alten Zeitungen. Die Ausgabe von vor sechzig Jahren fehlte. Wo sie hingehörte, war ein heller Streifen im Staub. „Die hat noch nie einer ausgeliehen“, sagte die Bibliothekarin. „Ich weiß nicht einmal, wozu ich hier einen Platz freihalte.“ Sie rieb sich die Stirn. „Irgendwer hat mich darum gebeten. Mit einem Lächeln. Mehr weiß ich nicht.“',
      ]),
    ]),
    scene(
      ['Die rote Lampe', 'Ein Bild gegen ein Bild', 'In der Dunkelkammer'],
      'Einer entwickelt seit vierzig Jahren die Fotos.',
      [
        always([
          'Im Keller gab es eine Dunkelkammer, und darin, im roten Licht, arbeitete {b.+}. „Ich wusste, dass ihr kommt“, sagte {b}. „Er wird ungeduldig. Ich zeige euch das allererste Bild. Aber dafür muss einer von euch eines hergeben, auf dem er selbst drauf ist. Das einzige, das es davon gibt.“',
          'Unter der roten Lampe schwammen Bilder in einer Schale. {B.+} schob sie mit einer Zange hin und her. „Ihr habt ihn gezählt“, sagte {b}. „Das tut sonst keiner. Ich weiß, wo er zum ersten Mal auftaucht. Ein Bild gegen ein Bild. Ein altes gegen eines von euch, das euch lieb ist.“',
        ]),
        slot('questions'),
        core(
          [
            '{H} gab eines her, klein und weich vom Ansehen. Dafür zeigte {b} das älteste Bild: sechzehn Leute, und vor ihnen auf dem Rasen ein Schatten mit einem Dreibein.',
          ],
          [
            '{H} zog ein Foto aus der Tasche, klein und weich vom vielen Ansehen. {B} legte es in die Schale, und langsam wurde es weiß. Dann holte {b.er} das alte Bild. Sechzig Jahre alt, dieselbe Treppe. Sechzehn Leute, alle lachten. Vor ihnen auf dem Rasen lag ein Schatten mit einem Dreibein. „Den hat man auf jedem Foto“, sagte {b}, „und auf keinem.“',
            'Es tat weh, aber {h} gab eines her, das {er} immer bei sich trug. Es löste sich auf wie Zucker. „Das erste“, sagte {b} und drehte ein altes Foto ins Licht. Sechzehn Leute auf der Treppe, vor sechzig Jahren. „Wo ist er?“, fragte {a}. „Nirgends“, sagte {b}. <Die rote Lampe summte.> „Eben. Denkt nach. Irgendjemand muss da gewesen sein.“',
          ],
        ),
        more(2, [
          'An einer Leine hingen Streifen zum Trocknen. Auf jedem war die Treppe, leer, bei Nacht. Auf dem letzten lag etwas auf der obersten Stufe, das aussah wie eine Mütze. <„Wer hat die gemacht?“, fragte {h}. „Niemand“, sagte {b}. „Das ist ja das Traurige.“>',
        ]),
        slot('quiet'),
        slot('road'),
      ],
    ),
    scene(['Bei Nacht auf der Treppe', 'Sechzehn Stufen', 'Klick'], 'Sie gehen dorthin, wo das Foto entstand.', [
      more(2, [
        '{H} malte das Bild aus dem Gedächtnis nach, um sicher zu sein. Sechzehn Köpfe, Strich, Punkt, Strich. Beim letzten hielt {a} {ihm} die Hand fest. Auf dem Papier waren siebzehn. <„Den hast du gerade gemalt“, sagte {a}. „Nein“, sagte {h}. „Da war schon einer.“>',
      ]),
      more(1, [
        'Am Abend setzten sie sich auf die Treppe vor dem Haus. „Komm raus!“, rief {h} in den Garten. „Was willst du von uns?“ Es war die falsche Frage. Das Licht über der Tür ging aus. Auf dem Rasen standen drei dünne Striche, dort, wo vorher keine waren, wie Beine von etwas, das kein Tier ist. <Klick, machte es. Für einen Moment war alles weiß.> Als sie wieder sehen konnten, fehlte {a} der Schatten.',
      ]),
      slot('road'),
      slot('quiet'),
      more(2, [
        '{W.noch} Sie saßen dicht beieinander, die Lampe zwischen den Knien. Irgendwo im Gras klickte es. Es klang gar nicht böse, wenn man lange zuhörte. <Es klang wie jemand, der etwas immer wieder versucht.> „Er macht sich so viel Mühe“, sagte {a} leise.',
      ]),
      more(3, [
        '„Wenn ich verschwinde“, sagte {a}, „merkst du es dann?“ „Sofort“, sagte {h}. „Auch wenn du mich vergisst?“ {H} dachte darüber nach. <„Ich würde für zwei kochen und mich wundern“, sagte {er}.>',
      ]),
      more(2, [
        'Auf dem Rasen vor der Treppe fanden sie drei kleine Löcher im Gras, tief und regelmäßig. Daneben wuchs kein Klee. „Da steht jedes Jahr etwas“, sagte {h}. {A} stellte sich zwischen die Löcher und sah zur Treppe. Man sah von dort alle sechzehn Stufen. „Ein guter Platz“, sagte {a}. „Man sieht jeden. Nur einen nicht.“ „Wen?“ „Mich.“ Darüber gingen sie hinweg. Es fiel ihnen erst viel später wieder ein.',
      ]),
    ]),
    scene(
      ['Wer nie drauf ist', 'Der Fotograf', 'Stell dich dazu'],
      '{H} weiß, wer auf keinem Gruppenfoto zu sehen ist.',
      [
        slot('key'),
        core(
          [
            'Wer ist bei jedem Gruppenfoto dabei und nie darauf? „Der es macht“, sagte {h}. Sechzig Jahre lang hatte keiner gesagt: Komm doch auch. „Entschuldigung!“, rief {h} in den dunklen Garten. „Sie fehlen noch! Ich mache das. Stellen Sie sich dazu!“\nIm Gras stand eine Kamera auf drei Beinen. Auf der Treppe, neben {a}, zupfte sich einer in karierter Mütze den Kragen zurecht. „Bitte lächeln“, sagte {h}. Klick.',
          ],
          [
            'Wer ist bei jedem Gruppenfoto dabei und nie darauf? „Der es macht“, sagte {h}. Jedes Jahr hatte er gerufen: Zusammenrücken! Bitte lächeln! Und dann hatten alle gelächelt, und keiner hatte gesagt: Komm doch auch. Er wollte niemanden holen. Er wollte aufs Bild. „Entschuldigung!“, rief {h} in den dunklen Garten. „Sie fehlen noch! Ich mache das. Stellen Sie sich dazu!“\nIm Gras stand eine alte Kamera auf drei Beinen. {H} ging hin, mit Knien wie Pudding, und sah durch den Sucher. Auf der Treppe saß {a}, und daneben, ganz hell, stand einer in einer karierten Mütze und zupfte sich den Kragen zurecht. „Bitte lächeln“, sagte {h}. Klick.',
            'Der Schatten mit dem Dreibein. {H} sah ihn vor sich, auf dem ältesten Bild, ganz vorn, wo sonst keiner hinsieht. „Es ist der Fotograf“, sagte {h}. „Er hat sie alle gemacht. Sechzig Jahre lang hat er alle gezählt und sich selbst nicht.“ Und wer nie auf einem Bild ist, an den erinnert sich am Ende keiner. {H} ging über den Rasen, auf die drei dünnen Beine zu. Das Metall war eiskalt. „Tauschen wir“, sagte {h} ins Dunkle. „Diesmal bleibe ich hier. Gehen Sie hinüber zu den anderen.“\nSchritte auf Kies. Auf der Treppe rückte {a} ein Stück zur Seite, ohne zu wissen, warum, und legte jemandem den Arm um die Schulter. Klick.',
          ],
        ),
      ],
    ),
    scene(['Siebzehn', 'Das neue Bild', 'Scharf'], 'Im Gang hängt ein neues Foto.', [
      slot('after'),
      more(1, [
        'Am nächsten Morgen war alles an seinem Platz, die Namen, die Gesichter, sogar die Schatten. <Aus der Dunkelkammer kam ein Umschlag: das kleine Foto, das {h} hergegeben hatte. Es war nun schärfer als vorher.>',
      ]),
      always([
        'Das neue Bild hängten sie selbst auf. Siebzehn Leute auf einer Treppe. Der in der karierten Mütze stand in der Mitte, ganz scharf, und lachte mit offenem Mund. {H} zählte nach, einmal, zweimal. Siebzehn. Es stimmte. Keiner bewegte sich.',
        'Im Gang hing nun ein anderes Foto. Vorn saßen sie alle, und mittendrin stand einer mit Mütze, den Arm um {a}, und strahlte. Darunter hatte {b} die Namen geschrieben, siebzehn Stück. Neben dem Rahmen, im Glas, sah {h} das eigene Gesicht. Es lächelte auch.',
      ]),
    ]),
  ],
}
