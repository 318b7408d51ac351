import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Env } from '../env.ts'

/** A mail to send: one recipient, plain text and the same as HTML. `id` stays the same when it is sent again. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where a reply goes; to nobody who reads it if it is missing. */
  replyTo?: string
  /** An address that unsubscribes from such mails when it is called. */
  unsubscribe?: string
}

/** Sends mails; rejects where the mail was not accepted. */
export type Mailer = { send(mail: Mail): Promise<void> }

const TIMEOUT_MS = 15_000

// Loaded only when a mail is sent: most requests send none.
const nodemailer = () => import('nodemailer')

/**
 * The options for the library. Addresses are objects, because in a text a comma would separate two addresses.
 * With the message id a mail server can drop duplicates.
 */
function options(mail: Mail, from: string): SendMailOptions {
  const { id, to, subject, text, html, replyTo, unsubscribe } = mail
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^a-z0-9.-]/gi, '')
  return {
    from,
    subject,
    text,
    html,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
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

/** The address of a mail server with timeouts, which the library reads only from the address. */
function withTimeouts(address: string): string {
  const url = new URL(address)
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'])
    url.searchParams.set(wait, String(TIMEOUT_MS))
  return url.href
}

function smtpMailer(address: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer()
      await createTransport(withTimeouts(address)).sendMail(options(mail, from))
    },
  }
}

/** Tests the login at a mail server; rejects with the server's message where it is refused. */
export async function tryMailLogin(address: string): Promise<void> {
  const { createTransport } = await nodemailer()
  const transport = createTransport(withTimeouts(address))
  await transport.verify().finally(() => transport.close())
}

/**
 * Writes each mail as an .eml file into a folder, for a portal on a local machine. The log has only the recipient, the
 * subject and the file name.
 */
function fileMailer(folder: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await nodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message } = await transport.sendMail(options(mail, from))
      // The mails contain links that open accounts, so nobody else on the machine may read them.
      await mkdir(folder, { recursive: true })
      await chmod(folder, 0o700)
      const file = join(folder, `${Date.now()}-${mail.id}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600 })
      console.info(`Mail to ${mail.to}: ${mail.subject} (${file})`)
    },
  }
}

/** Sends by SMTP where a server is set, else into the mail folder where one is set; null otherwise. */
export function liveMailer({
  smtpUrl,
  mailFolder,
  mailFrom,
}: Pick<Env, 'smtpUrl' | 'mailFolder' | 'mailFrom'>): Mailer | null {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom)
  return mailFolder ? fileMailer(mailFolder, mailFrom) : null
}
