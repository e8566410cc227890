const each = (words: string, said: (name: string) => string): [string, string][] =>
  words.split('|').map(name => [name.toLowerCase(), said(name)])

export const PROPER: Readonly<Record<string, string>> = Object.fromEntries([
  ...each(
    'France|Allemagne|Angleterre|Autriche|Belgique|Bretagne|Bourgogne|Chine|Colombie|Corse|Écosse|Espagne|Finlande|Grèce|Inde|Irlande|Islande|Italie|Laponie|Mongolie|Normandie|Norvège|Pologne|Provence|Russie|Suède|Suisse|Thaïlande|Tunisie|Turquie|Ukraine|Alsace|Auvergne|Lorraine|Savoie|Picardie|Sicile|Sardaigne|Crète|Algérie|Argentine|Australie|Égypte|Afrique|Amérique|Asie|Europe|Arctique|Antarctique|Camargue|Ardèche|Dordogne|Iran|Israël|Transylvanie|Syrie|Roumanie|Hongrie|Croatie|Guadeloupe|Martinique',
    name => `en ${name}`,
  ),
  ...each(
    'Brésil|Canada|Chili|Congo|Danemark|Japon|Liban|Luxembourg|Mali|Maroc|Mexique|Pays basque|Pérou|Portugal|Québec|Sénégal|Cameroun|Vietnam|Viêt Nam|pôle Nord|pôle Sud|Groenland|Kenya|Népal|Tibet',
    name => `au ${name}`,
  ),
  ...each('États-Unis|Pays-Bas|Antilles|Philippines|Seychelles', name => `aux ${name}`),
  ...each('Jura|Vercors|Périgord|Luberon|Sahara|Massif central|Morvan|Limousin|Nord', name => `dans le ${name}`),
  ...each('Alpes|Pyrénées|Vosges|Cévennes|Ardennes|Landes|Dolomites|Andes|Highlands', name => `dans les ${name}`),
  ...each('Mars|Vénus|Jupiter|Saturne|Pluton|Mercure|Neptune|Uranus|Titan|Internet', name => `sur ${name}`),
  ['lune', 'sur la lune'],
  ['la lune', 'sur la lune'],
  ['mer', 'au bord de la mer'],
  ['la mer', 'au bord de la mer'],
  ['océan', 'au bord de l’océan'],
  ['espace', 'dans l’espace'],
  ['l’espace', 'dans l’espace'],
  ["l'espace", 'dans l’espace'],
  ['maison', 'à la maison'],
  ['la maison', 'à la maison'],
  ['école', 'à l’école'],
  ['campagne', 'à la campagne'],
  ['la campagne', 'à la campagne'],
  ['montagne', 'à la montagne'],
  ['la montagne', 'à la montagne'],
])
