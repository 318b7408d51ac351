import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTACT_TEXTS, CONTACT_RESULT_TEXTS as texts } from '#language/contact/texts'
import { complaintThanks } from '#language/report/texts-complaints'
import { tooOften, UNREACHED } from '#language/text/texts'
import { sendContact } from '../../contract/contact.ts'
import { PATHS } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { CONTACT_REDIRECT_MS } from '../../domain/contact/constants.ts'
import { SERVICES } from '../../domain/service/constants.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let visitor: Visitor
beforeEach(async () => {
  visitor = await portal.visitor(null)
})
afterEach(() => vi.useRealTimers())

const open = () => visitor.open(PATHS.contact, () => import('./contact.store.ts'))
const ASHA = { name: 'Asha Verma', mobileNumber: '9876543210', email: 'asha@example.in' }
let messages = 0
/** Returns the form of a message that nobody has sent before. */
const newMessage = () => {
  messages += 1
  return { ...ASHA, message: `Is the office open on Saturday? ${messages}` }
}
const storedTimes = async ({ message }: { message: string }) =>
  (await portal.db.rows(sql`select id from contacts where message = ${message}`)).length

describe('The contact form', () => {
  it('names missing answers, in the order of the fields, and sends nothing', async () => {
    const { contactForm } = await open()
    await contactForm.submit(formOf({ name: ' ', mobileNumber: '12', email: 'x', message: '' }))
    expect(Object.entries(contactForm.$form.get().errors)).toEqual([
      ['name', texts.nameEmpty],
      ['mobileNumber', texts.mobileInvalid],
      ['email', texts.emailInvalid],
      ['message', texts.messageEmpty],
    ])
    expect(visitor.sent(sendContact)).toEqual([])
  })

  it('sends once for two presses, confirms it, and leads to the home page after two seconds', async () => {
    const { contactForm } = await open()
    const message = newMessage()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sending = Promise.all([
      contactForm.submit(formOf(message)),
      contactForm.submit(formOf(message)),
    ])
    expect(contactForm.$form.get().phase).toBe('busy')
    await sending
    expect(contactForm.$form.get()).toMatchObject({ phase: 'done', errors: {}, attempt: 1 })
    vi.advanceTimersByTime(CONTACT_REDIRECT_MS - 1)
    expect(visitor.page.left).toEqual([])
    vi.advanceTimersByTime(1)
    expect(visitor.page.left).toEqual([{ how: 'assign', to: PATHS.home }])
    expect(await storedTimes(message)).toBe(1)
  })

  it('says of a complaint by when it is settled, here and again on the home page', async () => {
    const { $complaintThanks, contactForm } = await open()
    const message = { ...newMessage(), complaint: 'general' }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await contactForm.submit(formOf(message))
    const [row] = await portal.db.rows<{ due: Date }>(
      sql`select due_at as due from contacts where message = ${message.message}`,
    )
    const thanks = complaintThanks(row?.due.toISOString() ?? null)
    expect(thanks).toContain('has to be settled by')
    expect($complaintThanks.get()).toBe(thanks)
    vi.advanceTimersByTime(CONTACT_REDIRECT_MS)
    const { takeToast } = await import('../site/left-toast.ts')
    expect(takeToast()?.text).toBe(thanks)
  })

  it('says nothing of a time of other messages', async () => {
    const { $complaintThanks, contactForm } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await contactForm.submit(formOf(newMessage()))
    vi.advanceTimersByTime(CONTACT_REDIRECT_MS)
    expect($complaintThanks.get()).toBeNull()
    const { takeToast } = await import('../site/left-toast.ts')
    expect(takeToast()).toBeUndefined()
  })

  it('keeps the answers after a lost connection and a reload, and then sends them', async () => {
    const message = newMessage()
    const { contactForm } = await open()
    visitor.network = 'down'
    await contactForm.submit(formOf(message))
    expect(contactForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: `${texts.failed} ${UNREACHED}` },
    })
    visitor.network = 'up'
    const reloaded = await open()
    expect(reloaded.contactForm.kept()).toEqual(message)
    await reloaded.contactForm.submit(formOf(message))
    expect(await storedTimes(message)).toBe(1)
    expect(reloaded.contactForm.kept()).toEqual({})
  })

  it('stores a message once if its answer was lost and it was sent again after a reload', async () => {
    const message = newMessage()
    const { contactForm } = await open()
    visitor.network = 'answers lost'
    await contactForm.submit(formOf(message))
    expect(contactForm.$form.get().errors).toEqual({ _: `${texts.failed} ${UNREACHED}` })
    visitor.network = 'up'
    await contactForm.submit(formOf(message))
    expect(contactForm.$form.get().phase).toBe('done')
    expect(await storedTimes(message)).toBe(1)

    const second = newMessage()
    const again = await open()
    visitor.network = 'answers lost'
    await again.contactForm.submit(formOf(second))
    visitor.network = 'up'
    const reloaded = await open()
    await reloaded.contactForm.submit(formOf(second))
    expect(await storedTimes(second)).toBe(1)
  })

  it('sends a text that was changed after a lost answer as a new message', async () => {
    const first = newMessage()
    const changed = { ...first, message: `${first.message} And on Sunday?` }
    const { contactForm } = await open()
    visitor.network = 'answers lost'
    await contactForm.submit(formOf(first))
    visitor.network = 'up'
    await contactForm.submit(formOf(changed))
    expect(contactForm.$form.get().phase).toBe('done')
    expect(await storedTimes(changed)).toBe(1)
  })

  it('can send a second message', async () => {
    const { contactForm } = await open()
    const both = [newMessage(), newMessage()] as const
    await contactForm.submit(formOf(both[0]))
    contactForm.reset()
    await contactForm.submit(formOf(both[1]))
    for (const message of both) expect(await storedTimes(message)).toBe(1)
  })

  it('keeps the text when the server fails, and sends it again', async () => {
    const message = newMessage()
    const { contactForm } = await open()
    await portal.withoutDatabase(() => contactForm.submit(formOf(message)))
    expect(contactForm.$form.get()).toMatchObject({ phase: 'open', errors: { _: texts.failed } })
    expect(contactForm.kept()).toEqual(message)
    await contactForm.submit(formOf(message))
    expect(await storedTimes(message)).toBe(1)
  })

  it('says how long to wait after too many messages', async () => {
    const { contactForm } = await open()
    await contactForm.submit(formOf(newMessage()))
    contactForm.reset()
    await portal.db.rows(sql`update rate_limits set count = 100000`)
    await contactForm.submit(formOf(newMessage()))
    const minutes = Number(/\d+/.exec(contactForm.$form.get().errors._ ?? '')?.[0])
    expect(contactForm.$form.get().errors).toEqual({ _: tooOften(minutes) })
    await portal.db.rows(sql`delete from rate_limits`)
  })

  it('shows nothing of a malformed draft', async () => {
    const { contactForm } = await open()
    for (const broken of ['{', 'null']) {
      sessionStorage.setItem('contact-draft', broken)
      expect(contactForm.kept()).toEqual({})
    }
  })
})

describe('The beginning of a message', () => {
  it('names the service or city that led to it', async () => {
    const { openingOf } = await open()
    for (const { slug, title } of SERVICES)
      expect(openingOf(`?service=${slug}`)).toBe(CONTACT_TEXTS.about(title))
    for (const { slug, name } of ROUTED_CITIES)
      expect(openingOf(`?city=${slug}`)).toBe(CONTACT_TEXTS.about(name))
  })

  it.each(['', '?service=nothing', '?city='])('is empty for the address %j', async (search) => {
    const { openingOf } = await open()
    expect(openingOf(search)).toBe('')
  })
})
