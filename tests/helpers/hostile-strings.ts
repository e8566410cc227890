import fc from 'fast-check'

/** Visible effects of a text that gets executed. */
export const EXECUTED = {
  call: 'hostileCall',
  table: 'hostile_table',
  product: '62377963',
  property: 'hostileProperty',
} as const

const { call, table, property } = EXECUTED
const LONG = 6000

const CHARACTERS = [
  '\0',
  'a\0b',
  '\u0001\u0007\u001b[31m',
  '\ud800',
  '\udc00x',
  'x\udbff',
  '\ufeff',
  '\ufffe\uffff',
  '\u202eevil\u202c',
  '\u200b\u200d\u2066',
  'e\u0301'.repeat(200),
  '\u0e33\u0e49'.repeat(100),
  'ﷺ'.repeat(50),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '𝒳𐍈',
  'İıſK',
  'ΐΰǰ',
  '\r\nset-cookie: hostile=1\r\n\r\n',
  '\t\v\f\u0085\u2028\u2029',
  ' ',
  '',
]

const NUMBERS = [
  '0',
  '-1',
  '1e309',
  'NaN',
  '-Infinity',
  '0x7fffffff',
  '9007199254740993',
  '2147483648',
  '1.5',
  '٣',
  '-0',
  '1_000',
]

const WORDS = ['null', 'undefined', 'true', '[object Object]', 'constructor', 'toString', '__proto__', 'hasOwnProperty']

const PATHS = [
  '.',
  '..',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00',
  '%2e%2e%2f',
  '%ff',
  '%c0%af',
  '%',
  '%zz',
  '/',
  '//evil.example',
  '\\\\evil.example\\x',
  '/proc/self/environ',
  'file:///etc/passwd',
  'con',
  'a'.repeat(300),
  '~root',
  './.env',
  '404.html.br',
]

const ADDRESSES = [
  'http://127.0.0.1:5432/',
  'http://[::1]/',
  `javascript:${call}()`,
  `data:text/html,<script>${call}()</script>`,
  'https://evil.example/@tales.example',
  'a@b',
  '"<x>"@reader.example',
  'a@b.example\r\nbcc: c@d.example',
]

const DATABASE = [
  "'",
  '"',
  '\\',
  "' or '1'='1",
  `'; create table ${table} (id int); --`,
  `1); create table ${table} (id int); --`,
  `$$; create table ${table} (id int); $$`,
  "' union select null, version() --",
  "'||pg_sleep(20)||'",
  '%',
  '_%_',
  "E'\\\\'",
  '{1,2',
  '{"a":',
  '$1',
  'a & | b !',
  "'infinity'::timestamp",
  '294277-01-01T00:00:00Z',
  '0000-00-00',
]

const MARKUP = [
  `<script>${call}()</script>`,
  `"><img src=x onerror=${call}()>`,
  `'-${call}()-'`,
  `<svg/onload=${call}()>`,
  `</title></textarea><iframe srcdoc="<script>${call}()</script>">`,
  `]]><x:script xmlns:x="http://www.w3.org/1999/xhtml">${call}()</x:script>`,
  `[a](javascript:${call}())`,
  '<!--#exec cmd="id"-->',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
]

const TEMPLATES = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what other template languages would fill in
  '${7919*7877}',
  '{{7919*7877}}',
  '<%= 7919*7877 %>',
  '#{7919*7877}',
  '#eval("7919*7877")',
  '{name}',
  '{__proto__}',
  '%s%n%x',
  '$(touch hostile)',
  '`touch hostile`',
  '| touch hostile',
  '$&$1$`',
]

const LONG_ONES = [
  'a'.repeat(LONG),
  'ä'.repeat(LONG / 2),
  '/'.repeat(LONG),
  '('.repeat(LONG),
  `${'a'.repeat(LONG)}!`,
  ' '.repeat(LONG),
  '-'.repeat(LONG),
  '9'.repeat(LONG),
]

/** Our own, in the manner of lists of naughty strings. */
const HOSTILE: readonly string[] = [
  ...CHARACTERS,
  ...NUMBERS,
  ...WORDS,
  ...PATHS,
  ...ADDRESSES,
  ...DATABASE,
  ...MARKUP,
  ...TEMPLATES,
  ...LONG_ONES,
]

export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  [],
  {},
  [['']],
  { [property]: 1 },
  ['\0'],
  { '\0': '\ud800' },
  { toString: null },
  Array(2000).fill(0),
]

export const HOSTILE_BODIES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"\\u0000"',
  '"\\ud800"',
  '1e999',
  '\ufeff{}',
  `{"__proto__":{"${property}":1}}`,
  `{"constructor":{"prototype":{"${property}":1}}}`,
  '{"a":1,"a":2}',
  '{"\\u0000":1}',
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, 0]))),
  'a=1&b=2',
  '<x/>',
  '\0',
]

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)),
  maxLength: 60,
})
const joined = fc.array(fc.oneof(anyText, fc.constantFrom(...HOSTILE)), { maxLength: 3 }).map(parts => parts.join(''))

/** Listed texts, alone and joined, and random ones. */
export const hostileTexts = (count: number, seed: number): string[] =>
  fc.sample(fc.oneof({ arbitrary: fc.constantFrom(...HOSTILE), weight: 3 }, joined, anyText), { numRuns: count, seed })
