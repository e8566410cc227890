import sanitizeHtml from 'sanitize-html'
import { TEXT_WIDTHS } from '../contract/picture-sizes.ts'
import { type Picture, pictureUrl } from './picture.ts'

const SHOWN_WIDTH = 800
const EXTERNAL = /^(?:https?:)?\/\//i

const TEXT_TAGS = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'del', 's', 'sub', 'sup', 'code', 'pre', 'blockquote']
const BLOCK_TAGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
/** Tags removed with their content: none of it is text for a reader. */
const WITH_CONTENT = ['script', 'style', 'textarea', 'option', 'select', 'noscript', 'noembed', 'noframes', 'template']
const DOCUMENTS = [
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'applet',
  'title',
  'xmp',
  'plaintext',
  'frameset',
  'audio',
]

type Attributes = Record<string, string>

/** No ids, classes, styles, handlers or forms. Addresses: web, mail or this site; pictures: web or this site. */
export function sanitise(html: string, pictures: readonly Picture[]): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, ...BLOCK_TAGS, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
    allowProtocolRelative: true,
    disallowedTagsMode: 'discard',
    nonTextTags: [...WITH_CONTENT, ...DOCUMENTS],
    nestingLimit: 30,
    transformTags: {
      h1: 'h2',
      a: (_tag, { href, title }) => ({ tagName: 'a', attribs: link(href, title) }),
      img: (_tag, attributes) => ({ tagName: 'img', attribs: image(attributes, pictures) }),
      ol: (_tag, attributes) => ({ tagName: 'ol', attribs: numbering(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const plainText = (text: string): string => `<p>${text.replace(/[&<>"]/g, sign => ESCAPED[sign] ?? '')}</p>`

/** A link off this site sends no referrer and lends it no reputation. */
function link(href: string | undefined, title: string | undefined): Attributes {
  if (href === undefined) return {}
  const attributes: Attributes = { href, ...(title && { title }) }
  if (EXTERNAL.test(href.trim())) attributes.rel = 'noopener noreferrer nofollow'
  return attributes
}

/** A list may begin with another number than one. */
const numbering = ({ start = '' }: Attributes): Attributes => (/^\d{1,6}$/.test(start) ? { start } : {})

function image({ src = '', alt = '', title }: Attributes, pictures: readonly Picture[]): Attributes {
  const absolute = src.startsWith('//') ? `https:${src}` : src
  const picture = pictures.find(({ url }) => url === absolute || url.replace(/^https?:/, '') === src)
  const shared = { alt, ...(title && { title }), loading: 'lazy', decoding: 'async' }
  if (!picture?.size) return { src: absolute, ...shared, ...ownSize(absolute) }
  const { width, height } = picture.size
  const widths = TEXT_WIDTHS.filter(offered => offered <= width)
  return {
    src: pictureUrl(picture, { width: SHOWN_WIDTH }),
    ...(widths.length > 1 && {
      srcset: widths.map(offered => `${pictureUrl(picture, { width: offered })} ${offered}w`).join(', '),
      sizes: `(min-width: ${SHOWN_WIDTH}px) ${SHOWN_WIDTH}px, 100vw`,
    }),
    ...shared,
    width: String(width),
    height: String(height),
  }
}

/** `...?w=400&h=300`. */
function ownSize(address: string): Attributes {
  const params = new URLSearchParams(address.split('?')[1] ?? '')
  const [width, height] = [params.get('w') ?? '', params.get('h') ?? '']
  return [width, height].every(side => /^[1-9]\d{0,3}$/.test(side)) ? { width, height } : {}
}
