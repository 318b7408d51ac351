import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Shows every token and primitive at /styleguide while developing; a build has no such page. */
export const styleguide: AstroIntegration = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({
        pattern: '/styleguide',
        entrypoint: fileURLToPath(new URL('./Styleguide.astro', import.meta.url)),
      })
    },
  },
}
