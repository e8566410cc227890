import { shorten } from '../lib/graphemes.ts'

/** Of what the wizard keeps (stores/wizard/draft.ts), the parts that are shown outside of it. */
interface WaitingDraft {
  readonly since: number
  readonly path: string
  readonly name: string
}

const DRAFT_KEY = /^wizard:[^:]+$/
/** Graphemes. */
const NAME_MAX = 40

/** The answers that were changed last, of those that no story was made of; nothing where the browser keeps none. */
export function showWaitingDraft(): void {
  const line = document.querySelector<HTMLElement>('#draft-waiting')
  const draft = latestDraft()
  if (!line || !draft) return
  const text = draft.name ? line.dataset.named?.replace('{name}', () => draft.name) : line.dataset.unnamed
  line.querySelector('span')?.replaceChildren(text ?? '')
  line.querySelector('a')?.setAttribute('href', `${draft.path}?step=check`)
  line.hidden = false
}

function latestDraft(): WaitingDraft | undefined {
  try {
    const kept = Object.keys(localStorage).filter(key => DRAFT_KEY.test(key))
    return kept
      .flatMap(key => draftIn(localStorage.getItem(key) ?? ''))
      .toSorted((one, other) => other.since - one.since)[0]
  } catch {
    // Storage may be blocked.
    return undefined
  }
}

/** None where another version kept something else. */
function draftIn(stored: string): WaitingDraft[] {
  try {
    const { waiting, values } = JSON.parse(stored)
    const isPath = typeof waiting?.path === 'string' && /^\/[^/]/.test(waiting.path)
    if (!isPath || !Number.isFinite(waiting.since)) return []
    const name = typeof values?.name === 'string' ? shorten(values.name.trim(), NAME_MAX - 1, NAME_MAX) : ''
    return [{ since: waiting.since, path: waiting.path, name }]
  } catch {
    return []
  }
}
