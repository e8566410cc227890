import type { ToastKind } from '../../components/toast.ts'
import type { WizardPage, WizardTexts } from '../../contract/wizard-page.ts'
import { watchCards } from './page-answers.ts'

/** Shown by the frame (components/toast.ts). */
function sayToast(message: string, kind: ToastKind): void {
  document.dispatchEvent(new CustomEvent('toast', { detail: [message, kind] }))
}

const fetchCode = () => import('../../islands/wizard/open.tsx')

async function fetchTexts(path: string): Promise<WizardTexts> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The wizard's texts were answered with ${response.status}`)
  return response.json()
}

/** The wizard takes the place of all that stands in `main`: the style sheet there is loaded into the head as well. */
function keepStyle(): Promise<undefined> {
  const inMain = document.querySelector<HTMLLinkElement>('main link[rel=stylesheet]')
  if (inMain === null) return Promise.resolve(undefined)
  const kept = inMain.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    kept.onload = () => resolve(undefined)
    kept.onerror = () => {
      kept.remove()
      reject(new Error('The style sheet of the page could not be loaded'))
    }
    document.head.append(kept)
  })
}

type Wizard = [Awaited<ReturnType<typeof fetchCode>>, WizardTexts, undefined]

/** Loads once; after a failure the next call tries again. */
function wizardFetcher(textsPath: string): () => Promise<Wizard> {
  let fetched: Promise<Wizard> | undefined
  return () => {
    if (fetched === undefined) {
      fetched = Promise.all([fetchCode(), fetchTexts(textsPath), keepStyle()])
      fetched.catch(() => {
        fetched = undefined
      })
    }
    return fetched
  }
}

/** Opens on a press of a start button, or at once with `?step=`; loaded when a button is hovered or focused. */
export function watchStartButtons() {
  const data = document.querySelector<HTMLElement>('#wizard-page')
  const root = document.querySelector('main')
  if (data === null || root === null) throw new Error('A page with a start button lacks #wizard-page or <main>')
  const page: WizardPage = JSON.parse(data.textContent)
  const answers = watchCards(page)
  const fetchWizard = wizardFetcher(data.dataset.texts ?? '')
  const open = async (button?: Element) => {
    button?.setAttribute('aria-busy', 'true')
    try {
      const [{ openWizard }, texts] = await fetchWizard()
      openWizard(root, { ...page, answers: answers.given() }, texts)
      // The header stands over an opening no more.
      delete document.body.dataset.opening
      answers.forget()
    } catch (cause) {
      console.error(cause)
      sayToast(data.dataset.failure ?? '', 'error')
    } finally {
      button?.removeAttribute('aria-busy')
    }
  }
  for (const button of document.querySelectorAll('[data-start-wizard]')) {
    button.addEventListener('pointerenter', fetchWizard, { once: true })
    button.addEventListener('focus', fetchWizard, { once: true })
    button.addEventListener('click', () => open(button))
  }
  if (new URLSearchParams(location.search).has('step')) void open()
}
