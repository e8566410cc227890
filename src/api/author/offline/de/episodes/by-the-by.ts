import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Quiet finds: a game somebody left, a floor with a will of its own. */
export const byTheBy: readonly Episode[] = [
  {
    id: 'your-move',
    categories: [],
    ages: ALL,
    ...scene(
      ['Du bist am Zug', 'Das Brett', 'Ein Gegner, der nicht da ist'],
      'Ein Spiel steht da, und der Gegner ist fortgegangen.',
      [
        always([
          'Auf einer Kiste stand ein Spielbrett. Die Figuren waren aus allem Möglichen: Korken, ein Fingerhut, eine Walnuss, die wohl der König war. Daran lehnte ein Zettel. „Du bist am Zug“, las {h}. Es war niemand da. <Die Walnuss war vom vielen Anfassen schon ganz blank.>',
          '„Du bist am Zug“, stand auf einem Zettel, und der Zettel lag auf einem Spielbrett. Zwei Reihen Knöpfe, zwei Reihen Korken, in der Mitte ein einsamer Fingerhut. {H} sah sich um. <Ein Stuhl war zurückgeschoben, als wäre eben jemand aufgestanden.> Wer immer hier spielte, hatte es nicht eilig.',
        ]),
        always([
          '„Was spielt man da?“, fragte {a}. Die Regeln lagen nicht dabei. {H} schob einen Korken ein Feld vor, das konnte nicht verkehrt sein. Sie warteten. Es geschah nichts. „Vielleicht muss man wegsehen“, sagte {a}. Sie sahen weg. Als sie wieder hinsahen, stand hinter ihnen eine Frau mit Einkaufsnetz. <„Ach, heute mit Korken“, sagte sie.> Sie dachte kurz nach, zog den Fingerhut zwei Felder zurück und ging weiter. „Spielen Sie gegen uns?“, rief {h}. „Ich?“, sagte die Frau. „Ich komme hier nur vorbei.“',
        ]),
        more(1, [
          'Nach ihr kam ein Junge, der zog im Laufen. Dann zog ein Postbote, nach langem Grübeln, und nahm es wieder zurück. <Ein Spatz zog auch. Sein Zug war nicht schlecht.> Keiner wusste, wer eigentlich gewann. Aber jeder hatte einen Rat für den Nächsten.',
        ]),
        always([
          '{A} drehte schließlich den Zettel um. Auf der Rückseite stand etwas, in ganz anderer Schrift und fast verblasst: „Ich musste weg. Bitte spielt für mich weiter, ich sehe nach, wie es steht.“ Ein Datum war dabei. Es war älter als alle Korken. {H} ging einmal um das Brett herum. Von hier aus sah man es: Die Figuren standen nicht gegeneinander. <Jeder hatte seine ein Stück zur Mitte geschoben.> In der Mitte lag die Walnuss, und um sie herum war gerade noch ein Feld frei. {H} nahm einen Knopf von der eigenen Jacke, der ohnehin nur an einem Faden hing, und setzte ihn dorthin. „Haben wir gewonnen?“, fragte {a}. {H} lehnte den Zettel wieder an. „Der Nächste ist am Zug“, sagte {h}.',
        ]),
      ],
    ),
  },
  {
    id: 'creaking-boards',
    categories: [],
    ages: ALL,
    ...scene(['Knarz', 'Das Brett, das schweigt', 'Auf Socken'], 'Bretter knarren nach Noten, und eines will nicht.', [
      always([
        'Der Boden bestand hier aus Brettern, und sie knarrten. Auf dem vierten lag ein Mann und horchte. „Nicht weitergehen“, sagte er. {H} blieb mit einem Fuß in der Luft stehen. „Jetzt absetzen. Langsam.“ {H} setzte den Fuß ab. Knarz. <„Ein Gis“, sagte der Mann zufrieden.>',
      ]),
      always([
        'Er stimmte sie. Andere stimmten Geigen, er stimmte Böden, mit Seife, Keilen und einem Hämmerchen. Dies hier sollte ein Lied werden, für jeden, der hinübergeht. Man musste nur einen Schritt nach dem anderen tun. „Geht einmal durch“, bat er. {A} ging. Knarz, quiek, knurr, und dann: nichts. <Dann wieder knurr.> „Da fehlt einer“, sagte {h}. Der Mann nickte düster. Das siebte Brett schwieg. Er hatte es geseift, geklopft, gebeten. Es lag da wie die anderen und sagte kein Wort.',
      ]),
      more(1, [
        'Sie versuchten es zu dritt. {A} hüpfte darauf. {H} rollte darüber. <Der Mann drohte dem Brett mit einem Teppich.> „Es ist ein gutes Brett“, sagte er dann schnell und streichelte es. „Man darf nicht böse werden. Sie merken sich das.“',
      ]),
      always([
        '„Lassen Sie mich noch einmal“, sagte {h}. {Er} zog die Schuhe aus und ging von vorn, ganz langsam, mit geschlossenen Augen. Knarz. Quiek. Knurr. Auf dem siebten blieb {h} stehen. Es war still. Und weil es still war, hörte {er}, was vorher gewesen war: Drei Töne standen noch in der Luft und warteten. Dann machte {h} den nächsten Schritt, und der achte Ton klang, als wäre er der schönste von allen. <Er war es nicht. Er hatte nur Platz.> Der Mann hatte sich aufgesetzt. „Eine Pause“, sagte er. „Da liege ich drei Wochen auf dem Bauch und klopfe an einer Pause herum.“ Sie gingen auf Socken zu Ende, damit das Lied sauber blieb. Hinter ihnen ging der Mann es selbst, einmal hin und einmal her, und blieb jedes Mal auf dem siebten Brett ein wenig stehen.',
      ]),
    ]),
  },
  {
    id: 'half-sentences',
    categories: [],
    ages: ALL,
    ...scene(
      ['Halbe Sätze', 'Ausreden lassen', 'Zwillinge'],
      'Zwei Brüder sprechen einander die Sätze zu Ende, und zwar falsch.',
      [
        always([
          '„Guten Tag“, sagte der eine Herr, „wir suchen den“, und der andere sagte: „Käse.“ „Ausgang“, sagte der erste. Es waren Zwillinge, beide in Grau. Was der eine begann, beendete der andere, nur nie so, wie es gemeint war. <„Wir machen das seit“, sagte der zweite. „Dienstag“, sagte der erste. „Siebzig Jahren“, sagte der zweite.>',
        ]),
        always([
          'Man konnte sich mit ihnen kaum unterhalten. „Mein Bruder ist der“, begann der rechte. „Jüngere“, sagte der linke. „Beste Sänger der Familie“, sagte der rechte gekränkt. „Das wollte ich sagen.“ „Oh“, sagte der linke. Danach schwiegen sie eine Weile, und jeder hielt den Mund bereit. {A} versuchte zu vermitteln. „Vielleicht sollten Sie einander einfach“, begann {a}. „Schubsen“, sagte der rechte. „Ausreden lassen“, sagte {a}. <Es war ansteckend.>',
        ]),
        more(1, [
          '„Wir haben sogar einen Orden“, erzählte der rechte, „für die Rettung eines.“ „Sofas“, sagte der linke. „Kindes“, sagte der rechte. <Der Orden hing beim einen links und beim anderen gar nicht, denn es war nur einer.>',
        ]),
        always([
          '„Jeder sagt einen Satz“, schlug {h} vor, „und der andere hält sich so lange die Ohren zu.“ Das hatten sie nie versucht. Der linke presste die Hände an den Kopf. Der rechte räusperte sich, es war ein ungewohnter Weg bis zum Punkt. „Ich habe“, sagte er, „ihm nie gesagt, dass ich immer zuerst aufwache und warte, bis er auch wach ist.“ Er atmete auf. Dann tauschten sie. „Ich bin“, sagte der linke, „immer schon wach und tue nur so, damit er etwas zum Warten hat.“ <{H} und {a} sahen einander an.> Nun wussten es zwei Leute, und die Richtigen wussten es nicht. Der rechte nahm die Hände herunter. „Was hat er gesagt?“, fragten beide, Wort für Wort zugleich, und wunderten sich. {H} überlegte nicht lange. „Das Gleiche wie Sie“, sagte {h}.',
        ]),
      ],
    ),
  },
  {
    id: 'handle-without-cup',
    categories: [],
    ages: ALL,
    ...scene(
      ['Ein Henkel', 'Passt nicht', 'Zwei Scherben'],
      'Einer hat eine Tasse ohne Henkel, eine hat einen Henkel ohne Tasse.',
      [
        always([
          'Der Mann trank aus einer Tasse und verzog das Gesicht. Er nahm sie von einer Hand in die andere, pustete, trank, verzog das Gesicht. Sie hatte keinen Henkel. „Seit wann?“, fragte {h}. „Seit dem Umzug“, sagte der Mann. <Er hatte an jedem Finger eine rote Stelle.> „Man gewöhnt sich an vieles. An heiß nicht.“',
        ]),
        always([
          'Eine gute Strecke weiter saß eine Frau und drehte etwas Kleines zwischen den Fingern, weiß und gebogen wie ein Ohr. Es war ein Henkel. „Die Tasse ist hin“, sagte sie. „Den habe ich behalten, er liegt so gut in der Hand.“ {H} sah {a} an. Beide hatten denselben Gedanken, und es war nicht weit zurück. <„Ich will nirgends hin“, sagte die Frau, stand aber schon.> Sie trug den Henkel vor sich her, den kleinen Finger abgespreizt, als wäre unten noch Tee daran.',
        ]),
        more(1, [
          'Unterwegs erzählte sie, wie es gekommen war. Ein Schrank, ein Kater, ein Mittwoch. <„Der Kater hat noch nachgesehen, ob sie wirklich unten ist“, sagte sie.> Seither trank sie gar nichts Heißes mehr. Aus einem Glas, fand sie, schmecke alles nach Wartezimmer.',
        ]),
        always([
          'Dann standen die beiden voreinander. Er hielt die Tasse hin, sie den Henkel. Alle vier hielten die Luft an. Er passte nicht. Die Tasse war blau und rund, der Henkel war weiß und für etwas viel Schmaleres gewesen. „Schade“, sagte die Frau. „Ja“, sagte der Mann. „Sie hätten wenigstens ein wenig ähnlich sein können“, sagte {a} zu Tasse und Henkel. Die Frau zog sich einen Handschuh aus und gab ihn dem Mann. „Hier“, sagte sie, „damit geht es auch.“ Er nahm die Tasse mit dem Handschuh und verzog das Gesicht nicht. Dann schenkte er noch einmal ein und reichte sie ihr hinüber, mitsamt dem Handschuh. So ging es zwischen ihnen hin und her. Den Henkel hatten sie auf die Lehne gelegt. Er sah aus, als hörte er zu.',
        ]),
      ],
    ),
  },
  {
    id: 'tilted-floor',
    categories: [],
    ages: ALL,
    ...scene(
      ['Ein wenig schief', 'Was rund ist, rollt', 'Die unterste Ecke'],
      'Eine Murmel rollt von allein, und sie folgen ihr.',
      [
        always([
          'Eine Murmel rollte an ihnen vorbei. Sie war grün und hatte es nicht eilig. „Hast du die fallen lassen?“, fragte {h}. „Nein“, sagte {a}. Hinter der Murmel kam eine Erbse. <Hinter der Erbse kam lange nichts und dann eine Perle.> „Die wollen alle irgendwohin“, sagte {h}.',
          'Erst kam eine Erbse, dann eine Murmel, dann ein Rad von einem sehr kleinen Auto. Sie rollten alle in dieselbe Richtung, hübsch hintereinander. {A} legte sich auf den Bauch und kniff ein Auge zu. „Es ist schief“, sagte {a}. „Ganz wenig. Man geht hier die ganze Zeit bergab.“',
        ]),
        always([
          'Sie gingen mit. Man durfte nicht drängeln, die Erbse bestimmte das Tempo. Es ging an einer Wand entlang, unter etwas hindurch und über eine Schwelle, wo die Murmel kurz zögerte. <{H} hätte gern geschoben und tat es nicht. Es war ja ihre Reise.> Schließlich kamen sie in eine Ecke. Tiefer ging es hier nicht. Und da lag alles: Murmeln, Knöpfe, Perlen, ein Apfel, drei Kirschkerne, Pfennige und die Kugel von einem Bettpfosten. Alles, was hier jemals jemandem aus der Hand gefallen war und rund genug.',
        ]),
        more(1, [
          '„Ob das keiner vermisst?“, fragte {a}. {H} hob einen Knopf auf. Es war ein Mantelknopf, groß und braun, mit einem Rest Faden. <Irgendwo ging also jemand mit offenem Mantel und wusste nicht, dass er nur bergab hätte gehen müssen.> {H} legte ihn zurück.',
        ]),
        always([
          'Da schlurfte es. Eine alte Frau kam um die Ecke, mit einem Sieb. Sie bückte sich, seufzte und begann zu sammeln, die Erbsen links, die Perlen rechts. „Gehört das Ihnen?“, fragte {h}. „Mir ist nur eines davon“, sagte sie. „Ein Ring. Er ist mir vor langer Zeit vom Finger gerutscht. Ich komme jede Woche nachsehen, ob er schon da ist.“ „So lange braucht doch kein Ring“, sagte {a}. <„Er war breit“, sagte die Frau. „Breite sind bequem.“> Sie brachte den Leuten zurück, was sie fand, und jedes Mal bekam sie dafür einen Kaffee. „Wenn er kommt“, sagte sie und klopfte das Sieb aus, „muss ich mir etwas Neues suchen.“ {H} sah sich um. Ganz hinten, unter der Leiste, glänzte etwas. Die Frau hatte es auch gesehen. Sie schob mit dem Fuß eine Erbse davor.',
        ]),
      ],
    ),
  },
]
