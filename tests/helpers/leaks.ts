/** Data of the tests' stories, which no log may hold. */
const REPORTED =
  /łucja|zyxomira|mirabell|ingrid|matthias|treppenhaus|port isaac|zählt jede|counts every|ticken|massaker|grandpa heinz/i

const LEAKS: Readonly<Record<string, RegExp>> = {
  // Packages look similar, with a slash before or a figure after.
  'an e-mail address': /[\w.+-]*[\w+](?:@|%40)[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]{2,}/i,
  'a session': /\beyJ[\w-]{8,}/,
  'a bearer': /\bbearer\s+[\w.-]{8,}/i,
  'a mailed link': /[?&](?:token|r|signature)=|"(?:token|selector|jwt|cookie|authorization|password)"\s*:/i,
  // Claims and cookies are 32 random bytes; selectors and shares 16.
  'a secret': /(?<![\w+-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?:[\w-]{43}|[\w-]{22})(?![\w+-])/,
  'a name or an answer': REPORTED,
}

/** Leaks as "a session in: line"; lines are shortened. */
export function leaksIn(log: string): string[] {
  return log
    .split('\n')
    .flatMap(line =>
      Object.entries(LEAKS).flatMap(([name, leakedText]) =>
        leakedText.test(line) ? [`${name} in: ${line.slice(0, 300)}`] : [],
      ),
    )
}
