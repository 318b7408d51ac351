import { iconId } from './icons.ts'

/** A sign that the page's HTML contains once (Signs.astro): no script has to contain drawings. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}
