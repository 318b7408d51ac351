import { describe, expect, test } from 'vitest'
import { AGENT_RERA_TEXTS as texts } from '#language/account/texts'
import { profileSchema } from '../account/own-data-schema.ts'
import { AGENT_RERA_MOST } from './constants.ts'
import { AGENT_RERA_EXAMPLES, agentReraState } from './numbers.ts'

const read = (agentRera: unknown) => {
  const form = { name: 'Asha', mobileNumber: '9876543210', whatsApp: false, photoId: null }
  const { success, data, error } = profileSchema.safeParse({ ...form, agentRera })
  return success ? data.agentRera : error.issues.map(({ path, message }) => [path[0], message])
}

describe('The number of a registered agent', () => {
  test.each([
    ['UPRERAAGT10202', 'Uttar Pradesh'],
    ['UPRERAAGT0000827072025', 'Uttar Pradesh'],
    ['UPRERAAGT12345/07/2025', 'Uttar Pradesh'],
    ['HRERA-PKL-REA-4-2018', 'Haryana'],
    ['HRERA-PKL-REA-2548-2024', 'Haryana'],
    ['RC/HARERA/GGM/2569/2164/2024/282', 'Haryana'],
    ['HARERA/GGM/3889/3484/2025/766', 'Haryana'],
    ['GGM/107/2017/1R/140/2021', 'Haryana'],
  ])('%s is one of %s', (number, state) => {
    expect(agentReraState(number)).toBe(state)
    expect(read(number)).toBe(number)
  })

  test.each([
    '12345',
    'UPRERAAGT',
    'UPRERAAGT123',
    'UPRERAAGT12345/7/2025',
    'UPRERAAGT12345 and more',
    'No. UPRERAAGT12345',
    // The number of a project, not of an agent.
    'UPRERAPRJ12345',
    'RC/REP/HARERA/GGM/781/513/2024/08',
    'HRERA-PKL-GGM-1234-2024',
    'HRERA-PKL-REA-1234',
    'HARERA/GGM',
    'HARERA/GGM/12',
    'GGM/1/<b>/2024',
    'call 9876543210',
    `GGM/1${'/1234'.repeat(20)}`,
    `UPRERAAGT${'1'.repeat(AGENT_RERA_MOST)}`,
  ])('%s is none, and is refused with an example at its field', (number) => {
    expect(agentReraState(number)).toBeNull()
    expect(read(number)).toContainEqual(['agentRera', texts.odd])
    expect(texts.odd).toContain(AGENT_RERA_EXAMPLES[0])
  })

  test('is stored in capitals, without spaces, in ASCII digits', () => {
    expect(read('  upreraagt 12345\n')).toBe('UPRERAAGT12345')
    expect(read('rc/harera/ggm/2569/2164/2024/282')).toBe('RC/HARERA/GGM/2569/2164/2024/282')
    expect(read('UPRERAAGT१२३४५')).toBe('UPRERAAGT12345')
  })

  test('is removed by an empty field, and must be a text', () => {
    expect([read(''), read('   ')]).toEqual(['', ''])
    for (const agentRera of [undefined, null, 12345, ['UPRERAAGT12345'], true])
      expect(read(agentRera)).toMatchObject([['agentRera', expect.any(String)]])
  })

  test('matches its examples, which fit into the database column', () => {
    for (const example of AGENT_RERA_EXAMPLES) {
      expect(agentReraState(example)).not.toBeNull()
      expect(example.length).toBeLessThanOrEqual(AGENT_RERA_MOST)
    }
  })
})
