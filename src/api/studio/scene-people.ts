import type { ScenePeople } from '../../contract/describe-picture.ts'
import type { Brief } from '../story/brief.ts'
import { calledName } from '../story/called-name.ts'
import { careOf } from '../story/care/care.ts'

const named = (name: string): string | undefined => calledName(name) || undefined

/** Who is named where a book describes its pictures; of several companions nobody is, as a picture does not keep which of them it shows. */
export function scenePeople(brief: Brief): ScenePeople {
  const { people } = careOf(brief)
  const present = brief.relations.filter((_, index) => (people[index + 1]?.status ?? 'alive') === 'alive')
  const [only] = present
  return { hero: named(brief.hero.name), companion: present.length === 1 && only ? named(only.name) : undefined }
}
