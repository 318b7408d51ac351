import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DESK_TEXTS, HELP_TEXTS } from '#english/moderation/texts'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import type { QueuedListing } from '../../contract/moderation.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { commandOf } from './desk-keys.ts'

const PRESS = { key: 'a', repeat: false, ctrlKey: false, metaKey: false, altKey: false }
const HTML = `<div class="queue-filters"><input type="search"><select></select></div>
  <textarea></textarea><input type="checkbox"><button></button><a href="#"></a><dialog></dialog>`

const load = async () => ({
  ...(await import('./desk-armed.ts')),
  ...(await import('../lib/single-keys.ts')),
  ...(await import('./desk-keys.ts')),
  ...(await import('./desk.store.ts')),
  ...(await import('./decisions.store.ts')),
  ...(await import('./batch.store.ts')),
  ...(await import('./desk-address.ts')),
  ...(await import('./desk-pane.ts')),
})
let desk: Awaited<ReturnType<typeof load>>
let end = () => {}

const listing = (id: string) => {
  const projectBuildingName = ['Amla', 'Bela', 'Champa'][Number(id) - 1]
  return {
    id,
    hints: [],
    file: null,
    createdAt: id,
    version: 1,
    photos: [],
    readAt: id,
    projectBuildingName,
  } as unknown as QueuedListing
}
const shown = () => desk.$shown.get()?.id
/** Presses a key at the focus; returns whether the desk handled it. */
const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(async () => {
  openPage(HTML)
  desk = await load()
  const queue = ['1', '2', '3'].map(listing)
  desk.$desk.set({ queue, log: [], matching: 3 } as unknown as ReturnType<typeof desk.$desk.get>)
  desk.show(queue[0] ?? null)
  end = desk.listenForKeys()
})
afterEach(() => {
  end()
  closePage()
})

describe('The keys of the desk', () => {
  it('are those in the help overlay, in upper or lower case', () => {
    const commands = ['a', 'R', 'j', 'K', 'x', ' ', 'b', '/', '?', 'q'].map((key) =>
      commandOf({ ...PRESS, key }, false),
    )
    expect(commands).toEqual([
      'approve',
      'reject',
      'next',
      'previous',
      'choose',
      'choose',
      'batch',
      'search',
      'help',
      null,
    ])
    for (const [key] of HELP_TEXTS.keys)
      for (const one of key.split(/,? or |, | \/ /).filter((part) => part.length === 1))
        expect(commandOf({ ...PRESS, key: one.toLowerCase() }, false), one).not.toBeNull()
  })

  it('are ignored while typing, in chords, and, for a decision, while held down', () => {
    expect(commandOf(PRESS, true)).toBeNull()
    for (const chord of ['ctrlKey', 'metaKey', 'altKey'])
      expect(commandOf({ ...PRESS, [chord]: true }, false)).toBeNull()
    expect(commandOf({ ...PRESS, repeat: true }, false)).toBeNull()
    expect(commandOf({ ...PRESS, key: 'j', repeat: true }, false)).toBe('next')
  })

  it('walk the queue, choose from it, ask about all that are chosen, and start a rejection', () => {
    expect(press('j')).toBe(true)
    expect(shown()).toBe('2')
    press('x')
    press('j')
    press(' ')
    expect([...desk.$chosen.get()]).toEqual(['2', '3'])
    press('b')
    expect(desk.$batch.get()?.listings.map(({ id }) => id)).toEqual(['2', '3'])
    press('k')
    press('r')
    expect(desk.$rejecting.get()?.id).toBe('2')
  })

  it.each(['j', 'q', 'Escape', 'r'])(
    'publish nothing by one letter: A asks, and %s cancels',
    (other) => {
      press('a')
      const asked = DESK_TEXTS.approveAsk('Amla')
      expect([desk.$question.get(), desk.$deskAnnouncement.get()]).toEqual([asked, asked])
      press('a', { repeat: true })
      press(other)
      expect([desk.$question.get(), desk.$deciding.get()]).toEqual([null, null])
    },
  )

  it('approve at the second A the listing of the first one, and nothing else', () => {
    press('a')
    desk.move(1)
    press('a')
    expect(desk.$question.get()).toBe(DESK_TEXTS.approveAsk('Bela'))
    press('a')
    expect([desk.$question.get(), desk.$deciding.get()]).toEqual([null, 'approve'])
  })

  it('say what an approval waits for, and open what is chosen before it was opened', async () => {
    desk.show({ ...listing('1'), readAt: null })
    press('a')
    expect([desk.$question.get(), desk.$deskAnnouncement.get()]).toEqual([
      null,
      READING_TEXTS.hidden,
    ])
    press('x')
    expect([desk.$chosen.get().size, desk.$pane.get()]).toEqual([0, 'detail'])
    const end = desk.followWishes()
    desk.markRead({ ...listing('1'), readAt: null }, '2026-11-20T09:00:00.000Z')
    expect([...desk.$chosen.get()]).toEqual(['1'])
    end()
  })

  it('focus the search', () => {
    press('/')
    expect(document.activeElement).toBe(the('input[type="search"]'))
  })

  it.each(['input[type="search"]', 'select', 'textarea'])('are letters in %s', (field) => {
    the(field).focus()
    expect(press('j')).toBe(false)
    expect(shown()).toBe('1')
  })

  it('work while a box is focused; Space ticks it, and presses a button or a link', () => {
    for (const own of ['input[type="checkbox"]', 'button', 'a']) {
      the(own).focus()
      expect(press(' ')).toBe(false)
    }
    expect(desk.$chosen.get().size).toBe(0)
    expect(press('j')).toBe(true)
  })

  it('are ignored while a dialog is open, and in other views except for the help', () => {
    the<HTMLDialogElement>('dialog').showModal()
    expect(press('j')).toBe(false)
    the<HTMLDialogElement>('dialog').close()
    desk.$view.set('log')
    expect([press('j'), press('?')]).toEqual([false, true])
    expect([shown(), desk.$help.get()]).toEqual(['1', true])
  })

  it('open the help, and the same key closes it', () => {
    press('?')
    expect(desk.$help.get()).toBe(true)
    the<HTMLDialogElement>('dialog').showModal()
    press('?')
    expect(desk.$help.get()).toBe(false)
  })

  it('can be turned off, and this browser remembers the choice', async () => {
    desk.setShortcuts(false)
    expect(press('j')).toBe(false)
    end()
    desk.$shortcuts.set(true)
    end = desk.listenForKeys()
    expect([desk.$shortcuts.get(), press('j')]).toEqual([false, false])
    desk.setShortcuts(true)
    expect(press('j')).toBe(true)
  })

  it('are on if the browser remembers any other value', () => {
    end()
    localStorage.setItem('desk-shortcuts', '{')
    end = desk.listenForKeys()
    expect(desk.$shortcuts.get()).toBe(true)
  })

  it('are ignored once the desk is left', () => {
    end()
    expect([press('j'), shown()]).toEqual([false, '1'])
  })
})
