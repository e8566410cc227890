import { always, core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Christmas and adventure: one of the three kings is missing from the crib; he stands in a game of chess by post. */
export const thirdKing: Plot = {
  id: 'third-king',
  categories: ['christmas', 'adventure'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Jette', gender: 'female', connection: 'Cousine' },
    b: { name: 'Herr Ruppert', gender: 'male', connection: '' },
  },
  titles: ['Der dritte König', 'Zwei Könige und ein Fingerhut', '{h} sucht einen König'],
  teasers: [
    'In der Schachtel liegen zwei Könige. Der dritte ist seit Jahren fort, und {h} folgt seiner Spur durch die halbe Stadt.',
    'Ein König steht, wo ihn keiner vermutet. Er kann nicht weg, denn er wird gerade gebraucht.',
  ],
  start: 'Zur Krippe gehören drei Könige, in der Schachtel liegen zwei. {H} will den dritten bis Mitternacht finden.',
  byname: '{h}{g:, der Königssucher|, die Königssucherin| auf der Spur des Königs}',
  places: [
    { name: 'Die Fensterbank', description: 'Hier ziehen die Könige jeden Tag ein Stück weiter.' },
    { name: 'Der Trödelladen', description: 'Alles war hier schon einmal weg.' },
    { name: 'Das Zimmer mit dem Brett', description: 'Ein Spiel steht auf dem Tisch, und keiner räumt es ab.' },
  ],
  scenes: [
    scene(['Zwei in der Schachtel', 'Watte', 'Bis Mitternacht'], 'In der Schachtel fehlt einer.', [
      always([
        'Die Krippe {dort} war aus Holz und älter als alle, die um sie herumstanden. In der Watte lagen der Esel, die Schafe, zwei Könige. Die dritte Kuhle war leer. „Der ist schon immer weg“, hieß es jedes Jahr.',
        'Als {h} {dort} die Schachtel mit den Figuren aufmachte, lag in jeder Kuhle jemand, nur in einer nicht. Zwei Könige sahen nach links. <Dort hätte der dritte stehen müssen, der mit der weißen Krone.> Seit Jahren sahen sie so.',
      ]),
      always([
        'In diesem Jahr wollte {h} sich nicht damit abfinden. Ein König geht nicht verloren. Er ist höchstens woanders. Bis Mitternacht sollte er da sein.',
        '„Drei“, sagte {h}. „Es heißt: die Heiligen Drei Könige.“ Und weil es noch früh am Tag war, beschloss {h}, ihn zu holen.',
      ]),
      always([
        '{A.+} hatte schon einen Schuh an. „Wo fängt man an, wenn jemand seit Jahren weg ist?“ „Da, wo man zuletzt aufgehört hat“, sagte {h}.',
        '„Ich komme mit“, sagte {a.+}. „Einer allein sucht immer nur in einer Richtung.“ <Das stimmte. {H} sah schon nach links, wie die Könige.>',
      ]),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Unten in der Schachtel lag ein Zettel, mit Bleistift: „Ausgeliehen. Nur bis zum nächsten Zug.“ „Er ist verreist“, sagte {a}. „Mit der Bahn.“ {H} roch an dem Zettel. Er roch nach Pfeife, nicht nach Bahnhof.',
      ]),
    ]),
    scene(
      ['Fahrplan', 'Der falsche König', 'Eine Spur aus Trödel'],
      'Die erste Spur führt zum Bahnhof, die zweite zum Trödler.',
      [
        core(
          [
            'Am Bahnhof kannte ihn keiner. Beim Trödler lag ein König, der war aus Schokolade. {H} hatte ihn schon bezahlt, ehe sie es merkten.',
          ],
          [
            'Bis zum nächsten Zug, hatte auf dem Zettel gestanden, also gingen sie zum Bahnhof. Der Mann im Fundbüro brachte einen Karton: Handschuhe, ein Gebiss, ein Zepter aus Blech. „Könige hatten wir lange nicht“, sagte er. Beim Trödler endlich glänzte eine Krone im Fenster. {H} legte alles Geld auf den Tisch. Draußen brach {a} dem König aus Versehen den Kopf ab. Er war aus Schokolade.',
            'Der Trödler schwor, er habe einen. „Holz, alt, mit Krone!“ Es war eine Zuckerzange. Beim zweiten Trödler gab es einen Nussknacker, der beleidigt war. Beim dritten bezahlte {h}, ehe {a} „Warte“ sagen konnte, und trug den König in der warmen Hand nach Hause. <An der Ecke waren die Finger braun und süß.> Das Geld war weg, und der König schmolz.',
          ],
        ),
        more(1, [
          'Sie aßen die Schokolade auf einer Treppe, erst den Mantel, dann die Krone. „Wenigstens kennen wir jetzt einen König von innen“, sagte {a}. <Sie steckten das Silberpapier ein. Man konnte nie wissen.>',
        ]),
        more(2, [
          'Vor der Kirche fragten sie die Frau, die den Schnee oder das Laub fegte, je nachdem, was gerade lag. „Weiße Krone?“, sagte sie. „So einer stand mal im Fenster, in der Gasse da. Aber er stand nicht allein. Da war ein ganzes Heer.“ <Sie fegte weiter und ließ ihnen eine Gasse frei.>',
        ]),
        slot('road'),
      ],
    ),
    scene(['Ein Heer', 'Zug um Zug', 'Am Brett'], 'Der König ist gefunden, aber er darf nicht weg.', [
      always([
        'In der Gasse, im ersten Stock, saß {b.+} vor einem Schachbrett. Und da stand er, in der hintersten Reihe: weiße Krone, Holz, ein Kinn wie die beiden anderen. „Den könnt ihr nicht haben“, sagte {b}. „Er wird angegriffen.“',
        '„Bis zum nächsten Zug“, sagte {b.+} und zeigte auf den Tisch. Da stand ein Schachspiel, mitten in der Partie. Der weiße König hatte einen langen Mantel an und gehörte nicht zu den übrigen. „Meiner ist vor Jahren in eine Ritze gerollt. Da habe ich mir einen geliehen.“',
      ]),
      slot('questions'),
      always([
        'Das Spiel ging per Post. Der andere Spieler saß weit im Norden, und jeder Zug kam auf einer Karte. „Wenn ich ihn herausnehme, habe ich verloren“, sagte {b}. „Dann kommt keine Karte mehr. Bringt mir einen König, dann nehmt euren mit.“',
        '{B} holte einen Schuhkarton voller Postkarten. Auf jeder stand ein Zug, sonst nichts. „Seit elf Jahren“, sagte {b}. „Wir kennen uns nur so. Ohne König ist Schluss. Mein Preis ist also ein anderer. Aber er muss etwas wert sein.“',
      ]),
      more(2, [
        '„Warum spielt ihr so langsam?“, fragte {a}. {B} lachte leise. „Weil einer von uns gewinnen könnte. Und dann?“ <Auf dem Fensterbrett lag eine Karte bereit, frankiert, und nur das Feld fehlte noch.>',
      ]),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Ersatz', 'Kein König', 'Was taugt'], 'Vieles wird auf das Brett gestellt, und nichts regiert.', [
      more(1, [
        'Sie versuchten es mit einem Korken. „Der geht nicht, der schwimmt“, sagte {b}. Mit einem Salzstreuer: „Zu dick, der deckt ja die Dame zu.“ <Mit dem Silberpapier drehte {a} eine wunderbare Krone. Es war nur nichts darunter.>',
      ]),
      more(2, [
        'Sie suchten auch in der Ritze. {H} lag auf dem Bauch und leuchtete. Man sah einen Knopf, eine Nuss und ganz hinten etwas Weißes mit Kreuz. Ein Draht reichte nicht. <Ein längerer Draht schob ihn noch tiefer hinein.> „Der regiert jetzt da unten“, sagte {b}.',
      ]),
      slot('road'),
      slot('quiet'),
      always([
        'Es war schon Abend. In {hs:Tasche|der Tasche} steckte der Fingerhut, mit dem {h} seit jeher alles abmaß und den {er} nie verlieh.',
        'Draußen gingen die Laternen an. {H} drehte in der Tasche den silbernen Fingerhut. {Er} trug ihn immer bei sich, weil er einmal jemandem gehört hatte, der gut nähen konnte.',
      ]),
    ]),
    scene(['Der Fingerhut', 'Was einen König macht', 'Matt'], '{H} stellt etwas auf das Brett.', [
      slot('key'),
      core(
        [
          '„Woran erkennt man einen König?“, fragte {h}. „Daran, dass man ihn nicht verlieren will“, sagte {b}. Da stellte {h} den Fingerhut auf das Feld. Er passte. {B} nahm den Mann mit der weißen Krone und legte ihn {h} in die Hand.',
        ],
        [
          'Ein König kann fast nichts. Er geht ein Feld, mehr nicht. Warum ist er dann der König? „Weil alles aus ist, wenn man ihn verliert“, sagte {h} langsam. Auf die Krone kam es gar nicht an. {H} zog den Fingerhut aus der Tasche und stellte ihn auf das Feld.\nEr stand da, klein und silbern und voller Dellen, und das ganze Brett sah zu ihm hin. {B} prüfte ihn lange. „Den verliere ich nicht“, sagte {b}. Es klang wie ein Zug.',
          '„Er muss etwas wert sein“, hatte {b} gesagt. {H} hatte die ganze Zeit nach etwas mit Krone gesucht. Dabei war es einfacher. Man nimmt das, worauf man aufpasst. Der Fingerhut machte ein helles kleines Geräusch, als {h} ihn auf das Brett stellte.\n„Schach“, sagte {b} nach einer Weile, nicht zu {h}, sondern zu dem fernen Freund im Norden, und schrieb das Feld auf die Karte. Dann war der andere König frei.',
        ],
      ),
      more(1, [
        'Sie liefen. Die Karte warfen sie unterwegs ein, es lag auf dem Weg. <Im Kasten fiel sie auf lauter andere, mit einem Geräusch wie ein Schritt im Schnee.> „Nach Norden“, sagte {a}. „Er wird sich wundern über den neuen König.“',
      ]),
    ]),
    scene(['Vor Mitternacht', 'Drei', 'Ein Feld weiter'], 'Einer kommt spät, und die anderen haben gewartet.', [
      slot('after'),
      always([
        'Sie stellten ihn zu den beiden anderen, links, wohin sie immer gesehen hatten. Unter {seinem} Daumen fühlte {h} an der Hose noch die leere Tasche. Dann schlug es zwölf.',
        'Kurz vor zwölf stand der dritte König bei der Krippe. Er hatte eine Schramme am Mantel und auf dem Sockel einen Stempel: e1. <„Sein Bahnhof“, sagte {a}.>',
      ]),
      more(2, [
        'Im neuen Jahr kam eine Karte, an {b} adressiert und an die ganze Straße gelesen. Es stand kein Zug darauf. Da stand: „Wer ist der Kleine in Silber? Er gefällt mir. Ich ziehe vorsichtig.“',
      ]),
      always([
        'Bevor {h} schlafen ging, rückte {er} die Könige ein Feld weiter, alle drei, auf den Stall zu. Einer hatte Gold, einer hatte Weihrauch. Der dritte hatte die Hände leer und sah aus wie jemand, der einen Zug weiß.',
        'Im Zimmer wurde es dunkel. <{W.aus}> Drei Könige sahen jetzt in dieselbe Richtung, und nichts fehlte. Irgendwo in der Gasse stand ein Fingerhut auf dem Fensterbrett, zwischen Turm und Dame, und hielt die Stellung.',
      ]),
    ]),
  ],
}
