/** Texts and shapes that have broken servers before. */
const lone = '\ud800';
const deep = (depth: number): unknown => (depth === 0 ? 'end' : { in: deep(depth - 1) });
const deepList = (depth: number): unknown => (depth === 0 ? [] : [deepList(depth - 1)]);

export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  '',
  ' ',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '\0',
  `a\0b`,
  lone,
  `x${lone}y`,
  'z'.repeat(10_000),
  '😀'.repeat(300),
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  "' OR '1'='1",
  '{"$ne":null}',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'ORG#x#PROPERTY#y',
  '\u001f\uffff',
  '2026-02-30',
  '٣٣٣٣٣',
  [],
  [[]],
  [null],
  {},
  { $gt: '' },
  { length: 1e9 },
  { toString: null },
  { toJSON: 'x' },
  deep(12),
  deep(60),
  deepList(30),
  Array.from({ length: 2000 }, () => 'x'),
];

/** A small seeded generator, so that a failure can be repeated (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A good body with one to three hostile values at any depth, and sometimes an unknown field. */
export function corrupted(good: unknown, random: () => number): unknown {
  const corruptOnce = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length > 0 && random() < 0.7) {
      const at = Math.floor(random() * value.length);
      return value.map((item, index) => (index === at ? corruptOnce(item) : item));
    }
    if (isRecord(value) && Object.keys(value).length > 0 && random() < 0.8) {
      const name = pick(Object.keys(value), random);
      if (random() < 0.15) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
      if (random() < 0.1)
        return {
          ...value,
          [String(pick(['constructor', 'toString', 'extra', '\0', 'files1', 'files999'], random))]: pick(
            hostileValues,
            random,
          ),
        };
      return { ...value, [name]: corruptOnce(value[name]) };
    }
    return pick(hostileValues, random);
  };
  let body = good;
  const times = 1 + Math.floor(random() * 3);
  for (let time = 0; time < times; time += 1) body = corruptOnce(body);
  return body;
}

/** Not an envelope, or one without a valid body. Sent as is. */
export const garbageBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  '{',
  '\0\0\0',
  '{"data":"","iv":""}',
  '{"data":"AAAA","iv":"AAAA"}',
  '{"data":1,"iv":2}',
  '{"data":{"a":1},"iv":["x"]}',
  '{"data":"!!!!","iv":"????"}',
  '{"__proto__":{"data":"x"},"iv":"y"}',
  `{"data":"${'A'.repeat(64)}","iv":"${'A'.repeat(22)}=="}`,
  `{"data":"${'A'.repeat(64)}","iv":"${'A'.repeat(22)}==","more":1}`,
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"data":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)},"iv":"x"}`,
  'email=a%40b.c&password=x',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
];
