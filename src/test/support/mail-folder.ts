import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { ROOT } from '../../../scripts/lib/paths.ts'

/** Where the site that the browser tests drive puts its mails. */
const MAIL_FOLDER = join(process.env.SITE_FOLDER || ROOT, '.aangan', 'mail')

/** Waits for a mail to an address with this subject; its text, the newest where there are more. */
export async function mailNamed(address: string, subject: string): Promise<string> {
  let text: string | undefined
  await expect
    .poll(async () => {
      const names = (await readdir(MAIL_FOLDER).catch(() => [])).sort().reverse()
      for (const name of names) {
        const mail = await PostalMime.parse(await readFile(join(MAIL_FOLDER, name)))
        const fits = mail.subject === subject && mail.to?.some((to) => to.address === address)
        if (fits) text = mail.text ?? ''
        if (text) break
      }
      return text
    })
    .toBeTruthy()
  return text ?? ''
}

/** The path that the link with a secret leads to, secret included, in such a mail. */
export async function mailedLink(address: string, subject: string): Promise<string> {
  const text = await mailNamed(address, subject)
  return /https?:\/\/[^/\s]+(\/\S+#[a-z0-9.]{32,})/.exec(text)?.[1] ?? ''
}
