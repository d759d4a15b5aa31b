import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { recountOf } from '../../../test/support/recount';
import { added, aNewProperty, anOrganization, anOwner, aTrace } from '../../../test/support/table-data';
import { depsOver } from '../../../test/support/test-world/deps-over';
import { fileProperty, importCalls } from '../../../test/support/test-world/imports';
import { plainText } from '../db/natural-order';
import { seedWriter } from '../seed';

const organizationId = 'org_one';
const words = ['Zoë', 'Ann', 'ann marie', 'Ash', 'Stone 2', 'Stone 10', 'Birch & Söhne', 'Capital'] as const;
const domains = ['@Birch.test', '@ash.test'] as const;
const searches = [
  'a',
  'ASH',
  'zoe',
  'stone 1',
  'ann  marie',
  'capital',
  'sohne ash',
  'tone',
  '@birch',
  '.test',
  'nobody',
  'mail1',
  '1@',
  'ann ash',
];

const aPerson = fc.record({
  first: fc.constantFrom(...words),
  last: fc.constantFrom(...words),
  company: fc.option(fc.constantFrom(...words), { nil: undefined }),
  mail: fc.integer({ min: 1, max: 12 }).map((number) => `mail${number}`),
  domain: fc.constantFrom(...domains),
});
type Person = typeof aPerson extends fc.Arbitrary<infer T> ? T : never;
const aStep = fc.record({
  kind: fc.constantFrom('add', 'shares', 'import', 'undo'),
  people: fc.uniqueArray(aPerson, { minLength: 1, maxLength: 3, selector: ({ mail }) => mail }),
  imported: fc.integer({ min: 0, max: 5 }),
});
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

const ownerOf = ({ first, last, company, mail, domain }: Person) =>
  anOwner(organizationId, {
    firstName: first,
    lastName: last,
    companyName: company ?? '',
    isCompany: company !== undefined,
    email: plainText(`${mail}${domain}`),
  });
const sharesOf = (people: readonly Person[]) =>
  people.map((person) => ({ owner: ownerOf(person), isNew: true, percentage: 100 / people.length }));

/** Every page of a search, `limit` at a time. */
async function found(stores: OpenStores, search: string, limit: number) {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const page = await stores.owners.page({
      organizationId,
      search,
      limit,
      ownerChanges: async () => (await stores.organizations.byId(organizationId))?.ownerChanges,
      ...(after && { after }),
    });
    pages.push(page.owners.map(({ ownerId }) => ownerId));
    after = page.next;
  } while (after !== undefined);
  expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
  return pages.flat();
}

describe.each(engines)('the owner search on %s', (engine) => {
  const { open } = useDatabase(engine);

  it('finds who a filter over all owners finds, after adds, changes and removals beside each other [API-12]', {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(aStep, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 }),
        async (rounds) => {
          const stores = await open();
          await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
          const { begin, send, undo } = importCalls(depsOver(stores));
          const standing = aNewProperty(organizationId);
          const { propertyId } = standing.property;
          await stores.properties.add(added(standing));
          const imports: string[] = [];
          const steps: Readonly<Record<string, (step: Step, name: string) => Promise<unknown>>> = {
            add: ({ people }) =>
              stores.properties.add(added(aNewProperty(organizationId, { shares: sharesOf(people) }))),
            shares: async ({ people }) => {
              const head = await stores.properties.head({ organizationId, propertyId });
              if (!head) throw new Error('It is not there');
              return stores.properties.changeShares({
                head,
                from: '2026-06-15',
                shares: sharesOf(people),
                trace: aTrace(organizationId, propertyId),
              });
            },
            import: async ({ people }, name) => {
              const { import_id } = await begin(name);
              imports.push(import_id);
              return send(
                import_id,
                people.map(({ first, last, mail, domain }, index) =>
                  fileProperty(index, 1, {
                    owner1_first_name: first,
                    owner1_last_name: last,
                    owner1_email: `${mail}${domain}`,
                  }),
                ),
              );
            },
            undo: async ({ imported }) => {
              const importId = imports[imported % Math.max(1, imports.length)];
              return importId && undo(importId);
            },
          };
          const findsAllOf = async (some: readonly string[]) => {
            const { owners } = await stores.owners.page({ organizationId, limit: 1000 });
            for (const search of some) {
              const wanted = plainText(search);
              const filtered = owners.filter(({ firstName, lastName, companyName, email }) =>
                plainText([firstName, lastName, companyName, email].join(' ')).includes(wanted),
              );
              expect([search, await found(stores, search, 2)]).toEqual([
                search,
                filtered.map(({ ownerId }) => ownerId),
              ]);
            }
          };
          for (const [index, round] of rounds.entries()) {
            // Searches run in parallel with the changes: their cache must not outlive a change.
            await Promise.allSettled([
              ...round.map((step, at) => steps[step.kind]?.(step, `file-${index}-${at}.csv`)),
              ...searches.slice(0, 3).map((search) => found(stores, search, 2)),
            ]);
            await findsAllOf(searches.slice(0, 3));
          }
          expect(await recountOf(stores, organizationId)).toMatchObject({ isRight: true });
          await findsAllOf(searches);
        },
      ),
      { numRuns: 8 },
    );
  });
});
