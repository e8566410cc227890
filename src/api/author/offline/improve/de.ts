import { anyOf, type RequestWords } from './request-words.ts'

export const germanRequests: RequestWords = {
  shorter: anyOf('kürzer|kürze|kürzen|weniger text|zu lang(?!weilig|sam)|knapper|straffe'),
  longer: anyOf('länger|ausführlicher|mehr text|zu kurz|mehr einzelheiten|mehr details'),
  tones: {
    funny: anyOf('lustig|witzig|komisch|mehr humor|humorvoll|mehr witz|zum lachen'),
    thrilling: anyOf('spannend|mehr spannung|aufregend|nervenkitzel'),
    sad: anyOf('traurig|wehmütig'),
    moving: anyOf('rührend|berührend|zu herzen|ergreifend'),
    happy: anyOf('fröhlich|heiter|glücklich'),
    motivating: anyOf('motivierend|ermutigend|mut mach|mutmach'),
    inspiring: anyOf('inspirierend|zum träumen'),
    dark: anyOf('düster|dunkler|finster|unheimlich'),
    romantic: anyOf('romantisch|verliebt'),
    futuristic: anyOf('futuristisch'),
    dystopian: anyOf('dystopisch'),
  },
  said: [
    '„Eins noch“, sagte {a}. „{w}.“ {H} sah auf. „Jetzt gleich?“ „Wann denn sonst?“',
    '„Weißt du, was mir fehlt?“, fragte {h}. „{w}.“ {A} dachte länger nach als nötig. „Das lässt sich machen.“',
    '{A} zog einen gefalteten Zettel hervor. „{w}“, stand darauf. „Von wem ist der?“, fragte {h}. „Von jemandem, der uns kennt.“',
    '„Wenn ich einen Wunsch frei hätte“, sagte {h}, „dann den hier: {w}.“ {A} nickte. „Gut, dass du es sagst.“',
    'Mit Kreide hatte jemand an die Wand geschrieben: „{w}.“ {H} las es zweimal und wischte es nicht weg.',
    '„{w}“, sagte {a} plötzlich. {H} blieb stehen. „Wie kommst du darauf?“ „Es lag in der Luft.“',
    'Auf dem Boden lag ein Zettel, der vorhin noch nicht dort gelegen hatte. „{w}“, stand darauf. {H} hob ihn auf und behielt ihn.',
    '„Hast du das gehört?“, fragte {h}. Irgendwo hatte jemand gerufen: „{w}!“ Dann war es wieder still.',
    '„{w}“, murmelte {h}, nur so, zum Ausprobieren. Es klang richtig.',
  ],
  saidSmall: [
    'Da lag ein Zettel. „{w}“, stand darauf. Aha.',
    '„{w}“, sagte {h}. „Ja“, sagte {a}.',
    'Es rief von draußen: „{w}!“ {H} lauschte.',
    '„{w}“, sang {a}. {H} sang mit.',
  ],
}
