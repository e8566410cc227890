import { always, type Episode, more, scene } from '../../language-pack.ts'
import { ALL, GROWN } from './ages.ts'

/** People met on the way, who have something to finish. */
export const byOthers: readonly Episode[] = [
  {
    id: 'unlucky-photographer',
    categories: [],
    ages: ALL,
    ...scene(
      ['Fermi così', 'Un fotografo senza gente', 'Clic'],
      'Un fotografo fotografa sempre un momento troppo tardi.',
      [
        always([
          '«Fermi così!» gridò un uomo da sotto un panno nero. {H} si fermò con un piede in aria. {A} rimase a bocca aperta. L’uomo trafficò, sbuffò, si pizzicò un dito. Clic. «Fatto» disse, e uscì dal panno con i capelli dritti. Solo che intanto il piede era sceso, e la bocca si era chiusa.',
        ]),
        always([
          'Mostrò le sue fotografie, una scatola piena. C’era il punto da cui era appena volato un airone. C’era una porta che finiva di chiudersi. C’era una tavola con le sedie spostate e le briciole, bellissima, dopo un matrimonio. «Arrivo sempre quando è finito» disse. «È l’otturatore. O sono io.» <{A} guardò a lungo le briciole. Si capiva tutto, da quelle briciole.>',
        ]),
        more(1, [
          'Aveva provato a contare alla rovescia, a scattare prima. «Prima veniva peggio» disse. «Venivano tutti in posa.» <Una volta aveva fotografato un fulmine: si vedeva una signora che abbassava l’ombrello e rideva.> La teneva nel portafoglio, al posto di quella della fidanzata.',
        ]),
        always([
          '«Ne faccia un’altra» disse {h}. Si misero davanti all’obiettivo, {h} {a.e}, e aspettarono che fosse pronto. L’uomo sparì nel panno. Allora {h} prese {a.a} la mano e se ne andarono, così, piano piano, fuori dal bordo. Clic. «Siete usciti!» gridò l’uomo. Sulla lastra, quando la sollevò contro la luce, c’erano due ombre lunghe, vicine, che lasciavano l’inquadratura. Nient’altro. Lui la guardò da vicino, da lontano. «Questa» disse, «non potevo farla in nessun altro momento.»',
        ]),
      ],
    ),
  },
  {
    id: 'recipe-by-heart',
    categories: [],
    ages: ALL,
    ...scene(['A memoria', 'L’ingrediente', 'Chi ha il pepe?'], 'Una donna recita una ricetta per non scordarla.', [
      always([
        'Una donna veniva avanti con gli occhi fissi e le labbra in moto. «Tre cipolle, un dito d’olio, poi aspettare» diceva. «Tre cipolle, un dito d’olio, poi aspettare.» «Buongiorno» disse {h}. La donna si fermò, portò una mano alla fronte, e la guancia le diventò bianca. «E adesso?» disse. «Dopo aspettare, che cosa veniva?»',
      ]),
      always([
        'Gliel’aveva insegnata un momento prima una sorella, per telefono, e doveva portarla a memoria fino a casa. «Sale» propose {a}. «Il sale c’è sempre» disse la donna. Fecero prove. Alloro? No. Vino? Magari. <«Dopo aspettare, di solito, io mi dimentico» disse {a}, «e si attacca.»> La donna ripartì dall’inizio, come si prende la rincorsa: tre cipolle, un dito d’olio, poi aspettare. E di nuovo il vuoto.',
      ]),
      more(1, [
        'Si unì un pensionato che conosceva tutte le zuppe tranne quella. Si unì un ragazzo affamato, che non sapeva cucinare, ma ascoltava con lo stomaco. <Quando dicevano una cosa sbagliata non brontolava. Quando dicevano «burro», sì.> Però il burro, disse la donna, sua sorella non lo avrebbe mai permesso.',
      ]),
      always([
        '«Che cosa faceva sua sorella, mentre lo diceva?» chiese {h}. La donna chiuse gli occhi. «Niente. Ha detto: poi aspettare. E abbiamo parlato del babbo, di quel cane. Mi è venuto da ridere. Poi ha detto: ecco, adesso aggiungi…» Aprì gli occhi. «Non ha aggiunto niente! Abbiamo aspettato davvero.» Restò un attimo con la mano sulla bocca. Poi tirò fuori il telefono. «Non devi dirmi che cosa viene dopo» disse. «Parlami ancora del cane.» E si allontanò, con tre cipolle e tutto il tempo.',
      ]),
    ]),
  },
  {
    id: 'two-umbrella-men',
    categories: [],
    ages: ALL,
    ...scene(['Previsioni', 'Domani forse', 'Chi ha sbagliato meno'], 'Due uomini scommettono da anni sul domani.', [
      always([
        'Su due cassette, uno di fronte all’altro, stavano due uomini con lo stesso cappello. «Domani succederà qualcosa» diceva il primo. «Domani non succederà niente» diceva il secondo. Poi ciascuno metteva un fagiolo in un barattolo. «È una scommessa» spiegarono {h.a}. «Va avanti da ventidue anni.»',
      ]),
      always([
        '«E chi vince?» chiese {a}. Era quello il punto. Ogni sera si doveva decidere se fosse successo qualcosa, e su questo litigavano. «Una volta cadde un cornicione» disse il primo. «Ma piano» disse il secondo. <«Una volta si sposò tua figlia.» «Si sapeva.»> I due barattoli erano pieni fino all’orlo, uguali, e non c’era posto per un fagiolo di più.',
      ]),
      more(1, [
        'Fecero giudicare a loro la giornata di ieri. Ieri il primo aveva trovato un bottone. Il secondo aveva dormito. {H} propose mezzo fagiolo. <Lo tagliarono, e ne nacque una disputa sulla metà più grande.> «Vede» disse il secondo, contento, «che non succede niente?»',
      ]),
      always([
        '{H} rovesciò i due barattoli nel cappello, tutti i fagioli insieme. I due uomini si alzarono in piedi: in ventidue anni non era mai accaduto. «Con questi» disse {h}, «si fa una zuppa per dodici.» Ci fu un silenzio. «È successo qualcosa» disse il primo. «Qualcosa, sì» ammise il secondo. Andarono a cercare una pentola, e bisognò chiederla, e chi la prestò volle esserci. Quando {h} {a.e} ripresero la strada i due stavano già discutendo del rosmarino. «Domani» diceva il primo, «avremo fame di nuovo.» «Questo» disse il secondo, «lo credo anch’io.»',
      ]),
    ]),
  },
  {
    id: 'lost-word',
    categories: [],
    ages: ALL,
    ...scene(
      ['Sulla punta della lingua', 'Comincia per emme', 'La parola persa'],
      'Una signora ha perso una parola, e la cercano in tre.',
      [
        always([
          '«L’avevo qui» disse una signora, e si toccò la punta della lingua. «Comincia per emme. O finisce.» Aveva il cappello storto e guardava per terra, come se fosse caduta. «È grande?» chiese {a}. «Media» disse la signora. «Si usa di rado. Ma oggi, proprio oggi, mi serve.»',
        ]),
        always([
          'La cercarono. Mandolino? No. Malinconia? Vicino, ma più asciutta. Mestolo, mongolfiera, marzapane. <A ogni parola sbagliata la signora diceva grazie, e la metteva da una parte, caso mai.> {H} ne trovò una bellissima sotto un insulto. {A} fece l’alfabeto all’indietro. Niente. «Più ci penso» disse la signora, «più si fa piccola.»',
        ]),
        more(1, [
          '«A che cosa le serve?» chiese {h}. «A dirla» disse la signora. «C’è una persona, tra poco, a un tavolo. Ho preparato tutto il resto della frase: prima e dopo. <Nel mezzo c’è un buco, e ci passo le dita.>»',
        ]),
        always([
          'Si sedettero a riposare. La signora si sfilò una scarpa, poi guardò {h}, che le aveva fatto posto senza dire nulla, e {a}, che le teneva la scarpa in mano come un uccellino. «Mah» disse. «Magari se ne fa a meno.» Si fermò. «Magari!» gridò. «Magari! Ecco!» Si rimise la scarpa, il cappello, il buco della frase non c’era più. «Comincia per emme» disse, allontanandosi. «Avevo ragione.» E la ripeteva piano, a ogni passo, con tre facce diverse: magari, magari, magari.',
        ]),
      ],
    ),
  },
  {
    id: 'apology-practice',
    categories: [],
    ages: GROWN,
    ...scene(
      ['Prova generale', 'Una scusa di undici anni', 'Davanti al campanello'],
      'Un uomo prova una scusa davanti a un campanello.',
      [
        always([
          'L’uomo alzava il dito fino al campanello e lo riabbassava. Alla quinta volta si accorse di avere un pubblico. «Posso chiedervi una cortesia?» disse. «Fatemi da porta. Uno di voi apre, e io dico quello che devo dire. Lo provo da undici anni con l’armadio, ma l’armadio perdona subito.»',
        ]),
        always([
          '{H} fece la porta. «Chi è?» «Sono Corrado» disse l’uomo, e si bloccò. {A} suggerì di cominciare dal tempo. Provarono: «Sono Corrado, fa fresco». Provarono con le scuse lunghe, che finivano per dar torto all’altro, e con quelle corte, che parevano un telegramma. <In una, per sbaglio, c’era la verità, e l’uomo la saltò a piè pari.> Ogni volta {h} chiudeva piano la porta che non c’era.',
        ]),
        more(1, [
          '«Che cosa era successo?» chiese {a}. «Una sciocchezza. Un prestito, una battuta a tavola. Il giorno dopo era tardi per dirlo, e la settimana dopo era ridicolo.» Si lisciò la giacca. <«Lo sapete che dopo tre anni una cosa ridicola ridiventa seria?»>',
        ]),
        always([
          '«Ancora una» disse {h}. «Ma stavolta non apro.» L’uomo si mise davanti al niente, con le braccia lungo i fianchi. Passò del tempo. «Hai ancora quella lampada orribile?» disse infine, a bassa voce. «Mi manca, quella lampada. Non passa settimana.» E rimase lì. La porta, quella vera, si aprì di un palmo: c’era chi ascoltava, dietro, e chissà da quale prova. Ne uscì una striscia di luce gialla, di un giallo francamente orribile. {H} {a.e} erano già all’angolo. Nessuno si voltò, perché non era affar loro; ma camminarono piano, per non coprire il rumore di una sedia spostata.',
        ]),
      ],
    ),
  },
  {
    id: 'inventory-of-a-bag',
    categories: [],
    ages: GROWN,
    ...scene(
      ['Inventario', 'La borsa rovesciata', 'Dodici oggetti'],
      'Una sconosciuta rovescia la borsa e cerca di spiegarsi.',
      [
        always([
          'La borsa si rovesciò da sola, come fanno le borse, nel momento peggiore. Una donna in tailleur guardò le proprie cose rotolare in dodici direzioni. {H} fermò un rossetto con il piede, {a} un cavatappi. «Non è come sembra» disse la donna. Ma non si era ancora capito come sembrasse.',
        ]),
        always([
          'Rimisero insieme l’inventario, accovacciandosi in tre. Un’agenda chiusa con l’elastico. Una chiave inglese. Una tessera della biblioteca con la fotografia di una bambina. «È scaduta» disse la donna. «Da trentun anni.» Un guinzaglio. <«Il cane?» chiese {a}. «Mai avuto. Però l’ho pensato seriamente.»> Un sacchetto di sabbia. Nessuno chiese della sabbia, e fu lei a non sopportarlo.',
        ]),
        more(1, [
          '«Ogni volta che cambio casa butto via tutto» disse. «Poi resta sempre la borsa. Quello che c’è qui dentro non serve a niente, e se ne manca uno non dormo.» Contava intanto con le labbra. <Erano undici.>',
        ]),
        always([
          'Il dodicesimo l’aveva {h} in mano da un pezzo, senza saperlo: un bottone di cappotto, blu, da uomo. La donna lo vide e smise di contare. Avrebbe potuto dire qualcosa; prese fiato per dirlo. Poi tese la mano aperta, e {h} ce lo posò, e la mano si chiuse. «La riunione è cominciata da dieci minuti» disse la donna, rialzandosi. Si aggiustò la giacca, scattò la fibbia. Aveva già fatto qualche passo quando la videro fermarsi, aprire l’agenda, togliere l’elastico e legarci il bottone al polso. Entrò alla riunione così. Dall’altra parte del vetro, stringendo mani, teneva la manica un poco alzata.',
        ]),
      ],
    ),
  },
  {
    id: 'unsent-postcard',
    categories: [],
    ages: GROWN,
    ...scene(
      ['Saluti da qui', 'Una cartolina', 'Spazio per il testo'],
      '{H} compra una cartolina, e non sa a chi spedirla.',
      [
        always([
          'Sul girevole era rimasta una cartolina sola, sbiadita, che mostrava quel medesimo posto cinquant’anni prima, con le stesse nuvole. {H} la comprò per un motivo che al momento parve chiaro. «A chi la mandi?» chiese {a}. Il motivo, guardato da vicino, non c’era.',
        ]),
        always([
          'Passarono in rassegna la gente. Chi avrebbe risposto con un messaggio e un pollice; chi si sarebbe preoccupato; chi aveva cambiato indirizzo senza dirlo, che è un modo di dirlo. <«Mandala a te» disse {a}. «Così almeno arriva.» Ma a chi torna a casa e trova i propri saluti viene sempre un po’ di freddo.> Lo spazio per il testo era largo tre dita e bianchissimo.',
        ]),
        more(1, [
          'La tabaccaia, dal banco, partecipava. «Ne vendevo duecento la settimana» disse. «Scrivevano tutti la stessa cosa: qui bello, peccato che non ci sei. Adesso fanno la fotografia. <Nella fotografia “peccato che non ci sei” non si vede.>»',
        ]),
        always([
          '{H} si fece prestare la penna legata con la catenella. Scrisse, e siccome la catenella era corta dovette scrivere stando quasi in braccio alla tabaccaia. «Qui bello» scrisse. «Peccato» e lì si fermò. Accanto, {a} leggeva alla rovescia. {H} guardò {a}, guardò la cartolina, cancellò una parola, ne mise un’altra. Poi la consegnò, senza francobollo, attraverso trenta centimetri di aria. «Qui bello» c’era scritto. «Per fortuna che ci sei.» {A} la lesse due volte e la mise nella tasca interna, dalla parte dove si mettono i documenti. «È arrivata in fretta» disse.',
        ]),
      ],
    ),
  },
]
