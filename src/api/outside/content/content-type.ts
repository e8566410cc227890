import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'

const NAME_MAX = 200
const FIELDS_MAX = 50

const Name = z.string().check(z.minLength(1), z.maxLength(NAME_MAX))
const Link = z.enum(['Entry', 'Asset'])

/** Rules of a field that this service checks; others are stored unchecked. */
const Validation = z.looseObject({
  in: z.optional(z.array(z.string())),
  range: z.optional(z.object({ min: z.optional(z.nullable(z.number())), max: z.optional(z.nullable(z.number())) })),
  size: z.optional(z.object({ min: z.optional(z.nullable(z.number())), max: z.optional(z.nullable(z.number())) })),
})
export type Validation = z.output<typeof Validation>

const Items = z.looseObject({
  type: z.enum(['Symbol', 'Link']),
  linkType: z.optional(Link),
  validations: z.optional(z.array(Validation)),
})

const FieldDefinition = z.looseObject({
  id: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/)),
  name: Name,
  type: z.enum(['Symbol', 'Text', 'Integer', 'Number', 'Boolean', 'Date', 'Object', 'Array', 'Link']),
  linkType: z.optional(Link),
  items: z.optional(Items),
  required: z.optional(z.boolean()),
  validations: z.optional(z.array(Validation)),
})
export type FieldDefinition = z.output<typeof FieldDefinition>

const ContentType = z.looseObject({
  name: Name,
  displayField: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  fields: z.array(FieldDefinition).check(
    z.maxLength(FIELDS_MAX),
    z.refine(fields => new Set(fields.map(({ id }) => id)).size === fields.length),
  ),
})

/** https://www.contentful.com/developers/docs/concepts/data-model/ ; throws Refusal for an invalid type. */
export function readContentType(body: unknown): z.output<typeof ContentType> {
  const parsed = ContentType.safeParse(body)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, code }) => ({
    name: code,
    path,
    details: 'The type is not valid here.',
  }))
  throw new Refusal(422, 'ValidationFailed', 'Validation error', { errors })
}
