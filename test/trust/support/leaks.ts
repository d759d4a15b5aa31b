/** What no answer may reveal: code paths, the table's name, key formats, what runs underneath. */
const telling: readonly RegExp[] = [
  /\bat .+ \(.+:\d+:\d+\)/,
  /node_modules|node:internal|\.ts:\d+|\.js:\d+/,
  /\b(ORG|USER|EMAIL|LINK|PROPERTY|UNIT|OWNER|SESSION|ROLE|PLAN|LIMIT|ONCE|SHARE)#/,
  /dynamodb|ConditionalCheck|ValidationException|TransactionCancel|ResourceNotFound/i,
  /\b(TypeError|RangeError|SyntaxError|ReferenceError|ZodError)\b/,
  /Unexpected token|is not a function|Cannot read propert|is not iterable/,
  /\$scrypt\$|passwordHash|tokenHash/,
  /\b(keystead|trust)-?(table|files)\b/i,
];

/** The parts of an answer that reveal too much. Open `sealed` parts first. */
export const leaksIn = (text: string): string[] =>
  telling.flatMap((pattern) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [found];
  });
