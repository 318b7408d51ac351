// The same as `photoKeyOf`, which would import the rules of photos too.
const keyOf = ({ pathname }: HTMLAnchorElement) => pathname.replace(/\/[^/]*$/, '')

/**
 * Photos that only phones show, by swiping, are links with a text in the page. Each gets the HTML of the previous
 * tile's picture with its own address. A cloned element would load the other photo first.
 */
for (const tile of document.querySelectorAll<HTMLAnchorElement>('a[data-further]')) {
  const words = tile.textContent
  const before = tile.previousElementSibling as HTMLAnchorElement
  const picture = before.querySelector('picture')?.outerHTML ?? ''
  tile.innerHTML = picture.replaceAll(keyOf(before), keyOf(tile))
  tile.querySelector('img')?.setAttribute('alt', words)
}
