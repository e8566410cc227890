/** Infinitive, third person present, past. */
export const STRONG_VERBS = `beginnen beginnt begann, beißen beißt biss, biegen biegt bog, bieten bietet bot, binden bindet band, bitten bittet bat,
  blasen bläst blies, bleiben bleibt blieb, braten brät briet, brechen bricht brach, brennen brennt brannte, bringen bringt brachte,
  denken denkt dachte, dringen dringt drang, empfehlen empfiehlt empfahl, erschrecken erschrickt erschrak, essen isst aß, fahren fährt fuhr,
  fallen fällt fiel, fangen fängt fing, finden findet fand, flechten flicht flocht, fliegen fliegt flog, fliehen flieht floh, fließen fließt floss,
  fressen frisst fraß, frieren friert fror, geben gibt gab, gehen geht ging, genießen genießt genoss, gewinnen gewinnt gewann, gießen gießt goss,
  graben gräbt grub, greifen greift griff, halten hält hielt, hängen hängt hängte, heben hebt hob, helfen hilft half, kennen kennt kannte,
  klingen klingt klang, kneifen kneift kniff, kommen kommt kam, kriechen kriecht kroch, laden lädt lud, lassen lässt ließ, laufen läuft lief,
  leihen leiht lieh, lesen liest las, liegen liegt lag, lügen lügt log, messen misst maß, nehmen nimmt nahm, nennen nennt nannte, pfeifen pfeift pfiff,
  raten rät riet, reiben reibt rieb, reißen reißt riss, reiten reitet ritt, rennen rennt rannte, riechen riecht roch, ringen ringt rang,
  rufen ruft rief, saufen säuft soff, schieben schiebt schob, schlafen schläft schlief, schlagen schlägt schlug, schleichen schleicht schlich,
  schleifen schleift schliff, schließen schließt schloss, schmeißen schmeißt schmiss, schneiden schneidet schnitt, schreiben schreibt schrieb,
  schreien schreit schrie, schreiten schreitet schritt, schweigen schweigt schwieg, schwimmen schwimmt schwamm, schwingen schwingt schwang,
  sehen sieht sah, senden sendet sandte, singen singt sang, sinken sinkt sank, sitzen sitzt saß, sprechen spricht sprach, springen springt sprang,
  stechen sticht stach, stecken steckt steckte, stehen steht stand, stehlen stiehlt stahl, steigen steigt stieg, stinken stinkt stank, stoßen stößt stieß,
  streichen streicht strich, streiten streitet stritt, tragen trägt trug, treffen trifft traf, treiben treibt trieb, treten tritt trat, trinken trinkt trank,
  tun tut tat, vergessen vergisst vergaß, vergleichen vergleicht verglich, verlieren verliert verlor, verschwinden verschwindet verschwand,
  verzeihen verzeiht verzieh, wachsen wächst wuchs, waschen wäscht wusch, wenden wendet wandte, werfen wirft warf, wiegen wiegt wog, ziehen zieht zog, zwingen zwingt zwang`

/** Of the weak class, by their infinitives; those in -ieren need no list. */
export const WEAK_VERBS = `angeln antworten arbeiten atmen backen baden basteln bauen baumeln beeilen begrüßen bellen bemalen beobachten berühren bestellen besuchen
  beten betteln bewegen blinzeln blättern bohren boxen brabbeln brauchen brummen brüllen brüten buchstabieren buddeln bügeln bürsten dehnen decken drehen drucken drücken
  duften duschen dösen ekeln entdecken erfinden/0 erforschen erklären ernten erschaffen/0 erzählen falten faulenzen fegen feiern filmen fischen flitzen flattern fluchen
  flüstern folgen fragen freuen frühstücken fuchteln futtern fummeln fühlen führen fürchten füttern gackern gähnen galoppieren gießen/0 glauben glotzen glucksen grinsen grübeln grunzen
  grüßen gucken gurgeln häkeln hämmern handeln hassen hauen heulen hexen hicksen hinken hocken hoffen hopsen hören hüpfen humpeln husten hupen jagen jammern jauchzen jodeln jonglieren jubeln
  kämmen kämpfen kauen kaufen kegeln kehren keuchen kichern kippeln kitzeln klappern klatschen klauen kleben klecksen klicken klettern klimpern klingeln klopfen knabbern knacken kneten knicken
  knirschen knistern knoten knurren knutschen kochen köpfen kosten krabbeln krähen kratzen kraulen kreischen kreisen kritzeln kuscheln kräuseln kringeln küssen lachen lächeln landen langweilen lauern lauschen
  leben lecken legen lehnen lernen leuchten lieben lispeln loben locken lösen lutschen machen mahlen malen maulen meckern meinen merken miauen mischen mogeln motzen murmeln musizieren naschen
  necken nennen/0 nicken niesen nörgeln nuckeln nuscheln nutzen öffnen ordnen packen paddeln parken passen pendeln petzen pflanzen pflegen pflücken picken piepsen planen planschen plappern platzen
  plaudern polieren poltern popeln prahlen pressen probieren prusten puhlen pupsen pusten putzen puzzeln quaken quatschen quengeln quietschen raffen rascheln rasen rasseln raten/0 rätseln räumen rauschen rechnen
  recken reden regnen reimen reisen reizen retten richten rollen rodeln rubbeln rudern rülpsen rümpfen rüsten rütteln sagen sammeln säen sägen sausen schaffen schälen schätzen schaukeln schauen
  scheuchen schenken scherzen schicken schielen schimpfen schlabbern schleppen schlendern schlenkern schlottern schluchzen schlucken schlürfen schlummern schlüpfen schmatzen schmecken schminken schmieden schmieren schmollen
  schmücken schmunzeln schmusen schmuggeln schnallen schnalzen schnappen schnarchen schnattern schnaufen schnauben schnippen schnipsen schnippeln schnitzen schnuffeln schnuppern schnüffeln schnurren schrauben schrubben schubsen
  schummeln schunkeln schütteln schütten schützen schwärmen schwatzen schwanken schweben schwindeln schwitzen segeln seufzen setzen sparen spaßen spazieren speichern spenden spicken spielen spinnen/0 spitzen spotten spritzen sprudeln spucken spuken spülen
  spüren stampfen stapeln stapfen starren starten staunen staubsaugen stauen stellen stempeln sticken stibitzen stillen stimmen stolpern stopfen stoppen stören strahlen strampeln stricken strecken streicheln streifen streuen strubbeln studieren stürmen stützen
  suchen summen surfen tanken tanzen tapsen tasten tauchen tauschen telefonieren testen tippen toben träumen trainieren trällern trampeln trauen trennen trocknen trödeln trommeln trompeten trösten tupfen turnen tuscheln üben
  verfolgen verkleiden verlegen vermissen verpassen verrühren versäumen verschenken verschütten versorgen verstecken versuchen verwandeln verwechseln verwirren verwöhnen verzaubern wachen wackeln wählen wandern wärmen warten wecken wedeln wehen weinen werkeln wetten wickeln winken wippen wirbeln
  wischen wispern wohnen wühlen wünschen würfeln zählen zahlen zähmen zanken zappeln zaubern zeichnen zeigen zerlegen zerpflücken zielen zittern zögern zupfen zwicken zwinkern zwitschern zelten zocken zündeln`

/** Prefixes that leave the verb: "fängt Tropfen auf". */
export const SEPARABLE =
  'auseinander durcheinander ab an auf aus bei durch ein fest fort heim her herum heraus herein hin hinaus hinein hinterher hinunter hoch los mit nach nieder raus rein rum rüber rückwärts runter um vor voraus vorbei vorlesen/0 weg weiter wieder zu zurück zusammen'
export const INSEPARABLE = /^(?:be|emp|ent|er|ver|zer|über|unter|hinter|wider)(?=\p{L}{4})/u
