/** Long enough for any browser to have begun to keep the file. */
const KEPT_MS = 60_000

/** Lets the visitor keep a file, as if they had followed a link to it. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
