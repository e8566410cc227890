/** What makes two typed addresses one account: lower case, whatever language's rules, and one form of each letter. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase()

/** Whether an address is one of STAFF_EMAILS. */
export const isStaffAddress = (staffEmails: readonly string[], email: string): boolean =>
  staffEmails.some(staff => emailKey(staff) === emailKey(email))
