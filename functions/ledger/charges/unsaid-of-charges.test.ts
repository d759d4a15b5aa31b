import { expect, it } from 'vitest';
import { openSigned } from '../../../test/support/test-world/rented';
import { StoredEntry } from '../../table/ledger/record';
import { addCharge } from './add-charge';
import { editCharge } from './edit-charge';
import { reverseCharge } from './reverse-charge';

it('a charge keeps no empty description, and neither its change nor its reversal an empty reason', async () => {
  const { testWorld, lease_id } = await openSigned('2026-07-26T12:00:00.000Z');
  const water = { kind: 'utility', label: '', due_on: '2026-07-20', cents: 6_000 } as const;
  const added = await testWorld.perform(addCharge, { ...testWorld.call(), body: { lease_id, ...water } });
  const { entry_id } = added.data;
  const { kind: _, ...again } = { ...water, cents: 5_000 };
  const edited = await testWorld.perform(editCharge, {
    ...testWorld.call(),
    body: { lease_id, entry_id, ...again, reason: '' },
  });
  await testWorld.perform(reverseCharge, {
    ...testWorld.call(),
    body: { lease_id, entry_id: edited.data.entry_id, reason: '' },
  });
  const reversals = (await testWorld.all(StoredEntry)).filter(({ reverses }) => reverses !== undefined);
  expect(reversals).toHaveLength(2);
  for (const entry of reversals) expect(entry).not.toHaveProperty('why');
  const said = (await testWorld.audit()).filter(({ action }) =>
    ['ledger.charge', 'ledger.edit', 'ledger.reverse'].includes(action),
  );
  expect(said).toHaveLength(3);
  for (const { after } of said) {
    expect(after).not.toHaveProperty('description');
    expect(after).not.toHaveProperty('reason');
  }
});
