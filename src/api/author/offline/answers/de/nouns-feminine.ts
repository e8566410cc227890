/** By what the plural adds; irregular ones after a slash, 0 where there is none. */
export const FEMININE: Readonly<Record<string, string>> = {
  n: `zelle kabine gartenlaube halle kapelle schwelle empore tribüne bühne piste mauer ampel klippe zapfsäule tankstelle frau/frauen dame ärztin/ärztinnen sache schwiegermutter/schwiegermütter hochzeit/hochzeiten tour/touren zimtstange reisetasche kröte ostsee/0 nordsee/0 gießkanne kanne thermoskanne decke puppe mütze flasche tasse tasche taschenlampe lampe laterne kerze fackel rakete schnecke schildkröte kröte
    katze ratte spinne biene wespe hummel fliege mücke raupe ameise grille libelle schlange eidechse echse ente möwe eule krähe taube amsel
    meise schwalbe giraffe ziege hyäne robbe qualle seerose rose blume tulpe nelke sonnenblume pusteblume butterblume beere erdbeere himbeere brombeere
    heidelbeere blaubeere johannisbeere kirsche birne pflaume traube banane orange mandarine zitrone melone gurke tomate möhre karotte kartoffel zwiebel
    erbse bohne linse olive nudel waffel brezel praline torte schnitte stulle suppe soße sauce bratwurst/bratwürste wurst/würste frikadelle roulade
    maultasche pizza/pizzen lasagne pommestüte tüte dose schachtel spieldose schatulle kiste schatzkiste truhe schatztruhe tonne schublade
    schüssel gabel feder muschel murmel perle kette krone brille sonnenbrille schleife spange haarspange locke mähne pfote tatze nase
    zunge lippe wange augenbraue schulter narbe zehe socke hose jacke weste bluse strickjacke krawatte fliege schürze windel sandale
    schleuder schaukel rutsche wippe höhle hütte bude burg/burgen brücke treppe stufe leiter fensterbank/fensterbänke bank/bänke wiese weide hecke wolke sonne
    welle pfütze quelle schneeflocke insel wüste küste straße gasse ecke kurve linie fläche scheibe schraube nadel schere säge zange
    schaufel kelle hacke harke bürste zahnbürste geige gitarre flöte blockflöte trompete posaune trommel pauke glocke klingel pfeife harfe orgel
    klarinette tuba/tuben triangel mundharmonika/mundharmonikas rassel spieluhr/spieluhren uhr/uhren armbanduhr/armbanduhren taschenuhr/taschenuhren kuckucksuhr/kuckucksuhren karte landkarte postkarte schatzkarte
    seite geschichte fabel sage maske hexe fee elfe nixe königin/königinnen prinzessin/prinzessinnen tante cousine nichte oma/omas mama/mamas
    mami/mamis omi/omis schwester mutter/mütter tochter/töchter freundin/freundinnen lehrerin/lehrerinnen nachbarin/nachbarinnen erzieherin/erzieherinnen
    eisenbahn/eisenbahnen bahn/bahnen autobahn/autobahnen lok/loks lokomotive kutsche kanone lupe pinzette kamera/kameras
    tastatur/tastaturen maus/mäuse fledermaus/fledermäuse kuh/kühe gans/gänse laus/läuse nuss/nüsse haselnuss/haselnüsse walnuss/walnüsse
    hand/hände wand/wände faust/fäuste haut/häute braut/bräute brust/brüste kraft/kräfte luft/lüfte stadt/städte nacht/nächte angst/ängste
    schnur/schnüre zahnlücke lücke tür/türen nummer zahl/zahlen ziffer regel farbe kreide tinte tafel
    fahne flagge fährte spur/spuren fähre yacht/yachten rampe pumpe kanüle spritze salbe creme/cremes seife badewanne wanne dusche toilette
    heizung/heizungen matratze wiege hängematte matte kuscheldecke schmusedecke bettdecke picknickdecke steppdecke tagesdecke
    stoffpuppe handpuppe marionette figur/figuren actionfigur/actionfiguren kassette platte schallplatte batterie/batterien fernbedienung/fernbedienungen
    toniebox/tonieboxen box/boxen konsole playstation/playstations switch/0 idee frage antwort/antworten sprache stimme melodie/melodien
    woche stunde minute sekunde reise prüfung/prüfungen arbeit/arbeiten schule kita/kitas kirche bibliothek/bibliotheken bücherei/büchereien
    fabrik/fabriken werkstatt/werkstätten bäckerei/bäckereien küche stube wohnung/wohnungen garage scheune mühle farm/farmen alm/almen
    palme eiche tanne fichte kastanie eichel buche birke weidenrute rute wurzel/wurzeln blüte knospe tulpenzwiebel
    mistgabel heugabel kellertreppe ballerina/ballerinen diva/diven gorgone mumie kreatur/kreaturen seele gestalt/gestalten
    ritterburg/ritterburgen sandburg/sandburgen kegelbahn/kegelbahnen rennbahn/rennbahnen murmelbahn/murmelbahnen seilbahn/seilbahnen achterbahn/achterbahnen
    rassel wasserpistole pistole axt/äxte lanze rüstung/rüstungen wasserflasche trinkflasche brotdose butterdose keksdose zuckerwatte watte/0
    tütensuppe gemüsesuppe hühnersuppe nudelsuppe currywurst/currywürste leberwurst/leberwürste schnecke zimtschnecke rolle frühlingsrolle biskuitrolle
    schnabeltasse schultüte schultasche federmappe mappe hülle kapuze krempe troddel quaste laute drehorgel zither ukulele/ukulelen
    schreibmaschine maschine waschmaschine nähmaschine spülmaschine kaffeemaschine bohrmaschine wasserwaage waage pendeluhr/pendeluhren sanduhr/sanduhren standuhr/standuhren
    discokugel kugel christbaumkugel schneekugel weihnachtskugel glaskugel seifenblase blase sprechblase tonne knete/0 trinkflasche kordel`,
  '0': `milch butter marmelade schokolade nutella sahne creme musik dunkelheit stille kälte wärme hitze luft liebe hoffnung
    mayonnaise mathe polizei feuerwehr müllabfuhr höhe tiefe einsamkeit langeweile eifersucht höhenangst flugangst platzangst spülung`,
}
