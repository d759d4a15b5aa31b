import { listLeases } from '../../functions/leases/terms/list-leases';
import { addProperty } from '../../functions/properties/add-property';
import { signLease } from '../../functions/signing/sign-lease';
import { addToMonth, endOfMonth } from '../../shared/domain/dates';
import { ownerInput, propertyBody } from '../support/property-body';
import { drawn, nora, one, openLeases, two } from '../support/test-world/leases';
import { atMost, type Figure, type Measured } from './figure';
import { openManyLeases } from './many-leases';
import { median } from './statistics';

const rounds = 60;
const few = 100;

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** A year of one-month leases in two units: each is signed once by its tenant. */
const months = Array.from({ length: 12 }, (_, at) => addToMonth('2027-01', at));

/** A tenant's signature beside the adding of a property, in turns, over the same stores. */
export async function signing(): Promise<Measured> {
  const testWorld = await openLeases();
  const taken = { sign: [] as number[], add: [] as number[] };
  for (const unit of [one, two])
    for (const month of months) {
      const days = { from: `${month}-01`, to: endOfMonth(month), coSigners: [] };
      const { lease_id } = await testWorld.draft(unit);
      await testWorld.save(lease_id, { atEnd: 'end' }, days);
      await testWorld.send(lease_id);
      const token = await testWorld.tokenOf(nora);
      await testWorld.consent(token);
      const { text } = await testWorld.open(token);
      const body = { token, name: 'Nora Whitaker', method: 'drawn' as const, signature: drawn };
      const call = { ...testWorld.asSigner(), body: { ...body, text_hash: text?.text_hash ?? '' } };
      taken.sign.push(await milliseconds(() => testWorld.perform(signLease, call)));
      const owner = ownerInput({ email: `ada-${taken.add.length}@owners.test` });
      const add = { ...testWorld.call(), body: propertyBody({ rentalOwners: [owner] }) };
      taken.add.push(await milliseconds(() => testWorld.perform(addProperty, add)));
    }
  const [sign, add] = [median(taken.sign), median(taken.add)];
  return {
    figures: [
      atMost(
        {
          id: 'm.sign',
          what: 'p50 of a signature beside the adding of a property',
          value: sign / add,
          unit: '×',
        },
        2,
      ),
    ],
    notes: [`p50 of ${taken.sign.length}: signature ${sign.toFixed(1)} ms, property ${add.toFixed(1)} ms`],
  };
}

type Many = Awaited<ReturnType<typeof openManyLeases>>;

/** The first page of a tab of many leases beside one of few, in turns. */
export async function leaseList(many: Many, leases: number): Promise<Figure> {
  const small = await openManyLeases(few);
  try {
    const page = async ({ deps, call }: Many) => {
      const { data } = await listLeases({ ...call(), query: { tab: 'active' } }, deps);
      if (data.leases.length === 0 || data.next === undefined) throw new Error('The list is not there');
    };
    const taken = { many: [] as number[], small: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      taken.many.push(await milliseconds(() => page(many)));
      taken.small.push(await milliseconds(() => page(small)));
    }
    const value = median(taken.many) / median(taken.small);
    const what = `first page of ${leases} leases beside one of ${few}`;
    return atMost({ id: 'l.lease-list', what, value, unit: '×' }, 1.2);
  } finally {
    await small.stop();
  }
}
