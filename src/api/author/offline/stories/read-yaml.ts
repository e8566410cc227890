import { CORE_SCHEMA, load as parseYaml } from 'js-yaml'
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod/mini'
import { StoryTextError } from './story-text-error.ts'

export interface YamlText {
  readonly file: string
  readonly text: string
  /** Lines of the file before the text. */
  readonly linesBefore: number
}

type Path = readonly PropertyKey[]

/** Offset of the nearest part that is there. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

function offsetOfKey(document: Document, path: Path, key: string): number {
  const map: unknown = path.length > 0 ? document.getIn(path, true) : document.contents
  const pair = isMap(map) ? map.items.find(one => isScalar(one.key) && one.key.value === key) : undefined
  return (isScalar(pair?.key) ? pair.key.range?.[0] : undefined) ?? offsetOf(document, path)
}

/** Parsed and checked; a fault is thrown with its file and line. */
export function readYaml<Schema extends z.ZodMiniType>(yaml: YamlText, schema: Schema): z.output<Schema> {
  const checked = schema.safeParse(parsed(yaml.text))
  return checked.success ? checked.data : readWithLines(yaml, schema)
}

/** By the parser that takes a quarter of the time and knows no lines; undefined for no YAML. */
function parsed(text: string): unknown {
  try {
    return parseYaml(text, { schema: CORE_SCHEMA })
  } catch {
    return undefined
  }
}

function readWithLines<Schema extends z.ZodMiniType>(
  { file, text, linesBefore }: YamlText,
  schema: Schema,
): z.output<Schema> {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const fault = (offset: number, what: string) =>
    new StoryTextError(file, linesBefore + Math.max(1, lineCounter.linePos(offset).line), what)
  const [error] = document.errors
  if (error) throw fault(error.pos[0], error.message)
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  // A field with a slip in its name is missing too.
  const unknown = issues.find(one => one.code === 'unrecognized_keys')
  const [field = ''] = unknown?.keys ?? []
  if (unknown) throw fault(offsetOfKey(document, unknown.path, field), `unknown field "${field}"`)
  const [{ path, message } = { path: [], message: 'invalid' }] = issues
  throw fault(offsetOf(document, path), `${path.join('.') || 'the file'}: ${message}`)
}
