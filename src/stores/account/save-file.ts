/** Every browser has begun to save the file by then. */
const URL_LIFETIME_MS = 60_000

export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS)
}
