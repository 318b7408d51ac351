import { describe, expect, it } from 'vitest'
import { chatHref, mailHref, phoneHref, SITE_DEFAULTS, siteSettings } from './settings.ts'

describe('site settings', () => {
  it('are obviously invented unless the environment overrides them', () => {
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

  it('open a chat with the office, with a greeting', () => {
    expect(chatHref('+91 00000 00000', 'Hello & welcome')).toBe(
      'https://wa.me/910000000000?text=Hello%20%26%20welcome',
    )
  })

  it('make a mailto address to which nothing can be added', () => {
    expect(mailHref('asha@example.in')).toBe('mailto:asha@example.in')
    expect(mailHref('asha@example.in?bcc=all%40evil.example&body=x.y')).not.toMatch(/[?&]/)
  })
})
