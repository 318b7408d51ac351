import { defineConfig } from '@playwright/test'
import { THIS } from '#language/language/this'
import { findChromium } from './scripts/lib/chromium.ts'
import { FIRST, LOCALES } from './src/domain/language/constants.ts'

// `npm test` starts its own site and names it here; `npx playwright test` alone uses the running one.
const site = process.env.SITE_ADDRESS || 'http://localhost:8888'
const report = process.env.PLAYWRIGHT_REPORT
// Workers load this file too, and inherit the variable.
process.env.CHROMIUM_PATH ||= (await findChromium()) ?? ''

/**
 * Chromium uses only the last such list, so Playwright's own entries are repeated. Without the first three, a headless
 * browser would render the popups of its address bar for each visitor, which takes longer than most pages of the site,
 * and would keep a spare process.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AimEnabled',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * Playwright's own entries, and one more: a headless shell does not estimate its network, and Blink would then load
 * pictures from 3,000 pixels below the screen instead of the 1,250 of a phone with 4G.
 */
const SETTINGS = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
]

/**
 * Journeys that change data run beside each other, never beside those that only look. Those that wait for a build come
 * first and together: one build then serves several, and nobody waits for them at the end.
 */
const ENGLISH = [
  // Files that read all pages take longest, so they start first.
  { name: 'whole', testMatch: 'whole/*.e2e.ts', fullyParallel: true },
  { name: 'looks', testMatch: 'looks/*.e2e.ts', fullyParallel: true },
  { name: 'publishing', testMatch: 'publishing/*.e2e.ts' },
  { name: 'changes', testMatch: 'changes/*.e2e.ts' },
  // Where a full run has proved the platform as it is, the way from a posting to its page and a kill are enough.
  {
    name: 'netlify',
    testMatch: process.env.PLATFORM_PROVED
      ? ['netlify/post-approve-publish.e2e.ts', 'netlify/killed.e2e.ts']
      : 'netlify/*.e2e.ts',
  },
]
/**
 * Node with a language as its condition gives the files of these journeys the texts and addresses of a build for it.
 */
const OTHER = [
  {
    name: THIS,
    // What holds for every page is read in each language.
    testMatch: [`${THIS}/*.e2e.ts`, 'looks/routes.e2e.ts', 'changes/one-address.e2e.ts'],
    fullyParallel: true,
  },
]
const asked = /--conditions=(\w+)/.exec(process.env.NODE_OPTIONS ?? '')?.[1] ?? FIRST
// Node ignores a condition that package.json does not name, and the first language would be read in its place.
if (asked !== THIS) throw new Error(`package.json names no texts for the language ${asked}.`)

export default defineConfig({
  testDir: 'src/test/e2e',
  outputDir: 'test-results',
  workers: 1,
  projects: THIS === FIRST ? ENGLISH : OTHER,
  // A browser that waits for two busy cores may lose a press. What fails twice fails; what passes then is named.
  retries: 1,
  forbidOnly: true,
  // Not of a whole journey: it ends once nothing has moved for this long (src/test/support/browser/stillness.ts).
  timeout: 60_000,
  expect: { timeout: 50_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: site,
    // A page that plays or counts would otherwise let a journey wait without end for what never comes.
    actionTimeout: 60_000,
    locale: LOCALES[THIS],
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
        `--blink-settings=${SETTINGS.join(',')}`,
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
})
