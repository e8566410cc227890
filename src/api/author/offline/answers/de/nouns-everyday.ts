/** Food, callings, feasts and things of every day, by what the plural adds as in the lists by gender. */
export const EVERYDAY_MASCULINE: Readonly<Record<string, string>> = {
  '': `nikolaus/nikoläuse osterhase/osterhasen stollen grill/grills füller eimer schraubenzieher kleber taucher förster schreiner maurer programmierer hausmeister pfleger lokführer
    fernseher koffer ordner toaster wecker bohrer blinker spender besucher händler buchhändler metzger bäcker friseur/friseure winzer imker rentner
    wanderer zuschauer verkäufer busfahrer taxifahrer fahrer feuerwehrler tischler klempner reiher walkman/walkmans pancake/pancakes smartie/smarties hotdog/hotdogs burrito/burritos toast/toasts
    dumpling/dumplings taco/tacos smoothie/smoothies kaiserschmarrn/0 schmarrn/0 zimt/0 curry/currys spargel/spargel vampir/vampire zombie/zombies
    yeti/yetis lemur/lemuren orca/orcas zentaur/zentauren greif/greife phönix/phönixe krake/kraken oktopus/oktopusse axolotl/axolotl
    kapitän/kapitäne koch/köche anwalt/anwälte ingenieur/ingenieure postbote/postboten specht/spechte abschluss/abschlüsse umzug/umzüge ruhestand/0
    geburtstag/geburtstage hochzeitstag/hochzeitstage jahrestag/jahrestage muttertag/muttertage vatertag/vatertage valentinstag/0 namenstag/namenstage
    feiertag/feiertage stau/staus föhn/föhne fön/föne draht/drähte punsch/0 glühwein/0 ski/skier pyjama/pyjamas laptop/laptops rubin/rubine
    kaffeebecher becher teebeutel henkel tauchsieder aschenbecher wasserkocher dosenöffner öffner flaschenöffner flummi/flummis gummiball/gummibälle
    wohnwagenschlüssel drachen heuhaufen maulwurf/maulwürfe dachs/dachse luchs/luchse marder biber otter fischotter wiedehopf/wiedehopfe auerhahn/auerhähne
    strudel apfelstrudel kuchenkrümel krapfen berliner windbeutel eclair/eclairs brownie/brownies cookie/cookies milchshake/milchshakes cappuccino/cappuccinos
    espresso/espressos whisky/whiskys wein/weine rotwein/rotweine sekt/0 schnaps/schnäpse likör/liköre cocktail/cocktails matjes/matjes hering/heringe
    flammkuchen zwiebelkuchen auflauf/aufläufe eintopf/eintöpfe braten sauerbraten schweinebraten tafelspitz/0 leberkäs/0 speck/0 ingwer/0 knoblauch/0
    salbei/0 thymian/0 rosmarin/0 pfeffer/0 schnittlauch/0 dill/0 lavendel/0 weihrauch/0 tannenduft/0 kerzenduft/0 geruch/gerüche gestank/0 duft/düfte
    zug/züge nachtzug/nachtzüge kontrabass/kontrabässe bass/bässe synthesizer verstärker plattenspieler kopfhörer lautsprecher oldtimer käfer traktor/traktoren
    schlüsselbund/schlüsselbunde geldbeutel brief/briefe liebesbrief/liebesbriefe zettel einkaufszettel kassenzettel stoff/stoffe knopf/knöpfe spitzer anspitzer
    strohhut/strohhüte zylinder turban/turbane schnurrbart/schnurrbärte schal/schals pulli/pullis pullover norwegerpulli/norwegerpullis blazer overall/overalls
    regentropfen wassertropfen schatten kaminfeger schornsteinfeger bürgermeister könig/könige hofnarr/hofnarren
    ausweis/ausweise führerschein/führerscheine verlobungsring/verlobungsringe ehering/eheringe
    job/jobs chef/chefs kollege/kollegen mann/männer ehemann/ehemänner opi/opis schwager/schwäger schwiegervater/schwiegerväter schwiegersohn/schwiegersöhne`,
}
export const EVERYDAY_FEMININE: Readonly<Record<string, string>> = {
  n: `brosche schallplattennadel fee zahnfee vase pfanne drohne angel garnele auster bulette elster taufe rente schubkarre staffelei/staffeleien mousse/0 quiche/quiches ratatouille/ratatouilles
    paella/paellas limo/limos limonade apfelschorle schorle falafel/falafeln barbie/barbies chinchilla/chinchillas zukunft/0 kritik/kritiken menschenmenge menge
    konfirmation/konfirmationen kommunion/kommunionen hochzeit/hochzeiten verlobung/verlobungen einschulung/einschulungen feier party/partys geburtstagsfeier
    torte crêpe/crêpes crepe/crepes pasta/0 grütze schwarzwälder roulade frikadelle krokette weißwurst/weißwürste bratwurst/bratwürste blutwurst/blutwürste leberwurst/leberwürste
    haxe schweinshaxe kohlroulade linsensuppe hühnersuppe brühe soße sauce bolognese/0 carbonara/0 hollandaise/0 mayo/0 remoulade brause cola/colas fanta/fantas
    vanille/0 minze pfefferminze kamille petersilie nelke muskatnuss/muskatnüsse tanne fichte kiefer birke eiche linde kastanie tannennadel nadel
    kerze räucherkerze orgel oboe tuba/tuben harfe posaune klarinette mandoline zither mundorgel drehorgel spieluhr/spieluhren schallplatte kassette platte
    pfeife brille lesebrille sonnenbrille lupe wasserwaage zange säge bohrmaschine nähmaschine schreibmaschine kaffeemaschine waschmaschine spülmaschine maschine
    fernbedienung/fernbedienungen steckdose batterie taschenuhr/taschenuhren armbanduhr/armbanduhren kuckucksuhr/kuckucksuhren sanduhr/sanduhren
    postkarte landkarte fahrkarte eintrittskarte schatzkarte quittung/quittungen rechnung/rechnungen urkunde medaille münze glücksmünze briefmarke
    krawatte fliege schürze kapuze jogginghose latzhose strickjacke lederjacke jeansjacke regenjacke weste bluse wolldecke kuscheldecke hängematte
    frau/frauen ehefrau/ehefrauen schwägerin/schwägerinnen schwiegertochter/schwiegertöchter tagesmutter/tagesmütter patentante
    wölfin/wölfinnen bärin/bärinnen köchin/köchinnen ärztin/ärztinnen zahnärztin/zahnärztinnen anwältin/anwältinnen chefin/chefinnen kollegin/kolleginnen
    nachtigall/nachtigallen krabbe dohle taube möwe unke kröte assel motte zikade heuschrecke gottesanbeterin/gottesanbeterinnen
    dunkelheit/0 einsamkeit/0 tiefe höhe weite enge ruhe/0 menschenmasse spritze impfung/impfungen prüfung/prüfungen klassenarbeit/klassenarbeiten mathearbeit/mathearbeiten`,
}
export const EVERYDAY_NEUTER: Readonly<Record<string, string>> = {
  '': `blut/0 schach/0 ajvar/0 gras/gräser labskaus/0 wachs/wachse bienenwachs/0 risotto/risottos porridge/0 tiramisu/tiramisus fondue/fondues raclette/raclettes marzipan/0 moussaka/moussakas gyros/0 gulasch/0
    sauerkraut/0 rösti/röstis eisbein/eisbeine kotelett/koteletts omelett/omeletts rührei/rühreier spiegelei/spiegeleier frühstücksei/frühstückseier ei/eier
    vanillekipferl kipferl klo/klos smartphone/smartphones handy/handys portemonnaie/portemonnaies popcorn/0 gratin/gratins nugget/nuggets ticket/tickets moped/mopeds mofa/mofas kanu/kanus kajak/kajaks paddel
    sandförmchen frettchen walross/walrosse jubiläum/jubiläen abitur/0 weihnachten/0 ostern/0 silvester/0 studium/0 examen
    notizbuch/notizbücher tagebuch/tagebücher kochbuch/kochbücher bilderbuch/bilderbücher sparbuch/sparbücher poesiealbum/poesiealben album/alben
    cello/cellos banjo/banjos saxophon/saxophone xylophon/xylophone akkordeon/akkordeons keyboard/keyboards schlagzeug/schlagzeuge alphorn/alphörner
    sofa/sofas regal/regale kissen klavier/klaviere feuerzeug/feuerzeuge pflaster taschentuch/taschentücher halstuch/halstücher kopftuch/kopftücher
    parfüm/parfüms aftershave/aftershaves shampoo/shampoos harz/harze moos/moose unkraut/0 kraut/kräuter gewürz/gewürze basilikum/0 gebäck/0
    bier/biere malzbier/malzbiere glas/gläser weinglas/weingläser einmachglas/einmachgläser besteck/bestecke geschirr/0 nutellaglas/nutellagläser
    müsli/müslis sandwich/sandwiches baguette/baguettes croissant/croissants steak/steaks filet/filets hähnchen brathähnchen huhn/hühner
    meeresrauschen/0 knarren/0 knistern/0 schnarchen/0 ticken/0 klopfen/0 alleinsein/0 zuspätkommen/0 verlieren/0 versagen/0
    gewitter unwetter erdbeben krokodil/krokodile monster ungeheuer gerippe finanzamt/0 altern/0 altwerden/0`,
}
export const EVERYDAY_PLURALS =
  'klöße garnelen austern tapas ramen buletten königsberger dumplings tacos rouladen geister bratkartoffeln fritten linsen nieren chips flips menschenmengen zwillinge drillinge eheleute kopfschmerzen tannennadeln räucherstäbchen inliner inlineskates schlittschuhe skier'
export const EVERYDAY_UNCOUNTED =
  'blut zimt wachs kerzenwachs labskaus gulasch porridge marzipan punsch glühwein sauerkraut kaiserschmarrn ingwer knoblauch salbei thymian rosmarin weihrauch tannenduft lavendel gyros vanille mayo cola limo brause sekt wein bier pasta popcorn schokolade sushi grütze kaffee tee harz moos gebäck geschirr basilikum'
