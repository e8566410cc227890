import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: among the preserves in the cellar stands a jar with the date of next year. */
export const nextYearsJar: Plot = {
  id: 'next-years-jar',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bruno', gender: 'male', connection: 'Cousin' },
    b: { name: 'Frau Wittig', gender: 'female', connection: '' },
  },
  titles: ['Das Glas im Keller', 'Kirschen, nächstes Jahr', '{h} und das volle Glas'],
  teasers: [
    'Im Keller stehen Gläser mit Jahreszahlen. Auf einem steht das nächste Jahr, und innen ist es beschlagen.',
    'Etwas atmet in dem Glas, und jede Nacht rückt es auf dem Regal ein Stück weiter nach vorn.',
  ],
  start: 'Im Keller findet {h} ein Einmachglas mit einer Jahreszahl, die es noch nicht gibt. Von innen klopft es.',
  byname: '{h} mit dem Kellerschlüssel',
  places: [
    { name: 'Die Kellertreppe', description: 'Neun Stufen, und die Lampe hängt erst hinter der letzten.' },
    { name: 'Das Regal', description: 'Gurken, Kirschen, Pflaumen, und ganz hinten etwas anderes.' },
    { name: 'Die Küche', description: 'Hier ist es hell, und man hört trotzdem, was unten ist.' },
  ],
  scenes: [
    scene(['Neun Stufen', 'Das Etikett', 'Gurken holen'], 'Im Keller steht ein Glas zu viel Zukunft.', [
      always([
        '„Hol Gurken“, hatte es geheißen. Im Keller {dort} standen die Gläser in Reihen, jedes mit einem Zettel: Gurken, Pflaumen, Kirschen, und dahinter das Jahr. {H} leuchtete sie ab. Auf dem letzten stand auch ein Jahr. Es war das nächste.',
        'Neun Stufen führten {dort} in den Keller, und {h} ging sie nie langsam. Auf dem Regal standen die Vorräte, mit Jahreszahl. <Die ältesten Pflaumen hatten schon Staub auf dem Hut.> Ganz hinten stand ein Glas, das {er} nicht kannte. „Nächstes Jahr“, stand auf dem Zettel, und die Schrift war frisch.',
      ]),
      always([
        'Innen war es beschlagen, wie wenn einer dagegen atmet. {H} stellte die Gurken hin und rannte. Oben wollte {er} nur noch eins: nie wieder allein da hinunter müssen.',
        'Was darin war, sah man nicht. Aber auf dem Glas, von innen, erschien ein runder Fleck, wie von einer Nase. {H} war oben, ehe {er} es beschlossen hatte. Ohne Gurken. So konnte man nicht wohnen, mit so etwas darunter.',
      ]),
      always([
        '„Ein Tippfehler“, sagte {a.+}. „Es ist mit der Hand geschrieben“, sagte {h}. „Dann ein Handfehler.“ {A} ging trotzdem nicht nachsehen.',
        '{A.+} hörte sich alles an und zog dann erst einmal die Kellertür zu. „Marmelade kann nicht atmen“, sagte {a}. <Sie horchten. Unten war es sehr still, so still wie jemand, der auch horcht.>',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Wer hatte den Zettel geschrieben? Sie verglichen ihn mit allen Schriften im Haus. Es war keine. Am ähnlichsten war er noch {hs:Schrift|der Schrift}, aber mit größeren Bögen. So würde {h} vielleicht einmal schreiben, wenn {er} sehr in Eile war.',
      ]),
    ]),
    scene(['Es rückt vor', 'Von innen', 'Die zweite Nacht'], 'Das Glas bleibt nicht, wo es steht.', [
      core(
        [
          'In der Nacht klopfte es. Am Morgen stand das Glas eine Reihe weiter vorn. Sie stellten es ganz nach hinten und einen Eimer davor. Am nächsten Morgen stand es auf der Treppe.',
        ],
        [
          'In der Nacht klopfte es unter dem Fußboden. Pling, pling, wie ein Löffel. Am Morgen stand das Glas nicht mehr ganz hinten. Sie schoben es zurück und stellten den Eimer davor, die Leiter, eine Kiste mit Winterreifen. Pling, machte es in der zweiten Nacht. <Dann ein langes Scharren.> Am Morgen stand das Glas auf der ersten Stufe der Treppe, und der Deckel hatte eine Beule, von unten nach oben.',
          '„Wir bringen es weg“, beschloss {a}. Sie trugen es zu zweit in einem Eimer, {h} sah nicht hin. Es war warm wie ein Tier. Im hintersten Winkel des Gartens gruben sie es ein. Am Abend klopfte es im Keller. Das Glas stand auf der Treppe, mit Erde am Boden, und war eine Stufe höher als zuvor. <„Morgen ist es zwei Stufen höher“, sagte {a}. „Übermorgen ist es in der Küche.“>',
        ],
      ),
      more(1, [
        'Das Klopfen hatte eine Ordnung. Kurz, kurz, lang. Dann Pause, als warte es auf etwas. {A} klopfte aus Versehen mit dem Löffel an die Tasse, kurz, kurz, lang. Unten wurde es ganz wild. <Danach aßen sie eine Weile mit den Fingern.>',
      ]),
      more(2, [
        'Am dritten Tag waren alle anderen Gläser im Keller umgedreht, mit den Zetteln zur Wand. Nur dieses sah nach vorn. „Vielleicht schämen sie sich“, sagte {a}. „Oder sie machen Platz“, sagte {h}.',
      ]),
      slot('road'),
    ]),
    scene(['Nebenan', 'Wer einkocht', 'Der Löffel'], 'Eine Auskunft, für die man etwas hergeben muss.', [
      always([
        'Vom Einkochen verstand {b.+} mehr als alle. „Mit nächstem Jahr?“, sagte {b}. „Das habe ich erst einmal gesehen. Ich sage euch, was es ist. Aber dafür lasst ihr mir das Licht da. Die Kellerlampe.“',
        '„Klopft es?“, fragte {b.+}, ehe sie fertig waren. „Kurz, kurz, lang? Dann habt ihr noch bis Sonntag. Ich erkläre es euch. Mein Preis ist die Glühbirne aus eurem Keller. Im Hellen versteht man so etwas falsch.“',
      ]),
      slot('questions'),
      always([
        '{H} schraubte die Birne heraus und gab sie her. Sie war noch warm. „Man macht nicht nur Obst ein“, sagte {b}. „Man kann auch etwas anderes aufheben. Auf dem Zettel steht nicht, wann es gemacht wurde. Da steht, für wann.“',
        'Ohne Licht in diesen Keller! {H} legte die Glühbirne auf den Tisch, als wäre sie ein Ei. „Gut“, sagte {b}. „So ein Glas will nicht heraus, um jemanden zu holen. Es wird sauer, wenn es zu lange steht. Wie alles, was sich einer versprochen hat.“',
      ]),
      more(
        2,
        [
          'Bei {b} standen auch Gläser, hinter einem Vorhang. In einem war etwas Blaues, das sich bewegte. „Ein Tag am Wasser“, sagte {b} und zog den Vorhang zu. <„Den mache ich auf, wenn ich ihn brauche.“>',
        ],
        '',
        'blue',
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Ohne Lampe', 'Stufe sieben', 'Sonntag'], 'Am Sonntag steht es vor der Küchentür.', [
      more(1, [
        'Sie schliefen abwechselnd, das heißt gar nicht. {A} zählte die Stufen mit, die es noch zu gehen hatte. „Vier“, sagte {a}. Später: „Drei.“ <Unter der Kellertür roch es nach etwas, das {h} kannte. Es war kein schlechter Geruch. Das machte es schlimmer.>',
      ]),
      more(2, [
        '{H} legte das Ohr an die Kellertür. Drinnen war es nicht ganz still. Da summte etwas, wie ein Insekt, das gegen eine Scheibe fliegt, immer wieder. <Und einmal, {h} hätte es beschworen, lachte jemand. Es war {hs:Lachen|das Lachen}, nur jünger.>',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Am Sonntagabend stand das Glas auf der obersten Stufe. Kurz, kurz, lang. So klopfte früher nur einer: {h} selbst, am Fenster, wenn {er} hereinwollte.',
        'Es wurde Sonntag und dunkel. Pling, pling, und ein langes Pling, gleich hinter der Tür. {H} kannte das Zeichen. Es war das eigene, von früher, von der Bande, die nur aus {ihm} und {a} bestanden hatte.',
      ]),
    ]),
    scene(['Der Deckel', 'Für wann', 'Plopp'], '{H} macht die Tür auf.', [
      slot('key'),
      core(
        [
          '„Es ist meins“, sagte {h}. „Ich habe mir einmal etwas versprochen und weggestellt, für nächstes Jahr, immer für nächstes Jahr.“ {H} nahm das warme Glas in beide Hände und drehte. Plopp. Heraus kam Licht, ein ganzer Abend voll, gelb und summend, und stieg an die Decke.',
        ],
        [
          'Für wann. {H} hielt den Zettel dicht vor die Augen. Es war wirklich die eigene Schrift, nur eilig. „Nächstes Jahr“, hatte {h} gesagt, an einem Abend im Sommer, als alle noch draußen bleiben wollten und es zu spät war. „Das heben wir uns auf.“ Und dann war es weggestellt worden, immer wieder, immer weiter nach hinten. „Es will nicht herein, um uns zu holen“, sagte {h}. „Es will nur endlich dran sein.“\nDie Hände zitterten. {H} drehte trotzdem am Deckel. Plopp, machte es. Dann war die dunkle Küche voller kleiner Lichter. Glühwürmchen, ein ganzer Abend, und alle noch wach.',
          'Wer klopft so? {H} setzte sich auf den Boden, vor das Glas, und klopfte zurück, mit dem Fingernagel: kurz, kurz, lang. Innen wurde der Beschlag dünner. Da war keine Nase und kein Auge. Da war ein Garten, sehr klein, mit einem Streifen Sonne. Es war ein Abend, den {h} kannte. Man hatte sie hineingerufen, mitten aus dem Spiel. „Morgen“, hatten sie gesagt. Dann „Bald“. Dann „Nächstes Jahr“.\n„Verzeihung“, sagte {h} zu dem Glas und machte es auf. Es roch nach Gras. Hundert kleine Lichter stiegen heraus, eins nach dem anderen, ohne Gedränge, und es wurde hell bis hinter den Schrank.',
        ],
      ),
      always([
        '„Spielen wir weiter?“, fragte {a}. Es war Nacht, und es war nicht die Jahreszeit. Sie rannten trotzdem hinaus, barfuß, mit lauter Licht hinter sich her.',
        'Sie machten die Tür zum Garten auf. Die Lichter zogen hinaus, und {h} und {a} zogen mit, an die Stelle, wo sie damals aufgehört hatten. <Wer dran war, wussten beide noch.>',
      ]),
    ]),
    scene(['Leergut', 'Gurken', 'Ein sauberer Zettel'], 'Das Regal wird aufgeräumt.', [
      slot('after'),
      more(1, [
        '{B} brachte die Glühbirne zurück und brauchte dafür ungewöhnlich lange. Am Ende stand {b} mit im Garten. Jemand hatte hinter dem Vorhang ein Glas aufgemacht, man roch es: Salz und Sonnenöl. <„Worauf soll man warten“, sagte {b}.>',
      ]),
      always([
        'Das leere Glas wusch {h} aus und stellte es ins Regal, ganz nach vorn. Dann nahm {er} einen neuen Zettel, leckte daran und klebte ihn auf. „Heute“, stand darauf. Es blieb leer, und nichts daran war unheimlich. {H} nahm die Gurken mit und ging die neun Stufen hinauf, jede einzeln.',
        'Seither geht {h} allein in den Keller. <{W.aus}> Es klopft nicht mehr, und die Gläser zeigen alle ihre Zettel. Auf der siebten Stufe sitzt manchmal noch ein kleines Licht, das den Weg hinaus nicht wollte. {H} braucht keine Lampe. Kurz, kurz, lang, klopft {er} im Vorbeigehen an das Holz, und es blinkt zurück.',
      ]),
    ]),
  ],
}
