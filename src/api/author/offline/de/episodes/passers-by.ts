import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Strangers who want something small, and turn out to have something to give. */
export const passersBy: readonly Episode[] = [
  {
    id: 'counting-backwards',
    categories: [],
    ages: ALL,
    ...scene(
      ['Vierhundertzwölf', 'Der Mann, der rückwärts zählte', 'Halt mir den Platz'],
      'Einer zählt rückwärts und darf nicht niesen.',
      [
        always([
          '„Vierhundertsiebzehn“, sagte der Mann auf der Stufe. „Vierhundertsechzehn.“ Er hatte die Augen geschlossen und hob die Hand, damit sie nicht störten. <„Er zählt“, sagte {h}. „Aber in die falsche Richtung“, sagte {a}.> „Angefangen habe ich bei einer Million“, flüsterte der Mann zwischen zwei Zahlen. „Ich will wissen, wie sich die Null anhört, wenn man sie sich verdient hat.“',
        ]),
        always([
          'Dann geschah es. Die Nase des Mannes zuckte. „Vierhundertzwölf“, brachte er noch heraus. Seine Augen wurden groß. Wer niest, verliert die Zahl, und wer die Zahl verliert, fängt von vorn an. Er sah {h} an, ohne ein Wort, aber es war nicht schwer zu verstehen. <So sieht einer aus, der auf einer Leiter steht und etwas fallen lässt.> {H} holte Luft. „Vierhundertelf“, sagte {h}. „Vierhundertzehn.“ Der Mann nieste, dass die Stufe zitterte.',
        ]),
        more(1, [
          'Er nieste dreimal. Er putzte sich die Nase. Er ging einmal um die Ecke, zum ersten Mal seit einem Jahr, wie er sagte. <{A} half bei den Hundertern, damit {h} Atem holen konnte.> Als er wiederkam, waren sie bei hundertneunzig und außer Puste.',
        ]),
        always([
          '„Ich übernehme“, sagte der Mann. Aber er fing nicht an. Er setzte sich zwischen sie. „Zu dritt klingt es besser“, sagte er. Also zählten sie zusammen, einer die geraden, einer die ungeraden, einer die runden. <Bei zwanzig wurden sie alle drei langsamer, keiner hatte es ausgemacht.> Drei. Zwei. Eins. Die Null sagte keiner. Sie hörten sie trotzdem, weit und rund und sehr still. „Danke“, sagte der Mann nach einer Weile. „Jetzt kann ich ja vorwärts.“ Und sie gingen ihres Weges, eins, zwei, drei.',
        ]),
      ],
    ),
  },
  {
    id: 'chair-man',
    categories: ['adventure', 'generic', 'love', 'christmas', 'scifi', 'horror'],
    ages: ALL,
    ...scene(
      ['Der Mann mit dem Stuhl', 'Platz nehmen', 'Vier Beine'],
      'Einer trägt seinen Stuhl spazieren und braucht einen zweiten.',
      [
        always([
          'Vor ihnen ging ein Stuhl. Er hatte vier Beine nach oben und zwei nach unten, denn darunter ging ein Mann. Alle zwanzig Schritte stellte er ihn ab, setzte sich, sah sich um und nickte. <Dann stand er auf und trug ihn weiter.> „Suchen Sie etwas?“, fragte {h}. „Den richtigen Platz“, sagte der Mann. „Er muss hier irgendwo sein.“',
        ]),
        always([
          'Sie begleiteten ihn, es war ja ihre Richtung. Hier war es zu zugig. Dort sah man nur eine Wand. Anderswo war alles gut, bis jemand vorbeiging und grüßte, und danach war es nicht mehr gut. „Woran merken Sie denn, dass es der richtige ist?“, fragte {a}. „Daran, dass ich nicht wieder aufstehe.“ <Er setzte sich zur Probe. Er stand wieder auf.> Er war müde, man sah es an den Knien. Zuletzt nahm {h} den Stuhl auf den Kopf, damit er einmal die Arme frei hatte.',
        ]),
        more(1, [
          '„Was ist das Schönste, das Sie von dem Stuhl aus gesehen haben?“, wollte {a} wissen. Der Mann überlegte nicht lange. „Eine Frau mit einem Kuchen. Sie kam auf mich zu, ganz gerade, wegen des Kuchens. Dann ging sie an mir vorbei. Ich hätte einen zweiten Stuhl gebraucht.“ <Er sagte es sehr sachlich.>',
        ]),
        always([
          'Irgendwo lehnte am Rand ein alter Hocker, mit drei Beinen und ohne Besitzer. {H} stellte ihn neben den Stuhl, etwas schräg, so dass man sich ansehen konnte. „Versuchen Sie es jetzt“, sagte {h}. Der Mann setzte sich. Er sah nicht hinaus. Er sah auf den leeren Hocker. <Dann strich er mit der Hand darüber, als klopfe er ein Kissen auf.> „Hier“, sagte er verwundert. „Man muss nur warten können.“ Als sie sich später umdrehten, saß er noch da, und auf dem Hocker saß jemand mit einem Kuchen oder mit einer großen Schachtel.',
        ]),
      ],
    ),
  },
  {
    id: 'good-ones',
    categories: [],
    ages: ALL,
    ...scene(
      ['Seid ihr die Guten?', 'Eine ernste Frage', 'Auskunft'],
      'Ein kleines Kind fragt etwas, und man muss antworten.',
      [
        always([
          '„Seid ihr die Guten?“, fragte jemand. Sie sahen sich um und dann nach unten. Es war ein Kind, sehr klein und sehr streng, mit einem Stock. <„Wieso?“, fragte {a}. „Weil ich wissen muss, ob ich euch durchlasse.“> Das Kind stand genau in der Mitte. Man hätte darübersteigen können. Aber eine solche Frage lässt man nicht unbeantwortet liegen.',
        ]),
        always([
          '„Ich glaube schon“, sagte {h}. „Glauben zählt nicht.“ {H} dachte nach. Was hatten sie heute Gutes getan? {A} hatte geteilt, allerdings ungleich. {H} hatte jemanden angelogen, allerdings freundlich. Einmal hatten sie sich gestritten, und einmal hatten sie etwas genommen, das keiner mehr brauchte. <Aufgezählt klang es nach zwei Leuten, die man besser nicht durchlässt.> „Manchmal“, sagte {h} schließlich. „Nicht immer.“ Das Kind schrieb mit dem Stock etwas auf den Boden.',
        ]),
        more(1, [
          '„Und du?“, fragte {a}. Darauf war das Kind nicht vorbereitet. Es sah auf den Stock. „Ich habe gestern die Schnecke von meinem Bruder freigelassen“, sagte es. <„Und war er froh?“ „Nein. Aber die Schnecke.“> Es blieb also auch auf seiner Seite einiges zu bedenken.',
        ]),
        always([
          '„Die Bösen“, sagte das Kind nach einer Pause, „sagen immer gleich Ja.“ Es trat einen Schritt zur Seite. „Ihr dürft.“ Sie gingen vorbei, aufrechter als sonst und ein wenig befangen. {H} drehte sich noch einmal um. „Was hast du da aufgeschrieben?“ Das Kind hielt die Hand über den Boden. <Später, von weitem, sah man, dass es einen Kreis war mit zwei Strichen darin, und einen zweiten daneben, der noch offen stand.>',
        ]),
      ],
    ),
  },
  {
    id: 'wrong-apology',
    categories: [],
    ages: ['12-20', '20+'],
    ...scene(
      ['Entschuldigung', 'Die falsche Person', 'Zwanzig Jahre später'],
      'Jemand bittet um Verzeihung, und zwar den Falschen.',
      [
        always([
          '„Endlich“, sagte der Herr und nahm den Hut ab. Er meinte {h}. „Ich suche Sie seit zwanzig Jahren. Ich wollte um Verzeihung bitten.“ {H} hatte ihn nie gesehen. <Vor zwanzig Jahren war {h} überdies womöglich gar nicht zuständig gewesen.> „Ich glaube“, begann {h}. „Bitte“, sagte der Herr. „Wenn ich jetzt nicht anfange, fange ich nie mehr an.“',
        ]),
        always([
          'Also fing er an. Es ging um ein Fahrrad. Er hatte es sich geliehen, nur für einen Nachmittag, und nicht zurückgebracht. Es war nicht das Fahrrad, sagte er. Es war, dass der andere ihm am nächsten Tag noch geholfen hatte, es zu suchen. „Sie haben sogar meine Mutter getröstet“, sagte der Herr. <Er drehte den Hut in den Händen, immer rechtsherum.> {H} sah zu {a}. {A} hob die Schultern, aber nur ein wenig. Es war nicht {hs:Fahrrad|das Fahrrad}. Aber es war ja auch nicht mehr nötig, dass es das Fahrrad war.',
        ]),
        more(1, [
          '„War es ein gutes Fahrrad?“, fragte {h}. „Es war grün“, sagte der Herr. „Es hatte eine Klingel, die nach unten ging. Ring-ding.“ <Er machte es vor, und seine Augen wurden jung und dann schnell wieder alt.> „Ich habe sie noch. Die Klingel.“',
        ]),
        always([
          '„Ich trage Ihnen nichts nach“, sagte {h}. Es stimmte, Wort für Wort. Der Herr atmete aus, und es war, als würde er dabei ein Stück kleiner oder leichter. Er legte {ihm} etwas in die Hand: eine Klingel, am Rand schon rostig. Dann setzte er den Hut auf und ging. „Und wenn er den Richtigen doch noch trifft?“, fragte {a}. <{H} drückte auf den Hebel. Ring-ding.> „Dann kann er es schon.“',
        ]),
      ],
    ),
  },
  {
    id: 'queue',
    categories: ['adventure', 'generic', 'love', 'christmas', 'scifi'],
    ages: ALL,
    ...scene(
      ['Die Schlange', 'Wofür stehen wir an?', 'Der Nächste bitte'],
      'Viele Leute warten, und keiner weiß, worauf.',
      [
        always([
          'Da standen Leute, einer hinter dem anderen, um eine Ecke herum und noch um eine. „Wo eine Schlange ist, gibt es etwas“, sagte {a} und stellte sich hinten an. <{H} wollte eigentlich weiter. Aber {a} hatte nun einmal einen Platz.> „Worauf warten Sie?“, fragte {h} die Dame davor. „Ich habe den Herrn gefragt“, sagte die Dame. „Er wollte es mir vorn sagen.“',
        ]),
        always([
          'Man rückte vor. Jeder vermutete etwas anderes. Pfannkuchen, sagte der eine, man rieche es ja. Eine Unterschrift, sagte der andere. Ein Junge war sicher, es gebe ein Los, und wer es ziehe, dürfe in der Schlange nach vorn. <Hinter ihnen standen inzwischen zwanzig, und alle sahen {h} an, als wüsste {er} Bescheid.> „Es muss sich lohnen“, sagte jemand, „sonst stünden hier doch nicht so viele.“',
        ]),
        more(1, [
          'Eine Frau verkaufte Klappstühle. Ein Mann verkaufte Plätze. {A} handelte mit beiden und gewann dabei einen Apfel. <So vergeht die Zeit, wenn viele dasselbe nicht wissen.>',
        ]),
        always([
          'Endlich bogen sie um die letzte Ecke. Vorn stand eine alte Frau und band sich den Schuh. Sie hatte sich nur kurz an der Wand festgehalten, und da hatte sich einer höflich hinter sie gestellt, dann noch einer. „Ich dachte schon, Sie wollen alle vorbei“, sagte sie. {H} kniete sich hin und machte ihr die Schleife, doppelt. <„So“, sagte sie, „das hält.“> Sie ging. Die Schlange stand noch da. „Was gab es denn?“, rief jemand von hinten. {H} überlegte, was man darauf sagt. „Nichts mehr“, rief {h}. Da seufzten alle und waren doch zufrieden. Es war also etwas da gewesen.',
        ]),
      ],
    ),
  },
  {
    id: 'leash',
    categories: ['adventure', 'generic', 'love', 'christmas', 'horror'],
    ages: ALL,
    ...scene(['Die Leine', 'Bei Fuß', 'Wo ist der Hund?'], 'Eine Frau hat eine Leine und am Ende nichts.', [
      always([
        'Die Frau hatte eine rote Leine in der Hand. Am Ende war ein Halsband, und im Halsband war nichts. Trotzdem hing die Leine nicht herunter. Sie stand waagerecht in der Luft und zog. <„Er will da lang“, sagte die Frau, schon halb im Laufen. „Würden Sie kurz halten? Ich muss mir die Nase putzen.“> Ehe {h} etwas sagen konnte, hatte {er} die Leine in der Hand.',
      ]),
      always([
        'Sie zog kräftig. {H} stemmte die Füße ein. „Sitz“, sagte {a} aufs Geratewohl. Die Leine wurde schlaff. „Er hört auf Sie“, sagte die Frau gerührt. „Auf mich nie.“ Seit Wochen gehe das so, erzählte sie in ihr Taschentuch. Der Hund sei weggelaufen, geblieben sei das Ziehen. <Jeden Tag führe es sie ein bisschen weiter fort von zu Hause, und jeden Tag kehre sie um, weil man ja nicht wissen könne.> „Haben Sie ihn einmal ganz laufen lassen?“, fragte {h}. Das hatte sie nicht.',
      ]),
      more(1, [
        '{A} warf einen Stock, um zu sehen, was geschah. Die Leine schoss los, und {h} mit ihr. Es ging um einen Pfosten, zweimal, und unter einer Bank hindurch. <Der Stock kam nicht zurück. Aber er lag danach woanders, und er war nass.>',
      ]),
      always([
        'Sie ließen der Leine ihren Willen. Sie zog um drei Ecken, immer schneller, bis zu einem Bretterstapel. Dort blieb sie zitternd stehen und zeigte nach unten. Etwas fiepte. {H} hob das oberste Brett an. Darunter saß ein Hund, staubig und klein, und hatte unter dem Bauch drei noch kleinere. <„Ach“, sagte die Frau. „Du warst gar nicht weggelaufen. Du hattest zu tun.“> Die Leine fiel zu Boden, ein ganz gewöhnlicher Riemen. Die Frau trug alle vier in der Schürze heim. Sie führte dabei keiner.',
      ]),
    ]),
  },
  {
    id: 'foreign-words',
    categories: ['adventure', 'generic', 'love', 'christmas', 'scifi'],
    ages: ALL,
    ...scene(
      ['Ein fremdes Wort', 'Bolu', 'Was sie wissen wollte'],
      'Eine Frau fragt nach dem Weg, in keiner bekannten Sprache.',
      [
        always([
          '„Bolu?“, fragte die alte Frau. Sie trug drei Taschen und zeigte in alle Richtungen. „Bolu?“ {H} kannte das Wort nicht. {A} auch nicht. <„Vielleicht der Bahnhof“, sagte {a}. „Oder der Arzt.“> „Bolu“, sagte die Frau geduldig, wie man mit Kindern spricht. Sie formte mit den Händen etwas Rundes und legte die Wange darauf.',
        ]),
        always([
          'Ein Kissen? {A} zeigte ihr, wo man schlafen konnte. Sie schüttelte den Kopf. Ein Brot? {H} hielt ihr das eigene hin. Sie biss ab, aus Höflichkeit, und schüttelte kauend den Kopf. <Sie lobte es aber, das verstand man.> Dann stellte sie die Taschen hin und sang. Es war ein kurzes Lied mit viel „Bolu“. Beim letzten Wort zeigte sie auf ihr Herz, auf ihre Füße und in die Ferne.',
        ]),
        more(1, [
          'Bald wussten drei weitere Leute, was Bolu war. Ein Fluss, sagte der erste. Ein Enkel, sagte die zweite, man sehe es doch. Der dritte sprach sieben Sprachen und wurde immer leiser. <„Es ist in allen sieben nicht dabei“, sagte er.>',
        ]),
        always([
          '{H} setzte sich neben sie auf die größte Tasche. „Ich weiß nicht, wo das ist“, sagte {h}, auf Deutsch, es ging nicht anders. „Ich bin hier auch nur unterwegs. Aber Sie können ein Stück mit uns gehen.“ Die Frau sah {ihn} lange an. Dann klopfte sie {ihm} auf das Knie und lachte mit allen Zähnen, die sie hatte. „Bolu“, sagte sie und zeigte auf die Tasche, auf {h}, auf {a}. <So saßen sie noch eine Weile.> Als sie aufstand und allein weiterging, fröhlich und ohne sich umzusehen, fragte {a}: „Hat sie es jetzt gefunden?“ „Ich glaube“, sagte {h}, „wir saßen darauf.“',
        ]),
      ],
    ),
  },
]
