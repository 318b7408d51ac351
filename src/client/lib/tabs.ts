/**
 * Tabs whose choice stands in the address (`#id`). Click, arrow keys, Home and End choose; Back and a shared link work.
 */
function keepTabs(frame: HTMLElement): void {
  const tabs = [...frame.querySelectorAll<HTMLAnchorElement>('[role="tab"]')]
  const select = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      document.querySelector(tab.hash)?.toggleAttribute('data-shown', tab === chosen)
    }
  }
  const open = (tab: HTMLAnchorElement | undefined, focus = false) => {
    if (!tab) return
    select(tab)
    // The link's default action would scroll the panel under the header.
    history.replaceState(null, '', tab.hash)
    if (focus) tab.focus()
  }
  /** Whether a tab is the one that the address names, or its panel contains the named element. */
  const isAsked = ({ hash }: HTMLAnchorElement) =>
    hash === location.hash ||
    document.querySelector(hash)?.contains(document.getElementById(location.hash.slice(1)))
  const fromAddress = () => {
    const asked = location.hash ? tabs.find(isAsked) : undefined
    if (asked) select(asked)
  }
  frame.addEventListener('click', (event) => {
    const tab =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[role="tab"]')
        : null
    if (!tab || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    open(tab)
  })
  frame.addEventListener('keydown', (event) => {
    const now = tabs.indexOf(event.target as HTMLAnchorElement)
    if (now < 0) return
    const to = {
      ArrowRight: (now + 1) % tabs.length,
      ArrowLeft: (now - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    open(tabs[to], true)
  })
  addEventListener('hashchange', fromAddress)
  fromAddress()
}

for (const frame of document.querySelectorAll<HTMLElement>('[data-tabs]')) keepTabs(frame)
