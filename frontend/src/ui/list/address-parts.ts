import { limits } from '../../../../shared/domain/limits';

/** Parses one part of an address; undefined for invalid input. */
export type AddressPart<Value> = (raw: unknown) => Value | undefined;

export const text =
  (most: number = limits.textCharacters): AddressPart<string> =>
  (raw) =>
    (typeof raw === 'string' || typeof raw === 'number') && String(raw).trim() !== ''
      ? String(raw).slice(0, most)
      : undefined;

export const oneOf =
  <const Value extends string>(known: readonly Value[]): AddressPart<Value> =>
  (raw) =>
    known.find((one) => one === raw);

export const keyOf = <Key extends string>(known: Readonly<Record<Key, unknown>>): AddressPart<Key> =>
  oneOf(Object.keys(known) as Key[]);

export const flag: AddressPart<true> = (raw) => (raw === true ? raw : undefined);

const idCharacters = 100;
export const anId = text(idCharacters);

const cursorCharacters = 600;
/** A truncated cursor would lead nowhere. */
export const cursor: AddressPart<string> = (raw) => {
  const read = text(cursorCharacters + 1)(raw);
  return read !== undefined && read.length <= cursorCharacters ? read : undefined;
};
