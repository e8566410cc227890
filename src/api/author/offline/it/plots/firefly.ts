import { core, more, type Plot, scene, slot } from '../../language-pack.ts'

/** Bedtime, and a walk in the dark: a firefly under a glass goes out, and so do all the others. */
export const firefly: Plot = {
  id: 'firefly',
  categories: ['bedtime', 'adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Delia', gender: 'female', connection: 'sorella' },
    b: { name: 'Egidio', gender: 'male', connection: '' },
  },
  titles: ['La lucciola sotto il bicchiere', 'Il buio intero', '{h} e la lucciola spenta'],
  teasers: [
    'Una lucciola sotto il bicchiere, per dormire meglio. Ma lei si spegne, e si spengono tutte le altre.',
    'Fuori il campo è nero. {H} ha preso una luce sola, e ne mancano mille.',
  ],
  start: '{H} mette una lucciola sotto un bicchiere, per avere luce di notte. Lei si spegne, e con lei tutto il campo.',
  byname: '{h}, mani a conchiglia',
  places: [
    { name: 'Il davanzale', description: 'Ci sta un bicchiere rovesciato, e sotto il bicchiere niente.' },
    { name: 'Il campo', description: 'Di giugno ha più stelle sotto che sopra.' },
    { name: 'Il fosso', description: 'L’acqua non si vede, ma sa sempre dov’è.' },
  ],
  scenes: [
    scene(['Sotto il bicchiere', 'Una luce sola'], 'Una lucciola entra in camera.', [
      core(
        [
          'Il buio della camera, {lì}, era di quelli interi. Una sera {h} prese una lucciola e la mise sotto un bicchiere, sul davanzale. Per un po’ fece luce. Poi si spense. E fuori, in tutto il campo, si spensero le altre.',
        ],
        [
          'La camera {h.di}, {lì}, aveva un buio difficile: senza fessure, senza angoli. Fuori, invece, il campo era pieno di lucciole. <Si accendevano a turno, come se si contassero.> Una sera {h} ne prese una, con le mani a conchiglia, e la mise sotto un bicchiere rovesciato, sul davanzale. Lei fece luce tre volte, verde. Alla quarta no. {H} guardò fuori. Il campo era nero.',
          'Si dice che una lucciola sotto il bicchiere, la mattina, diventi una moneta. {H} non voleva monete. Voleva un po’ di verde, vicino al letto, contro quel buio che {lì} la sera entrava fin nelle scarpe. Ne prese una sola. Ce n’erano mille. <Chi le conta, mille?> Eppure, quando il bicchiere toccò il davanzale, le altre si fermarono a mezz’aria. Poi si spensero, una dopo l’altra, fino al fosso.',
        ],
      ),
      core(
        ['Adesso c’era più buio di prima, dentro e fuori. {H} voleva dormire, e voleva le sue lucciole.'],
        [
          '{H} alzò il bicchiere. «Puoi accenderti» disse. La lucciola camminò sull’orlo, piccola e marrone, una cosa qualunque. Non volò via. Adesso il buio cominciava dal davanzale e non finiva più. Così non si poteva dormire. E domani sera? E dopo?',
          'Dal campo veniva un silenzio che prima non c’era, come quando in una stanza entra qualcuno che ha sgridato tutti. «Scusate» disse {h} alla finestra. Sotto il bicchiere la lucciola camminava in tondo. {H} la liberò subito. Lei restò sul suo dito, spenta.',
        ],
      ),
      slot('portrait'),
      core(
        ['«Chi ha spento fuori?» chiese {a.+}. «Io» disse {h}. «Allora andiamo ad accendere.»'],
        [
          '{A.+} entrò a tentoni, con le mani avanti. «Si è spento il campo» disse {a}. «Sono stat{o} io» disse {h}. Ci volle un po’ per dirlo. {A} trovò le scarpe di tutti con i piedi. «Allora si va fuori» disse. «Di qui non si riaccende niente.»',
          '«Fammi vedere» disse {a.+}, e si chinò sul dito. «È questa?» «È questa.» «Com’è piccola, da spenta.» {A} cercò la lampada tascabile, poi la rimise nel cassetto. <Sarebbe stato scortese.> «La riportiamo a casa» disse {a}.',
        ],
      ),
      slot('company'),
      more(2, [
        '{W.ora} Si chiusero la porta alle spalle, piano. I gradini erano tre, e {h} lo sapeva, ma al buio diventarono cinque.',
      ]),
    ]),
    scene(['Il campo nero', 'Verde che non viene'], '{H} prova ad accendere il campo.', [
      core(
        [
          'Posarono la lucciola su uno stelo. Niente. {H} aprì e chiuse la porta di casa, per far luce a lampi. Rispose da lontano un motorino. E quando la porta sbatté, restarono fuori, con le chiavi dentro.',
        ],
        [
          'Posarono la lucciola su uno stelo alto. Camminò fino in cima, guardò il nero, tornò indietro sul dito. «Facciamole vedere come si fa» disse {a}. Aprirono e chiusero la porta di casa: luce, buio, luce, buio. <Un motorino, sulla strada, rispose con il faro, e ci restò male.> Dal campo niente. Alla decima volta la maniglia scappò di mano, e la porta si chiuse. Le chiavi erano dentro. Adesso il buio era tutto loro.',
          'Provarono con un fiammifero. Il vento lo spense. Provarono con i bottoni lucidi, con un pezzo di stagnola, con i denti. La lucciola, sul dito, non si faceva incantare. <Ci si sarebbe offeso chiunque.> {H} allora corse nel mezzo del campo e gridò: «È libera!». Nell’erba alta, correndo, perse una scarpa. Se l’inghiottì il buio, senza un rumore.',
        ],
      ),
      slot('road'),
      more(1, [
        'Si misero in ascolto. A poco a poco il buio si divise in pezzi: uno era un grillo, uno era l’acqua, uno era il respiro {a.di}. <Restava un pezzo grande, senza nome, in fondo.> Andarono da quella parte.',
      ]),
      more(2, [
        'Un rospo attraversò il sentiero con tutto il suo comodo. «Buonasera» disse {a}. «Almeno lui non si è accorto di niente.» Il rospo si fermò. <Cercò con gli occhi qualcosa, nell’aria, che c’era tutte le sere.> Se n’era accorto.',
      ]),
    ]),
    scene(['Il fosso', 'Chi sta al buio'], 'Vicino all’acqua qualcuno non ha bisogno di lampade.', [
      core(
        [
          'Sul fosso, su una seggiola, sedeva {b.+}. «Io so perché si sono spente» disse {b}. «Ma le cose del buio si dicono al buio. Devi chiudere anche gli occhi, finché ho finito.»',
        ],
        [
          'Sul ciglio del fosso c’era una seggiola, e sulla seggiola {b.+}, a prendere il fresco. «So che cos’hanno» disse {b}. «Te lo racconto. A un patto: chiudi gli occhi, e tienili chiusi fino alla fine. Dentro gli occhi c’è un buio tuo. Devi dirmi che cosa ci vedi.» Gli occhi, al buio, sono l’ultima cosa che si vorrebbe chiudere. <Anche se non serve a niente tenerli aperti.>',
          '{B.+} stava sul ponticello, senza lampada, come altri stanno in terrazza. «Aspettavo che passasse chi le ha spente» disse {b}. {H} tese il dito, per mostrare. «Ti aiuto. Però le cose del buio si dicono al buio: chiudi gli occhi, finché non ho finito.» Erano l’ultima cosa che {h} avrebbe voluto chiudere. <Anche se non si vedeva niente.>',
        ],
      ),
      slot('questions'),
      core(
        [
          '{H} lo fece. «Una lucciola non fa luce» disse {b}. «Fa una domanda: dove sei? Le altre rispondono. Sotto un bicchiere, da sola, a chi vuoi che lo chieda?»',
        ],
        [
          '{H} chiuse gli occhi. Subito vide delle macchie verdi, lente. «Ecco» disse {b}. «Ti sono rimaste. Adesso ascolta: loro non fanno luce per farci luce. Chiedono: dove sei? E una risponde: qui. E l’altra: dove sei? Va avanti tutta la notte. Tu hai tolto una domanda. Nessuna vuole più rispondere, finché non sa se quella può ancora chiedere.»',
          'Gli occhi si chiusero, uno per volta. «Il buio lo sai perché ti piace poco?» disse {b}. «Perché non ti risponde. Neanche a loro piace. Ci hanno messo tanto a trovare un modo. Si chiamano, e basta.»',
        ],
      ),
      slot('quiet'),
      slot('road'),
    ]),
    scene(['Senza risposta', 'Un dito'], 'La lucciola è stanca, e nessuno chiama.', [
      core(
        [
          'La lucciola, sul dito, non camminava più. «Su» disse {h}. «Chiedi.» Lei fece un lampo solo, debole. Tutto il campo lo vide. Nessuno rispose: non si fidavano.',
        ],
        [
          'Tornarono in mezzo al campo. La lucciola aveva piegato le antenne. «Chiedi» le disse {h}. «Adesso puoi.» E lei chiese: un lampo, corto, verde. Si vide la mano {h.di}, si videro tre steli. Poi tornò nero. {H} contò fino a dieci. <Ci stava il fiato di un campo intero, in quel dieci.> Nessuno rispose. Avevano visto bene la mano. Era quella che le aveva prese.',
          'Si sedettero nell’erba, ormai umida. Il sonno era passato, la paura no. La lucciola si accese una volta, piano. Aspettò. Si accese ancora, più piano. «Nessuno le risponde» disse {h}. Non era più una questione di dormire.',
        ],
      ),
      slot('road'),
      more(1, [
        '«Se ti rispondo io?» disse {a} alla lucciola. «Sono qui.» Lei girò le antenne. <Era gentile, ma non era la lingua giusta.>',
      ]),
    ]),
    scene(['Dove sei', 'Qui'], '{H} trova una risposta.', [
      slot('key'),
      core(
        [
          'Qualcuno doveva rispondere per primo. {H} si fece dare una pila, la chiuse nel pugno, che facesse verde appena, tra le dita. Dove sei? fece la lucciola. Qui, fece il pugno. E qui, rispose il fosso. E qui, il melo. In un minuto si era acceso tutto.',
        ],
        [
          'Dove sei? aveva chiesto la lucciola, e il buio aveva taciuto. {H} sapeva com’era. Tutte le sere, dal letto, faceva la stessa domanda, senza dirla. Bastava che uno rispondesse. «Mi serve una luce piccola» disse {h}. {B} lanciò una pila, e {a} la prese al volo, dal rumore. {H} la avvolse in una foglia e la chiuse tra le mani, così che uscisse un filo verde, non di più.\nLa lucciola si accese. {H} aprì un dito: qui. Buio. Lei si accese ancora. Qui, fece {h}. E allora, dal fosso, una terza luce disse: qui. Poi una sul melo. Poi una sul sentiero. Il campo si riempì di risposte fino alla strada.',
          'Una risposta non deve essere bella. Deve solo esserci. {H} si ricordò delle mani a conchiglia: con quelle l’aveva presa. Le rimise così, con la lucciola dentro, ma aperte in alto, come un nido. «Non la tengo» disse {h} al campo, a voce normale. «La porto.» E ogni volta che la lucciola si accendeva, {h} diceva: «Qui». E {a}, più in là, nel buio, diceva: «Qui». E {b}, dal fosso: «Qui». Alla quarta volta la voce non bastò, perché rispose una luce. <Poi due. Poi nessuno le contò.>',
        ],
      ),
      core(
        [
          'La lucciola alzò le ali e andò. Per un po’ {h} la seguì con gli occhi. Poi non si distingueva più dalle altre, ed era giusto così.',
        ],
        [
          'La lucciola salì fino alla punta del dito, aprì le ali e andò. {H} la tenne d’occhio: era quella. Poi era quella, o quella accanto. Poi erano mille. Il sentiero di casa, in mezzo, si vedeva come di giorno. Di un giorno verde.',
          'Non fu lei a volare via. Furono le altre a venire. Le girarono intorno, le girarono intorno alle mani, ai capelli {a.di}. Quando si alzarono c’era un posto vuoto sul dito, ancora tiepido. <O sembrava.>',
        ],
      ),
    ]),
    scene(['La finestra aperta', 'Verde, piano'], 'A letto, con il campo acceso.', [
      slot('after'),
      more(1, [
        'Rientrarono in punta di piedi, con l’erba fin nei calzini. <{A} trovò un grillo in una scarpa e lo rimise fuori.> Il bicchiere tornò in cucina, dalla parte dritta.',
      ]),
      core(
        [
          '{H} spense la lampada. Nella finestra il campo chiedeva e rispondeva, senza fretta. Dove sei? Qui. Dove sei? {H} disse «qui» ancora una volta, a bassa voce, e dormiva.',
        ],
        [
          'A letto il buio era quello di sempre. {H} lasciò aperta la finestra. <{W.fine}> Sul soffitto passava ogni tanto un verde leggero, come un respiro. Dove sei? faceva il campo. Qui, faceva il fosso. {H} sentì nella stanza accanto il letto {a.di} che scricchiolava. «Ci sei?» chiese. «Sì» disse {a}. Poi basta. Non serviva altro.',
          'Gli occhi si chiudevano da soli. Dentro, c’erano ancora le macchie verdi, lente, e ognuna chiedeva e ognuna rispondeva. {H} le lasciò fare. Il buio stava tutt’intorno al letto, intero, senza fessure. Ma adesso ci abitava qualcuno. Sul davanzale il bicchiere non c’era più, e l’aria entrava.',
        ],
      ),
    ]),
  ],
}
