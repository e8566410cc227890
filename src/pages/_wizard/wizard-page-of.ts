import { altOf, largestOf, type SitePictures, stageKey } from '../../components/site-picture.ts'
import { pathOf } from '../../contract/routes.ts'
import type { Texts } from '../../contract/texts.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'

type Begun = Omit<WizardPage, 'stage' | 'paths'> & { readonly self: string }

export function wizardPageOf({ self, ...page }: Begun, texts: Texts, pictures: SitePictures): WizardPage {
  const tall = stageKey(page.category, 'tall')
  return {
    ...page,
    stage: { src: largestOf(pictures[tall]?.webp ?? []), alt: altOf(tall, texts) },
    paths: {
      story: pathOf('story', { language: page.language, id: '{id}' }, texts.urls),
      self,
      login: pathOf('login', { language: page.language }, texts.urls),
      library: pathOf('library', { language: page.language }, texts.urls),
    },
  }
}
