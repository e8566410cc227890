import { describe, expect, it } from 'vitest'
import { agentWords } from '../../../src/api/accounts/agent-words.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('A browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
      'Edge, Windows',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome, macOS'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 OPR/115.0`, 'Opera, Linux'],
    [
      `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari, iOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} FxiOS/132.0 Mobile/15E148 Safari/604.1`,
      'Firefox, iOS',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome, ChromeOS'],
    ['curl/8.5.0', ''],
    ['<b>Firefox</b> on my-laptop of Mia', ''],
  ])('that says %s is called "%s"', (userAgent, words) => {
    expect(agentWords(userAgent)).toBe(words)
  })

  it('that says nothing is called nothing', () => {
    expect(agentWords(undefined)).toBe('')
  })
})
