import { expect, test } from 'vitest'
import { LINE_MAX, SUGGESTION_DEBOUNCE_MS } from '../../../src/contract/limits.ts'
import { appended, createSuggestions, ideas, type StreamEvents } from '../../../src/stores/wizard/suggestions.ts'
import { fakeClock } from '../fake-clock.ts'

/** Suggestions over streams that the test feeds by hand. */
function suggesting() {
  const { clock, advance } = fakeClock()
  const streams: { address: URL; events: StreamEvents; open: boolean }[] = []
  const { $offers, $inUse, ask, close, leave } = createSuggestions(clock, (address, events) => {
    const stream = { address: new URL(address, 'http://here'), events, open: true }
    streams.push(stream)
    return () => {
      stream.open = false
    }
  })
  const type = (start: string) => ask('location', { start, language: 'de', url: '/de', title: 'location' })
  return { streams, advance, type, close, leave, offer: () => $offers.get().location, inUse: () => $inUse.get() }
}

test('asks only after the visitor has paused', async () => {
  const { streams, advance, type } = suggesting()
  type('Hin')
  await advance(SUGGESTION_DEBOUNCE_MS - 1)
  type('Hinter')
  await advance(SUGGESTION_DEBOUNCE_MS - 1)
  expect(streams).toHaveLength(0)
  await advance(1)
  expect(streams).toHaveLength(1)
  expect(streams[0]?.address.pathname).toBe('/api/v1/suggestions')
  expect(Object.fromEntries(streams[0]?.address.searchParams ?? [])).toEqual({
    start: 'Hinter',
    language: 'de',
    url: '/de',
    title: 'location',
  })
})

test('closes the stream before when it asks anew', async () => {
  const { streams, advance, type } = suggesting()
  type('a')
  await advance(SUGGESTION_DEBOUNCE_MS)
  type('ab')
  expect(streams[0]?.open).toBe(false)
  await advance(SUGGESTION_DEBOUNCE_MS)
  expect(streams.map(stream => stream.open)).toEqual([false, true])
})

test('shows suggestions as they come, each whole and in its place', async () => {
  const { streams, advance, type, offer } = suggesting()
  type('a')
  await advance(SUGGESTION_DEBOUNCE_MS)
  streams[0]?.events.suggestion(0, 'nie ganz dunkel wird')
  streams[0]?.events.suggestion(1, 'einen Brief')
  streams[0]?.events.suggestion(1, 'einen Briefkasten für Füchse')
  expect(offer()).toEqual({
    state: 'streaming',
    suggestions: [
      { text: 'nie ganz dunkel wird', label: 'nie ganz dunkel wird' },
      { text: 'einen Briefkasten für Füchse', label: 'einen Briefkasten für Füchse' },
    ],
  })
})

test('shows no joining mark, nothing that was typed already and nothing twice', async () => {
  const { streams, advance, type, offer } = suggesting()
  type('Eine Zahnlücke, die pfeift')
  await advance(SUGGESTION_DEBOUNCE_MS)
  const brought = [
    ', aber niemand glaubt es',
    'eine zahnlücke',
    'Eine Zahnlücke, die pfeift, wenn er lügt',
    'Aber niemand glaubt es',
    'Eine Zahnlücke, die pfeiftönt',
    ' … ',
  ]
  for (const [index, text] of brought.entries()) streams[0]?.events.suggestion(index, text)
  expect(offer()?.suggestions).toEqual([
    { text: ', aber niemand glaubt es', label: 'aber niemand glaubt es' },
    { text: ', wenn er lügt', label: 'wenn er lügt' },
    { text: 'Eine Zahnlücke, die pfeiftönt', label: 'Eine Zahnlücke, die pfeiftönt' },
  ])
})

test('says which field is in use, until the card is left', async () => {
  const { type, close, leave, inUse } = suggesting()
  expect(inUse()).toBeUndefined()
  type('a')
  close()
  expect(inUse()).toBe('location')
  leave()
  expect(inUse()).toBeUndefined()
})

test('keeps what came when the stream completes or fails, and closes it', async () => {
  for (const end of ['complete', 'failed'] as const) {
    const { streams, advance, type, offer } = suggesting()
    type('a')
    await advance(SUGGESTION_DEBOUNCE_MS)
    streams[0]?.events.suggestion(0, 'nach Harz duftet')
    streams[0]?.events[end]()
    expect(streams[0]?.open).toBe(false)
    expect(offer()).toMatchObject({ state: 'complete', suggestions: [{ text: 'nach Harz duftet' }] })
  }
})

test('sends the end of a text that is longer than the call takes', async () => {
  const { streams, advance, type } = suggesting()
  type(`${'x'.repeat(LINE_MAX)}🦊${'y'.repeat(LINE_MAX - 1)}`)
  await advance(SUGGESTION_DEBOUNCE_MS)
  expect(streams[0]?.address.searchParams.get('start')).toBe('y'.repeat(LINE_MAX - 1))
})

test('joins a continuation to the text with one space, and none before a comma', () => {
  expect(appended('der Wald ', { text: 'nach Harz duftet' })).toBe('der Wald nach Harz duftet')
  expect(appended('der Wald', { text: ', der singt' })).toBe('der Wald, der singt')
  expect(appended('', { text: 'am See' })).toBe('am See')
})

test('joins an answer by itself to the text with a comma', () => {
  const [idea] = ideas(['Zimt und Orangen'])
  expect(appended('Harz', { text: '', ...idea })).toBe('Harz, Zimt und Orangen')
})

test('keeps what came when the card is left', async () => {
  const { streams, advance, type, close, offer } = suggesting()
  type('a')
  await advance(SUGGESTION_DEBOUNCE_MS)
  streams[0]?.events.suggestion(0, 'nach Harz duftet')
  close()
  expect(streams[0]?.open).toBe(false)
  expect(offer()).toMatchObject({ state: 'complete', suggestions: [{ text: 'nach Harz duftet' }] })
})
