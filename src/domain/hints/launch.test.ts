import { expect, test } from 'vitest'
import { launchFields } from '../../test/support/structure/launch-fields.ts'
import { LAUNCH_FIELDS } from '../launch/fields.ts'
import { publicTexts } from './contacts.ts'
import { hintsOfLaunch } from './launch.ts'

const WAY = 'nine eight seven six five 43210, awadh (at) gmail dot com'

test('A launch without a way around the portal has no hints', () =>
  expect(hintsOfLaunch(launchFields)).toEqual([]))

test.each(publicTexts(LAUNCH_FIELDS))(
  'A way around the portal in %s is said of that field',
  (field) => {
    const [hint, ...more] = hintsOfLaunch({ ...launchFields, [field]: WAY })
    expect(more).toEqual([])
    expect(hint).toMatchObject({ field, text: expect.stringContaining(LAUNCH_FIELDS[field].label) })
    expect(hint?.text).toContain('nine eight seven six five 43210')
  },
)

test('Every line that people read is looked at, but no address and no account', () =>
  expect(publicTexts(LAUNCH_FIELDS)).toEqual([
    'builder',
    'projectBuildingName',
    'city',
    'locality',
    'kinds',
    'reraNumber',
  ]))
