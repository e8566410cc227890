import { fill } from '../../lib/fill.ts'
import type { Field } from './fields.ts'
import { type Speech, sayList, sayNumber, wordOf } from './said.ts'
import { isWrittenLanguage, isWrittenLength, type Service } from './service.ts'

export interface Availability {
  has(option: string): boolean
  /** Says what there is instead, when something is missing; else empty. */
  readonly sentence: string
}

const EVERYTHING: Availability = { has: () => true, sentence: '' }

/** Which options of a field this installation can write for readers of an age; empty while that is not answered. */
export function availabilityOf(field: Field, service: Service, speech: Speech, targetAge = ''): Availability {
  if (service.state === 'unknown') return EVERYTHING
  const { texts } = speech
  if (field.kind === 'language' && service.languages) {
    const languages = sayList(
      service.languages.map(code => wordOf(speech, 'language', code)),
      speech,
    )
    return {
      has: code => isWrittenLanguage(service, code),
      sentence: fill(texts.wizard.language.limited, { languages }),
    }
  }
  const lengths = (field.options ?? []).filter(length => isWrittenLength(service, length, targetAge))
  if (field.name !== 'length' || lengths.length === field.options?.length) return EVERYTHING
  const words = sayList(
    lengths.map(length => sayNumber(Number(length), speech)),
    speech,
  )
  return { has: length => lengths.includes(length), sentence: fill(texts.wizard.length.limited, { lengths: words }) }
}
