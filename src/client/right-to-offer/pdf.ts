import { AnnotationMode, getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PAPER_PROBLEMS as texts } from '#language/right-to-offer/texts-cover'
import { PDF_FOLDER } from '../../contract/pdf.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { PAPER_LIMITS } from '../../domain/right-to-offer/constants.ts'
import { pageBoard } from '../photo/picture.ts'
import { type Paper, PaperProblem } from './paper-problem.ts'

// The only module that knows pdf.js. It is loaded with the first PDF that somebody chooses.

type Document = Awaited<ReturnType<typeof getDocument>['promise']>
/** A document with its worker; `stopped` rejects once the worker has broken. */
type Opened = { document: Document; stopped: Promise<never>; end: () => void }

/** The worker is of no more use. */
class Stopped extends PaperProblem {}

/** Waits for what a worker does, until it breaks or its time is over. */
async function inTime<Done>(work: Promise<Done>, stopped: Promise<never>): Promise<Done> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stopped(texts.slow)), PHOTO_LIMITS.decodeMs)
  })
  try {
    return await Promise.race([work, stopped, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The sentence for what pdf.js has thrown. */
function problemOf(cause: unknown, otherwise: string): PaperProblem {
  if (cause instanceof PaperProblem) return cause
  const isLocked = cause instanceof Error && cause.name === 'PasswordException'
  return new PaperProblem(isLocked ? texts.password : otherwise)
}

async function opened(file: Blob): Promise<Opened> {
  const data = await file.arrayBuffer().catch(() => {
    throw new PaperProblem(texts.unreadable)
  })
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const stopped = new Promise<never>((_, reject) => {
    port.addEventListener('error', (event) => {
      event.preventDefault()
      reject(new Stopped(texts.notLoaded))
    })
  })
  stopped.catch(() => undefined)
  const worker = PDFWorker.create({ port, verbosity: 0 })
  const task = getDocument({
    data,
    worker,
    verbosity: 0,
    // No page may run WebAssembly. What decodes JPEG 2000, JBIG2 and fax is loaded as a script of the site.
    useWasm: false,
    wasmUrl: new URL(PDF_FOLDER, location.href).href,
    useWorkerFetch: false,
    // Letters are drawn as outlines: no font of a stranger becomes one of the page. Those of a font that is not in the
    // file are drawn in the device's own.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    // Somebody sees each page before it goes, so it is drawn as far as it can be.
    stopAtErrors: false,
    maxImageSize: PHOTO_LIMITS.chosenPixels,
    isOffscreenCanvasSupported: typeof OffscreenCanvas === 'function',
    disableWorkerRendering: true,
  })
  const end = () => {
    task.destroy().catch(() => undefined)
    worker.destroy()
    port.terminate()
  }
  try {
    return { document: await inTime(task.promise, stopped), stopped, end }
  } catch (cause) {
    end()
    throw problemOf(cause, texts.damaged)
  }
}

async function drawPage({ document, stopped }: Opened, at: number): Promise<HTMLCanvasElement> {
  const page = await inTime(document.getPage(at + 1), stopped)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: PAPER_LIMITS.edge / Math.max(width, height) })
  const whole = (side: number) => Math.min(PAPER_LIMITS.edge, Math.max(1, Math.round(side)))
  const { canvas } = pageBoard(whole(viewport.width), whole(viewport.height))
  // Notes and the answers in a form are drawn; nothing of a PDF is run.
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
  try {
    await inTime(task.promise, stopped)
    // Of a picture that could not be decoded nothing is there. A scan would be an empty page.
    const isWhole = [...(page.objs as Iterable<[string, unknown]>)].every(([, one]) => one !== null)
    if (!isWhole) throw new PaperProblem(texts.notDrawn)
    return canvas
  } catch (cause) {
    task.cancel()
    canvas.width = 0
    throw cause
  } finally {
    page.cleanup()
  }
}

/** Opens a PDF. Rejects with a `PaperProblem`. */
export async function openPdf(file: Blob): Promise<Paper> {
  let running: Opened | null = await opened(file)
  let isClosed = false
  const pages = running.document.numPages
  const end = () => {
    running?.end()
    running = null
  }
  if (pages > PAPER_LIMITS.pdfPages) {
    end()
    throw new PaperProblem(texts.tooManyPages)
  }
  return {
    pages,
    async draw(page) {
      try {
        if (isClosed) throw new Error('The paper is closed.')
        // The worker that a page has broken is gone; the other pages have another one.
        running ??= await opened(file)
        return await drawPage(running, page)
      } catch (cause) {
        if (cause instanceof Stopped) end()
        throw problemOf(cause, texts.notDrawn)
      }
    },
    close() {
      isClosed = true
      end()
    },
  }
}
