/** The numbers of RFC 3492, section 5. */
const [base, smallest, largest, skew, damp] = [36, 1, 26, 38, 700];
const [firstBias, firstPoint] = [72, 128];

const digit = (value: number): string => String.fromCharCode(value < 26 ? value + 97 : value + 22);

function adapted(given: number, { points, isFirst }: { points: number; isFirst: boolean }): number {
  let delta = Math.floor(given / (isFirst ? damp : 2));
  delta += Math.floor(delta / points);
  let steps = 0;
  for (; delta > ((base - smallest) * largest) / 2; steps += base)
    delta = Math.floor(delta / (base - smallest));
  return steps + Math.floor(((base - smallest + 1) * delta) / (delta + skew));
}

/** A number as digits whose weights follow the bias. */
function variableDigits(given: number, bias: number): string {
  let [left, digits] = [given, ''];
  for (let step = base; ; step += base) {
    const threshold = Math.min(Math.max(step - bias, smallest), largest);
    if (left < threshold) return digits + digit(left);
    digits += digit(threshold + ((left - threshold) % (base - threshold)));
    left = Math.floor((left - threshold) / (base - threshold));
  }
}

/** One label of a domain name in the ASCII form that mail and DNS use (RFC 3492, without `xn--`). */
export function punycode(label: string): string {
  const points = [...label].map((character) => character.codePointAt(0) ?? 0);
  const ascii = points.filter((point) => point < firstPoint);
  let text = String.fromCharCode(...ascii) + (ascii.length > 0 ? '-' : '');
  let [done, delta, bias, next] = [ascii.length, 0, firstBias, firstPoint];
  while (done < points.length) {
    const least = Math.min(...points.filter((point) => point >= next));
    delta += (least - next) * (done + 1);
    for (const point of points) {
      if (point < least) delta += 1;
      if (point !== least) continue;
      text += variableDigits(delta, bias);
      done += 1;
      bias = adapted(delta, { points: done, isFirst: done === ascii.length + 1 });
      delta = 0;
    }
    delta += 1;
    next = least + 1;
  }
  return text;
}
