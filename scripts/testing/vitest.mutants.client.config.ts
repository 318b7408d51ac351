import { defineConfig } from 'vitest/config'

/** The tests that are tried on mutants of the client: its own, which have the real handlers on a real Postgres. */
export default defineConfig({
  test: {
    include: ['src/client/**/*.test.ts'],
    globalSetup: ['src/test/support/database/postgres.ts'],
    provide: { database: 'postgres' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
