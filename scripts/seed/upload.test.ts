import { expect, test } from 'vitest'
import { ERRORS } from '../../src/contract/errors.ts'
import { PHOTO_LIMITS } from '../../src/domain/photo/constants.ts'
import { makePhotoRow, PASSWORD } from '../../src/test/support/data/factories.ts'
import { cameraFile } from '../../src/test/support/data/pictures.ts'
import { setUpHarness } from '../../src/test/support/database/harness.ts'
import { Problem } from '../lib/problem.ts'
import { uploadAll } from './upload.ts'

const harness = setUpHarness()
const upload = async () => {
  const login = { email: harness.users.Admin.email, password: PASSWORD }
  const pictures = new Map([['tower-blue-hour', await cameraFile(800, 600)]])
  return uploadAll(harness.address, login, pictures, () => {})
}

test('A demo picture is uploaded like a user’s, and its photo is returned by its name', async () => {
  const photos = await upload()
  expect(photos.get('tower-blue-hour')).toMatchObject({ width: 600, height: 800 })
})

test('A picture that is refused ends the filling with a sentence that names it and says why', async () => {
  for (let n = 0; n < PHOTO_LIMITS.unusedPerUser; n++)
    await makePhotoRow(harness.db, harness.users.Admin)
  await expect(upload()).rejects.toEqual(
    new Problem(`the picture tower-blue-hour was not taken: ${ERRORS.photo_quota.sentence}`),
  )
})
