/** The folder of what reads HEIC photos in browsers that cannot; its files have a header of their own. */
export const HEIC_FOLDER = '/heic/'
/** What the page loads and hands to the worker. */
export const HEIC_WASM_PATH = `${HEIC_FOLDER}libheif.wasm`
export const HEIC_WORKER_PATH = `${HEIC_FOLDER}decoder.js`

/**
 * For the worker alone: WebAssembly may run there. The photo and the decoder are handed to it by the page, so that it
 * needs no network: a photo that took the decoder over could not call the site in the name of who is signed in. Only
 * netlify.toml sends it; a test compares both.
 */
export const HEIC_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'"
