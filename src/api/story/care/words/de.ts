import type { LanguageWords } from '../language-words.ts'

const MONTHS = 'januar|februar|marz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember'
const WHEN = `${MONTHS}|fruhling|fruhjahr|sommer|herbst|winter|bald|demnachst`
const CHILD = 'baby|geschwisterchen|bruderchen|schwesterchen|bruder|schwester|kind|nachwuchs|enkel|enkelin|enkelkind'
const AGO = 'gestern|heute|letzte|letzten|letztes|vorige|vorigen|diese|tagen|wochen|gerade|eben|frisch|erst'

export const german: LanguageWords = {
  kin: {
    grandfather: 'opa opi großvater großpapa uropa urgroßvater opilein',
    grandmother: 'oma omi großmutter großmama uroma urgroßmutter',
    father: 'papa papi vater vati papas dad daddy',
    mother: 'mama mami mutter mutti mum',
    brother: 'bruder brüderchen zwillingsbruder halbbruder',
    sister: 'schwester schwesterchen zwillingsschwester halbschwester schwesterherz',
    sibling: 'geschwister geschwisterchen zwilling zwillinge',
    uncle: 'onkel patenonkel',
    aunt: 'tante patentante',
    cousin: 'cousin cousine vetter',
    son: 'sohn',
    daughter: 'tochter',
    child: 'kind enkel enkelin enkelkind patenkind',
    baby: 'baby säugling frühchen',
    husband: 'mann ehemann',
    wife: 'frau ehefrau',
    partner: 'partner partnerin verlobter verlobte lebensgefährte lebensgefährtin',
    friend: 'freund freundin kumpel schulfreund schulfreundin freundinnen freunde',
    nephew: 'neffe',
    niece: 'nichte',
    inLaw: 'schwiegermutter schwiegervater schwager schwägerin schwiegersohn schwiegertochter',
    other: 'lehrer lehrerin nachbar nachbarin erzieherin erzieher pate patin eltern kollege kollegin trainer',
    dog: 'hund hündin dackel pudel welpe labrador terrier hündchen mops schäferhund beagle',
    cat: 'katze kater kätzchen',
    horse: 'pferd pony stute hengst esel',
    rabbit: 'kaninchen hase häschen',
    rodent: 'hamster meerschweinchen maus ratte',
    bird: 'vogel papagei wellensittich kanarienvogel huhn',
    fish: 'fisch goldfisch',
    animal: 'haustier tier schildkröte igel',
  },
  pronouns: { male: 'er', female: 'sie' },
  negations: 'nicht nie niemals kein keine keinen keiner keinem ohne fast beinahe nirgends',
  idioms: `kann nicht sehen|horen was|wie|wo|wer|ob|warum|wohin; spricht nicht viel|gern|oft|mit|uber|daruber|so; hort nichts|nicht auf|mehr; kann nicht gut|mehr sehen|schlafen; sieht nichts ein; stirbt|sterbe|sterben|starb|starben|gestorben .. lachen|langeweile|neugier|hunger|durst|angst|scham|lust|schreck;
    vor lachen|langeweile|neugier|hunger|durst|angst|scham|lust|schreck .. gestorben|sterben|stirbt|tot|umgefallen;
    konnte|konnten|wurde sterben fur; sterben fur; lach* .. tot; lach* .. schief; toten|tote hosen; toten|totes|tote meer|meeres|winkel; toter winkel|mann;
    stellt|stellen|stellte|stell .. tot; tot stellen; tod und teufel; bis dass der tod; batterie|akku|handy|leitung .. tot; fallt .. tot um;
    blind vor; liebe macht blind; macht blind; blind date; blinde|blinden kuh; blinder|blinden|blinde passagier*; versteht|verstehen|vertraut|vertrauen|kennt|kennen .. blind; farbenblind*;
    stellt .. taub; auf dem ohr taub; taub vor;
    operation weihnacht* ; operation @; liebeskrank; krank vor; sternzeichen .. krebs; kampf gegen den schnupfen;
    im krankenhaus arbeitet|arbeiten|geboren|kennengelernt|getroffen; krankenhaus kennengelernt|geboren|getroffen; arbeitet|arbeiten|spielt|spielen|spielen .. krankenhaus; krankenhaus spielen;
    arzt|arztin|pfleger|krankenschwester .. krankenhaus; krankenhaus .. kennengelernt|geboren|arzt|arztin|pfleger|arbeitet;
    zieht|ziehen|zog .. sich um; auto|wagen|computer|motor|pflanze|blume|baum|fernseher .. tot|gestorben|stirbt; umzug beim|im|zum|mit .. karneval|fasching|zug|laternen; umzug .. karneval|fasching|fastnacht; karneval|fasching|laternen .. umzug;
    gegen .. verloren; beim|im .. spiel|memory|schach|karten|mau .. verloren; lebt|lebte|leben nicht mehr in|bei|mit|hier|zusammen|dort|zuhause|auf; nicht mehr da zu;
    kommt|kommen .. zu besuch|zuruck|wieder|nach|vorbei|heim; trinkt .. viel kakao|milch|tee|wasser|saft; im|beim .. fussball|schach|spiel|tischtennis .. geschlagen; krieg der sterne|knopfe|welten; schneeball* krieg;
    ins gefangnis; gefangnis .. ausbrechen; gefangnis bringen|stecken; trennung .. mull; geist|gespenst .. tot*|gestorben`,
  fiction:
    'minecraft; videospiel*; computerspiel*; level; spielfigur; film*; buch; buches; roman*; marchen*; sage; geist; geister; gespenst*; vampir*; zombie*; pirat*; ritter*; drache*; dinosaurier*; saurier; romer*; konig*; hexe*; bosewicht*; schurke*; monster*; skelett*; mumie*; krimi*; detektiv*; verbrecher*; rauber*; fluch; burg; schloss;',
  dead: `verstorben*; gestorben; starb; starben; verstarb*; entschlafen; heimgegangen; tot|tote|toter|toten|totem @; @ ist|war|sind|ware .. tot; @ .. tot ist|war; seit .. tot; @ tod; tod .. @;
    @ .. nicht mehr lebt|lebte; @ .. nicht mehr unter|bei uns; von uns gegangen; gegangen und fehlt|fehlen; nicht mehr am leben; friedlich eingeschlafen; fur immer eingeschlafen|gegangen;
    eingeschlafert; einschlafern lassen|mussten; still geboren; stillgeburt*; regenbogenbrucke; @ .. im himmel; vom himmel .. zu|zusieht|zuschaut|herunter|herab|runter; im himmel ist|wohnt; in den himmel gegangen|gekommen|geflogen; sternenkind*; sternenbaby*; engelskind*; totgeboren*; tot geboren; totgeburt;
    beerdigung|beisetzung|trauerfeier|grab .. @; beerdigung|trauerfeier|grab; @ .. beerdigt|beigesetzt; ums leben; leben genommen|nahm; suizid begangen; selbstmord begangen; sich umgebracht; im krieg gefallen|geblieben;
    haben|hat|hatten|hatte|habe @ verloren; haben|hat|hatten|hatte|habe|fruh ihr*|sein*|unser*|mein*|den|die @ .. verloren; haben|hat|habe @ im|letzt*|fruh|vor|an .. verloren; verlor|verloren .. ihr*|sein*|unser* @; @ .. ging von uns; @ .. verunglückt; @ .. tödlich; ermordet`,
  deadOf: 'lebt|lebte|leben nicht mehr; lebt|lebte leider|schon|lange|heute nicht mehr; nicht mehr da',
  unborn: `ungeboren*; noch nicht geboren|da|auf; im bauch; @ .. bauch; babybauch; kommt|kommen .. zur|auf welt|die; kommt .. im ${WHEN}; wird|werden|soll .. geboren; im ${WHEN} .. geboren wird; erwartet|erwarten .. ${CHILD}; schwanger; bekommt|bekommen|kriegt|kriegen .. ${CHILD}; @ unterwegs; unterwegs; errechneter termin; geburtstermin`,
  newborn: `neugeboren*; ${AGO} .. geboren; ${AGO} .. zur|auf .. welt; frisch geschlupft; tage|wochen|woche|monate|monat alt; saugling*; fruhchen; ${AGO} .. bekommen`,
  connection: {
    dead: 'selig; seliger; selige; †; ✝; tot; tote; toter; totes; himmel; engel im; engelchen; nicht mehr; verst; gest; starb',
    unborn: `kommt; bauch; unterwegs; noch nicht da|auf; geplant; ab ${WHEN}; erwartet; wird`,
    newborn: 'baby; tage; wochen alt; neugeboren*; saugling; geboren vor|letzte|diese|gestern',
  },
  topics: {
    death:
      'stirbt; sterben; sterbend*; tod; todlich*; waise*; halbwaise*; witwe*; hospiz*; palliativ*; ermordet; friedhof; grab; beerdigung; unheilbar*',
    grief: 'trauer; trauert; trauern; trauernd*; trauerphase; untrostlich*; vermisst .. @',
    suicide: 'suizid*; selbstmord*; leben nehmen|genommen|nahm; sich umgebracht|umbringen; ritzt sich; selbstverletz*',
    miscarriage:
      'fehlgeburt*; totgeburt*; sternenkind*; schwangerschaftsabbruch; abtreibung; unerfullter kinderwunsch; baby verloren',
    illness:
      'krank; schwerkrank*; schwer krank*; krankheit*; brustkrebs; blutkrebs; lungenkrebs; hautkrebs; darmkrebs; hirntumor; hat|hatte|an|gegen|wegen .. krebs; krebskrank*; krebs erkrankt; erkrankt; tumor*; leukamie; chemo*; bestrahlung; diabetes; zuckerkrank; epilepsie; epilept*; herzfehler; herzkrank*; herzinfarkt; schlaganfall; depression*; depressiv*; magersucht; magersuchtig; bulimie; multiple sklerose; ms; parkinson; mukoviszidose; rheuma; aids; hiv; angststorung*; panikattacke*; psychiatrie; burnout; intensivstation; dialyse; im sterben',
    dementia: 'demenz*; dement; demente; alzheimer*',
    operation: 'operiert; operieren; operation; operationen; herzoperation; op; transplant*; herz-op; narkose',
    hospital: 'krankenhaus; klinik; kinderklinik; notaufnahme; reha',
    accident: 'unfall; autounfall; verkehrsunfall; verungluckt*; unfalls; ertrunken; ertrank; uberfahren',
    disability:
      'rollstuhl*; querschnitt*; gelahmt*; gelahmt; behindert*; behinderung*; blind; blinde; blinder; sehbehindert*; erblindet; gehorlos*; taub; tauber; taubstumm*; schwerhorig*; hort nichts; horgerat*; cochlea*; down syndrom; trisomie*; autis*; autist*; spastik*; spastisch*; prothese*; amputiert*; kleinwuchsig*; stumm; stotter*; kann nicht sprechen|laufen|gehen|sehen|horen; spricht nicht; spina bifida; muskeldystrophie; glasknochen; pflegestufe; gehhilfe*; rollator; krucken',
    divorce: 'scheidung*; scheiden lassen; lassen .. scheiden; geschieden*; scheidungskind',
    separation:
      'getrennt; trennung; trennen sich; trennten sich; haben sich .. getrennt; ausgezogen; verlassen hat; hat .. verlassen; schluss gemacht; sorgerecht*; pflegefamilie; pflegekind*; heimkind; kinderheim; adoptiert*; leben auseinander; fremdgegangen; betrogen',
    move: 'umzug; umziehen; umgezogen; ziehen .. um; zieht|ziehen .. nach .. um; zieht .. um; zogen .. um; zieht .. weg; ziehen .. weg; weggezogen; neue stadt',
    loss: 'verlust; ohne vater|mutter aufgewachsen; abgebrannt; weggelaufen .. @; entlaufen; verschwunden .. @',
    war: 'krieg; kriegs*; bomben*; geflohen; gefluchtet; flucht; fluchtling*; vertrieben; asyl*; soldat gefallen; front; kz; holocaust',
    abuse:
      'missbraucht; missbrauch; misshandelt; misshandlung*; geschlagen; schlagt ihn|sie|mich|das|seine|ihre; vergewaltig*; gewalt; gewalttatig*; sexuell*; vernachlassigt; bedroht; stalk*; belastigt',
    bullying: 'gemobbt; mobbing; mobben; ausgegrenzt; gehanselt; ausgelacht .. schule',
    addiction:
      'alkoholiker*; alkoholkrank*; alkoholsucht*; trinkt zu viel; trinker; drogen*; ihre|ihrer|seine|seiner|meine|meiner|eine|einer|gegen sucht; von der sucht; suchtig nach alkohol|drogen; entzug; spielsuchtig; spielsucht',
    prison: 'gefangnis; haft; knast; inhaftiert',
    hardship:
      'arbeit verloren; job verloren; arbeitslos*; insolven*; pleite; obdachlos*; schulden; gekundigt worden; abgeschoben; abschiebung; hartz',
  },
  constraints: {
    wheels: 'rollstuhl*; querschnitt*; gelahmt*',
    unwalking: 'kann nicht laufen|gehen; rollator; krucken; gehhilfe*; beinprothese; bein amputiert',
    unseeing: 'blind; blinde; blinder; blindes; erblindet; sehbehindert*; kann nicht sehen; sieht nichts',
    unhearing: 'gehorlos*; taub; tauber; taubstumm*; schwerhorig*; hort nichts; kann nicht horen; horgerat*; cochlea*',
    unspeaking: 'stumm; taubstumm*; kann nicht sprechen; spricht nicht; nonverbal; mutist*; mutismus',
  },
  things:
    '*teddy; teddy*; kuscheltier*; stofftier*; puppe; roboter; stoffhase; *drache; drache; einhorn; imaginar*; fantasie*; unsichtbar*; alien; *freund',
  isA: 'ist ein; ist eine; ist unser; ist unsere; bin ein; bin eine; ein; eine; der; die; das',
  notAnimal: 'freund* liebhaber* mensch* narr* halter* besitzer* trainer* haar*',
  dropsSubject: false,
}
