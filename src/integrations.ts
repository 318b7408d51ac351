import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Adds `client:intent`. */
export const intentDirective: AstroIntegration = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'intent',
        entrypoint: fileURLToPath(new URL('./directives/intent.ts', import.meta.url)),
      }),
  },
}

/** Shows every token and primitive at /styleguide while developing; a build has no such page. */
export const styleguide: AstroIntegration = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({
        pattern: '/styleguide',
        entrypoint: fileURLToPath(new URL('./styleguide/Styleguide.astro', import.meta.url)),
      })
    },
  },
}
