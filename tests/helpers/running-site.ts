import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { leaksIn } from './leaks.ts'
import type { ServiceProcess } from './service-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** The mailbox's key, as printed at the start. */
    mailboxKey: string
    browserEndpoint: string
  }
}

export const STAFF_EMAIL = 'editor@example.org'
export const SITE_SETTINGS = { LOG_LEVEL: 'debug', STAFF_EMAILS: STAFF_EMAIL, TRUSTED_PROXIES: '127.0.0.1' }

type Start = (dataDir: string) => Promise<Pick<ServiceProcess, 'origin' | 'log' | 'end'>>

/** The built product, and one Chromium per project. Returns what ends both. */
export async function runSite(project: TestProject, start: Start): Promise<() => Promise<void>> {
  const builder = new URL('../../scripts/build.mjs', import.meta.url).href
  const { build } = (await import(builder)) as { build: () => Promise<void> }
  await build()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lumitale-browser-'))
  // The database may run as another user.
  chmodSync(dataDir, 0o755)
  const [running, browser] = await Promise.all([start(dataDir), startBrowser()])
  project.provide('origin', running.origin)
  project.provide('mailboxKey', /\/mailbox\?key=(\w+)/.exec(running.log())?.[1] ?? '')
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await running.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
    refuseLeaks(running.log())
  }
}

/** Playwright's own list: of two such arguments only the last counts. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Hidden browser UI that doubles each visitor's time. */
const OFF_FOR_SPEED = [
  'InitialWebUI',
  'InitialWebUISyncNavStartToCommit',
  'PreloadTopChromeWebUI',
  'ReadAnything',
  'SideSearch',
  'TabSearchPositionSetting',
  'WebUILocationBar',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUITabStrip',
  'WebUIToolbar',
]

const startBrowser = () =>
  chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Without a graphics card, emulating one costs a fifth of the time.
    args: [
      '--disable-gpu',
      // Letters stand where a browser with a window sets them.
      '--font-render-hinting=none',
      `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED].join()}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })

/** Fails the run when the log holds personal data. */
function refuseLeaks(log: string): void {
  const leaks = leaksIn(log)
  if (leaks.length === 0) return
  process.exitCode = 1
  throw new Error(
    `The log of the browser run says too much, in ${leaks.length} places:\n${leaks.slice(0, 20).join('\n')}`,
  )
}
