import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_MESSAGES } from '../domain/account/login-messages.ts'
import { SIGN_UP_MESSAGES } from '../domain/account/messages.ts'
import { TWO_STEP_MESSAGES } from '../domain/account/security-messages.ts'
import { $login, $signUp, leaveWhenSignedIn, submitLogin, submitSignUp } from './account.store.ts'

const replace = vi.fn()
const answers = new Map<string, (init?: RequestInit) => unknown>()
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const asha = {
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  password: 'mango-tree',
  confirmPassword: 'mango-tree',
  role: 'Owner',
}

beforeEach(() => {
  vi.useFakeTimers()
  answers.clear()
  replace.mockClear()
  vi.stubGlobal('location', { search: '', origin: 'http://localhost', replace })
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn() })
  vi.stubGlobal('document', { documentElement: { classList: { toggle: vi.fn() } } })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = answers.get(address)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(init)
  })
  $signUp.set({ phase: 'open', errors: {}, attempt: 0 })
  $login.set({ phase: 'open', errors: {}, attempt: 0, refused: null, asksCode: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Sign-up', () => {
  it('says every error at once, in the order of the fields', async () => {
    await submitSignUp(
      form({
        name: ' ',
        mobileNumber: '12',
        email: 'x',
        password: 'short',
        confirmPassword: 'other',
      }),
    )
    expect(Object.entries($signUp.get().errors)).toEqual([
      ['name', SIGN_UP_MESSAGES.nameEmpty],
      ['mobileNumber', SIGN_UP_MESSAGES.mobileInvalid],
      ['email', SIGN_UP_MESSAGES.emailInvalid],
      ['password', SIGN_UP_MESSAGES.passwordShort],
      ['confirmPassword', SIGN_UP_MESSAGES.passwordsDiffer],
      ['role', SIGN_UP_MESSAGES.roleMissing],
    ])
  })

  it('leads to the login after two seconds and keeps the way on', async () => {
    vi.stubGlobal('location', { search: '?next=%2Fpostproperty%3Fstep%3D4', replace })
    answers.set('/api/accounts', () => json({ id: 'user00000001' }, 201))
    await submitSignUp(form(asha))
    expect($signUp.get().phase).toBe('done')
    vi.advanceTimersByTime(1999)
    expect(replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(replace).toHaveBeenCalledWith('/login?next=%2Fpostproperty%3Fstep%3D4')
  })

  it('sends one request for two presses', async () => {
    const sent = vi.fn(() => json({ id: 'user00000001' }, 201))
    answers.set('/api/accounts', sent)
    await Promise.all([submitSignUp(form(asha)), submitSignUp(form(asha))])
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('says at the e-mail that it is taken', async () => {
    answers.set('/api/accounts', () =>
      json({ code: 'email_taken', message: 'x', requestId: 'r' }, 409),
    )
    await submitSignUp(form(asha))
    expect($signUp.get()).toMatchObject({
      phase: 'open',
      errors: { email: SIGN_UP_MESSAGES.emailTaken },
    })
  })

  it('shows the fields that only the server refused', async () => {
    const fields = { password: SIGN_UP_MESSAGES.passwordWeak }
    answers.set('/api/accounts', () =>
      json({ code: 'invalid', message: 'x', fields, requestId: 'r' }, 400),
    )
    await submitSignUp(form(asha))
    expect($signUp.get().errors).toEqual(fields)
  })

  it('says so when the server cannot be reached, and can be tried again', async () => {
    await submitSignUp(form(asha))
    expect($signUp.get()).toMatchObject({ phase: 'open', errors: { _: SIGN_UP_MESSAGES.failed } })
  })
})

describe('Login', () => {
  const provider = (url: string) => {
    answers.set('/api/auth/csrf', () => json({ csrfToken: 't' }))
    answers.set('/api/auth/callback/credentials', () => json({ url }))
    answers.set('/api/me', () =>
      json({ user: { id: 'u1', name: 'Asha', email: 'asha@example.in', role: 'Owner' } }),
    )
  }

  it('asks for what is missing', async () => {
    await submitLogin(form({ email: ' ', password: '' }))
    expect($login.get().errors).toEqual({
      email: LOGIN_MESSAGES.emailMissing,
      password: LOGIN_MESSAGES.passwordMissing,
    })
  })

  it('goes to /Home after one second', async () => {
    provider('http://localhost/')
    await submitLogin(form({ email: 'asha@example.in', password: 'mango-tree' }))
    expect($login.get().phase).toBe('done')
    vi.advanceTimersByTime(1000)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/Home')
  })

  it("shows the provider's words for a refusal", async () => {
    provider('http://localhost/login?error=CredentialsSignin&code=credentials')
    await submitLogin(form({ email: 'asha@example.in', password: 'wrong-one' }))
    expect($login.get()).toMatchObject({ phase: 'open', refused: LOGIN_MESSAGES.refused })
  })
})

describe('Login with two-step sign-in', () => {
  const refusals = (code: string) => {
    answers.set('/api/auth/csrf', () => json({ csrfToken: 't' }))
    answers.set('/api/auth/callback/credentials', () =>
      json({ url: `http://localhost/login?error=CredentialsSignin&code=${code}` }),
    )
  }
  const right = { email: 'asha@example.in', password: 'mango-tree' }

  it('asks for the code only after the right password, and says no error then', async () => {
    refusals('refused')
    await submitLogin(form(right))
    expect($login.get().asksCode).toBe(false)
    refusals('code-needed')
    await submitLogin(form(right))
    expect($login.get()).toMatchObject({ phase: 'open', asksCode: true, errors: {}, refused: null })
  })

  it('says at the code that it is missing or wrong', async () => {
    refusals('code-needed')
    await submitLogin(form(right))
    await submitLogin(form({ ...right, code: ' ' }))
    expect($login.get().errors).toEqual({ code: TWO_STEP_MESSAGES.codeMissing })
    refusals('code-wrong')
    await submitLogin(form({ ...right, code: '123456' }))
    expect($login.get()).toMatchObject({
      asksCode: true,
      errors: { code: TWO_STEP_MESSAGES.codeWrong },
    })
  })
})

describe('Who is signed in already', () => {
  it('is sent to the page asked for', async () => {
    vi.stubGlobal('location', { search: '?next=%2Fprofile', replace })
    answers.set('/api/me', () =>
      json({ user: { id: 'u1', name: 'Asha', email: 'a@b.in', role: 'Owner' } }),
    )
    leaveWhenSignedIn()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/profile'))
  })

  it('never to another site', async () => {
    vi.stubGlobal('location', { search: '?next=https%3A%2F%2Fevil.example', replace })
    answers.set('/api/me', () =>
      json({ user: { id: 'u1', name: 'Asha', email: 'a@b.in', role: 'Owner' } }),
    )
    leaveWhenSignedIn()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  })
})
