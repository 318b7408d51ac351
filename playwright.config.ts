import { defineConfig } from '@playwright/test'

const WRITING = [
  'account',
  'account-security',
  'admin-content',
  'admin-oversight',
  'admin-users',
  'contact',
  'desk-evidence',
  'draft',
  'moderation-desk',
  'own-account',
  'own-listings',
  'own-security',
  'photos',
  'post-approve-publish',
  'posting-by-keyboard',
  'projects',
  'trust',
].map((journey) => `**/${journey}.e2e.ts`)

// `npm test` starts a site of its own and names it here; `npx playwright test` alone drives the one that runs already.
const site = process.env.SITE_ADDRESS || 'http://localhost:8888'
const report = process.env.PLAYWRIGHT_REPORT

export default defineConfig({
  testDir: 'src/test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 1,
  // What changes the site's data does so beside others that do, never beside those that only read it.
  projects: [
    { name: 'reading', testIgnore: WRITING },
    { name: 'writing', testMatch: WRITING },
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
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
