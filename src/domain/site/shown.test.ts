import { expect, test } from 'vitest'
import type * as Company from '#language/company/texts-privacy'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { LOCALES } from '../language/constants.ts'
import type * as Manifest from './manifest.ts'
import { SITE_DEFAULTS, siteSettings } from './settings.ts'
import * as english from './shown.ts'

const inHindi = <Module>(file: string) => loadInLanguage<Module>('hi', `src/domain/${file}`)
const hindi = await inHindi<typeof english>('site/shown.ts')

test('Each language calls the portal by its own name, with the other one beside it', () => {
  const said = ({ shownSite, otherName, shownOffice }: typeof english) => [
    shownSite(SITE_DEFAULTS),
    otherName(SITE_DEFAULTS),
    shownOffice(SITE_DEFAULTS),
  ]
  expect(said(english)).toEqual(['Aangan', 'आँगन', '1 Courtyard Lane, Lucknow'])
  expect(said(hindi)).toEqual(['आँगन', 'Aangan', '1, आँगन गली, लखनऊ'])
})

test('A portal that has set no name in Hindi is called by its only one, and not by the demo’s', () => {
  const settings = siteSettings({ SITE_NAME: 'Haveli', SITE_OFFICE_ADDRESS: '7 Mall Road, Kanpur' })
  for (const { shownSite, otherName, shownOffice } of [english, hindi])
    expect([shownSite(settings), otherName(settings), shownOffice(settings)]).toEqual([
      'Haveli',
      '',
      '7 Mall Road, Kanpur',
    ])
  const both = siteSettings({ SITE_NAME: 'Haveli', SITE_NAME_HINDI: 'हवेली' })
  expect([hindi.shownSite(both), hindi.otherName(both)]).toEqual(['हवेली', 'Haveli'])
})

test('Installed from a page in Hindi, the portal has its Hindi name and opens in Hindi', async () => {
  const { webManifest } = await inHindi<typeof Manifest>('site/manifest.ts')
  const { id, name, short_name, lang, start_url, scope } = webManifest(SITE_DEFAULTS, 'घर', '/hi/')
  expect({ id, name, short_name, lang, start_url, scope }).toEqual({
    id: '/hi/',
    name: 'आँगन',
    short_name: 'आँगन',
    lang: LOCALES.hi,
    start_url: '/hi/',
    scope: '/',
  })
})

test('The policy in Hindi names the portal and its office in Hindi', async () => {
  const { privacyPolicy } = await inHindi<typeof Company>('company/texts-privacy.hi.ts')
  const text = JSON.stringify(privacyPolicy(SITE_DEFAULTS))
  expect(text).toContain('आँगन है, पता: 1, आँगन गली, लखनऊ।')
  expect(text).not.toContain('Aangan')
})
