/** Whom and what the tests' stories are about. No log may hold any of it. */
const TOLD =
  /łucja|zyxomira|mirabell|ingrid|matthias|treppenhaus|port isaac|zählt jede|counts every|ticken|massaker|grandpa heinz/i

/** What a log must never hold, by its name. */
const LEAKS: Readonly<Record<string, RegExp>> = {
  // Packages are named so too, with a slash before or a figure after it.
  'an e-mail address': /[\w.+-]*[\w+](?:@|%40)[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]{2,}/i,
  'a session': /\beyJ[\w-]{8,}/,
  'a bearer': /\bbearer\s+[\w.-]{8,}/i,
  'a mailed link': /[?&](?:token|r|signature)=|"(?:token|selector|jwt|cookie|authorization|password)"\s*:/i,
  // Claims and marks of browsers are 32 random bytes; selectors and shares are 16.
  'a secret': /(?<![\w+-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?:[\w-]{43}|[\w-]{22})(?![\w+-])/,
  'a name or an answer': TOLD,
}

/** What stands in a log that must not, each as "a session in: line"; lines are cut to what can be read. */
export function leaksIn(log: string): string[] {
  return log
    .split('\n')
    .flatMap(line =>
      Object.entries(LEAKS).flatMap(([name, leak]) => (leak.test(line) ? [`${name} in: ${line.slice(0, 300)}`] : [])),
    )
}
