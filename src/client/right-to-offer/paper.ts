import { REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
import { PAPER_PROBLEMS as texts } from '#language/right-to-offer/texts-cover'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { isTaken, kindOf, SIGNATURE_BYTES } from '../../domain/photo/signature.ts'
import { PAPER_LIMITS } from '../../domain/right-to-offer/constants.ts'
import { drawn, pageBoard } from '../photo/picture.ts'
import { PhotoProblem, photoProblem, shrinkPhoto } from '../photo/shrink.ts'
import { type Paper, PaperProblem } from './paper-problem.ts'

/** A photo is a paper of one page. It is decoded once, upright; then its small JPEG is drawn. */
async function openPhoto(file: Blob): Promise<Paper> {
  let { blob: small }: { blob: Blob | null } = await shrinkPhoto(file)
  return {
    pages: 1,
    async draw() {
      try {
        if (!small) throw new Error('The paper is closed.')
        const picture = await createImageBitmap(small)
        try {
          const { width, height } = picture
          const scale = Math.min(1, PAPER_LIMITS.edge / Math.max(width, height))
          return drawn({ width, height, picture }, scale, pageBoard).canvas
        } finally {
          picture.close()
        }
      } catch {
        throw new PaperProblem(texts.notDrawn)
      }
    },
    close() {
      small = null
    },
  }
}

async function openPdfFile(file: Blob): Promise<Paper> {
  if (file.size > PHOTO_LIMITS.chosenBytes) throw new PaperProblem(texts.tooLarge)
  const pdf = await import('./pdf.ts').catch(() => {
    throw new PaperProblem(texts.notLoaded)
  })
  return pdf.openPdf(file)
}

async function open(file: Blob): Promise<Paper> {
  const start = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new PaperProblem(texts.unreadable)
    })
  const kind = kindOf(new Uint8Array(start))
  if (kind === 'pdf') return openPdfFile(file)
  if (isTaken(kind)) return openPhoto(file)
  throw new PaperProblem(kind === 'other' ? texts.other : REFUSED_KIND_TEXTS[kind])
}

/** Opens a chosen file, which never leaves the device; a problem is a sentence. Never rejects. */
export async function openPaper(file: Blob): Promise<Paper | { problem: string }> {
  try {
    return await open(file)
  } catch (cause) {
    if (cause instanceof PaperProblem) return { problem: cause.message }
    return { problem: cause instanceof PhotoProblem ? photoProblem(cause) : texts.unreadable }
  }
}
