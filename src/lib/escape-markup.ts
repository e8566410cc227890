const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text of elements and values of attributes, in HTML and XML. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
