/** By what the plural adds; irregular ones after a slash, 0 where there is none. */
export const NEUTER: Readonly<Record<string, string>> = {
  '': `abteil/abteile gebüsch/gebüsche gewölbe archiv/archive atelier/ateliers studio/studios gerüst/gerüste podest/podeste fischstäbchen gummibärchen kissen kopfkissen kaninchen meerschweinchen eichhörnchen häschen bärchen hündchen kätzchen mäuschen märchen mädchen seepferdchen gänseblümchen
    rotkehlchen schneeglöckchen glöckchen brötchen plätzchen würstchen stäbchen fähnchen herzchen kästchen mützchen tüchlein männlein fräulein
    monster messer fenster zimmer wasser feuer ruder lager theater gewitter gitter pflaster muster segel rätsel kabel bündel
    zeichen eisen becken küken fohlen wappen lesezeichen messerchen einhörnchen schnitzel armband/armbänder halsband/halsbänder band/bänder freundschaftsband/freundschaftsbänder
    gemälde gebäude gebirge getreide gemüse gebäude ufer kloster/klöster orchester leder poster filter wunder abenteuer`,
  e: `schaf pferd pony/ponys schwein tier kuscheltier stofftier plüschtier haustier faultier murmeltier nilpferd schaukelpferd steckenpferd seil springseil
    klavier papier spiel brettspiel kartenspiel puzzle/puzzles boot ruderboot segelboot schlauchboot u-boot schiff piratenschiff raumschiff segelschiff floß/flöße
    haar bein brot wurstbrot käsebrot butterbrot gewehr geschenk paket rohr fernrohr teleskop mikroskop stethoskop metall netz kreuz heft
    sieb beil gespinst zelt fest/feste konzert werkzeug/werkzeuge spielzeug/spielzeuge flugzeug/flugzeuge feuerzeug/feuerzeuge fahrzeug/fahrzeuge
    schlagzeug/schlagzeuge zeug/0 reh lineal signal regal krokodil reptil/reptilien insekt/insekten projekt objekt foto/fotos telefon handy/handys
    radio/radios auto/autos meer feuerwehrauto/feuerwehrautos müllauto/müllautos polizeiauto/polizeiautos spielzeugauto/spielzeugautos rennauto/rennautos baby/babys sofa/sofas kino/kinos cello/celli xylophon xylofon
    saxophon saxofon akkordeon/akkordeons keyboard/keyboards skateboard/skateboards snowboard/snowboards board/boards longboard/longboards trampolin
    trikot/trikots kostüm gerät gespann geräusch gedicht gewicht gesicht/gesichter licht/lichter nachtlicht/nachtlichter teelicht/teelichter
    bett/betten hochbett/hochbetten ohr/ohren auge/augen hemd/hemden ende/enden herz/herzen croissant/croissants müsli/müslis baguette/baguettes
    steak/steaks sushi/sushis eis/0 beereis/0 obst/0 mus/0 apfelmus/0 fleisch/0 rührei/rühreier spiegelei/spiegeleier lakritz/0 lego/0 playmobil/0 glück/0 silber/0 gold/0
    heu/0 stroh/0 moos/moose gras/gräser holz/hölzer glas/gläser fass/fässer schloss/schlösser luftschloss/luftschlösser
    tagebuch/tagebücher bilderbuch/bilderbücher buch/bücher tuch/tücher schnuffeltuch/schnuffeltücher schmusetuch/schmusetücher halstuch/halstücher handtuch/handtücher
    taschentuch/taschentücher kopftuch/kopftücher haus/häuser baumhaus/baumhäuser puppenhaus/puppenhäuser schneckenhaus/schneckenhäuser
    vogelhaus/vogelhäuser rad/räder laufrad/laufräder fahrrad/fahrräder dreirad/dreiräder einrad/einräder riesenrad/riesenräder blatt/blätter
    bild/bilder schild/schilder kleid/kleider lied/lieder glied/glieder kind/kinder rind/rinder feld/felder geld/gelder dorf/dörfer dach/dächer fach/fächer
    loch/löcher horn/hörner einhorn/einhörner nashorn/nashörner nebelhorn/nebelhörner huhn/hühner ei/eier osterei/ostereier ü-ei/ü-eier nest/nester
    gespenst/gespenster skelett/skelette tal/täler land/länder volk/völker amt/ämter lamm/lämmer kalb/kälber bad/bäder schwimmbad/schwimmbäder
    schwert/schwerter holzschwert/holzschwerter lichtschwert/lichtschwerter brett/bretter surfbrett/surfbretter schaukelbrett/schaukelbretter
    gewächshaus/gewächshäuser museum/museen aquarium/aquarien terrarium/terrarien stadion/stadien album/alben fotoalbum/fotoalben
    zebra/zebras känguru/kängurus lama/lamas alpaka/alpakas nilpferd chamäleon/chamäleons gnu/gnus shirt/shirts t-shirt/t-shirts
    tattoo/tattoos lasso/lassos jojo/jojos yoyo/yoyos memory/memorys uno/0 tablet/tablets video/videos ufo/ufos pendel/pendel teil/teile
    zahnrad/zahnräder lenkrad/lenkräder steuerrad/steuerräder mühlrad/mühlräder kaleidoskop periskop karussell/karussells armbändchen/armbändchen knie/knie
    mikrofon megafon grammofon walkie-talkie/walkie-talkies medaillon/medaillons amulett/amulette tablett/tablette parkett/parkette ballett/ballette
    motorrad/motorräder stück/stücke puzzleteil/puzzleteile mobile/mobiles windrad/windräder kamel skript internet/0 labyrinth
    chaos/0 vergissmeinnicht monstrum/monstren`,
}

/** In the plural alone. */
export const PLURALS =
  'pommes spätzle sachen malsachen spaghetti ferien eltern großeltern geschwister leute möbel shorts jeans kosten lebensmittel tortellini ravioli gnocchi makkaroni ' +
  'penne rigatoni cornflakes nachos chicken-nuggets nuggets süßigkeiten masern zwillinge leggings'
/** Ends of what is rarely one, where singular and plural are the same: "Gummistiefel". */
export const PAIRS = /(?:stiefel|puffer|fischstäbchen|gummibärchen|plätzchen|würstchen|sticker|cracker|knödel)$/u
/** Without an indefinite article. */
export const UNCOUNTED =
  'frieden milch butter nutella sahne musik dunkelheit stille kälte wärme hitze luft liebe regen donner hunger zucker pfeffer sand schnee reis honig senf ' +
  'quark ketchup schlaf mut staub rauch lärm müll dreck schlamm matsch schleim obst fleisch lakritz lego playmobil silber gold heu stroh ' +
  'milchreis brokkoli spinat kohl mais rosenkohl kartoffelbrei kakao spielzeug mathe angst einsamkeit langeweile höhenangst watte zuckerwatte knete ' +
  'gemüse wasser feuer papier glück chaos nebel himmel höhe tiefe süden norden polizei feuerwehr käse eifersucht slime glitzer'
