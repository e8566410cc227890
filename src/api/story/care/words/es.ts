import type { LanguageWords } from '../language-words.ts'

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const WHEN = `${MONTHS}|primavera|verano|otono|invierno|pronto|proximo|proxima`
const CHILD = 'bebe|hermanito|hermanita|hermano|hermana|hijo|hija|nieto|nieta|gemelos|mellizos|nino|nina'
const AGO = 'ayer|hoy|pasada|pasado|semana|dias'

export const spanish: LanguageWords = {
  kin: {
    grandfather: 'abuelo abuelito yayo bisabuelo tatarabuelo tata',
    grandmother: 'abuela abuelita yaya bisabuela tatarabuela',
    father: 'padre papá papi papaíto padrastro',
    mother: 'madre mamá mami mamaíta madrastra',
    brother: 'hermano hermanito hermanastro',
    sister: 'hermana hermanita hermanastra',
    sibling: 'gemelo gemela mellizo melliza gemelos mellizos',
    uncle: 'tío tito padrino',
    aunt: 'tía tita madrina',
    cousin: 'primo prima',
    son: 'hijo',
    daughter: 'hija',
    child: 'niño niña nieto nieta ahijado ahijada',
    baby: 'bebé bebe bebito bebita',
    husband: 'marido esposo',
    wife: 'mujer esposa',
    partner: 'pareja novio novia prometido prometida',
    friend: 'amigo amiga amiguito amiguita',
    nephew: 'sobrino',
    niece: 'sobrina',
    inLaw: 'suegro suegra cuñado cuñada yerno nuera',
    other: 'maestro maestra profesor profesora vecino vecina padres',
    dog: 'perro perra perrito perrita cachorro teckel labrador',
    cat: 'gato gata gatito gatita',
    horse: 'caballo yegua poni burro',
    rabbit: 'conejo coneja conejito',
    rodent: 'hámster cobaya ratón rata',
    bird: 'pájaro loro periquito canario gallina',
    fish: 'pez pececito',
    animal: 'mascota animal tortuga erizo zorro oso búho',
  },
  pronouns: { male: 'él', female: 'ella' },
  negations: 'no nunca jamas sin ningun ninguna ni nadie tampoco casi nada',
  idioms: `no ve nada cuando|si|sin|desde; cuando|si|donde uno|una no ve|oye nada; no puede ver el|la|lo|los|las|un|una|a|que|donde|quien|como; coche|planta|flor|motor|arbol|ordenador|pila .. murio|muere|muerto|muerta; sordo|sorda a|al|ante; llega .. vacaciones|visita|tren; no habla mucho|nunca|casi|con|de|si; muert*|muere|muero|moria|morir|morirse|muriendo|murio .. risa|hambre|sed|sueno|cansancio|miedo|ganas|verguenza|frio|aburrimiento|curiosidad|envidia|celos|susto|nervios; moriria por; se muere por; me muero por; dia de|los muertos; dia de los muertos; mar|punto|tiempo|peso|angulo muerto; hojas|hoja|lengua|agua|naturaleza muerta|muertas; pila|bateria|linterna .. murio|muerta; se murio la pila|bateria; como muerto; hacerse|hace el muerto; caballero .. muert*; hasta que la muerte; rey .. murio; matar el tiempo; mata de risa;
    perdio|perdi|perdimos|perdido|pierde .. contra|partido|diente|gafas|llaves|camino|parchis|cartas|ajedrez|tiempo|gorro; perdio al|a las|a los parchis|cartas|juego; se perdio|perdieron|pierde|perdimos; perdimos el|al|contra; perdio las|los|el|un|una;
    amor es ciego; gallina|gallinita ciega; a ciegas; cita a ciegas; hace el|la sordo|sorda; el sordo; golpe|ruido|sonido sordo; oidos sordos; signo .. cancer; es cancer; tropico de cancer; jueg* .. hospital|hospitales; trabaj* .. hospital; hospital .. enfermera|enfermero|medico|medica; conocieron .. hospital; nacio en el hospital; operacion polvoron|@; operaciones; muda|cambia .. ropa; se muda de ropa; mudar la piel; guerra de las galaxias; guerra de bolas|almohadas|globos|cosquillas|nieve; en|a la carcel .. bandido|ladron|villano; bandido|ladron|villano|sheriff .. carcel; separa|separar|separan|separamos la|el|los|las basura|huevos|colores;
    espera .. paquete|autobus|tren|carta|metro|regalo; mira|mirar|miran|mirando al|el|hacia .. cielo; cielo cuando; cielo esta; septimo cielo; se fue a|al|de .. pescar|trabajo|comprar|casa|mercado|cole; nos dejo en el|la|un|una|casa; nos dejo el|la|un|una|con; estrella del|de|fugaz|polar; ya no esta enfad*|triste|cansad*|enferm*|en|sola|solo; bebe .. chocolate|leche|agua|zumo|te; gana|golpea .. ajedrez; adicta|adicto a|al; barriga cuando|le; duele la barriga; enferm* de amor|celos; piedra; desde el cielo .. cae|llueve; tiene .. meses de vacaciones`,
  fiction:
    'minecraft; videojuego*; juego; nivel; pelicula; libro; novela; cuento; fantasma*; vampiro*; zombi*; pirata*; caballero*; dragon*; dinosaurio*; rey; reina; bruja*; villano*; monstruo*; esqueleto*; momia*; detective*; bandido*; ladron*; sheriff; castillo; maldicion; romanos; vikingos',
  dead: `murio; murieron; fallecio; fallecieron; fallecid*; ha|han|habia muerto|fallecido; muerto|muerta @; @ muerto|muerta; @ esta|estan .. muert*; acaba|acaban de morir; difunt*; finad*; ya no esta con; no esta ya con; ya no esta entre; ya no vive|viven; ya no .. este mundo; en el cielo; desde el cielo|alli; al cielo; @ .. una estrella; es ahora una estrella; angelito; en paz descanse; descanse en paz; qepd; q e p d; en gloria este; nos dejo; nos ha dejado; se nos fue; partio; se apago; nacio|nacida|nacido muert*; sacrificar .. @; sacrificad*; arcoiris; puente del arcoiris;
    muerte de .. @; muerte del .. @; su|mi muerte; perdida de .. @; entierro|funeral|tumba|cenizas; enterr*; perdio|perdimos|perdi|perdieron|perdido a .. @; perdio|perdido .. su|mi @; se suicido; se quito la vida; se mato; mataron; asesin*; ahogad*; se ahogo; †; cruzo el arcoiris; bebe estrella; atropellad*`,
  deadOf: 'ya no esta',
  unborn: `nacera|naceran; va|van a nacer; por nacer; no nacid*; no ha nacido; todavia no ha; aun no ha nacido; en la|mi|su barriga|tripa|panza|barriguita|vientre; embaraz*; espera|esperan|esperamos .. ${CHILD}; en camino; viene .. camino; va|van|vamos a tener .. ${CHILD}; tendra .. ${CHILD}; llegara; llega .. ${WHEN}; prevista|previsto .. ${WHEN}; sale de cuentas; fecha de parto; nonato`,
  newborn: `recien nacid*; acaba|acaban de nacer; nacio .. ${AGO}; nacio hace .. dias|semanas|poco|nada; ha nacido hace|esta|hoy; tiene .. dias|semanas; tiene dos|tres|cuatro|cinco|seis|siete|ocho|2|3|4|5|6|7|8 meses; de .. dias|semanas; de un|dos|tres|cuatro|cinco|seis mes|meses; neonato; prematur*`,
  connection: {
    dead: 'difunt*; muert*; fallec*; cielo; ya no; estrella; angelito; †; ✝; qepd; murio; descanse; finad*; que en paz',
    unborn: `nacera; nacer; barriga; tripa; camino; embarazo; esperado; llegara; llega .. ${WHEN}`,
    newborn: 'bebe; recien nacid*; dias; semanas; neonato',
  },
  topics: {
    death:
      'muerte; muerto; muerta; morir; morira; muere; muriendo; se esta muriendo; huerfan*; viud*; entierro; funeral; cementerio; tumba; cuidados paliativos; terminal; asesin*; mataron; incurable',
    grief: 'luto; duelo; llora a @; extrana mucho a .. @; echa mucho de menos a .. @; desconsolad*',
    suicide: 'suicid*; quito la vida; quitarse la vida; autolesion*; se corta los brazos',
    miscarriage:
      'aborto*; perdio .. bebe; perdimos .. bebe; perdida gestacional; infertil*; fecundacion in vitro; nacio muert*',
    illness:
      'enferm*; enfermedad*; cancer; tumor*; leucemia; quimio*; radioterapia; diabetes; diabetic*; epilep*; ictus; infarto; cardiopatia; soplo; depresi*; anorexi*; bulimi*; esclerosis; parkinson; fibrosis; sida; vih; psiquiatr*; ansiedad; ataques de panico; cuidados intensivos; uci; dialisis; diagnostic*; derrame',
    dementia: 'demencia; alzheimer; perdiendo la memoria',
    operation:
      'operan; operar; operado; operada; operaron; operacion; cirugia; quirofano; trasplant*; anestesia; intervencion',
    hospital: 'hospital; clinica; ingresad*; urgencias; incubadora; hospitalizad*',
    accident: 'accidente*; atropell*; ahogad*; se ahogo; herid* grave',
    disability:
      'silla de ruedas; paralitic*; paraliz*; parapleji*; tetraplej*; discapaci*; minusvali*; ciego; ciega; invidente*; sordo; sorda; sordomud*; hipoacus*; audifono*; implante coclear; sindrome de down; autis*; paralisis cerebral; protesis; amputad*; es|soy|esta mudo|muda; mudo|muda de nacimiento; tartamude*; no puede andar|caminar|ver|oir|hablar; no camina; no anda; no habla; espina bifida; distrofia; muletas; andador; baston blanco; lengua de signos; perro guia',
    divorce: 'divorci*',
    separation:
      'separa|separado|separados|separada|separan|separando|separaron|separarse; separacion; se separ*; ruptura; rompieron; rompio con; custodia; acogida; adopt*; nos abandono; abandono; se fue de casa; engano; infidelidad',
    move: 'mudamos; mudanza*; se mudo|mudaron; me mude; se ha|han mudado; mudarse; mudan; se muda|mudan; muda a; mudar; cambiar|cambia|cambiamos de casa|ciudad|colegio|pais|cole; traslad*; emigr*; nuevo cole|colegio',
    loss: 'la|una|gran perdida; lo perdio todo; perdieron todo; incendio .. casa; se escapo; desaparecid*; sin padre|madre',
    war: 'guerra; guerras; bomba*; bombarde*; refugiad*; huy*; huir; exili*; asilo; soldado muerto; deport*; atentado',
    abuse:
      'abus*; maltrat*; le pega; les pega; la pegaba; pegaba a; pegan; golpea*; viol|violo|violaron|violada|violacion; violencia; agred*; agresion*; acosador; acoso sexual',
    bullying: 'acoso; bullying; acosan; se burlan .. cole|colegio|clase; le hacen el vacio',
    addiction:
      'alcoholic*; alcoholismo; bebe demasiado; drog*; adiccion*; adicto; adicta; ludopat*; desintoxicacion; borrach*',
    prison: 'carcel; prision; preso; presa; encarcel*; entre rejas',
    hardship:
      'sin trabajo; perdio .. trabajo|empleo; en el|al paro; despido; despidieron; han|ha despedido; desempl*; desahuci*; sin techo|hogar; deudas; banco de alimentos; ruina',
  },
  constraints: {
    wheels: 'silla de ruedas; paralitic*; parapleji*; tetraplej*',
    unwalking: 'no puede andar|caminar; no camina; no anda; muletas; andador; pierna amputada',
    unseeing: 'ciego; ciega; invidente*; no ve nada; no puede ver; baston blanco; perro guia; perdio la vista',
    unhearing:
      'sordo; sorda; sordomud*; hipoacus*; audifono*; implante coclear; no oye bien|nada; no puede oir; lengua de signos',
    unspeaking: 'es|esta mudo|muda; mudo|muda de nacimiento; sordomud*; no habla; no puede hablar; mutismo; no verbal',
  },
  things: 'peluche; osito; muneca; muneco; robot; dragon; unicornio; imaginari*; invisible',
  isA: 'es un; es una; es nuestro; es nuestra; es mi; es el; es la; soy un; soy una; un; una; el; la',
  notAnimal: 'persona* peluche',
  dropsSubject: true,
}
