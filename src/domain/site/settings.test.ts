import { describe, expect, it } from 'vitest'
import { chatHref, mailHref, phoneHref, SITE_DEFAULTS, siteSettings } from './settings.ts'

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

  it('open a chat with the office, the greeting in it', () => {
    expect(chatHref('+91 00000 00000', 'Hello & welcome')).toBe(
      'https://wa.me/910000000000?text=Hello%20%26%20welcome',
    )
  })

  it('make an address one to write to, and never more than that', () => {
    expect(mailHref('asha@example.in')).toBe('mailto:asha@example.in')
    expect(mailHref('asha@example.in?bcc=all%40evil.example&body=x.y')).not.toMatch(/[?&]/)
  })
})
