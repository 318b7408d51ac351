import { visible } from '../text/signs.ts'

const BETWEEN = /[\s\-.()[\]/_·]/g
/** Mobile numbers begin with 6 to 9: a fixed line with its code is none, although it has as many digits. */
const WITH_CODE = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/

/**
 * The ten digits of an Indian mobile number as people write it: with +91, 0091, 91 or 0 before it, with dots, brackets
 * and blanks, or with the marks that contacts put around it. Ten digits that begin with 91 stay whole. Anything else is
 * returned as it was written, without what stands between its digits.
 */
export function readMobile(text: string): string {
  const digits = visible(text)
    .replace(
      /^(?:tel|call|contact|mob(?:ile)?|ph(?:one)?|m|wa|whats ?app|मो|मोबाइल|फोन|फ़ोन|कॉल|संपर्क|व्हाट्सएप|व्हाट्सऐप|व्हाट्सअप)(?:\.|:|\s|no)*(?=[+(\d])/i,
      '',
    )
    .replace(BETWEEN, '')
  if (/^\d{10}$/.test(digits)) return digits
  return WITH_CODE.exec(digits)?.[1] ?? digits
}
