/** Two addresses with one key are one account: lower case without a locale, NFC. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase()

/** Mail services that ignore dots; the second name of one is the first. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/** The mailbox an address most likely leads to, for counts only: without a plus suffix or ignored dots. */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const [local, domain] = [key.slice(0, at), key.slice(at + 1)]
  const plain = local.split('+')[0] || local
  const service = DOTLESS[domain]
  return service === undefined ? `${plain}@${domain}` : `${plain.replaceAll('.', '')}@${service}`
}

/** Whether an address is one of STAFF_EMAILS. */
export const isStaffAddress = (staffEmails: readonly string[], email: string): boolean =>
  staffEmails.some(staff => emailKey(staff) === emailKey(email))
