/** The tags of the portal's own elements begin with this. */
const PREFIX = 'aangan-'

/** Whether a part belongs to this element, and not to one of the portal's own elements inside it. */
function isOwn(part: Element, host: Element): boolean {
  let above = part.parentElement
  while (above && above !== host && !above.localName.startsWith(PREFIX)) above = above.parentElement
  return above === host
}

/** Returns the parts of a custom element that its markup calls `data-part={name}`, in their order. */
export const parts = <Kind extends Element = HTMLElement>(host: Element, name: string): Kind[] =>
  [...host.querySelectorAll<Kind>(`[data-part="${name}"]`)].filter((one) => isOwn(one, host))

/** Returns the one part with this name. An element whose markup lacks it is broken, and says so at once. */
export function part<Kind extends Element = HTMLElement>(host: Element, name: string): Kind {
  const [found, ...more] = parts<Kind>(host, name)
  if (!found || more.length > 0)
    throw new Error(`<${host.localName}> has ${found ? 'more than one' : 'no'} part "${name}".`)
  return found
}
