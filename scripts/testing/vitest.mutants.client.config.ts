import { defineConfig } from 'vitest/config'

/** Runs the client's tests on its mutants, with the real handlers on a real Postgres. */
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
