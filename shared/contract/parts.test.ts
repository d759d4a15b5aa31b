import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { rows } from '.';
import { entryId } from './ledger-shapes';
import { nameLine, wholeNumber } from './parts';
import { people } from './people';
import { properties } from './properties';
import { subscriptions } from './subscriptions';
import { users } from './users';

describe('wholeNumber', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['0', 0],
  ])('reads %j as %d', (given, number) => {
    expect(wholeNumber().parse(given)).toBe(number);
  });

  it.each(['0x7', '1e2', ' 7', '+7', '-7', '7.0', '', '７', '9'.repeat(10), 1.5, true, null, ['7']])(
    'refuses %j',
    (given) => {
      expect(wholeNumber().safeParse(given).success).toBe(false);
    },
  );

  it('keeps to its bounds, as text too', () => {
    const few = wholeNumber(z.number().int().min(1).max(5));
    expect(['0', '1', '5', '6', 0, 5].map((given) => few.safeParse(given).success)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['parking', properties.addProperty.body],
    ['parking', properties.updateProperty.body.pick({ parking: true })],
    ['planid', users.register.body.pick({ planid: true })],
    ['planid', subscriptions.previewPlanChange.query],
    ['roleId', subscriptions.checkUnitLimit.params],
    ['limit', people.listPeople.query],
  ] as const)('is what %s is read by', (field, schema) => {
    expect(schema.safeParse({ [field]: '2' }).success).toBe(true);
    for (const text of ['0x2', '2e0', ' 2', '+2'])
      expect(schema.safeParse({ [field]: text }).success).toBe(false);
  });
});

describe('nameLine', () => {
  it('stands on one line, however it was typed', () => {
    expect(nameLine.parse(' Southgate \n\t Homes\u2028')).toBe('Southgate Homes');
  });

  it.each(['Visit evil.example', 'a'.repeat(61), 'Jane\u202eDoe', ' '.repeat(201)])('refuses %j', (name) => {
    expect(nameLine.safeParse(name).success).toBe(false);
  });

  it('is asked of every name of a person or an organization that a call takes', () => {
    // A document's name ends as files do; a template's and a bank account's are titles.
    const others = ['saveTemplate', 'addApplicationDocument', 'addBankAccount', 'changeBankAccount'];
    const taken = rows.flatMap(({ feature, name, row: { body } }) =>
      feature !== 'documents' && !others.includes(name) && body instanceof z.ZodObject
        ? Object.entries(body.shape as Record<string, z.ZodType>)
            .filter(([field]) => ['name', 'first_name', 'last_name'].includes(field))
            .map(([field, schema]) => [`${name} ${field}`, schema.safeParse('Visit evil.example').success])
        : [],
    );
    expect(taken).toHaveLength(15);
    expect(taken.filter(([, isTaken]) => isTaken)).toEqual([]);
  });
});

describe("an entry's id", () => {
  // A key holds 1,024 bytes, and a picture of four for each character is no id of ours.
  const pictures = '😀'.repeat(100);

  it('is read in visible ASCII alone, wherever a call takes one', () => {
    const taken = rows.flatMap(({ feature, name, row: { query, body } }) =>
      [query, body].flatMap((part) =>
        part instanceof z.ZodObject
          ? Object.entries(part.shape as Record<string, z.ZodType>)
              .filter(([field]) => ['entry_id', 'bill_id'].includes(field))
              .map(([, schema]) => [`${feature}.${name}`, schema.safeParse(pictures).success])
          : [],
      ),
    );
    expect(taken.length).toBeGreaterThan(7);
    expect(taken.filter(([, isTaken]) => isTaken)).toEqual([]);
  });

  it.each(['rent:2026-10:lse_1:rent:2026-10-01', 'bill:pst_1:paid:pst_2', '!', '~'.repeat(300)])(
    'may be %s',
    (id) => {
      expect(entryId.parse(id)).toBe(id);
    },
  );

  it.each(['', ' ', 'rent 2026', 'a\n', 'é', 'a'.repeat(301)])('is not %j', (id) => {
    expect(entryId.safeParse(id).success).toBe(false);
  });
});
