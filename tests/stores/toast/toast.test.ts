import { expect, test } from 'vitest'
import { TOAST_ERROR_MS, TOAST_MS } from '../../../src/contract/limits.ts'
import { createToasts } from '../../../src/stores/toast/toast.ts'
import { fakeClock } from '../fake-clock.ts'

function region() {
  const time = fakeClock()
  const toasts = createToasts(time.clock)
  return { ...time, toasts, message: () => toasts.$toast.get()?.message }
}

test('takes a message away after two and a half seconds', async () => {
  const { toasts, advance, message } = region()
  toasts.show('Saved', 'success')
  await advance(TOAST_MS - 1)
  expect(message()).toBe('Saved')
  await advance(1)
  expect(message()).toBeUndefined()
})

test('keeps an error longer, or until it is dismissed', async () => {
  const { toasts, advance, message } = region()
  toasts.show('Broken', 'error')
  await advance(TOAST_ERROR_MS - 1)
  expect(message()).toBe('Broken')
  toasts.dismiss()
  expect(message()).toBeUndefined()
})

test('keeps a message with something to do about it as long as an error', async () => {
  const { toasts, advance, message } = region()
  toasts.show('Added', 'success', { label: 'Undo', run: () => undefined })
  await advance(TOAST_ERROR_MS - 1)
  expect(message()).toBe('Added')
  await advance(1)
  expect(message()).toBeUndefined()
})

test('keeps a message while it is hovered or focused, and its time begins anew after that', async () => {
  const { toasts, advance, message } = region()
  toasts.show('Saved')
  toasts.pause()
  await advance(10 * TOAST_MS)
  expect(message()).toBe('Saved')
  toasts.release()
  await advance(TOAST_MS)
  expect(message()).toBeUndefined()
})

test('gives a newer message its own full time', async () => {
  const { toasts, advance, message } = region()
  toasts.show('First')
  await advance(TOAST_MS - 100)
  toasts.show('Second')
  await advance(TOAST_MS - 100)
  expect(message()).toBe('Second')
  await advance(100)
  expect(message()).toBeUndefined()
})
