const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    'the and of to a in was he she it that had his her with as for on at but not they were from by you is be this there so when what which who out up then them him their said would could into over down all one no if my your we i have been very about back just like than its',
  ),
  de: list(
    'der die das und in den von zu mit sich des auf für ist im dem nicht ein eine einen einem einer als auch es an er sie hatte war wie aber aus bei nach so dass wenn nur noch dann da ich du wir ihr ihm ihn ihre sein seine mir dich dir was wo hier schon sagte mehr über unter vor vom zum zur um doch kein keine man wurde waren hatten',
  ),
  fr: list(
    'le la les de des du et un une dans que qui il elle ne pas sur se ce cette avec pour au aux en son sa ses était avait mais plus par lui leur ils elles nous vous je tu dit on y comme tout sans si est était où quand même bien rien très puis alors c’est qu’il d’un d’une',
  ),
  es: list(
    'el la los las de del y un una en que no se con por su sus lo al para como era había más pero le les ella él dijo cuando sin sobre este esta ese esa muy todo toda ya también si mi tu yo porque hasta donde entre estaba fue ni nada algo qué',
  ),
  it: list(
    'il lo la i gli le di del della dei delle e un una in che non si con per su al alla era aveva più ma come lui lei loro suo sua disse quando senza se questo questa quel quella molto tutto anche io tu mi ti ci da dal dalla nel nella sul sulla perché è c’era poi dove',
  ),
  pl: list(
    'i w na z się nie to że do jak ale po o jest była był było co tak za od przez jego jej tylko już gdy kiedy dla czy aby bo być ją mu go ich które który która też tym tego ten ta jeszcze więc nad pod',
  ),
  da: list(
    'og i at det en den til er som på de med han hun af for ikke der var et havde så men sig om fra hans hendes da nu kunne skulle ville sagde jeg du vi dem ham hende ud op ned ind over eller når hvor også sin sit sine blev',
  ),
  tr: list(
    've bir bu da de için ile çok ne o gibi daha ama kadar sonra var yok dedi onu ona onun ben sen biz her şey mi mı mu mü değil ki en olan olarak diye hiç içinde üzerinde şimdi böyle bile artık ya hep iki',
  ),
}
