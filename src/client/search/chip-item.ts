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
