/** The folder of what reads HEIC photos in browsers that cannot; its files have a header of their own. */
export const HEIC_FOLDER = '/heic/'
export const HEIC_WORKER_PATH = `${HEIC_FOLDER}decoder.js`

/**
 * For the worker alone: WebAssembly may run there, and nothing but files of the site is loaded. Only netlify.toml sends
 * it; a test compares both.
 */
export const HEIC_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
