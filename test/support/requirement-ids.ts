/** The product's numbered requirements, by prefix. A test that proves one has its id in the title. */
const numbers: Record<string, readonly number[]> = {
  GEN: upTo(13),
  RTE: upTo(6),
  LND: upTo(12),
  ACC: upTo(2),
  PRP: upTo(31),
  SUB: upTo(4),
  NTF: upTo(2),
  SCR: upTo(9),
  COS: upTo(5),
  ROL: upTo(9),
  API: [...upTo(4), ...upTo(31).slice(9)],
};

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

export const requirementIds: readonly string[] = Object.entries(numbers).flatMap(([prefix, list]) =>
  list.map((number) => `${prefix}-${String(number).padStart(2, '0')}`),
);
