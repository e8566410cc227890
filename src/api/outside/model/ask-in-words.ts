import * as z from 'zod/mini'
import type { StructuredRequest } from './model.ts'

/** The same request for a model that takes no schema: what the answer looks like becomes an order. */
export function askInWords<Shape>(request: StructuredRequest<Shape>): StructuredRequest<Shape> {
  const schema = JSON.stringify(z.toJSONSchema(request.schema))
  const order = `Answer with one JSON object, "${request.name}", and nothing before or after it: no explanation, no code fence.
It has all fields of this JSON schema and no others; inside its strings, quotation marks and line breaks are escaped:
${schema}`
  return { ...request, instructions: `${request.instructions}\n\n${order}` }
}
