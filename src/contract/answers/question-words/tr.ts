import type { QuestionWords } from './rule.ts'

// biome-ignore format: one kind a row
export const tr: QuestionWords = {
  asking: ['kim', 'kimi', 'kime', 'kiminle', 'kimin', 'kimler', 'ne', 'neyi', 'neden', 'nerede', 'nereye', 'nereden', 'neresi', 'nasil', 'hangi', 'hangisi', 'hangisiydi', 'neye', 'neyle', 'nelerden', 'neyin', 'kac'],
  frequent: ['onlar', 'sizinle', 'kahramanin', 'hikaye', 'bir', 've', 'en', 'icin', 'cok', 'var', 'mi', 'mu', 'hep', 'olsun', 'sizin', 'size', 'sizi', 'senin', 'onun', 'onu', 'her', 'iyi'],
  rules: [
    ['other', [' mi $', ' mu $', ' kac ', ' kacinci ', ' ne kadar', ' ne zaman', ' hangi renk', ' hangi sayi', ' nasil bitsin', ' nasil bitmeli', ' nasil sona', ' kotu gitti', ' neden + gidiyor', ' niye ', ' nicin ', ' onunde ne duruyor', ' neden +cikmis', ' ses ', ' sesi ', ' hangi yil', ' hangi mevsim', ' ne kadar', ' saat kac']],
    ['companion', [' kim + yaninda', ' yaninda kim', ' yanina kim', ' yaninda + kim', ' kiminle', ' kim + eslik', ' eslik eden', ' odada + kim', ' kompartimanda', ' baska kim', ' birlikte + kim', ' kim + birlikte', ' kim + geliyor seninle', ' seninle kim', ' kime guven', ' kime + guven', ' pelus', ' oyuncak ayi', ' yol arkadasi', ' hangi oyuncak gorur', ' kim + eslik', ' pesinden kim', ' ona kim yardim', ' kim yardim', ' kim +birlikte', ' her yere kim', ' kim onunla', ' yaninda hangi']],
    ['person', [' kim ', ' kimi ', ' kime ', ' kimin ', ' kimden ', ' kimler ', ' hanginiz']],
    ['meeting', [' tanist', ' karsilast', ' ilk bulus', ' asik oldunuz', ' ilk gorus', ' nasil basla', ' ilk randevu', ' ilk kez', ' ilk gor', ' yollariniz', ' vurul']],
    ['place', [' nerede', ' nereye', ' nereden', ' neresi', ' nereler', ' hangi sehir', ' hangi yer', ' nerelerden', ' hangi kiyi', ' hangi kule', ' hangi iki sehri', ' hangi dag', ' hangi ada ', ' hangi ulke', ' hangi kose', ' gizli yer', ' yeriniz', ' nerenin', ' hangi kafe', ' hangi park', ' hangi plaj', ' hangi sokak', ' hangi bahce', ' hangi oda', ' hangi sahil', ' hangi kasaba', ' hangi ev ', ' hangi mahalle']],
    ['song', [' sarki', ' ninni', ' melodi', ' muzik', ' turku', ' mirildan', ' ne soylenir', ' dans eder', ' muzik', ' nakarat', ' mars ']],
    ['saying', [' ne der', ' ne dersin', ' ne dersiniz', ' ne deyip', ' ne diyor', ' ne dedi', ' soz ', ' sozu', ' sozler', ' soyler', ' soylenmeden', ' soyluyor', ' laf', ' cumle', ' kelime', ' mesaj', ' bahane', ' ozur', ' slogan', ' fisil', ' saka', ' soru ', ' kural', ' atasozu', ' bagir', ' sozle', ' sozu', ' soz ver', ' ogut', ' selam', ' tekerleme', ' seslen', ' fisilda', ' yemin', ' sakasi']],
    ['fear', [' kork', ' urk', ' kabus', ' endise', ' tasa', ' kaygi', ' urper', ' korkunc', ' canavar', ' hayalet', ' karanlik', ' titre', ' panik', ' cesaret edeme', ' hortlak']],
    ['occasion', [' bayramda hediye', ' hediye edecek']],
    ['thing', [' hediye', ' oyuncak', ' esya', ' cebinde', ' cebinden', ' canta', ' bavul', ' sirt cantasi', ' tilsim', ' ugurlu', ' hazine', ' sandik', ' zarf', ' sepet', ' cekmece', ' biriktir', ' boynunda', ' tasir', ' taki ', ' sapka', ' koleksiyon', ' yadigar', ' alet ', ' elinden birakma', ' oyuncag']],
    ['food', [' yemek', ' yer $', ' yiyor', ' yersiniz', ' yer misin', ' pisir', ' pasta', ' kurabiye', ' tatli', ' icer ', ' icecek', ' kahvalti', ' sofra', ' tarif', ' atistir', ' ikram', ' lezzet', ' besleniyor', ' seker', ' kahvalti', ' ne yemek', ' yersiniz', ' acik', ' canin', ' dondurma', ' ogle', ' abur cubur', ' piknik', ' yer misiniz', ' icersiniz']],
    ['memory', [' ani ', ' aniniz', ' anin ', ' anisi', ' hatira', ' hatirl', ' unut', ' gulun', ' guldu', ' en guzel gun', ' o an ', ' anlatacak', ' hangi gun', ' anmay', ' utan', ' tatil', ' komik gun', ' eskiden', ' hangi an']],
    ['animal', [' hangi hayvan']],
    ['wish', [' dile', ' hayal', ' ister ', ' istersin', ' isterdi', ' umut', ' umar', ' ozle', ' dilek', ' sabirsizlikla', ' olmak ist', ' merak ed', ' buyuyunce', ' olmak isti', ' istiyor', ' hedef', ' arzu', ' plan']],
    ['occasion', [' kutl', ' vesile', ' dogum gunu', ' yil donumu', ' yildonumu', ' dugun', ' bayram', ' vedasi', ' bayramda', ' hediye edecek', ' veda', ' mezuniyet', ' yilbasinda hediye', ' nikah', ' sunnet']],
    ['title', [' kitap', ' kitab', ' film', ' dizi', ' masal', ' basligi', ' roman', ' oyun ', ' cizgi film', ' program', ' oyunu', ' hikayeyi tekrar']],
    ['animal', [' hayvan', ' kopegi', ' kedin', ' kedisi', ' kediniz', ' atinizin', ' tavsan', ' kusu', ' hamster', ' evcil']],
    ['strength', [' en iyi ne', ' iyi yap', ' yetenek', ' yetenegi', ' becer', ' usta', ' guclu', ' gurur', ' super guc', ' yapmayi biliyor', ' en iyi + yap', ' guclu yan', ' sampiyon', ' yenilmez', ' kimse onun kadar', ' hayran', ' basar', ' iyi oldugu', ' marifet']],
    ['habit', [' aliskanlik', ' aliskanligi', ' huy', ' rituel', ' gelenek', ' adet', ' her sabah', ' her gun', ' her aksam', ' her gece', ' hep ne yap', ' hep yap', ' takinti', ' ne yaparsiniz', ' evde ne olur', ' fark ettigin', ' birlikte ne yap', ' heyecanlaninca', ' sinirlenince', ' sikilinca', ' ne yapar', ' yatmadan once', ' pazar gunleri', ' her hafta', ' vazgecemedi', ' hep boyle', ' tipik']],
    ['person', [' arkadas', ' kardes', ' komsu']],
    ['title', [' adi ne', ' adi nedir', ' ismi', ' lakab', ' isim']],
    ['place', [' yer ', ' mekan', ' sehir', ' koy ', ' ada ', ' dag ']],
    ['thing', [' hangi ', ' ne var', ' ne aliyor', ' ne aldi', ' ne getir', ' ne cikiyor', ' ne tasi', ' ne takar', ' ne sakli', ' neyi sakliyor', ' ne birak', ' ne asili', ' ne kaybol', ' ne araniyor', ' neyi ara', ' ne biriktir', ' ne kokar', ' ne kokuyor', ' neyle ', ' olmadan', ' ne giy', ' kiliginda', ' ne bul', ' ne sunuyor', ' ne kayb', ' neyden', ' gereken ne']],
  ],
}
