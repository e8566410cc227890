import {
  answersKey,
  type CardAnswers,
  type Question,
  questionName,
  type WizardPage,
} from '../../contract/wizard-page.ts'

type StoredValues = Record<string, unknown>

/** Answers on a page's own cards, until the wizard takes them over. */
export interface PageAnswers {
  given(): CardAnswers
  forget(): void
}

/** The cards begin with what the wizard kept for this page; answers survive a reload. */
export function watchCards(page: WizardPage): PageAnswers {
  const form = document.querySelector<HTMLFormElement>('#cards')
  const note = `${answersKey(page)}:cards`
  const given = read(note) as Record<number, string | boolean>
  const stored = (read(answersKey(page)).values ?? {}) as StoredValues
  const answered = new Set<Question>()
  const say = () =>
    form?.querySelector('[role=status]')?.replaceChildren((answered.size > 0 && form.dataset.chosen) || '')

  for (const question of page.questions) {
    const card = form?.querySelector<HTMLElement>(`[data-question="${question.idx}"]`)
    if (!card) continue
    const begun = String(given[question.idx] ?? stored[questionName(question.idx)] ?? '')
    const mark = (value: string) => (value ? answered.add(question) : answered.delete(question))
    mark(begun)
    watchCard(card, begun, value => {
      given[question.idx] = question.type === 'bool' && value ? value === 'true' : value
      store(note, given)
      mark(value)
      say()
    })
  }
  say()
  form?.addEventListener('submit', event => event.preventDefault())
  return { given: () => given, forget: () => store(note, undefined) }
}

function watchCard(card: HTMLElement, begun: string, answer: (value: string) => void) {
  const field = card.querySelector<HTMLTextAreaElement | HTMLInputElement>('.input')
  if (field) field.value = begun
  field?.addEventListener('input', () => answer(field.value))

  const chips = [...card.querySelectorAll<HTMLButtonElement>('[aria-pressed]')]
  const choose = (value: string) => {
    for (const chip of chips) chip.ariaPressed = String(chip.value === value)
  }
  choose(begun)
  card.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button')
    if (pressed?.dataset.add && field) {
      field.value = added(field, pressed.dataset.add)
      answer(field.value)
    } else if (pressed?.ariaPressed) {
      const value = pressed.ariaPressed === 'true' ? '' : pressed.value
      choose(value)
      answer(value)
    }
  })
}

function added({ value, maxLength }: HTMLTextAreaElement | HTMLInputElement, idea: string): string {
  const begun = value.trimEnd()
  const longer = begun ? `${begun}, ${idea}` : idea
  return longer.length <= maxLength ? longer : value
}

/** The browser may keep nothing, or another format. */
function read(key: string): StoredValues {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

function store(key: string, value: object | undefined) {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value))
    else localStorage.removeItem(key)
  } catch {
    // Blocked or full: the answers last as long as the page.
  }
}
