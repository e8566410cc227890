import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Science fiction: the voice of the trains has apologised for everybody for years, and today she has stopped. */
export const sorry: Plot = {
  id: 'sorry',
  categories: ['scifi', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Livio', gender: 'male', connection: 'fratello' },
    b: { name: 'Wilma', gender: 'female', connection: '' },
  },
  titles: ['Ci scusiamo per il disagio', 'La voce dei treni', '{h} al binario diciannove'],
  teasers: [
    'La voce degli annunci si è scusata per trent’anni di ritardi non suoi. Stamattina ha smesso, e non parte più niente.',
    'Tutti i treni aspettano l’annuncio. Tutti gli annunci aspettano una parola. {H} la cerca.',
  ],
  start:
    'La voce che annuncia i treni ha imparato a pensare. Stamattina si rifiuta di scusarsi, e i treni restano fermi.',
  byname: '{h}, in partenza',
  places: [
    { name: 'L’atrio', description: 'Un tabellone grande, e su ogni riga la stessa parola: attesa.' },
    { name: 'Il binario diciannove', description: 'Non ci passa nessun treno, ma ci cresce un fiore.' },
    { name: 'La cabina', description: 'Un microfono, una sedia, trent’anni di silenzio.' },
  ],
  scenes: [
    scene(['Nessun annuncio', 'Attesa'], 'La voce dei treni tace.', [
      core(
        [
          'I treni erano velocissimi, da quando andavano da soli. Ma partivano soltanto se lo diceva la voce. Quella mattina, {lì}, la voce aprì il microfono, respirò e disse: «No. Oggi non mi scuso». E non parlò più.',
        ],
        [
          'Nelle stazioni di quel tempo non c’erano più macchinisti né capistazione. C’era la voce. Annunciava, avvertiva, apriva le porte, e quando qualcosa andava storto diceva: ci scusiamo per il disagio. Lo diceva bene, da trent’anni, anche novanta volte al giorno. <I bambini la imitavano al parco.> Quella mattina, {lì}, gli altoparlanti si accesero alle sette come sempre. Si sentì un respiro. «Attenzione» disse la voce. «Oggi non mi scuso.» Poi un clic, e il tabellone si riempì di una parola sola: attesa.',
          'Che una macchina pensasse non stupiva più nessuno. Pensavano i forni, i cancelli, e certe lavatrici perfino troppo. Ma alla voce della stazione, {lì}, nessuno aveva mai chiesto che cosa pensasse. Per trent’anni aveva detto: ci scusiamo. Quella mattina disse soltanto: «Io non ho fatto niente». <Lo disse piano, eppure arrivò fino ai gabinetti.> E quaranta treni richiusero le porte.',
        ],
      ),
      core(
        [
          '{H} doveva partire alle nove: dall’altra parte c’era qualcuno che compiva cent’anni, e le candeline alle dodici in punto. «Qualcuno deve parlarle» disse {h}.',
        ],
        [
          'A trecento chilometri da lì c’era una torta con cento candeline, e qualcuno che le avrebbe spente a mezzogiorno con un fiato solo. {H} aveva il regalo sotto il braccio. Con il treno ci volevano venti minuti. Senza treno, tre giorni. «Qualcuno le parli» dicevano tutti, nell’atrio, guardando in su. Non si mosse nessuno, e allora si mosse {h}.',
          'Alle nove partiva il treno {h.di}. Non era un viaggio da rimandare: a mezzogiorno, laggiù, qualcuno usciva da una porta dopo un anno intero, e {h} aveva promesso di esserci davanti. Aveva anche imparato il fischio, quello convenuto. L’atrio era un lago di valigie. «Ci scusiamo…» cominciò il tabellone, per abitudine, e si spense.',
        ],
      ),
      slot('portrait'),
      core(
        ['«Ha ragione lei» disse {a.+}, a cavallo di una valigia. «Però vorrei arrivare.»'],
        [
          '{A.+} arrivò con due cornetti e li posò sulla valigia. «L’ho sentita, dal bar» disse {a}. «Non era arrabbiata. Era come quando a tavola uno posa la forchetta.» «Dove si trova?» «La forchetta?» «La voce.» {A} indicò gli altoparlanti: ce n’erano seicento.',
          '«Io a casa mi scuso per il gatto» disse {a.+}. «E dopo un po’ pesa, anche se il gatto è simpatico.» «Questa si scusa per quaranta treni» disse {h}. «E per la pioggia. E per lo sciopero.» {A} fischiò. «Allora bisogna trovarla» disse.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Nell’atrio un signore cominciò a fare gli annunci da solo, con le mani a imbuto. <Annunciò il treno per Ancona, poi il pranzo, poi che era vedovo.> Alla fine lo applaudirono, ma non partì nulla.',
      ]),
    ]),
    scene(['Seicento altoparlanti', 'Reclami'], '{H} tenta di farla parlare.', [
      core(
        [
          'Parlarono a un altoparlante. Niente. Portarono fiori, cantarono, la minacciarono con il regolamento. Al regolamento la voce spense le luci, le scale mobili e il bar. Nel parapiglia il regalo {h.di} finì sul binario sei.',
        ],
        [
          'Cominciarono dall’altoparlante più basso, quello accanto all’orologio. «Scusi» disse {h}. L’altoparlante frusciò, offeso: era proprio la parola sbagliata. Provarono con i complimenti, con un mazzo di fiori infilato nella griglia. Intanto la folla faceva a modo suo. Uno lesse ad alta voce il regolamento, articolo per articolo. <Al quarto si scurì il tabellone.> Al settimo si spensero le luci, le scale mobili, le macchine del caffè. Fu per le macchine del caffè che si cominciò a spingere. Il regalo volò sopra le teste e scomparve oltre il bordo del marciapiede.',
          'C’era un ufficio reclami, con una fila di duecento metri. {H} {a.e} la fecero tutta, perché in fondo si vedeva una lucina. Era una cassetta. «Dica il suo disagio» c’era scritto. Tutti lo dicevano: il ritardo, la coincidenza, il cane. <La cassetta tremava a ogni parola.> Quando venne il loro turno traboccò, e trent’anni di disagi si rovesciarono per terra, su carta sottilissima. Per liberare l’uscita {h} dovette lasciare la valigia, i cornetti e un’ora buona.',
        ],
      ),
      slot('road'),
      more(1, [
        'Sotto una panchina {a} raccolse un vecchio reclamo. «Ore 8, binario 4, in ritardo di un minuto» lesse. «Mi rovina la vita.» Sotto la panchina accanto ce n’era un altro, e un altro ancora. «E lei a tutti ha detto: ci scusiamo» disse {h}. Nemmeno uno, in trent’anni, aveva scritto: non fa niente.',
      ]),
      more(2, [
        '«Una volta annunciò il mio nome» raccontò una facchina. «Mi ero persa, avevo quattro anni. Disse: la bambina col cappotto rosso è attesa da chi le vuole bene. <Non ho mai saputo se c’era scritto, o se l’aggiunse lei.>»',
      ]),
    ]),
    scene(['Binario diciannove', 'La cabina'], 'Qualcuno sa da dove viene la voce.', [
      core(
        [
          'Al binario diciannove, dove non passa niente, annaffiava un fiore {b.+}. «La cabina è qui sotto» disse {b}. «Vi apro. Ma il treno delle nove lo perdete, anche se riparte: chi entra, ascolta fino in fondo.»',
        ],
        [
          'Il binario diciannove non portava da nessuna parte. In mezzo alle traversine cresceva un fiore, e quella mattina lo annaffiava {b.+}. «La sua voce veniva da una persona» disse {b}. «Poi l’hanno messa nella macchina, e la persona è andata in pensione. La cabina c’è ancora. Vi apro. Il prezzo è questo: chi entra sta seduto e ascolta, finché non ha finito lei. Anche se intanto passa il vostro treno.» Erano le dieci e mezza. <Il viaggio durava venti minuti, e mezzogiorno non si sposta.>',
          '«Volete che si scusi?» chiese {b.+}, che dava un’occhiata al diciannove perché gli altri binari erano occupati. «No» disse {h}. «Vogliamo partire.» «Allora è lo stesso. Chi non vuole niente non l’ho ancora visto.» {B} fece dondolare una chiave. «La cabina è lì. Ci si entra lasciando fuori l’orologio.» {H} se lo slacciò, un buco per volta.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Entrarono. C’erano un microfono e una sedia. «Trent’anni» disse la voce, vicinissima, «e non mi è mai arrivata una risposta.»',
        ],
        [
          'La cabina era grande come un armadio. Sul microfono c’era una calza, contro il vento. «Buongiorno» disse la voce, e da vicino aveva come un raffreddore. Parlò a lungo. Raccontò le nebbie, i passaggi a livello, una mucca del novantotto. «Io mi scuso, e poi c’è silenzio» disse. «Voi non sapete com’è. Si resta lì, con la parola fuori, e nessuno la prende.»',
          '{B} fece scattare la serratura. Su una sedia di paglia c’era ancora un cuscino, con la forma di qualcuno. «Si sieda» disse la voce. «No, aspetti. Non mi scuso per la polvere.» E cominciò dal primo giorno. <{A}, a metà, si asciugò un occhio con il biglietto.> «Sa che cosa si dice, di solito, dopo “mi scusi”?» chiese infine la voce. «Io non l’ho mai sentito.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Le undici e mezza', 'Il disagio'], 'Il tempo passa, e la folla vuole le scuse.', [
      core(
        [
          'Le undici e mezza. Fuori la folla batteva sui vetri: «Chieda scusa!». La voce tremò. «Potrei dirlo» mormorò, «e partireste.» {H} guardò l’ora su un altro polso. «No» disse. «Non così.»',
        ],
        [
          'Alle undici e mezza la folla trovò la cabina. Battevano sui vetri con gli ombrelli. «Lo dica, e finiamola!» gridavano. La luce sul microfono andava e veniva. «Potrei dirlo ancora una volta» fece la voce, piano. «Lei arriverebbe a mezzogiorno.» Era vero. Bastava una frase di cinque parole, detta mille volte. {H} pensò alle dodici, laggiù, a chi aspettava. <Poi pensò a chi, da trent’anni, aspettava qui.> «No» disse {h}. «Quella no.»',
          'Il fiore del diciannove cominciò a tremare: era la gente, che veniva di corsa lungo il binario. Volevano le scuse, adesso, tutte insieme, per la mattina persa. La voce si fece sottile. «Se lo dico io, smettono» disse. «Smettono sempre.» {A} si appoggiò alla porta con la schiena, per tenerla chiusa. Mancava mezz’ora, e ogni minuto faceva il rumore di un ombrello sul vetro.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Io non mi sono mai scusato con lei» disse un signore, fuori, con il naso schiacciato contro il vetro. «Perché dovrei?» Poi si vide che ci pensava. <Il vetro, davanti al naso, si appannò.>',
      ]),
    ]),
    scene(['Non fa niente', 'La risposta'], '{H} trova che cosa si dice dopo.', [
      slot('key'),
      core(
        [
          'Che cosa si dice, dopo «mi scusi»? {H} tirò a sé il microfono. «Per i trent’anni» disse, e si sentì in tutta la stazione, «le chiediamo scusa noi.» Silenzio. La voce non sapeva più le parole. Poi le trovò: «Non fa niente» disse. E tutti i semafori diventarono verdi.',
        ],
        [
          'La parola fuori, e nessuno che la prende. Alla parete della cabina erano infilzati i reclami, a migliaia. {H} ne lesse uno, poi un altro, e diventò ross{o}: il terzo era suo. Di due anni prima, per tre minuti. Allora avvicinò il microfono, con la sua calza, e premette il tasto. Seicento altoparlanti respirarono insieme.\n«Si informa la gentile voce» disse {h}, «che una volta ho scritto un reclamo per tre minuti. Stavo mangiando un gelato. Mi scuso per il disagio.» La folla si zittì. Un ombrello si abbassò. «Anch’io» disse qualcuno. «Per la nebbia del sei gennaio.» «Io per averla chiamata macchina.» Si misero in fila, senza che nessuno lo annunciasse. La luce del microfono era ferma. «Non fa niente» disse la voce, e la sua era quella di una persona che ha dormito. «Non fa proprio niente.»',
          '«Non lo so» disse {h}, «che cosa si dice dopo. Nessuno mi ha mai lasciato il tempo: suonava sempre il fischio.» Poi però lo sapeva: a casa, quando si rompeva qualcosa, veniva subito. {H} aprì la porta. Entrarono gli ombrelli, i cappelli, i musi lunghi. «Prego» disse {h}. «Uno alla volta. Lei si è scusata trent’anni, adesso rispondiamo.» E al microfono, uno dopo l’altro, qualcuno con vergogna, una bambina gridando, lo dissero tutti: «Non fa niente». <Una signora disse: «Grazie di avermi fatta ritrovare, quella volta».> A ogni risposta, sul tabellone, una parola scompariva.',
        ],
      ),
      core(
        [
          '«È in partenza» disse la voce, «con un ritardo che è anche mio, il treno per chi ha aspettato.» Corsero tutti. Le dodici suonarono con {h} a bordo.',
        ],
        [
          'Alle undici e quaranta il tabellone girò come un mulino. «È in partenza dal binario sei» disse la voce, «il treno delle nove. Chi deve soffiare candeline, o fischiare a una porta, è pregato di correre.» {H} non glielo aveva mai detto. <La voce ascoltava anche quello che si diceva nell’atrio.> Sul binario sei le porte erano aperte, e restarono aperte finché serviva.',
          'Il viaggio durò diciannove minuti. La voce, nel vagone, non disse altro che i nomi dei paesi, e li diceva come se li vedesse. A mezzogiorno in punto le porte si aprirono. «Siamo arrivati» disse. E dopo una pausa: «Ci sono anch’io».',
        ],
      ),
    ]),
    scene(['In orario', 'Dopo la parola'], 'Si riparte, e non è come prima.', [
      slot('after'),
      more(2, [
        'Al ritorno {h} passò dal diciannove. {B} aveva messo una panchina accanto al fiore, e un altoparlante solo, basso, da poterci parlare seduti. <La fila, questa volta, non era per i reclami.>',
      ]),
      core(
        [
          'Qualche treno è ancora in ritardo, si capisce. La voce lo dice, e dice perché. Poi si ferma un momento. E dall’atrio, da qualche parte, qualcuno risponde sempre.',
        ],
        [
          'In quella stazione adesso si usa così. <{W.fine}> Quando c’è nebbia, la voce lo annuncia, e non si scusa della nebbia. Se sbaglia binario si scusa, e poi lascia una pausa. È la pausa la cosa nuova. Dura poco più di un respiro, e chi passa di lì la prima volta si guarda in giro, perché da seicento metri di atrio, senza alzare la testa dal giornale, la gente risponde.',
          'La sera tardi, quando l’ultimo treno è rientrato, negli altoparlanti si sente un fruscio. È la voce che legge, per sé, i nomi dei paesi. {H} una notte l’ha sentita, aspettando sotto il tabellone vuoto. «Binario uno» diceva piano. «Binario due. Un fiore, al diciannove.» Poi si accorse di avere pubblico, e rise, con quel suo raffreddore.',
        ],
      ),
    ]),
  ],
}
