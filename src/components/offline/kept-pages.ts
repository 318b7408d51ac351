import { OFFLINE_TEXTS as texts } from '#language/site/texts-offline'
import { part } from '../../client/lib/parts.ts'
import { type KeptPage, keptPages } from '../../client/offline/kept-pages.ts'
import { agoInWords } from '../../domain/time/rules.ts'

function item({ path, title, seenAt }: KeptPage): HTMLLIElement {
  const link = document.createElement('a')
  link.href = path
  link.textContent = title
  const age = document.createElement('span')
  age.className = 'muted'
  age.textContent = texts.kept(agoInWords(seenAt, new Date()))
  const entry = document.createElement('li')
  entry.append(link, ' ', age)
  return entry
}

/** Lists what can be read on this device without a connection. */
export class KeptPagesElement extends HTMLElement {
  async connectedCallback() {
    const pages = await keptPages()
    part(this, 'list').replaceChildren(...pages.map(item))
    part(this, 'heading').hidden = pages.length === 0
    part(this, 'none').hidden = pages.length > 0
  }
}
