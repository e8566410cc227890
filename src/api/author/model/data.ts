/**
 * Puts material into a prompt as data: JSON between marks that it cannot close. Whatever a visitor typed goes this way,
 * and what an earlier step made of it.
 */
export function data(name: string, material: unknown): string {
  const json = JSON.stringify(material).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<data name="${name}">${json}</data>`
}
