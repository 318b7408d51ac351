export const SIGN_UP_ROLES = ['Owner', 'Client', 'Agent'] as const
export const ROLES = [...SIGN_UP_ROLES, 'Admin'] as const
export const USER_STATUSES = ['active', 'disabled'] as const

export type Role = (typeof ROLES)[number]

/** Lengths in characters. */
export const ACCOUNT_LIMITS = { name: 80, email: 254, passwordMin: 6, passwordMax: 128, mobileDigits: 10 } as const

/** Milliseconds from a success message to the next page. */
export const REDIRECT_MS = { signUp: 2000, login: 1000, notLoggedIn: 2000, submitted: 2000, contact: 2000 } as const

/** Milliseconds a session lasts: without use, and in all. */
export const SESSION_MS = { idle: 14 * 86_400_000, absolute: 60 * 86_400_000 } as const

/** Attempts allowed in a window of milliseconds before the next is refused. */
export const THROTTLES = {
  login: { attempts: 8, windowMs: 10 * 60_000 },
  loginToAccount: { attempts: 100, windowMs: 60 * 60_000 },
  loginFromAddress: { attempts: 60, windowMs: 10 * 60_000 },
  signUp: { attempts: 20, windowMs: 60 * 60_000 },
  post: { attempts: 60, windowMs: 60 * 60_000 },
  upload: { attempts: 300, windowMs: 60 * 60_000 },
} as const

/** The most used passwords of six characters and more; refused as too weak. Compared in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  ('123456 123456789 12345678 password qwerty123 qwerty1 111111 12345678910 1234567 1234567890 123123 000000 abc123 ' +
    'password1 password123 iloveyou qwerty 123321 654321 666666 121212 987654321 qwertyuiop 1q2w3e4r 1q2w3e4r5t ' +
    'admin123 administrator welcome welcome1 welcome123 monkey dragon letmein football baseball sunshine princess ' +
    'passw0rd p@ssw0rd p@ssword superman trustno1 whatever starwars michael shadow master jordan23 ashley bailey ' +
    'india123 india@123 bharat pass@123 password@123 admin@123 test123 test@123 abcd1234 abcdef a123456 aa123456 ' +
    '112233 555555 777777 888888 999999 222222 333333 444444 101010 123654 159753 147258 147258369 11111111 00000000 ' +
    '87654321 asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1qaz2wsx secret secret123 changeme default guest123 mustang ' +
    'krishna ganesh omsairam sairam jaimatadi hanuman lakshmi sachin cricket 786786 7867867 lovely iloveu hello123').split(' '),
)
