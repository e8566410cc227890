import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Horror, with a light at the end: every night somebody rings below, and says "It is me", in the hero's own voice. */
export const itsMe: Plot = {
  id: 'its-me',
  categories: ['horror', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Gaia', gender: 'female', connection: 'migliore amica' },
    b: { name: 'Nestore', gender: 'male', connection: '' },
  },
  titles: ['«Chi è?» «Io»', 'Il citofono delle due', '{h} al citofono'],
  teasers: [
    'Alle due di notte suona il citofono. «Chi è?» «Io.» La voce è quella {h.di}. Ma {h} è già in casa.',
    'Ogni notte qualcuno chiede di salire. Ha la voce {h.di}, e comincia ad avere freddo.',
  ],
  start: 'Ogni notte alle due suona il citofono. Chi risponde «Io» ha la voce {h.di}.',
  byname: '{h}, che ha risposto al citofono',
  places: [
    { name: 'Il citofono', description: 'Una cornetta beige e un filo che scende nel muro.' },
    { name: 'Il portone', description: 'Di notte riflette chi c’è davanti. Di solito.' },
    { name: 'L’androne', description: 'Le cassette della posta hanno tutte un occhio.' },
  ],
  scenes: [
    scene(['Le due', 'Io', 'Chi è?'], 'Qualcuno suona, e si fa riconoscere.', [
      core(
        [
          'Alle due di notte suonò il citofono. «Chi è?» chiese {h}. «Io» disse una voce. {H} stava già per aprire, quando la riconobbe. Era la sua.',
        ],
        [
          'Quando suona il citofono si chiede: chi è? E chi è sotto dice: io. Lo dicono tutti, {lì} e altrove, e tutti aprono. <A pensarci bene è una risposta che non risponde.> Quella notte, alle due, suonò una volta, breve. {H} arrivò scalz{o} fino alla cornetta. «Chi è?» «Io» disse la voce. Il dito era già sul pulsante. Poi {h} si fermò. Quella voce la sentiva ogni giorno, da dentro.',
          'Un dito solo, un suono solo, alle due in punto. {H} pensò a uno scherzo e andò a rispondere senza accendere la luce. «Chi è?» Nella cornetta soffiava la strada {lì}, vuota, con una foglia che grattava. «Io» disse qualcuno. Un po’ roco, come chi ha camminato. <Non era una voce cattiva.> Era la voce {h.di}.',
        ],
      ),
      core(
        [
          'Dalla finestra, davanti al portone, non si vedeva nessuno. {H} voleva una cosa sola: che non tornasse. La notte dopo tornò.',
        ],
        [
          '«Io chi?» chiese {h}. Di sotto, silenzio. Si sentiva che ci stava pensando. Poi un passo, due passi, e più niente. Dalla finestra si vedeva il portone, con il suo cerchio di luce. Nel cerchio non c’era nessuno. {H} andò a letto e si tirò la coperta fino al naso: che non tornasse mai più. Tornò la notte seguente, e quella dopo ancora.',
          '{H} riagganciò piano, come se la cornetta dormisse. Poi guardò giù. Il marciapiede era vuoto, il lampione acceso. Sul vetro del portone, però, c’era un tondo di fiato. Si restringeva. «Domani non rispondo» si disse {h}. <Ma l’indomani alle due era già in corridoio.>',
        ],
      ),
      core(
        [
          'La quarta notte restò a dormire {a.+}. Alle due suonò. Rispose {a}, e diventò bianca la cornetta, o la mano che la teneva.',
        ],
        [
          'La quarta notte c’era anche {a.+}, con il sacco a pelo e una torcia. «Vedrai che è un contatto» disse {a}. Alle due suonò. {A} tirò su la cornetta. «Chi è?» Ascoltò. Poi guardò {h}, e guardò la cornetta, e di nuovo {h}. «Sei tu» disse {a}.',
          '«Fammi sentire» disse {a.+}, che si era fermat{a.o} per la notte apposta. Alle due {a} rispose al posto {h.di}. «Io» disse la voce. «Ma che fai lì sotto?» scappò detto {a.a}. «Sali!» {H}, dal divano, tossì. {A} lasciò andare la cornetta, che rimase a dondolare.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.ora} Bevvero una camomilla, con tutte le luci accese. «Almeno è educata» disse {a}. «Suona una volta sola.» <Il filo della cornetta si era annodato da sé, come un orecchio.>',
      ]),
    ]),
    scene(['Staccare il filo', 'Sempre più vicino'], 'Provano a farlo tacere.', [
      core(
        [
          'Staccarono i fili. Alle due suonò lo stesso, ma non il citofono: suonò il campanello della porta. «Io» disse la voce, dal pianerottolo. Tra loro e lei c’era solo uno zerbino.',
        ],
        [
          'Tolsero il coperchio e staccarono i fili: il rosso, il bianco, quello di cui non si sa. {A} ci mise sopra anche un cuscino. Alle due non suonò il citofono. Suonò il campanello. Quello della porta, due passi dal divano. <Era entrato con qualcuno che rincasava, o passando dove non si passa.> «Io» disse la voce, sul pianerottolo. E per la prima volta aggiunse una parola: «Ancora io».',
          'Quella notte scrissero un cartello e lo attaccarono al portone: «Io sono già a casa». Il mattino dopo sotto c’era una riga, nella calligrafia {h.di}: «Anch’io vorrei». <{A} fece notare che anche gli svolazzi erano quelli.> La notte seguente il suono venne dal pianerottolo. Dallo spioncino si vedeva soltanto la luce delle scale, accesa per qualcuno.',
        ],
      ),
      slot('road'),
      more(1, [
        'Di giorno guardarono la pulsantiera. Il bottone {h.di} era più lucido degli altri, e tiepido. <Sul vetro, all’altezza della fronte, era rimasto un segno.> Era la fronte di qualcuno alto esattamente come {h}.',
      ]),
      more(2, [
        'La vicina del secondo si fermò per le scale. «Stanotte l’ho vista fuori, poverin{o}. Le ho detto buonasera, ma lei guardava in su.» {H} stanotte era in casa, sotto tre coperte. <«Aveva una giacca leggera» disse la vicina. «Da aprile.»>',
      ]),
    ]),
    scene(['Il registro', 'Oggetti trovati'], 'Qualcuno tiene il conto di chi entra e chi esce.', [
      core(
        [
          'Al pianterreno, in guardiola, c’era {b.+}. «Qui si segna chi esce e chi rientra» disse {b}. «Vi mostro il registro. Ma poi stanotte la porta la aprite. Chi sa una cosa, dopo, deve aprire.»',
        ],
        [
          'La guardiola dell’androne era chiusa da anni. Quel giorno dentro c’era {b.+}, con un registro grande come una porta. «Ogni uscita, ogni rientro» disse {b}. «Posso guardare. Però a un patto: quando avrete letto, stanotte aprite. Non si può sapere chi c’è fuori e lasciarlo lì.» Aprire. <A {h} si seccò la bocca.>',
          '«Alle due, e la voce è la tua?» ripeté {b.+}, che in quei giorni badava al portone. «Allora so anche la data. Ve la dico. Ma mi dovete lasciare la torcia e tutte le lampadine. Quella persona ha gli occhi abituati al buio, e voi, con la luce, vedreste soltanto voi stessi.» {A} tenne la torcia ancora un momento.',
        ],
      ),
      slot('questions'),
      core(
        [
          'Accettarono. Il registro diceva: «Dodici aprile. {H} esce, dopo un litigio per una tazza». E poi, alla colonna dei rientri, niente.',
        ],
        [
          '«Va bene» disse {h}, dopo un pezzo. {B} fece scorrere il dito. «Dodici aprile. {H} esce, per via di una tazza. Sbatte la porta.» La colonna dei rientri era bianca. «Quel giorno avevi litigato» disse {b}. «Hai detto: me ne vado e non torno. Poi sei tornat{o}, per cena. Ma non con tutto.»',
          'Si fidarono. {B} lesse piano. «Dodici aprile. Uscit{o} di corsa, dopo un litigio per una tazza. Rientrat{o} alle otto, solo in parte.» «In che senso, in parte?» chiese {a}. «Capita spesso» disse {b}. «Uno si arrabbia, scappa, poi gli viene fame. Torna su. Quello che si era arrabbiato resta fuori, a fare il giro dell’isolato.»',
        ],
      ),
      slot('quiet'),
      more(2, [
        'Nel registro c’erano altre righe bianche. Una del Sessantadue, una della settimana prima. <«Quelli poi li hanno fatti entrare?» chiese {h}. «Quasi tutti» disse {b}. «Di solito a Natale.»>',
      ]),
      slot('road'),
    ]),
    scene(['L’una e cinquanta', 'Al buio'], 'Si avvicina l’ora, e questa volta bisogna aprire.', [
      core(
        [
          'All’una e cinquanta sedevano sul tappeto dell’ingresso, al buio. Le scale scricchiolarono. Un passo, una pausa. Un passo. Poi il respiro dietro la porta.',
        ],
        [
          'Dieci minuti alle due. Sedevano per terra nell’ingresso, senza torcia, con le ginocchia vicine. «E se è uguale a te?» chiese {a}. «È uguale a me.» «E se vuole il tuo posto?» {H} non rispose. <Il frigorifero si spense, per sentire meglio.> Le scale cominciarono a scricchiolare, un gradino alla volta. Chi saliva era stanco. Sull’ultimo si fermò.',
          'Fuori non passava una macchina. Le due erano lente ad arrivare, e poi c’erano già. {H} aveva promesso di aprire, e la mano, sulla maniglia, sudava. Dall’altra parte qualcuno appoggiò la fronte al legno: si sentì, toc. {A} strinse la manica {h.di}. Nessuno suonò. <Era troppo tardi anche per suonare.>',
        ],
      ),
      slot('road'),
      more(1, [
        '«Ma com’era, quella tazza?» sussurrò {a}. {H} ci pensò. Cercò a lungo, nel buio. «Gialla» disse. <«Non era nemmeno rotta.»>',
      ]),
    ]),
    scene(['Avanti', 'Dodici aprile'], '{H} apre.', [
      slot('key'),
      core(
        [
          '«Chi è?» chiese {h}. «Io.» Era una voce di chi ha freddo da molto. Aveva paura, ecco che cosa aveva. {H} girò la chiave. «Vieni» disse, «fa freddo.» Sulla soglia c’era un po’ d’aria d’aprile. Entrò, e {h} se la sentì arrivare addosso, come una giacca infilata da qualcun altro.',
        ],
        [
          '«Chi è?» chiese {h} attraverso il legno. «Io» disse la voce, e tremava. Non era una minaccia. Non lo era mai stata. Era qualcuno che da mesi faceva il giro dell’isolato, perché una sera aveva detto «non torno» e non sapeva come rimangiarselo. {H} lo sapeva benissimo. «Era solo una tazza» disse {h}, e girò la chiave.\nLa porta si aprì sul buio delle scale. Sullo zerbino c’erano due impronte bagnate. «È ancora calda la cena?» chiese la voce, vicinissima. «Ce n’è» disse {h}. «Entra. C’è sempre stata.» Passò un’aria fresca, di pioggia d’aprile. {H} sentì un peso sulle spalle, leggero, poi più niente da portare.',
          'La mano smise di sudare. «Ho capito chi sei» disse {h}. «Sei quella volta che avevo ragione e ho detto una cosa cattiva.» Dietro la porta qualcuno tirò su col naso. «Non avevo tanto ragione» disse la voce. «Neanch’io» disse {h}. E aprì.\nNon c’era niente da vedere. {A}, dopo, disse: una giacca. {H} disse: due occhi stanchi. <La vicina, dallo spioncino, giurò di aver visto una persona sola abbracciarsi.> Poi lo zerbino fu soltanto uno zerbino, e la luce delle scale si spense, perché non c’era più nessuno sulle scale.',
        ],
      ),
      core(
        [
          'In cucina scaldarono gli avanzi. {A} ne portò tre piatti. Ne bastarono due, ma {h} mangiò per uno che arriva da lontano.',
        ],
        [
          '{H} aveva una fame enorme. Mangiò in piedi, davanti al fornello, con il cucchiaio grande. «Sei tutt{o} intero?» chiese {a}. {H} si toccò le spalle, le tasche. In una c’era uno scontrino del dodici aprile. <Una cioccolata, piccola.> «Adesso sì» disse.',
          'Accesero la luce. Erano le due e un quarto, e la casa aveva un’aria diversa, come quando è tornato l’ultimo. {H} mise due tazze sul tavolo, poi ne prese una terza dallo scaffale in alto. Proprio quella. <Non era nemmeno scheggiata.>',
        ],
      ),
    ]),
    scene(['La colonna dei rientri', 'Buonanotte a chi rientra'], 'Il citofono suona di giorno.', [
      slot('after'),
      more(2, [
        'La mattina scesero in guardiola. {B} intinse la penna. «Dodici aprile» scrisse, e nella colonna vuota: «Rientro, ore due. Tutto». <Poi soffiò sull’inchiostro, e la riga smise di essere bianca.>',
      ]),
      core(
        [
          'La notte dopo, alle due, {h} si svegliò. Il citofono taceva. Allora andò in corridoio, alzò la cornetta e disse piano: «Buonanotte». Lo disse alla strada, per chi stava ancora girando.',
        ],
        [
          'Non ha più suonato, di notte. <{W.fine}> Qualche volta {h} si sveglia lo stesso, alle due, e va alla finestra. Nel cerchio del lampione passa un gatto, passa una foglia. Sul vetro del portone non c’è più il segno della fronte. {H} controlla la serratura, poi lascia accesa la luce delle scale. Costa poco, e non si sa mai chi ci ha ripensato.',
          'Qualche sera dopo {h} litigò di nuovo: succede. Prese la giacca, aprì la porta, disse mezza frase. Poi guardò lo zerbino. <Ci stavano comodi due piedi, non quattro.> {H} chiuse la porta, dalla parte di dentro, e andò a finire la frase in cucina, sedut{o}. Venne più corta. Il citofono, nel corridoio, rimase un citofono.',
        ],
      ),
    ]),
  ],
}
