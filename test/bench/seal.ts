import { sealAll, signedLease } from '../support/sealed-lease';
import { testPrinter } from '../support/test-seal';
import { openLeases, two } from '../support/test-world/leases';
import { atMost, type Measured } from './figure';

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** (k) R17: from the last signature to the sealed PDF. The first one compiles the printer, too. */
export async function seal(): Promise<Measured> {
  const testWorld = await openLeases();
  await signedLease(testWorld);
  const printer = testPrinter();
  await testWorld.deps.sealKey.publicKey();
  const cold = await milliseconds(() => sealAll(testWorld, printer));
  await signedLease(testWorld, two);
  const warm = await milliseconds(() => sealAll(testWorld, printer));
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
