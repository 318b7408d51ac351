/** The most used passwords of six characters and more; refused as too weak. Compared in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '123456 123456789 12345678 password qwerty123 qwerty1 111111 12345678910 1234567 1234567890 123123 000000 abc123 ' +
    'password1 password123 iloveyou qwerty 123321 654321 666666 121212 987654321 qwertyuiop 1q2w3e4r 1q2w3e4r5t ' +
    'admin123 administrator welcome welcome1 welcome123 monkey dragon letmein football baseball sunshine princess ' +
    'passw0rd p@ssw0rd p@ssword superman trustno1 whatever starwars michael shadow master jordan23 ashley bailey ' +
    'india123 india@123 bharat pass@123 password@123 admin@123 test123 test@123 abcd1234 abcdef a123456 aa123456 ' +
    '112233 555555 777777 888888 999999 222222 333333 444444 101010 123654 159753 147258 147258369 11111111 00000000 ' +
    '87654321 asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1qaz2wsx secret secret123 changeme default guest123 mustang ' +
    'krishna ganesh omsairam sairam jaimatadi hanuman lakshmi sachin cricket 786786 7867867 lovely iloveu hello123'
  ).split(' '),
)
