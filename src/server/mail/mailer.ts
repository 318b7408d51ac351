import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Env } from '../env.ts'

/** A mail as it leaves: one recipient, plain text and the same as HTML. `id` stays the same when it is sent again. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** An address that ends such mails when it is called. */
  unsubscribe?: string
}

/** The one way out for mails; rejects where the mail was not taken. */
export type Mailer = { send(mail: Mail): Promise<void> }

const TIMEOUT_MS = 15_000

// Loaded by those who send: most requests do not.
const nodemailer = () => import('nodemailer')

/**
 * What goes to the library. Addresses are handed over as such and not as text, in which a comma would make two of one;
 * the id lets a mail server drop what came twice.
 */
function options(mail: Mail, from: string): SendMailOptions {
  const { id, to, subject, text, html, unsubscribe } = mail
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^a-z0-9.-]/gi, '')
  return {
    from,
    subject,
    text,
    html,
    to: { name: '', address: to },
    messageId: `<${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(unsubscribe && { list: { unsubscribe } }),
    headers: {
      'auto-submitted': 'auto-generated',
      ...(unsubscribe && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
    },
  }
}

/** The address of a mail server with our waiting times, which the library takes only there. */
function impatient(address: string): string {
  const url = new URL(address)
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    url.searchParams.set(wait, String(TIMEOUT_MS))
  return url.href
}

function smtpMailer(address: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer()
      await createTransport(impatient(address)).sendMail(options(mail, from))
    },
  }
}

/** Logs in at a mail server and leaves again; rejects with its words where it does not let us in. */
export async function tryMailLogin(address: string): Promise<void> {
  const { createTransport } = await nodemailer()
  const transport = createTransport(impatient(address))
  await transport.verify().finally(() => transport.close())
}

/** Writes each mail as an .eml file into a folder, for a portal on one's own machine; the log says which, and no more. */
function fileMailer(folder: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail(options(mail, from))
      // The links in them open accounts: nobody else on the machine reads them.
      await mkdir(folder, { recursive: true })
      await chmod(folder, 0o700)
      const file = join(folder, `${Date.now()}-${mail.id}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600 })
      console.info(`Mail to ${mail.to}: ${mail.subject} (${file})`)
    },
  }
}

/** By SMTP where the environment names a server, else into its mail folder, else not at all. */
export function liveMailer({
  smtpUrl,
  mailFolder,
  mailFrom,
}: Pick<Env, 'smtpUrl' | 'mailFolder' | 'mailFrom'>): Mailer | null {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom)
  return mailFolder ? fileMailer(mailFolder, mailFrom) : null
}
