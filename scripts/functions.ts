import { bundleFunctions } from './rebuild/bundle-functions.ts'

// The part of a deploy's build that Netlify packs afterwards; `npm start` does the same automatically.
await bundleFunctions()
