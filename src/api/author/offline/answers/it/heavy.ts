/** Death, illness, parting: nothing that a story tells by the way. */
export const HEAVY =
  /(?:^|[^\p{L}])(?:mort[oaie]|morì|morire|deced\p{L}*|defunt[oa]|funerale|cimitero|tomba|cancro|tumore|chemio\p{L}*|operazione|operano|operat[oa]|operare|ospedale|malattia|incidente|divorzi\p{L}*|separat[oaie]|separazione|aborto|suicid\p{L}*|depress\p{L}*|disabil\p{L}*|guerra)(?!\p{L})/iu
