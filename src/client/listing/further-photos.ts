// As `photoKeyOf`, which would bring the rules of photos along.
const keyOf = ({ pathname }: HTMLAnchorElement) => pathname.replace(/\/[^/]*$/, '')

/**
 * Photos that only a phone comes to, by swiping, are links with words in the page. Each takes a picture like that of the tile
 * before, as HTML: a copy of an element would load the other photo first.
 */
for (const tile of document.querySelectorAll<HTMLAnchorElement>('a[data-further]')) {
  const words = tile.textContent
  const before = tile.previousElementSibling as HTMLAnchorElement
  const picture = before.querySelector('picture')?.outerHTML ?? ''
  tile.innerHTML = picture.replaceAll(keyOf(before), keyOf(tile))
  // It is as wide as the screen.
  tile.querySelector('source')?.removeAttribute('sizes')
  tile.querySelector('img')?.setAttribute('alt', words)
}
