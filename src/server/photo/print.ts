import type { Sharp } from 'sharp'
import { PRINT } from '../../domain/photo/constants.ts'
import { type Print, printOf } from '../../domain/photo/print.ts'

/** The print of a picture that sharp has open. */
export async function printFrom(picture: Sharp): Promise<Print> {
  const grey = await picture
    .resize(PRINT.side, PRINT.side, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return printOf(new Uint8Array(grey))
}
