import { entriesOf } from '../phrase-pattern.ts'

export const CLICHES_DE =
  entriesOf(`ein abenteuer, das sie nie vergessen würde*|ein abenteuer, das er nie vergessen würde|
  abenteuer ihres lebens|abenteuer seines lebens|ein unvergessliches abenteuer|unvergesslichen abenteuer|
  so begann das abenteuer|so begann ihr abenteuer|so begann sein abenteuer|und so begann ein|voller freude|voller vorfreude|
  voller tatendrang|mit großen augen|mit leuchtenden augen|mit funkelnden augen|ihre augen leuchteten|seine augen leuchteten|
  ihre augen funkelten|seine augen funkelten|mit klopfendem herzen|das herz klopfte ihr bis zum hals|
  das herz klopfte ihm bis zum hals|herz klopfte bis zum hals|herz schlug bis zum hals|herz machte einen sprung|
  herz hüpfte vor freude|herz wurde warm|ihr wurde warm ums herz|ihm wurde warm ums herz|ein lächeln huschte über|
  ein lächeln breitete sich|ein breites lächeln|strahlte über das ganze gesicht|strahlte übers ganze gesicht|
  ein schauer lief ihr|ein schauer lief ihm|es lief ihr kalt den rücken|es lief ihm kalt den rücken|
  traute ihren augen kaum|traute seinen augen kaum|traute ihren augen nicht|traute seinen augen nicht|
  ehe sie sich versah|ehe er sich versah|wie von zauberhand|wie von geisterhand|wie aus dem nichts|
  die sterne funkelten am himmel|funkelten die sterne am himmel|der wind flüsterte|im sanften mondlicht|im fahlen mondlicht|
  tauchte alles in goldenes licht|in goldenes licht getaucht|die sonne lachte vom himmel|die zeit stand still|
  die zeit schien stillzustehen|eine träne rollte über|tränen der freude|freudentränen|ein stein fiel ihr vom herzen|
  ein stein fiel ihm vom herzen|fiel ihr ein stein vom herzen|fiel ihm ein stein vom herzen|mit neuem mut|mit neu gewonnenem mut|
  tief in ihrem inneren|tief in seinem inneren|tief in ihrem herzen|tief in seinem herzen|
  die magie der freundschaft|die kraft der freundschaft|wahre freundschaft|der wahre schatz|das größte geschenk von allen|
  der wahre sinn von weihnachten|der zauber von weihnachten|alle lachten und|und alle lachten|
  von diesem tag an|und wenn sie nicht gestorben sind|lebten glücklich und zufrieden|glücklich bis an ihr lebensende|
  es war alles nur ein traum|alles nur geträumt|sie ahnte nicht, dass|er ahnte nicht, dass|noch ahnte niemand|
  was sie nicht wusste|was er nicht wusste|in einem fernen land|ein gefühl von geborgenheit|eine mischung aus angst und|
  schmetterlinge im bauch|wie im flug|die luft war erfüllt von|lag in der luft wie|gemeinsam konnten sie alles schaffen`)
