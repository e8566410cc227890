/** Error as Contentful words it: https://www.contentful.com/developers/docs/references/errors/ */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly id: string
  readonly details: object | undefined

  constructor(status: number, id: string, message: string, details?: object) {
    super(message)
    this.status = status
    this.id = id
    this.details = details
  }
}

export const notFound = (details?: object) => new Refusal(404, 'NotFound', 'The resource could not be found.', details)

export const badRequest = (message: string) => new Refusal(400, 'BadRequest', message)

export const versionMismatch = () =>
  new Refusal(409, 'VersionMismatch', 'The version of the resource is not the one that was sent.')

export const invalidQuery = (name: string, value: string) =>
  new Refusal(400, 'InvalidQuery', 'The query you sent was invalid.', { errors: [{ name, value }] })

export interface FieldError {
  readonly name: string
  readonly path: readonly string[]
  readonly details: string
}

export const invalidEntry = (errors: readonly FieldError[]) =>
  new Refusal(422, 'InvalidEntry', 'Validation error', { errors })
