import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../../test/support/data/arbitraries.ts'
import { xmlTable } from './xml-table.ts'

const ad = (id: string, more = '') =>
  `<ad><id>${id}</id><title>Nimbus Court</title><price>72 lakh</price><city>Noida</city>${more}</ad>`
const cellsOf = (xml: string, head: string) => {
  const [heads = [], ...lines] = xmlTable(xml).rows
  return lines.map((cells) => cells[heads.indexOf(head)])
}

describe('A feed has a line for each home', () => {
  test.each([1, 2, 3, 4, 50])('of %i', (count) => {
    const ids = Array.from({ length: count }, (_, at) => `N-${at}`)
    expect(cellsOf(`<feed>${ids.map((id) => ad(id)).join('')}</feed>`, 'id')).toEqual(ids)
  })

  test('below wrappers, and beside a header that says much', () => {
    const header =
      '<version>2</version><header><name>Asha</name><date>1</date><site>x</site></header>'
    for (const ids of [['1'], ['1', '2', '3']])
      expect(
        cellsOf(
          `<feed>${header}<agents><agent><ads>${ids.map((id) => ad(id)).join('')}</ads></agent></agents></feed>`,
          'id',
        ),
      ).toEqual(ids)
  })

  test('of several agents', () => {
    const agent = (name: string, ...ids: string[]) =>
      `<agent><name>${name}</name><mail>x</mail><ads>${ids.map((id) => ad(id)).join('')}</ads></agent>`
    const feed = `<feed>${agent('Asha', '1', '2')}${agent('Ravi', '3')}</feed>`
    expect(cellsOf(feed, 'id')).toEqual(['1', '2', '3'])
    expect(cellsOf(feed, 'agent name')).toEqual(['Asha', 'Asha', 'Ravi'])
  })

  test('of kinds under names of their own, which stay beside them', () => {
    const own = '<id>1</id><city>Noida</city><price>72 lakh</price><area>100 gaj</area>'
    const feed = `<stock><flats><flat>${own}<bhk>2</bhk></flat></flats><plots><plot>${own}</plot><plot>${own}</plot></plots></stock>`
    expect(cellsOf(feed, '')).toEqual(['flat', 'plot', 'plot'])
  })

  test('of projects, with what each project says', () => {
    const flat = (price: string) =>
      `<flat><bhk>2</bhk><price>${price}</price><area>900</area></flat>`
    const feed = `<all by="Asha"><project id="P"><name>Nimbus</name>${flat('1')}${flat('2')}</project><project id="Q"><name>Ace</name>${flat('3')}</project></all>`
    expect(cellsOf(feed, 'price')).toEqual(['1', '2', '3'])
    expect(cellsOf(feed, 'project name')).toEqual(['Nimbus', 'Nimbus', 'Ace'])
    expect(cellsOf(feed, 'project id')).toEqual(['P', 'P', 'Q'])
    expect(xmlTable(feed).unread).toEqual(['all by'])
  })

  test('below what says whether they are sold or let', () => {
    const feed = `<data><sale>${ad('1')}${ad('2')}</sale><rent>${ad('3')}</rent></data>`
    expect(cellsOf(feed, '')).toEqual(['sale', 'sale', 'rent'])
  })

  test('not for its photos or rooms, which stay in one cell of it', () => {
    const rooms =
      '<rooms><room><name>Hall</name><size>200</size></room><room><name>Bed</name><size>120</size></room></rooms>'
    const photos =
      '<photo url="a" caption="front" no="1"/><photo url="b" caption="back" no="2"/><lift>yes</lift>'
    for (const feed of [
      `<feed>${ad('1', rooms + photos)}</feed>`,
      `<feed>${ad('1', rooms)}${ad('2', photos)}</feed>`,
    ]) {
      expect(cellsOf(feed, 'rooms room size')[0]).toBe('200, 120')
      expect(cellsOf(feed, 'photo caption').at(-1)).toBe('front, back')
    }
  })
})

describe('A value of a feed', () => {
  test('that stands in an attribute is a column of its own', () => {
    const feed = '<feed><ad ref="A" status="leased"><a>1</a><photo main="yes">x</photo></ad></feed>'
    expect(xmlTable(feed).rows).toEqual([
      ['ref', 'status', 'a', 'photo', 'photo main'],
      ['A', 'leased', '1', 'x', 'yes'],
    ])
  })

  test('keeps its unit, its currency and its period', () => {
    const values =
      '<price currency="INR" period="monthly">25000</price><area units="feet">900</area><a>1</a>'
    expect(xmlTable(`<feed><ad>${values}</ad></feed>`).rows[1]).toEqual([
      'INR 25000 / month',
      '900 sq ft',
      '1',
    ])
  })

  test('goes by the name around it where its own says little, or stands twice', () => {
    const values =
      '<price><amount>72 lakh</amount></price><agent><name>Asha</name></agent><flat><area>1</area></flat><plot><area>2</area></plot>'
    expect(xmlTable(`<feed><ad>${values}</ad></feed>`).rows[0]).toEqual([
      'price',
      'agent name',
      'flat area',
      'plot area',
    ])
  })

  test('may be a text with words in bold', () => {
    const text = '<about>Nice <b>corner</b> flat</about><more><p>One</p><p>Two</p></more>'
    expect(xmlTable(`<feed><ad><id>1</id>${text}</ad></feed>`).rows[1]).toEqual([
      '1',
      'Nice corner flat',
      'One Two',
    ])
  })
})

/** A feed of made words: its homes and what else stands in it. */
const madeFeed = fc
  .record({
    words: fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 24, maxLength: 24 }),
    homes: fc.integer({ min: 1, max: 12 }),
    own: fc.integer({ min: 8, max: 14 }),
    wrappers: fc.integer({ min: 0, max: 3 }),
    header: fc.integer({ min: 0, max: 3 }),
    photos: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
    forms: fc.array(fc.constantFrom('text', 'cdata', 'comment', 'attribute', 'group'), {
      minLength: 14,
      maxLength: 14,
    }),
    order: fc.infiniteStream(fc.nat()),
  })
  .map(({ words, homes, own, wrappers, header, photos, forms, order }) => {
    const [home = '', wrapper = '', head = '', photo = '', group = '', ...names] = words
    const values = Array.from({ length: homes }, (_, at) =>
      names.slice(0, own).map((name) => `${name}-${at}`),
    )
    const tag = (name: string, content: string) => `<${name}>${content}</${name}>`
    const homeOf = (said: readonly string[], at: number) => {
      const attributes = said.filter((_, place) => forms[place] === 'attribute')
      const elements = said.flatMap((value, place) => {
        const name = names[place] ?? ''
        const written: Readonly<Record<string, string>> = {
          text: tag(name, `\n ${value} `),
          cdata: tag(name, `<![CDATA[${value}]]>`),
          comment: `<!-- <${home}> -->${tag(name, value)}`,
          group: tag(`${group}${place}`, tag(name, value)),
        }
        return written[forms[place] ?? ''] ?? []
      })
      const pictures = Array.from({ length: photos[at] ?? 0 }, (_, place) =>
        tag(photo, tag('u', `u${at}-${place}`) + tag('c', `c${at}-${place}`)),
      )
      const all = [...elements, ...pictures]
        .map((part) => ({ part, by: order.next().value ?? 0 }))
        .toSorted((one, other) => one.by - other.by)
        .map(({ part }) => part)
      const own = attributes.map((value) => ` ${value.split('-')[0]}="${value}"`).join('')
      return `<${home}${own}>${all.join('\n')}</${home}>`
    }
    const top =
      header > 0
        ? tag(
            head,
            names
              .slice(-header)
              .map((one) => tag(one, 'x'))
              .join(''),
          )
        : ''
    const list = values.map(homeOf).join('\n')
    const wrapped = Array.from({ length: wrappers }, (_, at) => `${wrapper}${at}`).reduceRight(
      (inner, name) => tag(name, inner),
      list,
    )
    const beside = header > 0 ? names.slice(-header) : []
    return { xml: `<?xml version="1.0"?><root>${top}${wrapped}</root>`, values, photos, beside }
  })

test('A feed of any words, in any order and depth, has each home in its own line with all its values', () =>
  holds(
    madeFeed,
    async ({ xml, values, photos, beside }) => {
      const { rows, unread = [] } = xmlTable(xml)
      const [heads = [], ...lines] = rows
      const named = [...unread, ...heads.flatMap((head) => head.split(' '))]
      expect(named).toEqual(expect.arrayContaining(beside))
      expect(lines).toHaveLength(values.length)
      for (const [at, said] of values.entries()) {
        const cells = lines[at]?.filter(Boolean) ?? []
        expect(cells).toEqual(expect.arrayContaining([...said]))
        const pictures = Array.from({ length: photos[at] ?? 0 }, (_, place) => `u${at}-${place}`)
        const shown = cells.map((cell) => cell.split(', ').toSorted().join())
        if (pictures.length > 0) expect(shown).toContain(pictures.join())
      }
    },
    { runs: 200, inFull: 5000 },
  ))
