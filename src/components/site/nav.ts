import { PATHS } from '../../contract/paths.ts'

/** The links of the navigation bar, in their order. */
export const NAV = [
  { label: 'Home', href: PATHS.home },
  { label: 'Buy', href: PATHS.buy },
] as const

/** Whether a link of the bar stands for the page at a path. */
export function isCurrent(href: string, path: string): boolean {
  const plain = path.replace(/\/+$/, '') || '/'
  return href === plain
}
