import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '../../../src/stores/wizard/draft.ts'
import { UNDO_MS } from '../../../src/stores/wizard/drafts.ts'
import { answerAll, BEDTIME, createTestWizard } from './test-wizard.ts'

/** A visitor who comes back to the answers of an earlier visit. */
async function comeBack() {
  const first = await createTestWizard()
  answerAll(first)
  return createTestWizard({ stored: first.stored })
}

describe('Answers of an earlier visit', () => {
  it('are not asked about where there are none', async () => {
    const { wizard } = await createTestWizard()
    expect(wizard.draft.$notice.get()).toBe('none')
  })

  it('are asked about until the visitor goes on with them', async () => {
    const { wizard, at } = await comeBack()
    expect(wizard.draft.$notice.get()).toBe('found')
    wizard.draft.goOn()
    expect(wizard.draft.$notice.get()).toBe('none')
    expect(at()).toBe('check')
  })

  it('are put away by a fresh start, which begins with the first card and every card empty', async () => {
    const { wizard, at } = await comeBack()
    wizard.draft.startAnew()
    expect(at()).toBe('person')
    expect(wizard.$values.get().name).toBeUndefined()
    expect(wizard.draft.$notice.get()).toBe('emptied')
    for (const step of ['look', 'inside'] as const) {
      wizard.set({ name: 'name', path: '', kind: 'line' }, 'Emil')
      wizard.set({ name: 'age', path: '', kind: 'number' }, '6')
      wizard.set({ name: 'gender', path: '', kind: 'choice' }, 'male')
      wizard.next()
      expect(at()).toBe(step)
    }
  })

  it('are had back where they were left, for ten seconds', async () => {
    const { wizard, advance, at } = await comeBack()
    wizard.draft.startAnew()
    await advance(UNDO_MS - 1)
    wizard.draft.undo()
    expect(at()).toBe('check')
    expect(wizard.$values.get().name).toBe('Mila')
    expect(wizard.draft.$notice.get()).toBe('none')
    wizard.draft.startAnew()
    await advance(UNDO_MS)
    expect(wizard.draft.$notice.get()).toBe('none')
  })

  it('wait for their visitor until a story was begun from them', async () => {
    const { wizard, stored } = await comeBack()
    const kept = () => ({ ...EMPTY_DRAFT, ...JSON.parse(stored['wizard:bedtime'] ?? '{}') })
    expect(kept().waiting).toMatchObject({ path: BEDTIME.paths.self })
    await wizard.start()
    expect(kept().waiting).toBeUndefined()
    expect(kept().values.name).toBe('Mila')
  })
})
