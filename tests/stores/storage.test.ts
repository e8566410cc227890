import { expect, test } from 'vitest'
import { durableStorage } from '../../src/stores/storage.ts'

/** A browser's storage that can be made to refuse. */
function browserStorage() {
  const stored = new Map<string, string>()
  let state: 'open' | 'full' | 'blocked' = 'open'
  const open = () => {
    if (state === 'blocked') throw new DOMException('denied', 'SecurityError')
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (state === 'full') throw new DOMException('full', 'QuotaExceededError')
        stored.set(key, value)
      },
      removeItem: (key: string) => stored.delete(key),
    } as unknown as Storage
  }
  return { stored, open, become: (next: typeof state) => (state = next) }
}

test('keeps values in the browser', () => {
  const browser = browserStorage()
  const storage = durableStorage(browser.open)
  storage.answers = 'Mila'
  expect(browser.stored.get('answers')).toBe('Mila')
  expect('answers' in storage).toBe(true)
  delete storage.answers
  expect(browser.stored.size).toBe(0)
  expect('answers' in storage).toBe(false)
})

test('keeps values in memory when the browser blocks its storage', () => {
  const browser = browserStorage()
  browser.become('blocked')
  const storage = durableStorage(browser.open)
  expect('answers' in storage).toBe(false)
  storage.answers = 'Mila'
  expect(storage.answers).toBe('Mila')
})

test('does not fall back to an older value when the storage is full', () => {
  const browser = browserStorage()
  const storage = durableStorage(browser.open)
  storage.answers = 'old'
  browser.become('full')
  storage.answers = 'new'
  expect(storage.answers).toBe('new')
  browser.become('open')
  storage.answers = 'newest'
  expect(browser.stored.get('answers')).toBe('newest')
})
