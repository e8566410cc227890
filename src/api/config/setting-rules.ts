import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { isTimeZone } from '../../lib/zoned-time.ts'

/** The rule of each kind of setting, as the rest of a sentence after the name. */
const RULES = z.registry<{ readonly rule: string }>()

const LINE_MAX = 4_096
const LINE = new RegExp(`^[^\\p{Cc}]{1,${LINE_MAX}}$`, 'u')
const LINES = new RegExp(`^(?:[^\\p{Cc}]|[\\r\\n]){1,${LINE_MAX}}$`, 'u')
const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** "must be a whole number from 0 to 65535". Throws for a schema not from here. */
export function ruleOf(schema: z.core.$ZodType): string {
  const { innerType } = schema._zod.def as { readonly innerType?: z.core.$ZodType }
  const rule = RULES.get(schema)?.rule
  if (rule !== undefined) return rule
  if (innerType === undefined) throw new Error('a setting without a rule')
  return ruleOf(innerType)
}

const checked = (rule: string, accepts: (value: string) => boolean) =>
  z.string().check(z.refine(accepts)).register(RULES, { rule })

export const wholeNumber = (from: number, to: number) =>
  z
    .pipe(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)), z.int().check(z.gte(from), z.lte(to)))
    .register(RULES, { rule: `must be a whole number from ${from} to ${to}` })

export const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  z.enum(choices).register(RULES, { rule: `must be one of ${choices.join(', ')}` })

export const line = () => checked(`must be one line of at most ${LINE_MAX} characters`, value => LINE.test(value))

export const lines = () => checked(`must be text of at most ${LINE_MAX} characters`, value => LINES.test(value))

export const folder = () =>
  checked(`must be the path of a folder, in one line of at most ${LINE_MAX} characters`, value => LINE.test(value))

export const host = () =>
  checked('must be a host name or an IP address, without a port', value => /^[\w.:%-]{1,253}$/.test(value))

export const secret = (min: number) =>
  checked(
    `must have from ${min} to ${LINE_MAX} characters, in one line`,
    value => value.length >= min && LINE.test(value),
  )

export const webAddress = () =>
  checked('must be an address that begins with http:// or https://', value => webUrl(value) !== undefined)

export const origin = () =>
  checked('must be an address like https://example.org, with nothing behind the host and its port', isOrigin)

export const databaseAddress = () =>
  checked('must be an address like postgres://user:password@host/database', value =>
    /^postgres(?:ql)?:\/\/\S{1,4096}$/.test(value),
  )

export const mailServer = () =>
  checked('must be an address like smtp://user:password@host:587 or smtps://host, with nothing behind it', isMailServer)

export const email = () => checked('must be the plain address of a mailbox, like stories@example.org', isEmail)

export const emails = () =>
  checked('must be plain addresses of mailboxes, separated by commas', value => isListOf(value, isEmail))

export const networks = () =>
  checked('must be IP addresses or networks like 10.0.0.0/8, separated by commas', value => isListOf(value, isNetwork))

export const country = () =>
  checked('must be a country in two capital letters, like DE', value => /^[A-Z]{2}$/.test(value))

export const timeZone = () => checked('must be a time zone like Europe/Berlin', isTimeZone)

export const keyThatBegins = (...beginnings: readonly string[]) =>
  checked(`must be a key that begins with ${beginnings.join(' or ')}`, value =>
    beginnings.some(beginning => value.startsWith(beginning) && /^[\w-]{1,4096}$/.test(value.slice(beginning.length))),
  )

const isEmail = (value: string): boolean => z.email().safeParse(value).success

const isListOf = (value: string, isOne: (entry: string) => boolean): boolean =>
  value.trim() === '' || value.split(',').every(entry => isOne(entry.trim()))

function isNetwork(value: string): boolean {
  const [address = '', bits = '0', more] = value.split('/')
  return more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (ADDRESS_BITS[isIP(address)] ?? -1)
}

function webUrl(value: string): URL | undefined {
  const url = URL.parse(value)
  return url && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '' ? url : undefined
}

function isOrigin(value: string): boolean {
  const url = webUrl(value)
  if (!url || value.endsWith('/') || url.username !== '' || url.password !== '') return false
  return url.pathname === '/' && !/[?#\s]/.test(value)
}

function isMailServer(value: string): boolean {
  const url = URL.parse(value)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false
  return ['', '/'].includes(url.pathname) && url.search === '' && url.hash === ''
}
