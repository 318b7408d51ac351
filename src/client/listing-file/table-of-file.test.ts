import { randomBytes } from 'node:crypto'
import * as XLSX from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { FILE_PROBLEM_TEXTS } from '#language/listing-file/texts'
import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { FILE_LIMITS, TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import { zipOf } from '../../test/support/data/zip.ts'
import { tableOfFile } from './table-of-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const tableOf = (source: Uint8Array<ArrayBuffer> | string) =>
  tableOfFile(typeof source === 'string' ? source : new Blob([source]))
async function read(source: Uint8Array<ArrayBuffer> | string) {
  const table = await tableOf(source)
  if ('problem' in table) throw new Error(table.problem)
  return table
}
const problemOf = async (source: Uint8Array<ArrayBuffer> | string) => {
  const table = await tableOf(source)
  return 'problem' in table ? table.problem : table
}

const LAKH = '[>=10000000]"₹"##\\,##\\,##\\,##0;[>=100000]"₹"##\\,##\\,##0;"₹"##,##0'
const number = (v: number, z: string) => ({ t: 'n' as const, v, z })

/** A stock list as agents have it: a title over the heads, merges, formats that hold the unit, and sold homes. */
function stockList(): XLSX.WorkBook {
  const sheet = XLSX.utils.aoa_to_sheet([
    ['Asha Estates – stock'],
    [],
    ['Tower', 'Flat', 'Price', 'Rent', 'From', 'Share', 'Phone', 'Total'],
    ['Asha Heights', 'A-1', number(0.95, '0.00" Cr"'), number(24_500, LAKH)],
    [null, 'A-2', number(7_200_000, LAKH), number(72.5, '0.0" lakh"'), number(46_402, 'm/d/yy')],
    [null, '=A-3', number(1450.5, 'General'), null, number(46_357.5, 'dd\\-mmm\\-yyyy hh:mm')],
  ])
  sheet.F4 = number(0.08, '0%')
  sheet.G4 = number(919_810_000_001, 'General')
  sheet.H4 = { t: 'n', v: 3, f: 'SUM(1,2)' }
  sheet['!merges'] = [
    { s: { r: 0, c: 0 }, e: { r: 0, c: 7 } },
    { s: { r: 3, c: 0 }, e: { r: 5, c: 0 } },
  ]
  sheet['!ref'] = 'A1:H6'
  const book = XLSX.utils.book_new(sheet, 'Stock')
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Owner']]), 'Hidden')
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Sold homes']]), 'Sold')
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }] }
  return book
}
const written = (book: XLSX.WorkBook, bookType: XLSX.BookType) =>
  new Uint8Array(XLSX.write(book, { type: 'array', bookType }) as ArrayBuffer)

/** A workbook of LibreOffice with these tables. The style `cr` shows "0.95 Cr". */
function odsOf(tables: string) {
  const names = ['office', 'table', 'text', 'style'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  const open = `office:document-content ${names.join(' ')} xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"`
  const crore =
    '<number:number-style style:name="N1"><number:number number:decimal-places="2" number:min-integer-digits="1"/><number:text> Cr</number:text></number:number-style><style:style style:name="cr" style:family="table-cell" style:data-style-name="N1"/>'
  return zipOf([
    { path: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      path: 'content.xml',
      content: `<?xml version="1.0"?><${open}><office:automatic-styles>${crore}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
    { path: 'styles.xml', content: '<office:document-styles/>' },
    { path: 'META-INF/manifest.xml', content: '<manifest/>' },
  ])
}

describe('A workbook', () => {
  for (const [kind, bookType] of [
    ['xlsx', 'xlsx'],
    ['xls', 'biff8'],
    ['xls', 'xlml'],
  ] as const)
    it(`(${bookType}) gives what its cells show, with their formats and merges`, async () => {
      const table = await read(written(stockList(), bookType))
      expect(table.kind).toBe(kind)
      expect(table.sheets.map(({ name }) => name)).toEqual(['Stock', 'Sold'])
      expect(table.sheets[0]?.rows).toEqual([
        ['Asha Estates – stock'],
        [],
        ['Tower', 'Flat', 'Price', 'Rent', 'From', 'Share', 'Phone', 'Total'],
        ['Asha Heights', 'A-1', '0.95 Cr', '₹24,500', '', '8%', '919810000001', '3'],
        ['Asha Heights', 'A-2', '₹72,00,000', '72.5 lakh', '15/01/2027'],
        ['Asha Heights', '=A-3', '1450.5', '', '01/12/2026'],
      ])
    })

  for (const bookType of ['xlsx', 'xlml'] as const)
    it(`(${bookType}) says which of its lines are hidden`, async () => {
      const book = stockList()
      const [sheet] = Object.values(book.Sheets)
      if (sheet) sheet['!rows'] = [{}, {}, {}, {}, { hidden: true }]
      const table = await read(written(book, bookType))
      expect(table.sheets.map(({ hidden }) => hidden)).toEqual([[5], undefined])
      expect(table.sheets[0]?.rows[4]?.[1]).toBe('A-2')
    })

  it('that describes more columns than there can be is refused', async () => {
    const book = stockList()
    const [sheet] = Object.values(book.Sheets)
    if (sheet) sheet['!cols'] = [{ wch: 20 }]
    const archive = XLSX.CFB.read(written(book, 'xlsx'), { type: 'array' })
    const entry = XLSX.CFB.find(archive, '/xl/worksheets/sheet1.xml')
    const xml = new TextDecoder().decode(new Uint8Array(entry?.content as ArrayLike<number>))
    expect(xml).toContain('max="1"')
    XLSX.CFB.utils.cfb_add(
      archive,
      '/xl/worksheets/sheet1.xml',
      bytesOf(xml.replace('max="1"', 'max="4000000000"')),
    )
    const wide = new Uint8Array(
      XLSX.CFB.write(archive, { fileType: 'zip', type: 'array' }) as ArrayLike<number>,
    )
    expect(await problemOf(wide)).toBe(WRONG.broken)
  })

  it('of LibreOffice (.ods) gives its units, dates and merges', async () => {
    const cell = (type: string, value: string, style: string, text: string) =>
      `<table:table-cell table:style-name="${style}" office:value-type="${type}" office:${type === 'date' ? 'date-value' : 'value'}="${value}"><text:p>${text}</text:p></table:table-cell>`
    const text = (said: string, more = '') =>
      `<table:table-cell ${more} office:value-type="string"><text:p>${said}</text:p></table:table-cell>`
    const table = await read(
      odsOf(`<table:table table:name="Stock">
        <table:table-row>${text('Tower', 'table:number-rows-spanned="2"')}${cell('float', '0.95', 'cr', '0.95 Cr')}</table:table-row>
        <table:table-row><table:covered-table-cell/>${cell('date', '2027-01-15', '', '15/01/27')}</table:table-row>
        <table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      </table:table>`),
    )
    expect(table).toMatchObject({
      kind: 'ods',
      sheets: [
        {
          name: 'Stock',
          rows: [
            ['Tower', '0.95 Cr'],
            ['Tower', '15/01/2027'],
          ],
        },
      ],
    })
  })

  it('that is HTML under the name of Excel keeps what its cells say', async () => {
    const html =
      '<html><head><meta charset="utf-8"></head><body><table><tr><th>Price</th><th>From</th></tr><tr><td>24,500</td><td>01/02/2027</td></tr></table></body></html>'
    expect(await read(bytesOf(html))).toMatchObject({
      kind: 'xls',
      sheets: [
        {
          rows: [
            ['Price', 'From'],
            ['24,500', '01/02/2027'],
          ],
        },
      ],
    })
  })
})

describe('A text', () => {
  const CSV = 'City;Price;About\r\nNoida;1,25 Cr;“Quiet” – 5’ from the café'
  const rows = [
    ['City', 'Price', 'About'],
    ['Noida', '1,25 Cr', '“Quiet” – 5’ from the café'],
  ]
  const wide = (text: string, isBig: boolean) => {
    const bytes = new Uint8Array(text.length * 2)
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig)
    return bytes
  }
  const NARROW: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96 }
  const windows = Uint8Array.from(CSV, (letter) => NARROW[letter] ?? letter.charCodeAt(0))

  it('is told by its mark or by what decodes well', async () => {
    for (const [encoding, bytes] of [
      ['UTF-8', bytesOf(CSV)],
      ['UTF-8', bytesOf(`\uFEFF${CSV}`)],
      ['UTF-16 LE', wide(`\uFEFF${CSV}`, false)],
      ['UTF-16 BE', wide(`\uFEFF${CSV}`, true)],
      ['UTF-16 LE', wide(CSV, false)],
      ['UTF-16 BE', wide(CSV, true)],
      ['Windows-1252', windows],
    ] as const)
      expect(await read(bytes), encoding).toEqual({
        kind: 'csv',
        encoding,
        delimiter: ';',
        sheets: [{ name: '', rows }],
      })
  })

  it('is split where most lines have as many cells', async () => {
    for (const [delimiter, text] of [
      [',', 'a,b,c\n"1,2;3",x,y\n4,5,6'],
      ['\t', 'a\tb\nHall, light, big; airy\t2,5\nHall, light; airy\t3'],
      [';', 'sep=;\na;b;c\n1,2,3;4;5'],
      ['|', 'a|b|c\n1,5|2|3'],
    ] as const)
      expect(await read(text), text).toMatchObject({ kind: 'csv', delimiter })
    expect(await problemOf('a,b,c\n"1,2,3\n4,5,6')).toBe(FILE_PROBLEM_TEXTS.openQuote(2))
  })

  it('that is no table is a message, home by home where it names some', async () => {
    const shown = { kind: 'message', delimiter: null }
    const homes = await read(
      'Fresh stock, Noida\n1) 3 BHK, sec 137, 1.25 cr, nego\n2) 2 BHK rent 24.5k, family only',
    )
    expect(homes).toMatchObject(shown)
    expect(homes.sheets[0]?.rows).toHaveLength(2)
    expect(await read('Good morning\nto all')).toMatchObject({
      ...shown,
      sheets: [{ rows: [['Good morning'], ['to all']] }],
    })
  })

  it('of a feed has a line for each home, with units beside their figures', async () => {
    const ad = (id: number, more = '') =>
      `<ad id="${id}"><title><![CDATA[3 BHK & hall]]></title><floor_area unit="meters">135</floor_area><place>A &amp; B &#8377;</place>${more}</ad>`
    const pictures =
      '<pictures><picture><url>a</url></picture><picture><url>b</url></picture></pictures>'
    expect(
      await read(
        bytesOf(`<?xml version="1.0"?><!-- feed --><feed>${ad(1)}${ad(2, pictures)}</feed>`),
      ),
    ).toMatchObject({
      kind: 'xml',
      sheets: [
        {
          rows: [
            ['id', 'title', 'floor_area', 'place', 'pictures picture url'],
            ['1', '3 BHK & hall', '135 sq m', 'A & B ₹', ''],
            ['2', '3 BHK & hall', '135 sq m', 'A & B ₹', 'a, b'],
          ],
        },
      ],
    })
    expect(await problemOf('<feed>\n<ad>\n</feed>')).toBe(WRONG.markup(3))
  })

  it('of a feed is read as exports write it: with a bare “&”, words of HTML, and tags that HTML knows', async () => {
    const ad =
      '<ad><img>a.jpg</img><title>Hall & lift&nbsp;</title><br>2</br><text>5 > 4</text></ad>'
    expect(await read(bytesOf(`<?xml version="1.0"?><feed>${ad}</feed>`))).toMatchObject({
      sheets: [
        {
          rows: [
            ['img', 'title', 'br', 'text'],
            ['a.jpg', 'Hall & lift&nbsp;', '2', '5 > 4'],
          ],
        },
      ],
    })
  })
})

/** The parts of a workbook with this sheet. */
const partsOf = (sheetXml: string, more: Parameters<typeof zipOf>[0] = []) => [
  {
    path: '[Content_Types].xml',
    content:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  },
  {
    path: '_rels/.rels',
    content:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  },
  {
    path: 'xl/workbook.xml',
    content:
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    path: 'xl/_rels/workbook.xml.rels',
    content:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  },
  { path: 'xl/worksheets/sheet1.xml', content: sheetXml },
  ...more,
]
const sheetXml = (rows: string, head = '') =>
  `${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const text = (ref: string, said: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${said}</t></is></c>`
const column = (at: number) => XLSX.utils.encode_col(at)

describe('A hostile or mistaken file ends in a sentence', () => {
  const GOOD = sheetXml(`<row r="1">${text('A1', 'City')}</row>`)
  const bomb = Buffer.alloc(TABLE_LIMITS.unpacked + 1, ' ')

  it('if it unpacks to too much, whatever its directory says', async () => {
    const part = { path: 'xl/styles.xml', content: bomb }
    expect(await problemOf(zipOf(partsOf(GOOD, [part])))).toBe(WRONG.unpacked)
    expect(await problemOf(zipOf(partsOf(GOOD, [{ ...part, claimed: 100 }])))).toBe(WRONG.unpacked)
  })

  it('if it has too many parts, or names places outside', async () => {
    const parts = Array.from({ length: TABLE_LIMITS.entries }, (_, at) => ({
      path: `xl/media/${at}.png`,
      content: 'x',
    }))
    expect(await problemOf(zipOf(partsOf(GOOD, parts)))).toBe(
      WRONG.entries(TABLE_LIMITS.entries + 5),
    )
    for (const path of ['../../etc/passwd', '/etc/passwd', 'xl\\..\\..\\x.xml', 'C:/x.xml'])
      expect(await problemOf(zipOf(partsOf(GOOD, [{ path, content: 'x' }]))), path).toBe(
        WRONG.names,
      )
  })

  it('if its XML defines entities, in a feed or in a workbook', async () => {
    const laughs =
      '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
    expect(await problemOf(`<?xml version="1.0"?>${laughs}<x><ad>&b;&c;</ad></x>`)).toBe(
      WRONG.definitions,
    )
    const far = `<!-- ${'x'.repeat(10_000)} -->${laughs}`
    for (const head of [laughs, far])
      expect(await problemOf(zipOf(partsOf(sheetXml('', head))))).toBe(WRONG.definitions)
    expect(await problemOf(`<?xml version="1.0"?>${far}<x><ad>&b;</ad></x>`)).toBe(
      WRONG.definitions,
    )
    expect(await problemOf(`<html>${laughs}<table><tr><td>&b;</td></tr></table></html>`)).toBe(
      WRONG.definitions,
    )
  })

  it('but not if a DOCTYPE defines nothing, which is never looked up', async () => {
    const feed = '<feed><ad><id>1</id><city>Noida</city></ad></feed>'
    for (const type of [
      '<!DOCTYPE feed>',
      '<!DOCTYPE feed SYSTEM "https://feed.example/a>b.dtd">',
      `<!doctype feed PUBLIC "-//A//B" '[x'>`,
    ])
      expect(await read(`<?xml version="1.0"?>\n${type}\n${feed}`), type).toMatchObject({
        sheets: [
          {
            rows: [
              ['id', 'city'],
              ['1', 'Noida'],
            ],
          },
        ],
      })
    for (const type of ['<!DOCTYPE feed [', '<!DOCTYPE feed "', '<!ENTITY a "b">'])
      expect(await problemOf(`<?xml version="1.0"?>${type}${feed}`), type).toBe(WRONG.definitions)
  })

  it('if it is a feed of a format with words of its own', async () => {
    for (const [format, text] of [
      ['REAXML', '<!DOCTYPE propertyList SYSTEM "r.dtd"><propertyList><land/></propertyList>'],
      ['OpenImmo', '<?xml version="1.0"?><openimmo xmlns="x"><anbieter/></openimmo>'],
      ['Kyero', '<root><kyero><feed_version>3</feed_version></kyero><property/></root>'],
      ['BLM', '#HEADER#\r\nVersion : 3\r\n#DEFINITION#\r\nAGENT_REF^PRICE^~\r\n#DATA#\r\n1^2^~'],
    ] as const)
      expect(await problemOf(text), format).toBe(WRONG.foreign(format))
  })

  it('if it is a feed that breaks off, or whose tags are nested too deep', async () => {
    const feed = (text: string) => `<?xml version="1.0"?>\n${text}`
    const ads = '<feed><ad><a>1</a><b>2</b><c>3</c></ad>\n'
    for (const broken of [
      '',
      '<ad><a>1',
      '<ad><a>1</a',
      '<ad><a>1</a><b at="',
      '<!-- more',
      '<![CDATA[',
    ])
      expect(await problemOf(feed(ads + broken)), broken).toBe(WRONG.markup(3))
    for (const end of ['', '</a>'])
      expect(await problemOf(feed('<a>'.repeat(100_000) + end.repeat(100_000)))).toBe(
        WRONG.markup(2),
      )
  })

  it('if it has 10,000 columns or 100,000 lines', async () => {
    const cells = Array.from({ length: 10_000 }, (_, at) => text(`${column(at)}1`, 'x')).join('')
    expect(await problemOf(zipOf(partsOf(sheetXml(`<row r="1">${cells}</row>`))))).toBe(
      WRONG.tooManyColumns('S'),
    )
    expect(await problemOf('x,'.repeat(10_000))).toBe(WRONG.tooManyColumns(''))
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, 'x')}</row>`,
    ).join('')
    expect(await problemOf(zipOf(partsOf(sheetXml(lines))))).toBe(WRONG.tooManyRows('S'))
    const repeated = (rows: number, columns: number) =>
      odsOf(
        `<table:table table:name="S"><table:table-row table:number-rows-repeated="${rows}"><table:table-cell table:number-columns-repeated="${columns}" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
      )
    expect(await problemOf(repeated(1_048_576, 3))).toBe(WRONG.tooManyRows('S'))
    expect(await problemOf(repeated(1_048_576, 16_384))).toBe(WRONG.tooManyColumns('S'))
    expect(await problemOf('a,b,c\n'.repeat(100_000))).toBe(WRONG.tooManyRows(''))
  })

  it('if below its heads its data begin far down only, whatever kind of table it is', async () => {
    const line = TABLE_LIMITS.rows + 2
    const row = (at: number) => `<row r="${at}">${text(`A${at}`, 'x')}</row>`
    for (const dimension of ['', '<dimension ref="A1:B1"/>'])
      expect(
        await problemOf(
          zipOf(partsOf(sheetXml(row(1) + row(line)).replace('<sheetData>', `${dimension}$&`))),
        ),
      ).toBe(WRONG.tooManyRows('S'))
    const sheet = XLSX.utils.aoa_to_sheet([['City', 'Price']])
    XLSX.utils.sheet_add_aoa(sheet, [['Noida', '1']], { origin: line - 1 })
    const book = XLSX.utils.book_new(sheet, 'S')
    for (const kind of ['xlsx', 'biff8', 'xlml', 'html', 'ods'] as const)
      expect([kind, await problemOf(written(book, kind))]).toEqual([
        kind,
        WRONG.tooManyRows(kind === 'html' ? 'Sheet1' : 'S'),
      ])
  })

  it('if its data begin in the last line that there can be', async () => {
    const rows = [1, 1_048_576].map((at) => `<row r="${at}">${text(`A${at}`, 'x')}</row>`).join('')
    expect(await problemOf(zipOf(partsOf(sheetXml(rows))))).toBe(WRONG.tooManyRows('S'))
  })

  it('if blank lines that are not written out separate heads and data; after the last line they do no harm', async () => {
    const line = (said: string) =>
      `<table:table-row><table:table-cell office:value-type="string"><text:p>${said}</text:p></table:table-cell></table:table-row>`
    const blank =
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
    const tableOf = (rows: string) => odsOf(`<table:table table:name="S">${rows}</table:table>`)
    expect(await problemOf(tableOf(line('City') + blank + line('Noida')))).toBe(
      WRONG.tooManyRows('S'),
    )
    expect(await read(tableOf(line('City') + line('Noida') + blank))).toMatchObject({
      sheets: [{ rows: [['City'], ['Noida']] }],
    })
  })

  it('if cells have too many letters, each or together', async () => {
    const long = 'x'.repeat(900_000)
    expect(await problemOf(zipOf(partsOf(sheetXml(`<row r="2">${text('A2', long)}</row>`))))).toBe(
      WRONG.longCell('S', 2, long.length),
    )
    expect(await problemOf(`a,b,c\n${long},2,3`)).toBe(WRONG.longCell('', 2, long.length))
    const shared = 'x'.repeat(TABLE_LIMITS.cell)
    const count = Math.ceil(TABLE_LIMITS.text / TABLE_LIMITS.cell) + 1
    const merged = sheetXml(
      `<row r="1">${text('A1', shared)}</row><row r="${count}">${text(`B${count}`, 'x')}</row>`,
    ).replace(
      '</worksheet>',
      `<mergeCells><mergeCell ref="A1:A${count}"/></mergeCells></worksheet>`,
    )
    expect(await problemOf(zipOf(partsOf(merged)))).toBe(WRONG.tooMuchText)
  })

  it('but blank rows, and a stray cell far away, do no harm', async () => {
    const blank = Array.from(
      { length: 200_000 },
      (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="0"/></row>`,
    ).join('')
    const city = `<row r="1">${text('A1', 'City')}</row>`
    const good = { sheets: [{ name: 'S', rows: [['City']] }] }
    expect(await read(zipOf(partsOf(sheetXml(city + blank))))).toMatchObject(good)
    expect(
      await read(
        zipOf(partsOf(sheetXml(`${city}<row r="1048576">${text('XFD1048576', ' ')}</row>`))),
      ),
    ).toMatchObject(good)
    expect(await read(`a,b,c${'\n'.repeat(1_000_000)}`)).toMatchObject({
      sheets: [{ rows: [['a', 'b', 'c']] }],
    })
    expect(await problemOf('\n'.repeat(1_000_000))).toBe(WRONG.empty)
  })

  it('if it needs a password', async () => {
    const locked = XLSX.CFB.utils.cfb_new({})
    XLSX.CFB.utils.cfb_add(locked, '/EncryptedPackage', bytesOf('secret'))
    XLSX.CFB.utils.cfb_add(locked, '/EncryptionInfo', bytesOf('x'))
    const bytes = XLSX.CFB.write(locked, { type: 'array' }) as ArrayLike<number>
    expect(await problemOf(new Uint8Array(bytes))).toBe(WRONG.locked)
    expect(await problemOf(zipOf(partsOf(GOOD).map((part) => ({ ...part, locked: true }))))).toBe(
      WRONG.locked,
    )
  })

  it('if it is something else, whatever its name', async () => {
    const zip = (path: string) => zipOf([{ path, content: 'x' }])
    const odt = zipOf([{ path: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }])
    for (const [sentence, bytes] of [
      [WRONG.pdf, bytesOf('%PDF-1.7')],
      [WRONG.picture, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
      [WRONG.picture, Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
      [WRONG.picture, bytesOf('\0\0\0\x18ftypheic')],
      [WRONG.word, zip('word/document.xml')],
      [WRONG.word, odt],
      [WRONG.slides, zip('ppt/presentation.xml')],
      [WRONG.archive, zip('list.pdf')],
      [WRONG.broken, written(stockList(), 'xlsx').slice(0, 3000)],
      [WRONG.broken, written(stockList(), 'biff8').slice(0, 700)],
      [WRONG.broken, Uint8Array.of(1, 0, 2, 0, 0, 0, 3, 4)],
      [WRONG.empty, new Uint8Array()],
      [WRONG.tooLarge, new Uint8Array(FILE_LIMITS.bytes + 1)],
    ] as const)
      expect(await problemOf(bytes), sentence).toBe(sentence)
  })
})

describe('A ZIP', () => {
  const LIST = 'City,Locality,Price\nNoida,Sector 62,72 lakh'
  const PHOTO = { path: 'GN-12/1.jpg', content: 'the hall' }
  const JUNK = [
    { path: '__MACOSX/GN-12/._1.jpg', content: 'x' },
    { path: '__MACOSX/._stock.csv', content: 'x' },
    { path: 'GN-12/.DS_Store', content: 'x' },
    { path: 'Thumbs.db', content: 'x' },
  ]

  it('gives the table in it, of any kind and in any folder, with the photos beside it named', async () => {
    const packed = (name: string, hasPhotos: boolean) => ({ packed: { name, hasPhotos } })
    expect(
      await read(zipOf([PHOTO, ...JUNK, { path: 'November/stock.csv', content: LIST }])),
    ).toMatchObject({
      kind: 'csv',
      sheets: [{ rows: [['City', 'Locality', 'Price'], {}] }],
      ...packed('stock.csv', true),
    })
    for (const [type, ending] of [
      ['xlsx', 'xlsx'],
      ['ods', 'ods'],
      ['biff8', 'xls'],
    ] as const)
      expect(
        await read(zipOf([{ path: `stock.${ending}`, content: written(stockList(), type) }])),
      ).toMatchObject({ kind: ending, ...packed(`stock.${ending}`, false) })
    const chat =
      '3BHK Sec 62 Noida Jasmine Court 1450 sqft 1.1cr\n2bhk sec 76 Noida 980 sqft rent 22k'
    expect(await read(zipOf([PHOTO, { path: '_chat.txt', content: chat }]))).toMatchObject({
      kind: 'message',
      ...packed('_chat.txt', true),
    })
  })

  it('with several tables, with photos alone or with nothing of it says what to do', async () => {
    const several = [
      { path: 'a/stock.csv', content: LIST },
      { path: 'b/rents.xlsx', content: written(stockList(), 'xlsx') },
    ]
    expect(await problemOf(zipOf([PHOTO, ...several]))).toBe(
      WRONG.severalTables(['stock.csv', 'rents.xlsx']),
    )
    expect(await problemOf(zipOf([PHOTO, ...JUNK]))).toBe(WRONG.photosOnly)
    expect(await problemOf(zipOf(JUNK))).toBe(WRONG.archive)
  })

  it('is unpacked as far as a table may go, and never into a ZIP of its own', async () => {
    const stock = { path: 'stock.csv', content: LIST }
    const bomb = { path: 'stock.csv', content: Buffer.alloc(FILE_LIMITS.bytes + 1), claimed: 10 }
    expect(await problemOf(zipOf([bomb]))).toBe(WRONG.tooLarge)
    expect(await problemOf(zipOf([{ ...stock, locked: true }]))).toBe(WRONG.locked)
    expect(await problemOf(zipOf([{ path: 'stock.xlsx', content: zipOf([stock]) }]))).toBe(
      WRONG.archive,
    )
    const large = zipOf([stock, { path: 'GN-12/1.jpg', content: randomBytes(FILE_LIMITS.bytes) }])
    expect(large.length).toBeGreaterThan(FILE_LIMITS.bytes)
    expect(await read(large)).toMatchObject({ kind: 'csv', packed: { hasPhotos: true } })
  })
})
