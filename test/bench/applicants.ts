import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deps } from '../../functions/runtime/deps/deps';
import { mapAll } from '../../functions/runtime/map-all';
import { homeAt, newApplication } from '../../functions/screening/new-application';
import { demoPassword } from '../../infra/local/seed/accounts';
import { emptyApplication } from '../../shared/domain/screening/application-rules';
import { Client } from '../support/client';
import { root } from '../support/sources';
import { besideSmall } from './beside';
import { openBrowser } from './browser';
import { startServer } from './child';
import { atMost, type Figure, type Measured } from './figure';
import { largest, scriptsOf, total } from './first-load';
import { auditPage } from './lighthouse';
import { type Landlord, openListWorld } from './list-world';
import { npmStart } from './running-product';

const each = 50;
const units = { small: 1, large: 100 } as const;
const atOnce = 16;
const bar = 1.2;
const pageBars = { performance: { bar: 0.97 }, accessibility: { bar: 1 }, 'best-practices': { bar: 1 } };
const sizes = { small: `${each * units.small} applicants`, large: `${each * units.large}` };

type Of = Pick<Landlord, 'organizationId' | 'userId' | 'lastPropertyId'>;

/** Sent applications, as many for each unit of the property; answers the last unit. */
async function fillApplicants({ organizationId, userId, lastPropertyId: propertyId }: Of, deps: Deps) {
  const head = await deps.properties.byId({ organizationId, propertyId });
  if (!head) throw new Error('The property is gone');
  const person = { firstName: 'Ada', lastName: 'Lane', email: 'ada@home.test', mobile: '' };
  const of = { organizationId, takenBy: { userId, userRoleId: 'rol_head', ...person } };
  const now = deps.clock.now();
  const sent = head.units.flatMap((unit) =>
    Array.from({ length: each }, (_, index) => {
      const email = `${unit.unitNumber}.${index}@applicants.test`;
      const fields = { ...emptyApplication, firstName: 'Grace', lastName: `Hopper ${index}`, email };
      const place = { ...homeAt({ unit, head }), ...of };
      const draft = newApplication(place, { fields, now, id: deps.ids.next('apl') });
      return { ...draft, stage: 'submitted' as const, submittedAt: now.toISOString() };
    }),
  );
  const write = (after: (typeof sent)[number]) => deps.applications.write({ before: undefined, after });
  await mapAll(sent, write, { concurrency: atOnce });
  return head.units.at(-1)?.unitId ?? '';
}

/** The list as it opens, a tab of it, and a unit's. */
const pathsOf = (unitId: string) =>
  ({
    list: ['the applicants’ list', ''],
    tab: ['a tab of it', '&stage=submitted'],
    unit: ['the list of a unit', `&unit_id=${unitId}`],
  }) as const;

async function lists(): Promise<Measured> {
  const world = await openListWorld();
  try {
    const open = async (count: number) => {
      const landlord = await world.landlord({ properties: 1, units: count });
      return { landlord, paths: pathsOf(await fillApplicants(landlord, world.deps())) };
    };
    const few = await open(units.small);
    const many = await open(units.large);
    const server = await startServer('list-server.ts', world);
    try {
      const figures: Figure[] = [];
      const notes: string[] = [];
      for (const [name, [what]] of Object.entries(few.paths)) {
        const targetOf = ({ landlord, paths }: typeof few) => ({
          port: server.port,
          path: `/api/applicants/listApplicants?limit=25${paths[name as keyof typeof paths][1]}`,
          headers: { authorization: `Bearer ${landlord.token}` },
        });
        const targets = { small: targetOf(few), large: targetOf(many) };
        const taken = await besideSmall({ id: `m.${name}`, what, targets, sizes, bar });
        figures.push(taken.figure);
        notes.push(taken.note);
      }
      return { figures, notes };
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
  }
}

/** The address of the demo unit's public page. */
async function listingOf(url: string): Promise<string> {
  const client = new Client(url);
  await client.logIn('orgadmin@demo.test', demoPassword);
  const [applicant] = (await client.call('screening', 'listApplicants', { query: {} })).body.data.applicants;
  const body = { unit_id: applicant?.unit_id ?? '', open: true };
  return (await client.call('screening', 'setApplicationLink', { body })).body.data.address ?? '';
}

/** What somebody who scanned the sign loads. */
async function listing(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keystead-bench-'));
  const product = await npmStart({ folder: root, dataDir });
  const browser = await openBrowser();
  try {
    const url = await listingOf(product.url);
    const scripts = await scriptsOf(browser.context, url);
    const what = 'JavaScript of a home’s public page, gz';
    const script = atMost({ id: 'n.script', what, value: total(scripts), unit: 'KB' }, 95);
    const audited = await auditPage({ id: 'n.listing', url, port: browser.port, bars: pageBars });
    const notes = [`listing: ${scripts.size} files; ${largest(scripts)}`, ...(audited.notes ?? [])];
    return { figures: [script, ...audited.figures], notes };
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** (m) A home's public page, and the applicants' list with 5,000 next to 50. */
export async function applicants(): Promise<Measured> {
  const parts = [await listing(), await lists()];
  return {
    figures: parts.flatMap((part) => part.figures),
    notes: parts.flatMap((part) => part.notes ?? []),
  };
}
