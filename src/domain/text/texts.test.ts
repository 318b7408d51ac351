import { expect, test } from 'vitest'
import { tooOften } from '#language/text/texts'

test.each([
  [1, '1 minute.'],
  [119, '119 minutes.'],
  [120, '2 hours.'],
  [1440, '24 hours.'],
  [2880, '2 days.'],
  [30 * 1440 - 1, '30 days.'],
])('A wait of %i minutes is said as “%s”', (minutes, said) => {
  expect(tooOften(minutes)).toMatch(new RegExp(`in ${said}$`))
})
