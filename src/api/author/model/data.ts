/** Material in a prompt as JSON between marks it cannot close: visitors' words, and output of earlier steps. */
export function data(name: string, material: unknown): string {
  const json = JSON.stringify(material).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<data name="${name}">${json}</data>`
}
