import { parts } from '../../client/lib/parts.ts'

/** Builders whose offers are not online: each button says so below itself. */
export class BuildersElement extends HTMLElement {
  connectedCallback() {
    const notes = parts(this, 'note')
    for (const [n, button] of parts(this, 'open').entries())
      button.onclick = () => notes[n]?.replaceChildren(button.dataset.notOnline ?? '')
  }
}
