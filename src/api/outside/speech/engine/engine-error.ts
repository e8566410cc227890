import { PlainError } from '../../../../lib/plain-error.ts'

const FAILURES = {
  missing:
    'The built-in narrator needs the optional package @echogarden/espeak-ng-emscripten. Run "npm install" without leaving out optional packages, or configure a speech provider.',
  deadline: 'The built-in narrator did not finish a sentence in time.',
  crashed: 'The built-in narrator ended twice over the same sentence.',
  closed: 'The built-in narrator is closed.',
} as const
export type EngineFailure = keyof typeof FAILURES

/** Holds nothing of the text: may be logged. */
export class SpeechEngineError extends PlainError {
  readonly failure: EngineFailure
  constructor(failure: EngineFailure) {
    super(FAILURES[failure])
    this.name = 'SpeechEngineError'
    this.failure = failure
  }
}
