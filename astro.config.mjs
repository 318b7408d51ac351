import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

// `URL` is what Netlify calls the site's main address at build time.
const site = process.env.URL || 'http://localhost:8888'
// `npm run dev`: Astro serves the pages itself and passes the functions' addresses on to `netlify dev`.
const api = process.env.API_ORIGIN

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'ignore',
  outDir: process.env.BUILD_DIR || './dist',
  integrations: [react()],
  devToolbar: { enabled: false },
  security: { csp: true },
  vite: { server: api ? { proxy: { '/api': api, '/property_images': api } } : {} },
})
