/** What makes two typed addresses one account: lower case, whatever language's rules, and one form of each letter. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase()

/** Mail services that leave dots out of account; the second name of one is the first. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox that an address most likely leads to, for counting what one person may have: what follows a plus is left
 * out, and the dots of services that ignore them. Two accounts stay two: only counts are shared.
 */
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
