import { FACT_TEXTS, MESSAGE_TEXTS as texts } from '#language/listing-file/texts-message'
import type { FieldName } from '../listing/fields.ts'
import { readChoice } from '../reading/reading.ts'
import { fold } from '../text/fold.ts'
import { optionsOf } from './columns.ts'
import { type Facts, factsOf } from './facts.ts'
import { withoutMarks } from './message-marks.ts'
import { offerWordIn } from './offer.ts'
import type { Sheet } from './table.ts'

/** "[24/11/26, 9:14:02 am] Ravi: " of an iPhone, "24/11/26, 9:14 am - Ravi: " of an Android phone. */
const CHAT_HEAD =
  /^\s*(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]\s*|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\s+[-–]\s+)(?:[^:\n]{1,60}:\s?)?/i
/** What messengers and mail programs add. */
const ADDED =
  /^\s*(?:<?(?:image|video|audio|document|sticker|gif|contact card|media|photo) omitted>?|<attached: .*>|.{0,80}\(file attached\)|this message was (?:deleted|edited).*|you deleted this message.*|messages and calls are end-to-end encrypted.*|forwarded(?: many times| as received| message)?:?|[-_=*~ ]{0,20}forwarded message[-_=*~ ]{0,20}|begin forwarded message:?|sent from my .*|-{2,}\s*original message.*|on .{5,120} wrote:|(?:from|to|cc|bcc|date|sent|reply-to):\s.*|.{1,60} (?:joined using this group|added you|left|created group).*)\s*$/i
const SUBJECT = /^\s*(?:subject|re|fwd?)\s*:\s*/i
const QUOTED = /^(?:\s?>)+\s?/
/** The number or mark of an item of a list, but not "1.25 cr" or "2 BHK". */
const ITEM = /^\s*(?:\(?\d{1,3}\s?[).\]:]\)?(?:\s+|(?=[^\s\d]))|\d{1,3}\s[-–]\s+|#\d{1,3}\s+)/
const BULLET = /^\s*(?:[•●▪◦‣∙➤➢►▶»→*✓✔·]+|[-–—]+(?=\s))\s*/

type Line = { text: string; isItem: boolean; said: Facts['facts']; saidCity: string | undefined }

/** In letters: more is no message, and no line of one. */
const LARGEST = 200_000
const LONGEST_LINE = 2_000

/** The lines of each message of a text, without what messengers add; a blank line is null. */
function messagesIn(text: string, today: Date): (Line | null)[][] {
  const messages: (Line | null)[][] = [[]]
  for (const raw of text.slice(0, LARGEST).split(/\r\n|\r|\n/)) {
    // The marks of another direction stand before the heads of an export.
    const written = withoutMarks(raw.slice(0, LONGEST_LINE)).replace(QUOTED, '')
    const head = CHAT_HEAD.exec(written)
    if (head) messages.push([])
    const own = written.slice(head?.[0].length ?? 0).replace(SUBJECT, '')
    const item = ITEM.exec(own)
    const line = own
      .slice(item?.[0].length ?? 0)
      .replace(BULLET, '')
      .trim()
    const isRule = !/[\p{L}\p{N}]/u.test(line)
    if (isRule || ADDED.test(line)) {
      // A line of dashes divides as a blank one does.
      messages.at(-1)?.push(null)
      continue
    }
    const { facts, saidCity } = factsOf(line, today)
    messages.at(-1)?.push({ text: line, isItem: item !== null, said: facts, saidCity })
  }
  return messages
}

const WHAT: readonly FieldName[] = ['bedrooms', 'propertyType', 'plotArea']
const has = (said: Facts['facts'], ...names: readonly FieldName[]) =>
  names.some((name) => said[name] !== undefined)
/** Whether a line alone offers a home: what it is, and what it costs, where or how large it is. */
const isWhole = ({ said }: Line) =>
  (has(said, 'price') && has(said, ...WHAT)) ||
  (has(said, 'bedrooms') && has(said, 'locality')) ||
  (has(said, 'bedrooms', 'propertyType') && has(said, 'plotArea', 'floorNumber'))
const isSaid = ({ said }: Line) => Object.keys(said).length > 0
/** A heading names a place, a deal, a building or a kind for the homes below it. */
const HEADING: readonly FieldName[] = [
  ...(['city', 'locality', 'listingType', 'projectBuildingName', 'propertyType'] as const),
  ...(['propertyCategory', 'possession'] as const),
]
const isHeading = (line: Line) =>
  isSaid(line) &&
  Object.keys(line.said).every((name) => HEADING.some((one) => one === name)) &&
  !/^[^:]{1,30}:\s*\S/.test(line.text)
/** What a home has once: where it is said again, the next home has begun. */
const ONCE: readonly FieldName[] = ['bedrooms', 'plotArea', 'price', 'propertyType', 'locality']

/** The lines of a home, what they say, and the headings above it. */
type Group = { lines: Line[]; said: Facts['facts']; heading: Line[]; offerWord: string }
const groupOf = (line: Line, heading: Line[], offerWord: string): Group => ({
  lines: [line],
  said: { ...line.said },
  heading,
  offerWord,
})

/**
 * The most words of a heading such as "SOLD OUT inventory:"; "Looking for a new home in our city? See below" is none.
 */
const MOST_OF_HEADING = 6
/** "Sold out", "Required": what a line without a home says of the offer of those below it. */
const offerHeading = (line: Line) =>
  !has(line.said, 'bedrooms', 'plotArea', 'price') &&
  !line.text.includes('?') &&
  line.text.split(/\s+/).length <= MOST_OF_HEADING
    ? offerWordIn(line.text)
    : ''
const OFFERED =
  /^[^\p{L}\p{N}]*(?:available|avl|avail|unsold|not sold|fresh|new|live|active|in stock|for (?:sale|rent)|उपलब्ध)(?![\p{L}\p{M}])/iu
/** The most lines of one home. */
const MOST_LINES = 60
function add({ lines, said }: Group, line: Line): void {
  if (lines.length >= MOST_LINES) return
  lines.push(line)
  Object.assign(said, { ...line.said, ...said })
}

/** The homes of one message, each with its lines and the headings above it. */
function homesIn(lines: readonly (Line | null)[]): Group[] {
  const homes: Group[] = []
  const told = lines.filter((line) => line !== null)
  const isList = told.filter(({ isItem }) => isItem).length > 0 && told.some(isItemOfHome)
  const areLines = told.filter(isWhole).length > 1
  // Cities below each home end the message as well; where a home ends it, a city is above those that follow.
  const isCityAbove = (areLines || isList) && !isCityAlone(told.findLast(isSaid))
  let heading: Line[] = []
  let open: Group | null = null
  let offerWord = ''
  let isAfterBlank = true
  for (const line of lines) {
    if (line === null) {
      isAfterBlank = true
      continue
    }
    const word = offerHeading(line)
    const isAlone = !isSaid(line)
    if (
      isAlone &&
      word &&
      open &&
      !(isAfterBlank || isList || areLines || /:[\s*_]{0,3}$/.test(line.text))
    ) {
      // Below the lines of one home, it says so of that home.
      open.offerWord ||= word
      continue
    }
    const endsPart = isAlone
      ? /:[\s*_]{0,3}$/.test(line.text) || OFFERED.test(line.text)
      : isHeading(line)
    // "Noida" just below "Sold out" says where they are, not that they are offered.
    if (word && (isAlone || isHeading(line))) {
      offerWord = word
      open = null
    } else if (endsPart && (open || OFFERED.test(line.text))) offerWord = ''
    const begins: boolean = beginsHome(line, { open, isList, areLines, isAfterBlank })
    if (begins) {
      open = groupOf(line, heading, offerWord)
      homes.push(open)
    } else if (
      isHeading(line) &&
      (isAfterBlank ||
        open === null ||
        turnsAway(line, heading, open) ||
        (isCityAbove && isCityAlone(line) && !open.lines.some(({ saidCity }) => saidCity))) &&
      isNewHeading(line, open)
    ) {
      // A second heading takes the place of what it says as well.
      heading = [...heading.filter(({ said }) => !sharesKind(said, line.said)), line]
      open = null
    } else if (isSaid(line) && open) add(open, line)
    else if (isSaid(line)) {
      open = groupOf(line, heading, offerWord)
      homes.push(open)
    }
    isAfterBlank = false
  }
  return homes
}

const isCityAlone = (line: Line | undefined) =>
  line?.saidCity !== undefined && Object.keys(line.said).join() === 'city'
const isItemOfHome = (line: Line) => line.isItem && (isWhole(line) || has(line.said, ...WHAT))
/** The headings of a home's own block, such as its name, do not begin a new part of the list. */
const isNewHeading = (line: Line, open: Group | null) =>
  open === null || has(open.said, 'price', ...WHAT) ? true : !has(line.said, 'projectBuildingName')
const sharesKind = (one: Facts['facts'], other: Facts['facts']) =>
  HEADING.some((name) => name in one && name in other)

const DEALS = optionsOf('listingType') ?? []
const dealIn = ({ listingType = '' }: Facts['facts']) => {
  const reading = readChoice('listingType', listingType, DEALS)
  return reading?.is === 'taken' ? reading.value : undefined
}
/** "Noida" below homes of "Gurgaon", or "For sale" below those for rent: the next part, even without a blank line. */
function turnsAway(
  { said, saidCity }: Line,
  heading: readonly Line[],
  open: Group | null,
): boolean {
  if (has(said, 'locality', 'projectBuildingName')) return false
  const deal = dealIn(said)
  const isOtherDeal = [...heading, ...(open ? [open] : [])].some((before) => {
    const earlier = dealIn(before.said)
    return deal !== undefined && earlier !== undefined && deal !== earlier
  })
  const isOtherCity = heading.some(({ said: { city } }) => city && said.city !== city)
  return isOtherDeal || (saidCity !== undefined && isOtherCity)
}

type Place = { open: Group | null; isList: boolean; areLines: boolean; isAfterBlank: boolean }
function beginsHome(line: Line, { open, isList, areLines, isAfterBlank }: Place): boolean {
  if (isList && line.isItem)
    return isSaid(line) && (has(line.said, ...WHAT) || has(line.said, 'price', 'locality'))
  if (isWhole(line) && (open === null || areLines)) return true
  // "Flats for sale in Noida" above a list offers no home of its own.
  if (open === null)
    return has(line.said, ...WHAT, 'price') && !((isList || areLines) && isHeading(line))
  const before = open.said
  const isComplete = has(before, 'price') && has(before, ...WHAT)
  const again = ONCE.filter((name) => name in before && name in line.said)
  if (isAfterBlank) return isComplete && (again.length > 0 || has(line.said, ...WHAT))
  // "Type: 2 BHK" after a home with its price, without a blank line between.
  return (
    isComplete &&
    again.some((name) => before[name] !== line.said[name] && name !== 'locality') &&
    has(line.said, 'bedrooms')
  )
}

/** What a heading says for a home that does not say it itself, in its own words. */
function carried({ lines, said, heading }: Group): string[] {
  const saysCity = lines.some(({ saidCity }) => saidCity !== undefined)
  return heading.flatMap(({ said: above, saidCity }) => {
    const names = HEADING.filter((name) => above[name] !== undefined)
    return names.flatMap((name) => {
      if (name === 'propertyCategory') return []
      if (name === 'city') return saysCity || !saidCity ? [] : (above.city ?? [])
      // A type that a home does not name is left open only there.
      const isOpen = said[name] === undefined || said[name] === FACT_TEXTS.flatOrHouse
      return isOpen ? (above[name] ?? []) : []
    })
  })
}

/** The text of each home of a message: its own lines, and what the headings above it say of it. */
export function homesOf(text: string, today: Date): string[] {
  const homes = messagesIn(text, today)
    .flatMap(homesIn)
    .filter(({ said }) => has(said, ...WHAT, 'price'))
    .map((group) =>
      // A word about the offer is read at the beginning of a text.
      [group.offerWord, ...group.lines.map((line) => line.text), ...carried(group)]
        .filter(Boolean)
        .join('\n'),
    )
  // A message that was sent twice offers its homes once.
  return [...new Map(homes.map((home) => [fold(home), home])).values()]
}

/** The homes of a message as a sheet of one column, one line a home. Null if it offers none. */
export function readMessage(text: string, today: Date): Sheet | null {
  const homes = homesOf(text, today)
  return homes.length > 0 ? { name: texts.sheet, rows: homes.map((home) => [home]) } : null
}

/** The share of lines with as many cells that makes a text a table. */
const MOST = 0.6
const DELIMITERS = [
  ['\t', 2],
  [';', 3],
  [',', 3],
] as const

/** Whether most lines have the same number of cells, as those of a table do. */
function isTable(lines: readonly string[]): boolean {
  return DELIMITERS.some(([delimiter, least]) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = line.split(delimiter).length
      if (cells >= least) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    return lines.length > 1 && Math.max(0, ...counts.values()) >= lines.length * MOST
  })
}

/** Whether a text is a message that offers homes, rather than the lines of a table. */
export function isMessage(text: string, today: Date): boolean {
  const lines = text
    .slice(0, LARGEST)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
  const isChat = lines.some((line) => CHAT_HEAD.test(withoutMarks(line)))
  return (isChat || !isTable(lines)) && homesOf(text, today).length > 0
}
