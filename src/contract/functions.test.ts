import { expect, test } from 'vitest'
import { FUNCTION_ADDRESSES, FUNCTIONS, type FunctionHead } from './functions.ts'

test('Each address of a function begins with exactly one of the listed beginnings', () => {
  const paths = Object.values<FunctionHead>(FUNCTIONS).flatMap(({ path = [] }) => path)
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths)
    expect(
      FUNCTION_ADDRESSES.filter((address) =>
        address.endsWith('/') ? path.startsWith(address) : path === address,
      ),
      path,
    ).toHaveLength(1)
})
