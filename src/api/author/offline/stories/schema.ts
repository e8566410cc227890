import * as z from 'zod/mini'
import { ANSWER_KINDS } from '../../../../contract/answers/answer-kinds.ts'
import { CATEGORIES } from '../../../../contract/categories.ts'
import { TARGET_AGES } from '../../../../contract/options.ts'
import { pictureNames } from '../../../../contract/picture-names.server.ts'
import { LOCATION_CLASSES } from '../choice/location-class.ts'
import { OCCASIONS } from '../choice/occasions.ts'
import { RELATION_CLASSES } from '../choice/relation-class.ts'

const template = z.string().check(z.minLength(1))
const templates = z.array(template).check(z.minLength(1))
const categories = z.array(z.enum(CATEGORIES))
const ages = z.array(z.enum(TARGET_AGES)).check(z.minLength(1))
/** Tags as in `needs` of a beat. */
const needs = z.optional(template)

const character = z.strictObject({
  name: template,
  gender: z.enum(['male', 'female']),
  connection: z._default(z.string(), ''),
  may: z.optional(z.array(z.enum(RELATION_CLASSES)).check(z.minLength(1))),
})

const kinds = z.array(z.enum(ANSWER_KINDS)).check(z.minLength(1))
const SOCKET_NAME = /^\p{Ll}{3,}$/u
const SOCKET_IN_BRACES = /^\{\p{Ll}{3,}\}$/u
export const SOCKET = z.strictObject({
  kinds,
  default: template,
  side: z.optional(z.enum(['in', 'out'])),
  pet: z.optional(z.boolean()),
})

/** Keys of what pictures can show, or a socket in braces, whose answer is looked up. */
const subjects = (table: 'things' | 'locations') =>
  z.array(
    template.check(
      z.refine(name => SOCKET_IN_BRACES.test(name) || pictureNames(table).has(name), `is none of i18n/${table}.txt`),
    ),
  )

/** Front matter of `plots/ID.md`. */
export const PLOT = z.strictObject({
  categories,
  ages,
  cast: z.strictObject({ a: character, b: character }),
  titles: templates,
  teasers: templates,
  start: template,
  byname: template,
  places: z.array(z.strictObject({ name: template, description: template })).check(z.minLength(2), z.maxLength(4)),
  flags: z.optional(z.array(template)),
  sockets: z.optional(z.record(z.string().check(z.regex(SOCKET_NAME)), SOCKET)),
  occasions: z.optional(z.array(z.enum(OCCASIONS))),
  where: z.optional(z.array(z.enum(LOCATION_CLASSES))),
  things: subjects('things').check(z.minLength(3), z.maxLength(5)),
  locations: subjects('locations').check(z.minLength(1), z.maxLength(2)),
})

/** Front matter of `threads/ID.md`. */
export const THREAD = z.strictObject({ kinds, ages, pet: z.optional(z.boolean()) })

/** Front matter of `episodes/ID.md`. */
export const EPISODE = z.strictObject({ categories, ages, needs, beatNeeds: needs })

/** Front matter of `phrases/NAME.md`; none is needed. */
export const INSERTS = z.strictObject({ needs })

/** `order.yaml`. */
export const ORDER = z.strictObject({ plots: z.array(template), episodes: z.array(template) })

const gatherings = z.array(z.strictObject({ head: template, items: templates, tail: template })).check(z.minLength(1))
const enumerations = z.array(z.strictObject({ one: template, many: template })).check(z.minLength(1))
const byKind = <Each extends z.ZodMiniType>(each: Each) => z.strictObject({ people: each, places: each, answers: each })

/** `phrases/gatherings.yaml` and `phrases/small-gatherings.yaml`. */
export const GATHERINGS = z.strictObject({
  gatherings: byKind(gatherings),
  enumerations: byKind(enumerations),
  and: template,
})

const weather = z.strictObject({ there: template, still: template, over: template })
const weathers = z.strictObject({ rain: weather, wind: weather, fog: weather, clear: weather, snow: weather })
/** `phrases/weather.yaml`; `small` for toddlers. */
export const WEATHERS = z.strictObject({ usual: weathers, small: z.optional(weathers) })

/** `phrases/spare-titles.yaml` and `phrases/place-details.yaml`. */
export const TEMPLATES = templates

const phrases = z.strictObject({ phrasings: templates, short: templates, small: templates })
/** `phrases/answers.yaml`, by the answer's name in the table of the contract. */
export const ANSWERS = z.strictObject({ baseStory: phrases })
