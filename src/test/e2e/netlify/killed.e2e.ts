import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendContact } from '../../../contract/contact.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { SITE_FOLDER, siteRows } from '../../support/site/served-site.ts'

test('A netlify dev that is killed comes back on the same port, and no message that it took is lost', async ({
  request,
  baseURL,
}) => {
  const name = `Killed ${Date.now()}`
  const answer = await request.post(sendContact.path, {
    headers: { origin: baseURL ?? '' },
    data: {
      name,
      email: 'asha@example.in',
      mobileNumber: '9876543210',
      message: 'Is the office open on Sunday?',
      submissionKey: crypto.randomUUID(),
    },
  })
  expect(answer.status()).toBe(201)
  process.kill(
    Number(await readFile(join(SITE_FOLDER, '.aangan', 'netlify.pid'), 'utf8')),
    'SIGKILL',
  )
  await expect
    .poll(() =>
      request.get('/api/me').then(
        (reply) => reply.status(),
        () => 'no answer',
      ),
    )
    .toBe('no answer')
  await expect
    .poll(
      () =>
        request.get('/api/me').then(
          (reply) => reply.status(),
          () => 'no answer',
        ),
      {
        timeout: 100_000,
      },
    )
    .toBe(200)
  expect(await siteRows('select name from contacts where name = $1', [name])).toEqual([{ name }])
})
