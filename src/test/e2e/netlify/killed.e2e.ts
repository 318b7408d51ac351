import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { processes } from '../../../../scripts/lib/system.ts'
import { readSession } from '../../../contract/account.ts'
import { sendContact } from '../../../contract/contact.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { untilThere } from '../../support/browser/stillness.ts'
import { SITE_FOLDER, siteRows } from '../../support/site/served-site.ts'

const inFolder = (...path: string[]) => join(SITE_FOLDER, '.aangan', ...path)

test('A netlify dev that is killed comes back on the same port, and no message that it took is lost', async ({
  request,
  baseURL,
}) => {
  const name = `Killed ${Date.now()}`
  const sent = await request.post(sendContact.path, {
    headers: { origin: baseURL ?? '' },
    data: {
      name,
      email: 'asha@example.in',
      mobileNumber: '9876543210',
      message: 'Is the office open on Sunday?',
      submissionKey: crypto.randomUUID(),
    },
  })
  expect(sent.status()).toBe(201)
  // While it packs its functions, netlify dev takes connections without a word.
  const answers = () =>
    request.get(readSession.path, { timeout: 10_000 }).then(
      (answer) => answer.ok(),
      () => false,
    )
  process.kill(Number(await readFile(inFolder('netlify.pid'), 'utf8')), 'SIGKILL')
  await expect.poll(answers).toBe(false)
  // It packs all functions anew before its log says a word.
  const workOfSite = async () => {
    const { size } = await stat(inFolder('logs', 'netlify.log'))
    const own = (processes() ?? []).filter(({ command }) => command.includes(SITE_FOLDER))
    return [size, ...own.map(({ pid, seconds }) => `${pid} ${seconds}`)].join()
  }
  await untilThere(answers, workOfSite, 'netlify dev answers again')
  expect(await siteRows('select name from contacts where name = $1', [name])).toEqual([{ name }])
})
