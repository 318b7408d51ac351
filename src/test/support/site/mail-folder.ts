import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { ROOT } from '../../../../scripts/lib/paths.ts'

/** The folder in which the site under test stores its mails. */
const MAIL_FOLDER = join(process.env.SITE_FOLDER || ROOT, '.aangan', 'mail')

/** Waits for a mail to an address with this subject; returns the newest one. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(async () => {
      const names = (await readdir(MAIL_FOLDER).catch(() => [])).sort().reverse()
      for (const name of names) {
        const mail = await PostalMime.parse(await readFile(join(MAIL_FOLDER, name)))
        const fits = mail.subject === subject && mail.to?.some((to) => to.address === address)
        if (fits && mail.text) found = mail
        if (found) break
      }
      return found?.text
    }, `a mail to ${address}: ${subject}`)
    .toBeTruthy()
  return found as Email
}

/** The text of such a mail. */
export const mailNamed = async (address: string, subject: string): Promise<string> =>
  (await mailTo(address, subject)).text ?? ''

/** Returns the path of the link in such a mail, with its secret. */
export async function mailedLink(address: string, subject: string): Promise<string> {
  const text = await mailNamed(address, subject)
  return /https?:\/\/[^/\s]+(\/\S+#[a-z0-9.]{32,})/.exec(text)?.[1] ?? ''
}
