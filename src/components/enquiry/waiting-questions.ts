import { CONTACT_RESULT_TEXTS } from '#language/contact/texts'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { WAITING_TEXTS as texts } from '#language/enquiry/texts-waiting'
import { actOn } from '#language/text/texts'
import { type Sent, sendWaiting } from '../../client/enquiry/send-waiting.ts'
import {
  eraseQuestion,
  followWaiting,
  type WaitingQuestion,
  waitingQuestions,
  waitsUntil,
} from '../../client/enquiry/waiting.ts'
import { part } from '../../client/lib/parts.ts'
import { listingPath } from '../../contract/paths.ts'
import { writtenIn } from '../../domain/language/written.ts'
import { formatMoment } from '../../domain/time/rules.ts'

/** A question in the list. `state`: an entry that is being sent, or was, stays although the question has left. */
type Entry = { key: string; item: HTMLLIElement; state: 'open' | 'busy' | 'sent' }

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), props)
}

/** Marks an element with the language of what somebody wrote into it. */
function written<Kind extends HTMLElement>(one: Kind, text: string): Kind {
  const language = writtenIn(text)
  if (language) one.lang = language
  return one
}
const words = (text: string, className: string) => element('p', { className, textContent: text })
const link = (text: string, href: string) => {
  const way = element('a', { className: 'text-link', textContent: text })
  way.setAttribute('href', href)
  return way
}

/** The button keeps the focus while its question is being sent, and ignores presses. */
function setBusy(send: HTMLButtonElement, title: string, busy: boolean): void {
  const busyText = CONTACT_RESULT_TEXTS.busy
  send.setAttribute('aria-disabled', String(busy))
  send.setAttribute('aria-label', actOn(busy ? busyText : texts.sendNow, title))
  send.textContent = busy ? busyText : texts.sendNow
}

/** The form on the page of a listing, with what was written. */
const formOf = (listing: string) => `${listingPath(listing)}#enquiry`
const similarTo = (listing: string) => `${listingPath(listing)}#similar`

/** Shows the questions that wait on this device; each press of a button sends or erases one of them. */
export class WaitingQuestionsElement extends HTMLElement {
  #end = new AbortController()
  #entries = new Map<string, Entry>()

  connectedCallback() {
    this.#end = new AbortController()
    followWaiting(this.#show, this.#end.signal)
  }

  disconnectedCallback() {
    this.#end.abort()
  }

  #show = () => {
    const waiting = waitingQuestions()
    for (const [listing, { key, item, state }] of this.#entries) {
      // A question whose words were changed has another key.
      const isHere = waiting.some((one) => one.listing === listing && one.submissionKey === key)
      if (isHere || state !== 'open') continue
      item.remove()
      this.#entries.delete(listing)
    }
    for (const question of waiting) {
      if (this.#entries.has(question.listing)) continue
      const item = document.createElement('li')
      this.#entries.set(question.listing, { key: question.submissionKey, item, state: 'open' })
      this.#fill(item, question)
      part(this, 'list').append(item)
    }
    part(this, 'box').hidden = this.#entries.size === 0
  }

  #fill(item: HTMLLIElement, question: WaitingQuestion) {
    const { listing, title, message } = question
    const name = written(element('h3', {}), title)
    name.append(link(title, listingPath(listing)))
    const outcome = element('p', { className: 'waiting-outcome' })
    const send = element('button', {
      type: 'button',
      className: 'action action-main',
    })
    setBusy(send, title, false)
    const change = link(texts.change, formOf(listing))
    change.setAttribute('aria-label', actOn(texts.change, title))
    const ways = element('div', { className: 'button-row' })
    ways.append(send, change, this.#erasing(question))
    const until = words(texts.until(formatMoment(waitsUntil(question))), 'muted')
    const asked = written(words(message, 'enquiry-message'), message)
    item.append(name, asked, until, outcome, ways)
    send.onclick = () => void this.#send(question, { item, send, outcome, ways })
  }

  #erasing({ listing, title }: WaitingQuestion): HTMLButtonElement {
    const button = element('button', {
      type: 'button',
      className: 'action action-quiet',
      textContent: texts.remove,
      onclick: () => {
        this.#take(listing)
        eraseQuestion(listing)
        this.#say(texts.removed(title))
        this.#leaveFocus()
      },
    })
    button.setAttribute('aria-label', actOn(texts.remove, title))
    button.dataset.tone = 'danger'
    return button
  }

  async #send(question: WaitingQuestion, parts: Parts) {
    const { listing, title } = question
    const entry = this.#entries.get(listing)
    if (entry?.state !== 'open') return
    entry.state = 'busy'
    setBusy(parts.send, title, true)
    const sent = await sendWaiting(listing)
    entry.state = sent.now === 'sent' ? 'sent' : 'open'
    setBusy(parts.send, title, false)
    this.#say(saying(sent, title))
    if (sent.now === 'left') {
      this.#take(listing)
      this.#leaveFocus()
    } else this.#tell(sent, question, parts)
    this.#show()
  }

  /** Shows the outcome in the place of the buttons that it makes needless. */
  #tell(sent: Sent, question: WaitingQuestion, { item, outcome, ways }: Parts) {
    outcome.textContent = saying(sent, question.title)
    if (sent.now === 'gone') {
      const similar = link(texts.similar, similarTo(question.listing))
      ways.replaceChildren(similar, this.#erasing(question))
      similar.focus()
    }
    if (sent.now !== 'sent') return
    const answer = link(ENQUIRY_TEXTS.toQuestion, sent.link)
    const hint = words(ENQUIRY_TEXTS.linkHint, 'muted')
    const name = item.querySelector('h3') ?? ''
    item.replaceChildren(name, outcome, answer, hint)
    answer.focus()
  }

  #take(listing: string) {
    this.#entries.get(listing)?.item.remove()
    this.#entries.delete(listing)
  }

  /** The focused button is gone: its list takes the focus, or what stands around that. */
  #leaveFocus() {
    this.#show()
    if (part(this, 'box').hidden)
      (
        document.querySelector<HTMLElement>('h1[tabindex]') ?? document.getElementById('main')
      )?.focus()
    else part(this, 'heading').focus()
  }

  #say(text: string) {
    part(this, 'said').textContent = text
  }
}

type Parts = {
  item: HTMLLIElement
  send: HTMLButtonElement
  outcome: HTMLElement
  ways: HTMLElement
}

function saying(sent: Sent, title: string): string {
  if (sent.now === 'refused') return sent.why
  const said = { waits: texts.unsentAgain, sent: texts.sent(title) }
  return { ...said, gone: texts.gone(title), left: texts.left(title) }[sent.now]
}
