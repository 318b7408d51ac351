import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const postgres = 'src/test/support/postgres.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // A real Postgres for every test that asks for a database.
    globalSetup: existsSync(postgres) ? [postgres] : [],
    // Tests of the scripts start real processes; on two busy cores that takes its time.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
