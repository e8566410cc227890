/** Death, illness, parting: nothing that a story tells by the way. */
export const HEAVY =
  /\b(?:died|dead|dies|dying|death|passed away|late (?:grand\p{L}+|mum|mom|dad|father|mother|husband|wife)|funeral|grave|cemetery|coffin|cancer|tumou?r|chemo\p{L}*|surgery|operation|operated|hospital|illness|disease|accident|divorc\p{L}*|separated|separation|miscarr\p{L}*|suicide|depress\p{L}*|abuse\p{L}*|disab\p{L}*|war)\b/iu
