import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate on pointerenter, focusin or touchstart. */
    'client:intent'?: boolean
  }
}
