import type { APIRoute } from 'astro'
import type { Language } from '../../../contract/languages.ts'
import type { WizardTexts } from '../../../contract/wizard-page.ts'
import { textsOf, WRITTEN_LANGUAGES } from '../../../layouts/texts.ts'

export const getStaticPaths = () => WRITTEN_LANGUAGES.map(lang => ({ params: { lang } }))

export const GET: APIRoute = ({ params }) => {
  const { wizard, options, errors, frame } = textsOf(params.lang as Language)
  const texts: WizardTexts = { wizard, options, errors, frame }
  return Response.json(texts)
}
