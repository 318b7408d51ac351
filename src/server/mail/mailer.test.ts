import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { liveMailer } from './mailer.ts'

test('A mail that is written to a file is readable only for its user, and the log contains no link of it', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  const parent = await mkdtemp(join(tmpdir(), 'aangan-mail-'))
  const mailFolder = join(parent, 'mail')
  const mailer = liveMailer({ smtpUrl: null, mailFolder, mailFrom: 'office@aangan.example' })
  const words = { subject: 'A link', text: '#secret', html: '<p>#secret</p>' }
  await mailer?.send({ id: 'mail1', to: 'asha@example.in', ...words })
  const [file = ''] = await readdir(mailFolder)
  expect(log.mock.calls.flat().join()).toMatch(/^Mail to asha@example.in: A link \(.*\.eml\)$/)
  const modes = await Promise.all([mailFolder, join(mailFolder, file)].map((path) => stat(path)))
  // Windows has different file permissions.
  if (process.platform !== 'win32')
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600])
  await rm(parent, { recursive: true })
})
