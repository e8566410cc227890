import { type Browser, chromium } from 'playwright'

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

/** Of the process that drives it: by a server of its own, every message would be read and written twice more. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
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
