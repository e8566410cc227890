/** Food, callings, feasts and things of every day, beside the lists by letter. */
export const EVERYDAY_MASCULINE = `ajolote destornillador lienzo vinilo tocadiscos saxofón guijarro esquí termo cuenco cortacésped metro abejorro escorpión extraterrestre gazpacho salmorejo cocido salchichón mazapán polvorón
  roscón sorbete vino tomillo romero arándano mango ajo incienso relámpago vacío examen fracaso silencio panadero piloto cartero granjero jardinero peluquero cantante actor escritor pintor abogado juez ingeniero
  bautizo nacimiento aniversario callo tamal mole ceviche potaje puchero marmitako pisto ajoblanco estofado guiso rabo cachopo lacón pulpo bacalao boquerón calamar chipirón percebe mejillón langostino
  arroz-con-leche tocinillo pestiño churro buñuelo barquillo alfajor bombón brownie cheesecake batido granizado mosto cava anís orujo mate jengibre laurel perejil cilantro orégano azafrán comino pimentón
  pino eucalipto jazmín azahar sándalo alcanfor barniz betún pegamento
  monedero llavero billetero bastón sombrero turbante chaleco jersey poncho mono bañador albornoz delantal cinturón pendiente colgante reloj-de-pulsera despertador
  acordeón banjo bombo cajón clarinete contrabajo fagot oboe trombón violonchelo teclado
  cachorro galgo mastín podenco caniche dálmata bulldog cochinillo ternero potro cordero cabrito chivo mapache castor hurón visón tejón corzo gamo alce reno bisonte búfalo camello
  buitre milano cernícalo jilguero mirlo gorrión vencejo petirrojo pelícano cisne avestruz pavo faisán carpintero colibrí tucán
  saltamontes grillo ciempiés escarabajo mosquito piojo cangrejo erizo-de-mar caballito-de-mar tritón camaleón gecko
  agricultor albañil apicultor arquitecto astrónomo bailarín barrendero biólogo bibliotecario camarero camionero carpintero cazador chef científico cirujano cocinero conductor conserje contable
  dentista dependiente director diseñador electricista enfermero entrenador fontanero fotógrafo frutero futbolista ganadero guarda herrero informático joyero librero marinero mecánico minero
  modisto músico notario obrero payaso periodista pescador pianista pintor policía profesor psicólogo relojero sastre taxista torero traductor vendedor veterinario zapatero
  cambio futuro abandono crujido chirrido ronquido susurro silbido aullido portazo goteo tictac`
export const EVERYDAY_FEMININE = `sangre peonza cantimplora gata coneja osa golondrina orca babosa fabada ensaladilla morcilla piruleta sidra cera altura multitud soledad panadera enfermera cartera granjera jardinera
  cocinera peluquera cantante actriz escritora pintora abogada jueza ingeniera boda comunión jubilación mudanza arepa perra loba leona yegua burra oveja cerda pata pollita tortilla-de-patatas
  menestra escalivada butifarra sobrasada chistorra cecina mojama brandada caldereta crema-catalana leche-frita mona ensaimada coca quesada filloa torrija perrunilla yema horchata clara cerveza
  hierbabuena menta manzanilla albahaca salvia vainilla nuez-moscada resina leña colonia laca naftalina
  petaca riñonera bandolera boina visera diadema horquilla pajarita corbata rebeca gabardina cazadora sudadera bata chancla alpargata zapatilla alianza medalla esclava
  armónica bandurria castañuela dulzaina flauta-travesera gaita mandolina pandereta trompa tuba viola zambomba
  nutria garduña comadreja marmota musaraña liebre cigüeña garza grulla tórtola codorniz perdiz gallineta lechuza-común abubilla cotorra cacatúa
  luciérnaga mantis polilla cucaracha pulga garrapata lombriz sanguijuela estrella-de-mar almeja ostra nécora centolla raya anguila trucha merluza dorada lubina
  agricultora arquitecta astrónoma bailarina bióloga bibliotecaria camarera científica cirujana conductora dentista dependienta directora diseñadora electricista entrenadora fotógrafa farmacéutica
  ganadera informática librera matrona mecánica médica modista música periodista pescadora pianista pilota policía profesora psicóloga taxista traductora vendedora veterinaria zapatera
  inyección aguja crítica rutina velocidad profundidad prueba entrevista pedida graduación`
export const EVERYDAY_PLURAL_MASCULINE =
  'ravioli callos churros boquerones garbanzos macarrones fideos champiñones langostinos exámenes'
export const EVERYDAY_PLURAL_FEMININE = 'migas lentejas torrijas gachas judías agujas alturas multitudes'
export const EVERYDAY_UNCOUNTED =
  'sangre sushi ramen nocilla fabada gazpacho salmorejo cocido mazapán sidra vino cerveza tomillo romero incienso cera ceviche mole ajo jengibre azafrán laurel perejil vainilla horchata cava bacalao resina pisto'
