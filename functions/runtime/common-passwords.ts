/** The commonest passwords that pass the length rule, lower case; from the top of the published lists of leaked ones. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 12345678910 123456789a 1234567891 0123456789 0987654321 9876543210 1234554321 1122334455 1029384756
  123123123123 1111122222 1212121212 1231231234 12345123451 123456123456 123456789123 1234567890a 12345678900 147258369a
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwertyuiop1 qwerty12345 qwerty123456
  qwerty1234 qwertyuiop123 qwertyqwerty asdfghjkl1 asdfghjkl; asdfasdfasdf asdf123456 zxcvbnm123 zxcvbnm1234 poiuytrewq
  password12 password123 password1234 password12345 password123456 password01 password11 passw0rd123 passw0rd12 p@ssw0rd123
  p@ssword123 p@ssw0rd12 passwordpassword mypassword mypassword1 mypassword123 newpassword newpassword1 thepassword changeme123
  welcome123 welcome1234 welcome2024 welcome2025 welcome2026 administrator admin12345 admin123456 adminadmin admin@1234
  letmein123 letmein1234 iloveyou12 iloveyou123 iloveyou1234 iloveyouforever sunshine12 sunshine123 princess12 princess123
  football12 football123 baseball12 baseball123 basketball superman12 superman123 batman1234 dragon1234 monkey1234
  michael123 jordan2323 liverpool1 liverpoolfc manchester manchesterunited chelsea123 arsenal123 barcelona1 realmadrid
  starwars123 pokemon123 minecraft123 computer123 internet123 samsung123 abcdefghij abcdefghijk abc1234567 abcd123456
  abcd1234567 a123456789 aa12345678 aaa1234567 q123456789 trustno1234 whatever123 master1234 secret1234 summer2026`
    .split(/\s+/)
    .filter((password) => password !== ''),
);
