/** By what the plural adds; an umlaut is written as ¨, weak nouns as n, no plural as 0. */
export const MASCULINE: Readonly<Record<string, string>> = {
  '': `winkel tresen tümpel pavillon/pavillons kamin/kamine herd/herde strauch/sträucher busch/büsche hochsitz/hochsitze balsam/balsame strandkorb/strandkörbe kaiserschmarrn kiesel puffer bagger roller roter teller becher löffel stiefel pantoffel schlüssel zettel spiegel sessel hammer/hämmer koffer käfer kater
    hamster tiger adler igel esel pudel dackel schmetterling/schmetterlinge dinosaurier saurier roboter computer drucker rechner
    staubsauger sauger schnuller anhänger hänger trecker laster kipper flieger schalter wecker fernseher kalender koffer
    pfannkuchen kuchen eierkuchen braten knochen rochen drachenflieger ritter räuber zauberer maler musiker lehrer trainer bäcker
    jäger fischer gärtner schüler spieler sänger tänzer reiter onkel enkel engel teufel riese/riesen zwerg/zwerge
    bruder/brüder vater/väter sommer winter donner keller ärger hunger zucker pfeffer finger zeiger sticker pullover fäustling/fäustlinge
    reifen wagen kragen schatten balken rasen besen kasten/kästen faden/fäden garten/gärten laden/läden ofen/öfen hafen/häfen
    bogen/bögen magen/mägen boden/böden graben/gräben apfel/äpfel vogel/vögel mantel/mäntel nagel/nägel schnabel/schnäbel
    hügel flügel pinsel deckel stapel kegel kreisel würfel stempel tempel beutel gürtel ärmel henkel knödel strudel kübel sattel/sättel
    brunnen kuckuck/kuckucke tropfen funken/funken streifen haufen spaten ordner filzer kugelschreiber schreiber brief/briefe
    cracker burger hotdog/hotdogs muffin/muffins donut/donuts cupcake/cupcakes keller flur/flure frieden norden süden osten westen regen segen nebel himmel
    fernlaster leuchter ständer träger halter anker felsen felsbrocken brocken krümel nuckel opener kompressor/kompressoren panther
    koalabären panzer wasserwerfer werfer traktorreifen fußballer hubschrauber geländewagen schaukelstuhl/schaukelstühle
    sandkasten/sandkästen rasenmäher mäher mixer toaster föhner kocher lautsprecher hörer kopfhörer scheinwerfer messbecher
    schlitten flitzer dampfer tanker kutter container player tresor/tresore schieber heber gletscher acker/äcker kescher fächer
    fehler titel artikel stachel/stacheln muskel/muskeln zipfel lutscher glitzer puder schleier zylinder flummi/flummis
    gummistiefel winterstiefel buchstaben partner nachfolger helfer retter wächter hüter träumer schornsteinfeger feger fahrer
    läufer schwimmer springer taucher angler krieger kämpfer herrscher kaiser könig/könige henker fleischer metzger schlosser tischler`,
  e: `arzt/ärzte zahnarzt/zahnärzte urlaub ausflug/ausflüge wunsch/wünsche tisch bettkasten/bettkästen stein fisch hund tisch dieb berg brief ring stift schuh handschuh fausthandschuh freund feind könig prinzregent hai wal delfin delphin papagei/papageien
    pilz preis kreis weg steg zweig teig steig schein tag abend monat pfeil pfad film brei stern hirsch luchs dachs lachs hering
    hecht aal molch lurch salamander/salamander leguan pelikan kranich pinguin tukan rappe/rappen uhu/uhus kakadu/kakadus wellensittich sittich
    kompass/kompasse globus/globen zirkus/zirkusse bus/busse keks/kekse chip/chips rest sieg traumfänger/traumfänger teppich
    strumpf/strümpfe schal/schals hut/hüte zahn/zähne baum/bäume ball/bälle stab/stäbe stock/stöcke sack/säcke rock/röcke block/blöcke
    topf/töpfe knopf/knöpfe kopf/köpfe zopf/zöpfe schrank/schränke zug/züge flug/flüge krug/krüge pflug/pflüge stuhl/stühle
    fuchs/füchse frosch/frösche wolf/wölfe storch/störche hahn/hähne kahn/kähne schwan/schwäne bach/bäche platz/plätze satz/sätze schatz/schätze
    spatz/spatzen kranz/kränze schwanz/schwänze tanz/tänze glanz/0 sturm/stürme turm/türme wurm/würmer traum/träume raum/räume saum/säume
    zaun/zäune kamm/kämme damm/dämme schwamm/schwämme stamm/stämme arm/arme bart/bärte start/starts fluss/flüsse kuss/küsse schuss/schüsse
    nusskern/nusskerne kern keil kitt leim lehm schirm kran/kräne plan/pläne span/späne sand/0 schnee/0 tee/tees kaffee/kaffees kakao/0
    saft/säfte reis/0 käse/0 speck/0 honig/0 senf/0 quark/0 joghurt/joghurts pudding/puddings ketchup/0 salat eintopf/eintöpfe auflauf/aufläufe
    apfelsaft/apfelsäfte fisch wind blitz klang/klänge gesang/gesänge kuchenteig schlaf/0 mut/0 staub/0 rauch/0 lärm/0
    müll/0 dreck/0 schlamm/0 matsch/0 schleim/0 dampf/dämpfe mond punkt strich fleck rand/ränder hof/höfe park/parks
    wald/wälder strand/strände see/seen teich pfosten/pfosten dolch speer pflock/pflöcke klotz/klötze holzklotz/holzklötze
    nachttopf/nachttöpfe rucksack/rucksäcke schlafsack/schlafsäcke anzug/anzüge schlafanzug/schlafanzüge bademantel/bademäntel
    umhang/umhänge vorhang/vorhänge briefkasten/briefkästen dachboden/dachböden spielplatz/spielplätze fußball/fußbälle
    drehstuhl/drehstühle hausschuh bauernhof/bauernhöfe bahnhof/bahnhöfe kobold troll elch teddy/teddys
    hasenzahn/hasenzähne clown/clowns pirat/piraten stiel kiel beruf ort sport/0 duft/düfte geruch/gerüche trick/tricks witz
    scherz schmerz/schmerzen schreck/schrecke streik/streiks streit/0 spruch/sprüche reim kurs basar/basare laptop/laptops schlüsselbund/schlüsselbünde
    edelstein feuerstein bernstein kieselstein fels/felsen helm korb/körbe stall/ställe knall schall/0 fall/fälle wasserfall/wasserfälle
    zufall/zufälle pass/pässe ast/äste gast/gäste mast/masten palast/paläste ballast/0 dienst kuli/kulis radiergummi/radiergummis gummi/gummis tacker/tacker
    gong/gongs dudelsack/dudelsäcke flügelschlag/flügelschläge schlag/schläge tintenfisch bleistift buntstift filzstift wachsstift
    lippenstift klebestift zauberstab/zauberstäbe leuchtstab/leuchtstäbe regenschirm sonnenschirm fallschirm bildschirm adventskalender/adventskalender
    schuhkarton/schuhkartons karton/kartons ballon/ballons luftballon/luftballons wagon/wagons waggon/waggons salon/salons balkon/balkone
    bonbon/bonbons pokal magnet/magneten planet/planeten komet/kometen diamant/diamanten kristall/kristalle smaragd rubin saphir opal
    hampelmann/hampelmänner schneemann/schneemänner mann/männer nachbar/nachbarn weihnachtsmann/weihnachtsmänner sohn/söhne
    kuchen/kuchen lolli/lollis gugelhupf/gugelhupfe lebkuchen/lebkuchen wackelpudding/wackelpuddings grießbrei/grießbreie milchreis/0 brokkoli/0 spinat/0
    kohl/0 lauch/0 mais/0 rosenkohl/0 kürbis/kürbisse kartoffelbrei/0 fernsehturm/fernsehtürme leuchtturm/leuchttürme aufzug/aufzüge
    fahrstuhl/fahrstühle rollstuhl/rollstühle abfluss/abflüsse donnerschlag/donnerschläge albtraum/albträume alptraum/alpträume
    abgrund/abgründe grund/gründe mund/münder hund schlund/schlünde bund/bünde stand/stände verband/verbände eingang/eingänge gang/gänge
    flohmarkt/flohmärkte markt/märkte supermarkt/supermärkte weihnachtsmarkt/weihnachtsmärkte floh/flöhe`,
  n: `hase bär teddybär eisbär braunbär plüschhase stoffhase affe löwe rabe drache ochse falke bulle pate neffe junge bube knabe riese zeuge kunde
    matrose held elefant prinz fürst graf mensch herr/herren narr bauer/bauern astronaut kosmonaut pilot pirat polizist artist komponist
    gitarrist pianist spezialist student präsident dirigent musikant soldat kamerad indianer/indianer fink spatz
    kollege gnom/gnome experte biologe zoologe detektiv/detektive franzose russe türke chinese`,
  s: `koala panda opa papa papi opi teddy dino lkw pkw hai/haie gecko flamingo dingo kakadu uhu gorilla leopard/leoparden gepard/geparde puma jaguar/jaguare
    waschbär/waschbären koi tukan/tukane clown cowboy ninja chef coach fan star joystick gameboy controller/controller pc
    gummihandschuh/gummihandschuhe schal pulli hoodie anorak/anoraks poncho kimono slip bikini/bikinis turban/turbane zoo park lolli
    döner/döner pfannkuchen/pfannkuchen tee kaugummi pudding wagen/wagen scooter/scooter jeep trolley oldtimer/oldtimer bob tonie flummi
    slime/0 kompass/kompasse akku/akkus tango samba/sambas walzer/walzer`,
}

/** With a genitive of their own: singular oblique, genitive, plural. */
export const ODD_MASCULINE: Readonly<Record<string, readonly [string, string, string]>> = {
  name: ['namen', 'namens', 'namen'],
  buchstabe: ['buchstaben', 'buchstabens', 'buchstaben'],
  gedanke: ['gedanken', 'gedankens', 'gedanken'],
  funke: ['funken', 'funkens', 'funken'],
  wille: ['willen', 'willens', 'willen'],
  bus: ['bus', 'busses', 'busse'],
  zirkus: ['zirkus', 'zirkus', 'zirkusse'],
  globus: ['globus', 'globus', 'globen'],
  kaktus: ['kaktus', 'kaktus', 'kakteen'],
  kürbis: ['kürbis', 'kürbisses', 'kürbisse'],
  herr: ['herrn', 'herrn', 'herren'],
  nachbar: ['nachbarn', 'nachbarn', 'nachbarn'],
  bauer: ['bauern', 'bauern', 'bauern'],
  lkw: ['LKW', 'LKWs', 'LKWs'],
}
