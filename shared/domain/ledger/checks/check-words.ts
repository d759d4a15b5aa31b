const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(number: number): string {
  if (number < 20) return small[number] ?? '';
  const rest = number % 10;
  return [tens[Math.floor(number / 10)], rest > 0 && small[rest]].filter(Boolean).join('-');
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const words = [hundreds > 0 && `${small[hundreds]} hundred`, rest > 0 && belowHundred(rest)];
  return words.filter(Boolean).join(' ');
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** An amount as the second line of a check says it: `One thousand two and 05/100`. Cents from 0 on. */
export function dollarsInWords(cents: number): string {
  const dollars = Math.floor(cents / 100);
  const groups = [
    [Math.floor(dollars / 1_000_000), 'million'],
    [Math.floor(dollars / 1_000) % 1_000, 'thousand'],
    [dollars % 1_000, ''],
  ] as const;
  const words = groups.flatMap(([number, name]) =>
    number > 0 ? [[belowThousand(number), name].filter(Boolean).join(' ')] : [],
  );
  const part = String(cents % 100).padStart(2, '0');
  return `${capital(words.join(' ') || 'zero')} and ${part}/100`;
}
