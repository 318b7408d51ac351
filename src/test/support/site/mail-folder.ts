import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { ROOT } from '../../../../scripts/lib/paths.ts'

/** The folder in which the site under test stores its mails. */
const MAIL_FOLDER = join(process.env.SITE_FOLDER || ROOT, '.aangan', 'mail')

/** Waits for a mail to an address with this subject; returns the text of the newest one. */
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

/** Returns the path of the link in such a mail, with its secret. */
export async function mailedLink(address: string, subject: string): Promise<string> {
  const text = await mailNamed(address, subject)
  return /https?:\/\/[^/\s]+(\/\S+#[a-z0-9.]{32,})/.exec(text)?.[1] ?? ''
}
