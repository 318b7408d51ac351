import { bundleFunctions } from './rebuild/bundle-functions.ts'

// Bundles the functions in a deploy's build, before Netlify packs them. `npm start` does the same by itself.
await bundleFunctions()
