import { describe, expect, it } from 'vitest'
import { HOT_LIST_GROUPS } from '../../src/contract/landing-fields.ts'
import type { Home } from '../../src/editorial/home.ts'
import { GROUPS_OF_TAB } from '../../src/editorial/hot-list.ts'
import type { LandingCard } from '../../src/editorial/landing.ts'
import { shownGroups, shownHome } from '../../src/pages/_home-content.ts'
import { textsIn } from '../e2e/texts.ts'

const picture = { url: '/content/images/a/b/c.webp', alt: 'A castle', size: { width: 1800, height: 1000 } }
const entry: Home = {
  id: 'home-de',
  updatedAt: '2026-11-21T10:00:00Z',
  title: 'Guten Abend',
  lang: 'de',
  content: 'Ein *paar* Fragen.',
  images: [picture],
  boxTitle: 'Bühnen',
  boxText: 'Sieben.',
}
const card: LandingCard = {
  id: 'landing-a-de',
  updatedAt: '2026-11-21T10:00:00Z',
  url: 'das-haus',
  lang: 'de',
  title: 'Das Haus',
  coverImage: picture,
  ranking: 50,
  badge: 'new',
  ages: ['3-6'],
  hreflang: {},
  description: undefined,
  group: 'family',
  category: 'bedtime',
}

describe('the entry of a home page', () => {
  it('stands in the place of the site’s own texts, its markdown rendered', () => {
    const shown = shownHome(entry, 'de')
    expect(shown).toMatchObject({ title: 'Guten Abend', boxTitle: 'Bühnen' })
    expect(shown.content?.trim()).toBe('<p>Ein <em>paar</em> Fragen.</p>')
    expect(shown.boxText?.trim()).toBe('<p>Sieben.</p>')
  })

  it('is left out when there is none, or none in the language', () => {
    expect(shownHome(undefined, 'de')).toEqual({})
    expect(shownHome({ ...entry, lang: 'en' }, 'de')).toEqual({})
  })
})

describe('the groups of landing pages', () => {
  it('stand behind the tab that the specification gives each', () => {
    const groups = HOT_LIST_GROUPS.map(group => ({ group, cards: [] }))
    for (const { name, tab } of shownGroups(groups, textsIn('de').urls)) expect(GROUPS_OF_TAB[tab]).toContain(name)
  })

  it('lead to their pages, with pictures of 400 x 300 pixels and twice that', () => {
    const [group] = shownGroups([{ group: 'family', cards: [card] }], textsIn('de').urls)
    const [shown] = group?.cards ?? []
    expect(shown).toMatchObject({ path: '/de/pages/das-haus', badge: 'new', ages: ['3-6'] })
    expect(shown?.picture?.src).toContain('w=400&h=300&fit=fill')
    expect(shown?.picture?.srcset).toMatch(/ 400w, .*w=800&h=600&fit=fill.* 800w$/)
  })
})
