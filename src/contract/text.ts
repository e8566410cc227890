import * as z from 'zod/mini'

/** Control characters except tab, line feed and carriage return, and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const clean = z.refine<string>(value => !CONTROL.test(value) && value.isWellFormed(), {
  error: 'characters',
  abort: true,
})

/** A text of at most `max` UTF-16 units; may be empty. */
export const text = (max: number) => z.string().check(z.maxLength(max), clean)

/** 1 to `max` UTF-16 units, not only white space. */
export const filledText = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    clean,
    z.refine<string>(value => value.trim() !== '', { error: 'blank' }),
  )
