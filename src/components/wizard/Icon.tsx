import { iconId } from './icons.ts'

/** A sign drawn once in the page's HTML (Signs.astro), so that no drawing has to come as script. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}
