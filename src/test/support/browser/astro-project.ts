import { readFile } from 'node:fs/promises'
import react from '@astrojs/react'
import { getViteConfig } from 'astro/config'
import type { Plugin } from 'vite'
import type { TestProjectConfiguration } from 'vitest/config'

const SCRIPT = /^(.*\.astro)\?astro&type=script&index=(\d+).*&in-page$/

/**
 * Astro gives the script of a component to browsers alone; Node, which renders, has an empty one. `in-page` after its
 * address asks for the real one, once a page is open in this process.
 */
const scriptsOfComponents: Plugin = {
  name: 'scripts-of-components',
  load: {
    order: 'pre',
    filter: { id: SCRIPT },
    handler: async (id) => {
      const [, file = '', index] = SCRIPT.exec(id) ?? []
      const text = (await readFile(file, 'utf8')).replace(
        /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g,
        '',
      )
      // A script with attributes is not Astro's to bundle.
      const code = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)][Number(index)]?.[1]
      if (code === undefined) throw new Error(`${file} has no script ${index}.`)
      return { code, moduleType: 'ts' }
    },
  },
}

/** A project of tests that render `.astro`, without the portal's own configuration of Astro. */
export const astroProject = (test: object): TestProjectConfiguration =>
  getViteConfig({ test, plugins: [scriptsOfComponents] } as Parameters<typeof getViteConfig>[0], {
    configFile: false,
    integrations: [react()],
    logLevel: 'warn',
    devToolbar: { enabled: false },
  }) as TestProjectConfiguration
