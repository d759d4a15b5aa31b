import { sealAll, signedLease } from '../support/sealed-lease';
import { openLeases, two } from '../support/stand/leases';
import { testPrinter } from '../support/test-seal';
import { atMost, type Measured } from './figure';

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** (k) R17: from the last signature to the sealed PDF. The first one compiles the printer, too. */
export async function seal(): Promise<Measured> {
  const stand = await openLeases();
  await signedLease(stand);
  const printer = testPrinter();
  await stand.deps.sealKey.publicKey();
  const cold = await milliseconds(() => sealAll(stand, printer));
  await signedLease(stand, two);
  const warm = await milliseconds(() => sealAll(stand, printer));
  return {
    figures: [
      atMost(
        {
          id: 'k.seal.first',
          what: 'packet made and sealed, first of a process',
          value: cold / 1000,
          unit: 's',
        },
        3,
      ),
      atMost(
        { id: 'k.seal.later', what: 'packet made and sealed, later ones', value: warm / 1000, unit: 's' },
        3,
      ),
    ],
  };
}
