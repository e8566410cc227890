import { brokenRule, isOfType } from './check-value.ts'
import type { FieldDefinition } from './content-type.ts'
import { type FieldError, invalidEntry } from './refusal.ts'
import { type Body, LOCALE, localValue } from './resource.ts'

export const ASSET_FIELDS: readonly FieldDefinition[] = [
  { id: 'title', name: 'Title', type: 'Symbol' },
  { id: 'description', name: 'Description', type: 'Text' },
  { id: 'file', name: 'File', type: 'Object', required: true },
]

/** A draft may be incomplete, but has only fields of its type, in the space's locale. Throws Refusal. */
export function checkDraft(body: Body, fields: readonly FieldDefinition[]): void {
  const errors = Object.entries(body).flatMap(([name, value]) => draftErrors(name, value, fields))
  if (errors.length > 0) throw invalidEntry(errors)
}

/** A publishable body is complete and keeps every rule of its type. Throws Refusal. */
export function checkPublishable(body: Body, fields: readonly FieldDefinition[]): void {
  const errors = fields.flatMap(field => {
    const value = localValue(body[field.id])
    const path = ['fields', field.id]
    if (value === undefined || value === null) {
      return field.required ? [{ name: 'required', path, details: `The property "${field.id}" is required here` }] : []
    }
    if (!isOfType(value, field)) return [wrongType(field)]
    const rule = brokenRule(value, field)
    return rule ? [{ name: rule, path: [...path, LOCALE], details: `The value breaks the rule "${rule}"` }] : []
  })
  if (errors.length > 0) throw invalidEntry(errors)
}

function draftErrors(name: string, value: unknown, fields: readonly FieldDefinition[]): FieldError[] {
  const field = fields.find(({ id }) => id === name)
  const path = ['fields', name]
  if (!field) return [{ name: 'unknown', path, details: `No field with id "${name}" found.` }]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ name: 'type', path, details: 'A field holds its values by locale.' }]
  }
  const strange = Object.keys(value).find(locale => locale !== LOCALE)
  if (strange !== undefined) return [{ name: 'unknown', path: [...path, strange], details: 'No such locale.' }]
  const own = localValue(value)
  return own === undefined || own === null || isOfType(own, field) ? [] : [wrongType(field)]
}

const wrongType = (field: FieldDefinition): FieldError => ({
  name: 'type',
  path: ['fields', field.id, LOCALE],
  details: `The type of "${field.id}" is incorrect, expected type: ${field.type}`,
})
