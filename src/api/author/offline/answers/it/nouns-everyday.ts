/** Food, callings, feasts and things of every day, beside the lists by letter. */
export const EVERYDAY_MASCULINE = `sangue axolotl ago ragù taccuino forziere accendino chiodo vinile giradischi sci thermos tostapane tosaerba ratto calabrone risotto arancino supplì brodo parmigiano bombolone tiramisù cannolo
  granito/0 sorbetto lecca-lecca vino timo rosmarino basilico aglio incenso legno fumo vuoto dentista esame fallimento silenzio panettiere fornaio pilota contadino giardiniere parrucchiere attore scrittore
  pittore avvocato giudice ingegnere matrimonio compleanno battesimo trasloco anniversario pony ossobuco stufato spezzatino bollito brasato arrosto cotechino zampone baccalà fritto polpettone
  tortellone agnolotto cappelletto strozzaprete raviolo gnocco timballo sformato crostino tramezzino panino supplì babà profiterole semifreddo torrone panforte pandoro zabaione budino cornetto
  cappuccino macchiato spritz prosecco limoncello amaro sidro chinotto zenzero alloro prezzemolo origano zafferano pepe muschio pino sandalo gelsomino
  portachiavi portafoglio portafortuna borsellino bastone cilindro basco papillon foulard gilet grembiule accappatoio sandalo zoccolo ciondolo orecchino bracciale
  clarinetto contrabbasso fagotto flauto-dolce mandolino oboe organetto tamburello triangolo trombone violoncello xilofono
  cucciolo barboncino bassotto pastore levriero mastino gattino maialino vitello puledro agnello capretto procione castoro furetto visone capriolo daino stambecco alce bisonte bufalo cammello
  avvoltoio nibbio cardellino merlo fringuello pettirosso pellicano tacchino fagiano picchio colibrì tucano struzzo
  grillo scarafaggio millepiedi pidocchio riccio-di-mare cavalluccio tritone camaleonte geco
  agricoltore muratore apicoltore architetto astronomo ballerino barista biologo bibliotecario cameriere camionista falegname cacciatore chef scienziato chirurgo conducente portinaio contabile
  commesso direttore elettricista infermiere allenatore idraulico fotografo fruttivendolo calciatore fabbro informatico gioielliere libraio marinaio meccanico minatore notaio operaio giornalista pescatore
  pianista poliziotto professore psicologo orologiaio sarto tassista traduttore venditore veterinario calzolaio nonnino zietto
  cambiamento futuro abbandono scricchiolio cigolio russare sussurro fischio ululato tonfo gocciolio ticchettio`
export const EVERYDAY_FEMININE = `pittura caffettiera moka cagna cozza piadina ribollita mortadella cassata granita birra mora cera altezza solitudine poliziotta professoressa dottoressa infermiera cuoca
  parrucchiera attrice scrittrice comunione pensione nascita parmigiana carbonara amatriciana puttanesca bolognese gricia cacio-e-pepe pappa-al-pomodoro caponata peperonata panzanella bagna-cauda fonduta
  porchetta bresaola salsiccia luganega cotoletta tagliata fiorentina milanese trippa seppia acciuga sarda orata spigola trota focaccia farinata schiacciata crescentina
  sfogliatella pastiera colomba chiacchiera frappola castagnola panna-cotta zuppa-inglese cheesecake sacher meringata spuma menta salvia vaniglia noce-moscata resina colonia lavanda canfora
  borraccia bandoliera coppola bandana cravatta giacca felpa vestaglia ciabatta infradito fede medaglia spilla
  zampogna fisarmonica cornamusa ocarina tuba viola tromba batteria-elettronica
  lontra faina donnola marmotta lepre cicogna airone/0 gru tortora quaglia pernice upupa cocorita cacatua lupa leonessa orsa cavalla asina scrofa
  lucciola mantide falena pulce zecca sanguisuga stella-marina vongola anguilla medusa
  agricoltrice architetta astronoma biologa bibliotecaria cameriera scienziata chirurga commessa direttrice allenatrice fotografa calciatrice informatica libraia ostetrica meccanica
  operaia giornalista pescatrice pianista psicologa sarta tassista traduttrice venditrice veterinaria maestra
  puntura iniezione critica routine velocità profondità laurea proposta folla`
export const EVERYDAY_PLURAL_MASCULINE =
  'aghi arancini supplì cannoli cantucci tortelli agnolotti pizzoccheri strozzapreti canederli culurgiones esami'
export const EVERYDAY_PLURAL_FEMININE =
  'cozze polpette trofie pappardelle orecchiette caldarroste castagne altezze vongole sarde punture'
export const EVERYDAY_UNCOUNTED =
  'sangue uva sushi ramen couscous ragù ribollita risotto parmigiano brodo vino birra timo rosmarino basilico incenso cera legno fumo aglio zenzero zafferano alloro prezzemolo vaniglia resina prosecco granita baccalà menta salvia'
