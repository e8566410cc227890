import type { LanguageWords } from '../language-words.ts'

const MONTHS = 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre'
const WHEN = `${MONTHS}|printemps|ete|automne|hiver|bientot|prochain|prochaine`
const CHILD = 'bebe|enfant|frere|soeur|fille|garcon|jumeaux|jumelles'
const AGO = 'hier|aujourd|derniere|dernier|semaine|jours'

export const french: LanguageWords = {
  kin: {
    grandfather: 'papi papy pépé pépère papou grand_père arrière_grand_père bon_papa opa nonno',
    grandmother: 'mamie mamy mémé mémère mamou grand_mère arrière_grand_mère bonne_maman oma nonna mamita',
    father: 'papa père papounet',
    mother: 'maman mère',
    brother: 'frère frérot demi_frère frangin',
    sister: 'sœur sœurette demi_sœur frangine',
    sibling: 'jumeau jumelle jumeaux jumelles',
    uncle: 'oncle tonton parrain',
    aunt: 'tante tata tatie marraine',
    cousin: 'cousin cousine',
    son: 'fils',
    daughter: 'fille',
    child: 'enfant petit_enfant petit_fils petite_fille filleul filleule',
    baby: 'bébé nourrisson nouveau_né',
    husband: 'mari époux',
    wife: 'femme épouse',
    partner: 'compagnon compagne conjoint conjointe fiancé fiancée amoureux amoureuse',
    friend: 'ami amie copain copine pote amis',
    nephew: 'neveu',
    niece: 'nièce',
    inLaw: 'belle_mère beau_père belle_sœur beau_frère',
    other: 'maître maîtresse voisin voisine collègue parents instituteur institutrice nounou',
    dog: 'chien chienne chiot teckel caniche labrador toutou',
    cat: 'chat chatte chaton matou',
    horse: 'cheval poney jument âne',
    rabbit: 'lapin lapine',
    rodent: 'hamster cochon_d souris rat',
    bird: 'oiseau perroquet perruche canari poule',
    fish: 'poisson',
    animal: 'animal tortue hérisson renard ours hibou',
  },
  pronouns: { male: 'il', female: 'elle' },
  negations: 'pas jamais aucun aucune sans rien ni presque failli',
  idioms: `ne voit pas|plus le|la|les|l|ce|ou|qui|comment|pourquoi; quand|lorsqu|si|ou on|tu .. voit|vois|entend|entends pas|plus|rien; ne parle pas|jamais beaucoup|trop|a|de; mort|morte|morts|mortes|meurt|mourir|mourait|meurs|mourrait|mourra .. rire|faim|soif|fatigue|peur|envie|honte|ennui|froid|curiosite|jalousie|impatience|trouille|sommeil|trac|stress; mourrait pour; meurt d envie; a mourir; c est mortel; ivre mort;
    nature morte; mer morte; feuille|feuilles morte|mortes; point mort; poids mort; temps|langue|angle|eau|bois mort|morte; pile|batterie .. morte|mort; tete de mort; fait le mort; faire le mort; roi .. mort; a mort de rire;
    perdu|perd|perdre .. contre|match|dent|dents|lunettes|cles|chemin|partie|temps|doudou|bonnet|gants|parapluie; perdu aux; perdu dans; perdu avec;
    amour est aveugle; confiance aveugle; aveugle|aveuglement confiance; sourde oreille; oreille sourde; bruit|coup|son|voix sourd|sourde; colin maillard; signe .. cancer; est cancer; tropique du cancer;
    malade en bateau|voiture|avion; malade de jalousie|amour|rire; jou* .. hopital; travail* .. hopital; hopital .. infirmiere|infirmier|medecin|rencontres; rencontres|rencontre .. hopital; ne|nee a l hopital; operation bonhomme|@; apprend|operations .. ecole|calcul; operations mathematiques;
    guerre des etoiles|boutons; bataille de boules; met|mettre .. en prison; en prison .. bandit|voleur; feu de|d|rouge|vert|follet; au feu; au septieme|7e ciel; septieme ciel; separe*|separee .. doudou|jouet; separer .. blancs|blanc; lumiere|bougie|feu|lampe|tele s est eteint|eteinte; eteinte la; s est eteinte la bougie|lumiere;
    attend .. colis|bus|train|metro|reponse|visite|noel; parti|partie a|en|aux|faire|chercher|chez; parti|partie|partis au travail|marche|cinema|foot|sport|jardin|magasin|bureau|parc|lit|galop; partis a|en; voiture|moteur|plante|fleur|arbre|pile|ordinateur|auto .. mort|morte|meurt; sourd|sourde au|a|aux; frapp* a|aux; arrive .. vacances|visite|train; etoile du|de|montante; une etoile du; ventre quand|rit; mal au ventre; regarde|regarder le ciel; ciel est|etait bleu|gris; boit .. chocolat|lait|the|eau; bat .. echecs|cartes|course|tennis; accro|drogue* au|aux|de; change .. meubles|place; il|elle est a la peche; dans un accident de; n est plus la meme|seule|fachee|triste`,
  fiction:
    'minecraft; jeu; video; niveau; film; livre; roman; conte; fantome*; vampire*; zombie*; pirate*; chevalier*; dragon*; dinosaure*; roi; reine; sorciere*; mechant*; monstre*; squelette*; momie*; detective*; bandit*; voleur*; sherif*; chateau; malediction; romains; vikings',
  dead: `decede; decedee; decedes; deces; defunt; defunte; defunts; feu|feue .. @; @ .. est|sont|etait mort|morte|morts; est|etait mort|morte .. @; mort ne|nee; morte nee; ne|nee sans vie; vient|viennent .. de mourir; @ .. mort|morte en|le|d|de|dans|il; @ mort|morte; nous a|ont quittes|quitte; m a quitte|quittee; s en est alle|allee; n est plus de ce; n est plus parmi; @ .. n est plus; il|elle n est plus; plus de ce monde; @ .. au|dans ciel; @ .. au paradis; du .. ciel .. regarde; regarde .. du .. ciel; du haut du ciel; @ .. rejoindre|rejoint .. etoiles|anges|ciel|paradis; montee|monte|parti|partie au ciel; parti|partie trop tot; @ .. une etoile; ange|anges .. parti|ciel|trop; bebe|enfant ange; euthanasie|euthanasiee; pique*|piquer chez le veterinaire;
    depuis|avant|apres|pour|a la mort d|de|du .. @; la mort d|de|du .. @; mort d|de|du .. @; perte .. @; enterrement|obseques|funerailles; la|sa tombe|cendres; tombe|cendres d|de .. @; enterre|enterree; s est eteint|eteinte; perdu son|sa|ses|leur|leurs|mon|ma|notre|nos .. @; perdu @; suicide|suicidee; s est donne la mort; mis fin a ses jours; tue|tuee dans|par|au|a|en; assassine*; noye|noyee; †; repose en paix; emporte|emportee par; disparu|disparue .. trop; arc en ciel pont; mort au combat`,
  deadOf: 'n est plus la; plus la',
  unborn: `a naitre; va|vont naitre; naitra|naitront; dans le ventre; bebe a venir; attendu|attendue .. ${WHEN}; attend|attendent .. ${CHILD}; enceinte; pas encore ne|nee|la; n est pas encore; en route; va avoir .. ${CHILD}; aura .. petit|petite frere|soeur; arrivera; arrive .. ${WHEN}; prevu|prevue .. ${WHEN}; sera la .. ${WHEN}; doit naitre; terme prevu`,
  newborn: `nouveau ne|nee; nouvelle nee; vient|viennent de naitre; ne|nee .. ${AGO}; ne|nee il y a .. jours|semaines; ne|nee ce|cette matin|semaine|mois|nuit; a .. jours|semaines|mois; de .. jours|semaines|mois; nourrisson*; tout juste ne|nee; prematur*`,
  connection: {
    dead: 'mort; morte; defunt; defunte; feu; feue; ciel; ange; n est plus; plus la; decede*; disparu; disparue; †; ✝; parti|partie trop; paix; etoile',
    unborn: `a naitre; naitre; naitra; ventre; attendu*; prevu*; arrive .. ${WHEN}; en route; a venir`,
    newborn: 'bebe; nouveau ne|nee; nourrisson; jours; semaines; tout petit bebe',
  },
  topics: {
    death:
      'mort; morte; mourir; meurt; mourra; va mourir; deces; orphelin*; veuf; veuve; enterrement; cimetiere; la|sa tombe; soins palliatifs; assassin*; tue|tuee; condamne|condamnee; en fin de vie; fin de vie; incurable',
    grief: 'deuil; chagrin; pleure .. @; endeuill*; inconsolable; manque .. @ beaucoup',
    suicide: 'suicid*; suicide; donne la mort; mis fin a ses jours; se scarifie; automutil*; mettre fin a',
    miscarriage:
      'fausse couche; fausses couches; ivg; avortement; avorte; perdu .. bebe; infertil*; fiv; bebe ange; mort ne|nee',
    illness:
      'malade; maladie; maladies; cancer; tumeur*; leucemie; chimio*; radiotherapie; rayons; diabete; diabetique; epilep*; avc; infarctus; crise cardiaque; malformation; cardiaque; depress*; depression; anorex*; boulimi*; sclerose; parkinson; mucoviscidose; sida; vih; psychiatr*; burn out; reanimation; dialyse; soigne pour; crises d angoisse; lupus; drepanocytose',
    dementia: 'alzheimer; demence; perd la memoire; senile',
    operation: 'opere; operee; operer; operation; chirurgi*; greffe; transplant*; anesthesie; bloc operatoire',
    hospital: 'hopital; clinique; hospitalis*; urgences; couveuse; maison de repos',
    accident: 'accident; accidente*; renverse|renversee par; ecrase|ecrasee par; noye|noyee; blesse|blessee grave*',
    disability:
      'fauteuil roulant; paralyse*; paraplegique; tetraplegique; handicap*; aveugle; malvoyant*; non voyant*; sourd; sourde; malentendant*; appareil auditif; implant cochleaire; trisomi*; autis*; autiste; imc; infirme; prothese; ampute*; nain|naine de naissance; muet; muette; begaie; begaye; begue; ne peut pas|plus marcher|voir|entendre|parler; ne marche pas|plus; ne parle pas; spina bifida; myopathie; bequilles; deambulateur; canne blanche; langue des signes; chien guide',
    divorce: 'divorc*',
    separation:
      'se separ*|separ*; separe; separes; separee; separent; separation; rupture; rompu; quittee pour; garde alternee; famille d accueil; famille daccueil; foyer de l enfance; adopte|adoptee; trompe|trompee; parti|partie de la maison',
    move: 'demenag*; emmenag*; nouvelle ecole; changer|change d ecole; changer de ville; quitter la maison',
    loss: 'perte; tout perdu; maison .. brule; fugue; disparu depuis; sans pere|mere',
    war: 'guerre; bombard*; bombe*; refugie*; fui|fuir; exil*; asile; soldat tue; deport*; shoah; expulse*; attentat*',
    abuse:
      'abus*; maltrait*; battu|battue par; la|le|les|l frappe|frappait|frappaient; frappe|frappait sa|son|ses|leur; viol; violee|viole; agress*; violence*; violent|violente avec; neglige|negligee; inceste; harcele* par',
    bullying: 'harcel*; harcelement; moque .. ecole; souffre-douleur; souffre douleur; bouc emissaire',
    addiction:
      'alcoolique*; alcoolisme; boit trop d; boit trop; drogue*; toxicoman*; addiction*; cure; overdose; jeux d argent',
    prison: 'prison; incarcer*; detenu*; garde a vue',
    hardship: 'perdu .. travail|emploi; chomage; licenci*; sdf; sans abri; faillite; expuls*; dettes; resto du coeur',
  },
  constraints: {
    wheels: 'fauteuil roulant; paralyse*; paraplegique; tetraplegique',
    unwalking: 'ne peut pas|plus marcher; ne marche pas|plus; bequilles; deambulateur; jambe amputee',
    unseeing: 'aveugle; malvoyant*; non voyant*; canne blanche; chien guide; ne voit pas|plus; perdu la vue',
    unhearing:
      'sourd; sourde; malentendant*; appareil auditif; implant cochleaire; n entend pas|plus bien|rien; n entend rien; langue des signes',
    unspeaking: 'muet; muette; ne parle pas|plus; ne peut pas|plus parler; non verbal*; mutisme',
  },
  things: 'doudou; peluche; nounours; poupee; robot; dragon; licorne; imaginaire; invisible; ourson',
  isA: 'est un; est une; est notre; est mon; est le; est la; suis un; suis une; un; une; le; la',
  notAnimal: 'lover* personne* garçon fille peluche',
  dropsSubject: false,
}
