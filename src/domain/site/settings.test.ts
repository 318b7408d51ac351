import { describe, expect, it } from 'vitest'
import { phoneHref, SITE_DEFAULTS, siteSettings } from './settings.ts'

describe('site settings', () => {
  it('are obviously fake unless the environment says otherwise', () => {
    expect(siteSettings({})).toEqual(SITE_DEFAULTS)
    expect(SITE_DEFAULTS.officePhone).toBe('+91 00000 00000')
  })

  it('take what the environment holds and ignore empty values', () => {
    const settings = siteSettings({ SITE_NAME: ' Haveli ', SITE_EMAIL: '' })
    expect(settings.name).toBe('Haveli')
    expect(settings.email).toBe(SITE_DEFAULTS.email)
  })

  it('make a phone number callable', () => {
    expect(phoneHref('+91 00000 00000')).toBe('tel:+910000000000')
  })
})
