import { isMobile } from '../phone/abroad.ts'
import { readMobile } from '../phone/mobile.ts'
import { tidy } from '../reading/parts.ts'
import { hasContactDetails } from '../text/contact-details.ts'

const TITLES = 'mr|mrs|ms|dr|shri|smt|sri|km|kumari|col|capt|maj|adv|er|ca|prof|श्री|श्रीमती|डॉ'
const SURNAMES =
  'sharma|verma|gupta|singh|kumar|yadav|agarwal|agrawal|aggarwal|mishra|tiwari|tripathi|pandey|dubey|shukla|srivastava|shrivastava|saxena|mathur|jain|kapoor|kapur|khanna|malhotra|mehra|chopra|arora|bhatia|sethi|ahuja|anand|bansal|goel|goyal|garg|mittal|singhal|jindal|khan|ahmed|ahmad|ali|siddiqui|ansari|qureshi|khatri|rastogi|chauhan|chaudhary|choudhary|chaudhry|rathore|rajput|thakur|joshi|pant|negi|rawat|bisht|dixit|awasthi|bajpai|vajpayee|nigam|sinha|prasad|roy|das|dutta|banerjee|mukherjee|chatterjee|ghosh|bose|nair|menon|iyer|iyengar|reddy|rao|naidu|patel|shah|desai|mehta|devi|lal|chandra|kaur|gill|sandhu|dhillon|bedi|sodhi|grover|batra|chawla|juneja|taneja|wadhwa|sachdeva|kohli|tandon|seth|khurana|talwar|nagpal|rana|tomar|solanki|maurya|kushwaha|patil|kulkarni|शर्मा|वर्मा|गुप्ता|सिंह|कुमार|यादव|मिश्रा|तिवारी|खान|अग्रवाल|देवी'
const PERSON = new RegExp(
  String.raw`^(?:(?:${TITLES})\.?\s+[\p{L}\p{M}.]+(?:\s+[\p{L}\p{M}.]+){0,3}|[\p{L}\p{M}.]+(?:\s+[\p{L}\p{M}.]+){0,2}\s+(?:${SURNAMES})|[\p{L}\p{M}.]+(?:\s+[\p{L}\p{M}.]+){0,2}\s+ji)$`,
  'iu',
)

/** Whether a cell is nothing but the name of a person: "Mr R. Gupta", "Anita Sharma". */
export const isPerson = (cell: string): boolean => cell.length <= 60 && PERSON.test(tidy(cell))

/** Whether a cell is a phone number or an e-mail address, with no more than a name beside it. */
export function isContact(cell: string): boolean {
  if (cell.length > 80 || !/\d{4}|@/.test(cell)) return false
  const mobile = readMobile(cell)
  if (/^(?:[6-9]|\+)/.test(mobile) && isMobile(mobile)) return true
  const words = cell.split(/\s+/).filter((word) => /^[\p{L}\p{M}.]+$/u.test(word))
  return hasContactDetails(cell) && words.length < 4 && !/[.!?,;]\s+\p{L}+\s+\p{L}/u.test(cell)
}
