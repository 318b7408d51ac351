import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.ts'

// `npm test` starts a site of its own and names it here; `npx playwright test` alone drives the one that runs already.
const site = process.env.SITE_ADDRESS || 'http://localhost:8888'
const report = process.env.PLAYWRIGHT_REPORT
// Workers load this file too, and inherit what was found.
process.env.CHROMIUM_PATH ||= (await findChromium()) ?? ''

/**
 * Chromium heeds the last such list alone, so that Playwright's own is said again. With the first three a browser without
 * a window would render its address bar's popups for each visitor, which takes longer than most pages of the site, and
 * keep a process ready for the next.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'AimEnabled'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ...['PreconnectToSearch', 'msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
]

export default defineConfig({
  testDir: 'src/test/e2e',
  outputDir: 'test-results',
  workers: 1,
  // What changes a site's data does so beside others that do, never beside those that only look. Those that wait for a build
  // come first, all at once, so that one build serves several and nobody waits for them in the end.
  projects: [
    // What looks at all pages at once takes longest, and would end last.
    { name: 'whole', testMatch: 'whole/*.e2e.ts', fullyParallel: true },
    { name: 'looks', testMatch: 'looks/*.e2e.ts', fullyParallel: true },
    { name: 'publishing', testMatch: 'publishing/*.e2e.ts' },
    { name: 'changes', testMatch: 'changes/*.e2e.ts' },
    { name: 'netlify', testMatch: 'netlify/*.e2e.ts' },
  ],
  retries: 0,
  forbidOnly: true,
  // On two busy cores a function takes its time.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: site,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
})
