import { BRAND } from '../../contract/brand.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#10102b;color:#fff6e0;' +
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center}small{opacity:.8}code{user-select:all}a{color:#ffd07a}'

/** A self-contained page: works whatever else is broken. */
export function errorPage(code: 'internal' | 'not-serving', requestId: string, path: string): string {
  const language = languageIn(path)
  const { errors, frame } = serverTexts(language)
  const [failed, reason, number, home] = [errors.failed, errors.refusals[code], frame.problemNumber, frame.home].map(
    escaped,
  )
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${BRAND} – ${failed}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${failed}</h1>
<p>${reason}</p>
<p><a href="/${language}">${BRAND}, ${home}</a></p>
<p><small>${number} <code>${escaped(requestId)}</code></small></p>
</main></body>
</html>
`
}

function languageIn(path: string): Language {
  const [, first] = path.split('/', 2)
  return isLanguage(first) ? first : FALLBACK_LANGUAGE
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
