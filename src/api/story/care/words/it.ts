import type { LanguageWords } from '../language-words.ts'

const MONTHS = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'
const WHEN = `${MONTHS}|primavera|estate|autunno|inverno|presto|prossimo|prossima`
const CHILD =
  'bambino|bambina|bimbo|bimba|fratellino|sorellina|fratello|sorella|figlio|figlia|nipotino|nipotina|gemelli|bebe|maschietto|femminuccia'
const AGO = 'ieri|oggi|scorsa|scorso|settimana|giorni|notte|poco'

export const italian: LanguageWords = {
  kin: {
    grandfather: 'nonno nonnino bisnonno nonni',
    grandmother: 'nonna nonnina bisnonna',
    father: 'padre papà papa papi babbo patrigno',
    mother: 'madre mamma mammina matrigna',
    brother: 'fratello fratellino fratellastro',
    sister: 'sorella sorellina sorellastra',
    sibling: 'gemello gemella gemelli gemelle',
    uncle: 'zio zietto prozio padrino',
    aunt: 'zia zietta prozia madrina',
    cousin: 'cugino cugina cuginetto cuginetta',
    son: 'figlio',
    daughter: 'figlia',
    child: 'bambino bambina bimbo bimba nipotino nipotina figlioccio figlioccia nipote',
    baby: 'bebè neonato neonata',
    husband: 'marito',
    wife: 'moglie',
    partner: 'fidanzato fidanzata compagno compagna ragazzo ragazza',
    friend: 'amico amica amichetto amichetta',
    inLaw: 'suocero suocera cognato cognata genero nuora',
    other: 'maestro maestra vicino vicina genitori collega',
    dog: 'cane cagnolino cagnolina cagnetta cucciolo bassotto labrador barboncino',
    cat: 'gatto gatta gattino gattina micio micia',
    horse: 'cavallo cavalla pony asino asinello',
    rabbit: 'coniglio coniglietto',
    rodent: 'criceto topo topolino cavia',
    bird: 'uccello uccellino pappagallo canarino gallina',
    fish: 'pesce pesciolino',
    animal: 'animale tartaruga riccio volpe orso gufo',
  },
  pronouns: { male: 'lui', female: 'lei' },
  negations: 'non mai nessuno nessuna senza quasi ne neanche niente',
  idioms: `non vede il|la|lo|l|i|gli|le|un|una|dove|cosa|chi|come|perche|che; quando|se|dove uno non vede|sente; non puo vedere il|la|lo|l|i|gli|le|un|una|cosa|dove|chi; macchina|auto|pianta|fiore|motore|albero|computer|pila .. mort*|muore; sordo|sorda a|al|alla|ai; arriva .. vacanza|visita|treno|trovar*; non parla mai|molto|tanto|con|di|se|quasi; non sente ragioni|il; mort*|muore|muoio|morire|moriva|moriro .. ridere|risate|fame|sete|sonno|stanchezza|paura|voglia|vergogna|freddo|noia|curiosita|invidia|gelosia|spavento|nervosismo; stanco|stanca morto|morta; stanchi morti; da morire; a morte di ridere; darebbe la vita per; mar morto; natura|foglie|foglia|lingua|gatta morta|morte; punto|angolo|peso|binario morto; pila|batteria|torcia .. morta; fa|fare|faceva il morto; re .. morto; finche morte; giorno dei morti; ammazzare il tempo;
    perso|perde|perdere|perduto .. contro|partita|dente|occhiali|chiavi|strada|tempo|treno|carte|scacchi|cappello|guanti|pazienza; ha perso a; si e persa|perso; perso a carte|scacchi|memory;
    amore e cieco; mosca cieca; alla cieca; ciecamente; vicolo cieco; appuntamento al buio; tonfo|rumore|suono|colpo sordo; fa orecchie; orecchie da mercante; segno .. cancro; del cancro tropico; tropico del cancro; gioca|giocano|giocare .. ospedale; lavor* .. ospedale; ospedale .. infermiera|infermiere|medico|dottoressa; conosciuti .. ospedale; nato|nata in ospedale; operazione panettone|@; operazioni; sposta i mobili; guerre stellari; guerra a palle|cuscini|gavettoni; guerra di|dei cuscini|gavettoni; prigione .. bandito|ladro|cattivo; bandito|ladro|sceriffo|cattivo .. prigione; separa|separare|separano la|il|i|le carta|plastica|rifiuti|immondizia|tuorli|albume;
    aspetta .. pacco|autobus|treno|lettera|metro|regalo|natale; guarda|guardare|guardano il|verso .. cielo; settimo cielo; cielo e blu|azzurro|grigio; cielo in una stanza; lasciati alla|al|in stazione|fermata|porta|centro; ci ha lasciati a scuola; stella del|della|di|cadente|polare; non e piu arrabbiat*|triste|stanc*|sola|solo|malat*; non c e piu nella|nel|in|sul|sulla; candela|luce|lampada|tele .. spent*; si e spenta|spento la|il; pancia dal|dalle|quando; male la|alla pancia; mal di pancia|mare; beve .. cioccolata|latte|acqua|succo|te; batte .. scacchi|carte|tennis; drogata|drogato di; malat* d amore|gelosia; e andato|andata a|al|in`,
  fiction:
    'minecraft; videogioc*; gioco; livello; film; libro; romanzo; fiaba; favola; fantasm*; vampir*; zombie*; pirat*; cavaliere*; cavalieri; drago; draghi; dinosaur*; re; regina; strega; streghe; cattivo; mostr*; scheletr*; mummi*; detective*; bandit*; ladr*; sceriff*; castell*; maledizione; romani; vichinghi',
  dead: `@ .. e|era|sono morto|morta|morti; e|era appena morto|morta; e morto|morta; morto|morta @; @ morto|morta; @ morto|morta nel|a|in|di|il; mori; morirono; deced*; defunt*; compiant*; buonanima; scompars*; @ .. mancato|mancata; e|era mancato|mancata; a mancare; che non c e piu; non e piu con|tra noi; non e piu tra; non ci sono piu; non vive piu; @ .. in cielo; in cielo; dal cielo; in paradiso; volato|volata|andato|andata in cielo|via|paradiso; @ .. una stella; e|adesso|ora|diventat* una stella; ci|mi ha lasciati|lasciato|lasciate|lasciata; se n e andato|andata; si e spento|spenta; spent* a|in|nel; riposi in pace; angioletto; angelo in; nato|nata morto|morta; mai nato|nata; soppress*; arcobaleno ponte; ponte dell arcobaleno; abbattut*;
    morte di|del|della|dello|dell .. @; la|sua morte; perdita di|del|della .. @; funerale|funerali|tomba|ceneri; sepolt*; perso il|la|lo|l|suo|sua|mio|mia|nostro|nostra @; perso .. suo|sua|mio|mia|nostro|nostra .. @; perso @; perdemmo|perse il|la|suo|sua .. @; suicidato|suicidata; tolto|tolta la vita; uccis*; assassinat*; annegat*; †; morta|morto in un; ammazzat*`,
  deadOf: 'non c e piu',
  unborn: `nascera|nasceranno; sta|stanno per nascere; deve ancora nascere; nascituro; non e ancora nat*; ancora nat*; nella pancia; nel pancione; pancione; incinta; aspetta|aspettano|aspettiamo .. ${CHILD}; in arrivo; arrivera; arriva .. ${WHEN}; avra|avremo|avranno .. ${CHILD}; avere .. ${CHILD}; prevista|previsto .. ${WHEN}; data del parto; mai ancora nato`,
  newborn: `neonat*; appena nat*; e nato|nata .. ${AGO}; nato|nata da poco; nato|nata .. giorni|settimane fa; nato|nata la settimana; nato|nata ieri|oggi; ha .. giorni|settimane; ha due|tre|quattro|cinque|sei|2|3|4|5|6 mesi; di .. giorni|settimane; di un|due|tre|quattro|cinque|sei mese|mesi; prematur*`,
  connection: {
    dead: 'mort*; defunt*; compiant*; buonanima; non c e piu; cielo; paradiso; stella; angioletto; mai nat*; scompars*; mancat*; †; ✝; deced*',
    unborn: `in arrivo; nascera; nascere; pancia; pancione; nascituro; arriva .. ${WHEN}; attes*`,
    newborn: 'neonat*; bebe; giorni; settimane; appena nat*',
  },
  topics: {
    death:
      'morte; morire; muore; morira; sta morendo; orfan*; vedov*; funerale; funerali; cimitero; tomba; hospice; cure palliative; terminale; uccis*; assassin*; incurabile; mortale',
    grief: 'lutto; piange .. @; inconsolabile; manca tantissimo .. @; addolorat*',
    suicide: 'suicid*; tolto|tolta la vita; togliersi la vita; autolesion*; si taglia le braccia',
    miscarriage:
      'aborto; aborti; perso .. bambino|bambina|bimbo|bimba; infertil*; fecondazione; nato|nata morto|morta; mai nat*',
    illness:
      'malat*; malattia; malattie; cancro; tumore; tumori; leucemia; chemio*; radioterapia; diabete; diabetic*; epiless*; ictus; infarto; cardiopatia; cardiopatic*; soffio al cuore; depress*; anoressi*; bulimi*; sclerosi; parkinson; fibrosi; aids; hiv; psichiatr*; ansia; attacchi di panico; terapia intensiva; rianimazione; dialisi; diagnos*',
    dementia: 'demenza; alzheimer; perde la memoria; non riconosce piu',
    operation:
      'operato; operata; operare; operano; operazione; intervento al|alla; chirurg*; trapiant*; anestesia; sala operatoria',
    hospital: 'ospedale; clinica; ricoverat*; ricovero; pronto soccorso; incubatrice',
    accident: 'incidente; investit*; annegat*; ferit* grave',
    disability:
      'sedia a rotelle; carrozzella; in carrozzina; paralizzat*; parapleg*; tetrapleg*; disabil*; handicap*; cieco; cieca; non vedente; ipovedente; sordo; sorda; sordomut*; non udente; ipoacus*; apparecchio acustico; impianto cocleare; sindrome di down; autis*; autistic*; protesi; amputat*; muto; muta; balbett*; balbuzie*; non puo camminare|vedere|sentire|parlare; non cammina; non parla; spina bifida; distrofia; stampelle; deambulatore; bastone bianco; lingua dei segni; cane guida',
    divorce: 'divorz*',
    separation:
      'separat*; separando; separano; separazione; si separ*; rottura; lasciati; si sono lasciati; affidamento; affido; adottat*; abbandonat*; tradit*; tradimento; andato|andata via di casa',
    move: 'trasloc*; trasferi*; cambiare|cambia|cambiamo casa|citta|scuola|paese; emigr*; nuova scuola; lasciare la casa',
    loss: 'perdita; perso tutto; bruciat* la casa; casa .. bruciat*; scappato di casa; senza padre|madre; scomparso da',
    war: 'guerra; guerre; bomb*; rifugiat*; profug*; fuggit*; scappat* dalla; esilio; asilo politico; soldato morto; deport*; attentat*',
    abuse:
      'abus*; maltratt*; picchia*; picchiat*; violent*|violenza; stupr*; molest*; aggred*; aggressione; trascurat*',
    bullying: 'bullism*; bulliz*; bulli; prendono in giro .. scuola; esclus* .. classe',
    addiction:
      'alcolist*; alcolizzat*; alcolism*; beve troppo; droga; drogato; drogata; tossic*; dipendenza; ludopat*; disintossicazione; ubriac*',
    prison: 'carcere; prigione; galera; detenut*; arrestat*',
    hardship:
      'perso .. lavoro|posto; disoccupat*; licenziat*; sfratt*; senzatetto; debiti; fallit*; fallimento; mensa dei poveri',
  },
  constraints: {
    wheels: 'sedia a rotelle; carrozzella; in carrozzina; paralizzat*; parapleg*; tetrapleg*',
    unwalking: 'non puo camminare; non cammina; stampelle; deambulatore; gamba amputata',
    unseeing: 'cieco; cieca; non vedente; ipovedente; non vede; non puo vedere; bastone bianco; cane guida',
    unhearing:
      'sordo; sorda; sordomut*; non udente; ipoacus*; apparecchio acustico; impianto cocleare; non sente bien|bene|niente; lingua dei segni',
    unspeaking: 'muto; muta; sordomut*; non parla; non puo parlare; mutismo; non verbale',
  },
  things: 'peluche; orsetto; orsacchiotto; bambola; robot; drago; unicorno; immaginari*; invisibile; pupazzo',
  isA: 'e un; e una; e il nostro; e la nostra; e il mio; sono un; sono una; un; una; il; la; lo',
  notAnimal: 'persona* peluche',
  dropsSubject: true,
}
