type Quick = { label: string; href: string; count: number | null }

/** Makes the link to a narrower search. With a count it stands for a menu that a wide window shows instead. */
export function quickItem({ label, href, count }: Quick, press: () => void): HTMLLIElement {
  const item = document.createElement('li')
  item.toggleAttribute('data-offer', true)
  const link = Object.assign(document.createElement('a'), { href, rel: 'nofollow' })
  link.append(label)
  if (count !== null) {
    item.toggleAttribute('data-quick', true)
    const little = document.createElement('small')
    little.className = 'digits'
    little.append(String(count))
    link.append(little)
  }
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    press()
  })
  item.append(link)
  return item
}

/** Makes a button that removes or changes a part of a search. */
export function chipItem(text: string, press: () => void, label?: string): HTMLLIElement {
  const item = document.createElement('li')
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text,
  })
  if (label) button.setAttribute('aria-label', label)
  button.addEventListener('click', press)
  item.append(button)
  return item
}
