import { BRAND } from '../../contract/brand.ts'
import { PICTURE_ADDRESS } from '../outside/mail/mailer.ts'
import { html, Markup } from '../outside/mail/markup.ts'
import type { Letter } from './letter.ts'
import { DARK_STYLE, LANTERN, type LetterStyle, letterStyle, PARCEL } from './letter-style.ts'

/** Self-contained, without tracking. Web mail drops the body's style: the first element repeats it. */
export function letterHtml(letter: Letter): string {
  const style = letterStyle(letter.language)
  return html`<!doctype html>
<html lang="${letter.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${letter.subject}</title>
<style>:root{color-scheme:light dark}
${new Markup(DARK_STYLE)}</style>
</head>
<body class="page" style="${style.page}">
<div class="page" style="${style.page}" role="article" aria-label="${letter.subject}" lang="${letter.language}" dir="ltr">
<div style="${style.preview}">${letter.paragraphs.join(' ')}</div>
${header(letter, style)}
<div style="${style.letter}">
${sheet(letter, style)}
${foot(letter, style)}
</div>
</div>
</body>
</html>
`.text
}

function header({ parcel, coverAlt }: Letter, style: LetterStyle): Markup {
  if (parcel) return parcelStage(parcel, style)
  return coverAlt === undefined ? stage(style) : coverStage(coverAlt, style)
}

/** The picture goes with the mail; where a program hides pictures, its words stand in its place. */
const coverStage = (alt: string, style: LetterStyle): Markup => html`<div style="${style.stage}">
<p style="${style.name}">${BRAND}</p>
<img src="${PICTURE_ADDRESS}" alt="${alt}" width="230" style="${style.cover}">
<div style="${style.hill}"></div>
</div>`

const stage = (style: LetterStyle): Markup => html`<div style="${style.stage}">
<div aria-hidden="true" style="line-height:0">
<div style="${LANTERN.handle}"></div>
<div style="${LANTERN.roof}"></div>
<div style="${LANTERN.glass}"><div style="${LANTERN.flame}"><div style="${LANTERN.wick}"></div></div></div>
<div style="${LANTERN.foot}"></div>
</div>
<p style="${style.name}">${BRAND}</p>
<div style="${style.hill}"></div>
</div>`

/** Drawn of table cells: many mail programs show neither vectors nor pictures of a stranger. */
const parcelStage = (
  { to, from }: NonNullable<Letter['parcel']>,
  style: LetterStyle,
): Markup => html`<div style="${style.stage}">
<p style="${style.name}">${BRAND}</p>
<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" style="${PARCEL.box}">
<tr><td colspan="3" align="center" style="${PARCEL.bow}"><div style="${PARCEL.left}"></div><div style="${PARCEL.right}"></div></td></tr>
<tr><td style="${PARCEL.paper}"></td><td style="${PARCEL.ribbon}"></td><td style="${PARCEL.side}"></td></tr>
<tr><td style="${PARCEL.across}"></td><td style="${PARCEL.knot}"></td><td style="${PARCEL.across}"></td></tr>
<tr><td style="${PARCEL.tall}"></td><td style="${PARCEL.ribbon}"></td><td style="${PARCEL.tallSide}"></td></tr>
</table>
<p style="${PARCEL.tag}"><b style="${PARCEL.name}">${to}</b><br>${from}</p>
<div style="${style.hill}"></div>
</div>`

function sheet({ heading, paragraphs, lines = [], button, notes, copy, stranger }: Letter, style: LetterStyle): Markup {
  return html`<div class="sheet" style="${style.sheet}">
<h1 class="ink" style="${style.heading}">${heading}</h1>
${paragraphs.map(text => html`<p class="ink" style="${style.paragraph}">${text}</p>\n`)}
${lines.length > 0 ? html`<p class="ink" style="${style.paragraph}">${lines.map(([label, value]) => html`${label}: <b>${value}</b><br>\n`)}</p>` : undefined}
${button && html`<p style="${style.press}"><a class="button" href="${button.link}" style="${style.button}">${button.label}</a></p>`}
${notes.map(text => html`<p class="soft" style="${style.note}">${text}</p>\n`)}
<hr class="rule" style="${style.rule}">
${
  button &&
  html`<p class="soft" style="${style.note}">${copy}<br>
<a class="link" href="${button.link}" style="${style.written}">${button.link}</a></p>`
}
${stranger ? html`<p class="soft" style="${style.note}">${stranger}</p>` : undefined}
</div>`
}

const foot = ({ why, imprint }: Letter, style: LetterStyle): Markup =>
  html`<div class="soft" style="${style.foot}">${why}<br>
<a class="link" href="${imprint.link}" style="${style.imprint}">${imprint.label}</a></div>`
